@_spi(Simulation) import UIKit

/// Tells the sizes of image files.
public protocol ImageProbing: AnyObject {
    /// The size of the image in the file at `path`, pixels, turned as its orientation says; nil
    /// where the file cannot be read as an image.
    func size(ofFile path: String) -> CGSize?
}

/// The app's image loading, on virtual time: at once, after a delay, in stages, failing, never.
final class ImageLoader {
    private let items: ScenarioItems
    private let loading: ImageLoading
    private let costs: HostCosts
    private let seed: UInt64
    private weak var probe: (any ImageProbing)?
    /// Told when an image of an item has arrived, at once when it was asked for or some time after.
    var imageDidArrive: ((_ identity: Int, _ atOnce: Bool) -> Void)?

    /// What a cell waits for or shows.
    private struct Binding {
        var cell: Int
        var identity: Int
        weak var imageView: UIImageView?
    }

    private var bindings: [Binding] = []
    private var requested: Set<Int> = []
    private var arrived: [Int: ImageStage] = [:]
    /// The items whose full image has arrived at some time.
    private var arrivedFully: Set<Int> = []
    /// With room for more than most runs show, so that the first sight of an item costs nothing.
    private var shown = Set<Int>(minimumCapacity: 1000)
    private var failed: Set<Int> = []
    /// Loads whose time alone will bring them.
    private(set) var underWay = 0

    init(scenario: Scenario, probe: (any ImageProbing)?) {
        items = scenario.host.items
        loading = scenario.host.loading
        costs = scenario.host.costs
        seed = scenario.seed
        self.probe = probe
    }

    /// How many images were asked for.
    var startedCount: Int { requested.count }
    /// How many of them came onto the screen.
    var shownItemCount: Int { shown.count }
    /// How many full images arrived and were never on screen.
    var neverShownCount: Int { arrivedFully.count - shown.count }

    /// The size of an item, pixels; nil where it has no readable image.
    func size(ofItem identity: Int) -> CGSize? {
        if case .files(let folder) = items.source {
            return probe?.size(ofFile: folder.path(ofItem: identity))
        }
        return items.size(ofItem: identity, seed: seed)
    }

    /// The picture of an item's thumbnail, which the app has at once; nil where the item has no
    /// readable image.
    func thumbnail(ofItem identity: Int) -> UIImage? {
        guard let size = size(ofItem: identity), size.width > 0, size.height > 0 else { return nil }
        return image(of: identity, stage: .full, size: size)
    }

    /// Has `imageView`, of the cell with serial number `cell`, show an item: at once what has
    /// arrived, later what comes.
    func bind(cell: Int, imageView: UIImageView?, to identity: Int) {
        unbind(cell: cell)
        bindings.append(Binding(cell: cell, identity: identity, imageView: imageView))
        if !loading.isCached { arrived[identity] = nil }
        if let stage = arrived[identity] { show(identity, stage, in: imageView) }
        let isFirst = requested.insert(identity).inserted
        if isFirst || !loading.isCached { request(identity) }
    }

    /// The cell no longer stands for an item.
    func unbind(cell: Int) {
        bindings.removeAll { $0.cell == cell || $0.imageView == nil }
    }

    /// The item's image, or its placeholder, is there. What adds nothing to what has arrived, or
    /// comes for an item whose loading failed, is dropped.
    func deliver(_ identity: Int, stage: ImageStage, atOnce: Bool = false) {
        if failed.contains(identity) { return }
        if arrived[identity] == .full || arrived[identity] == stage { return }
        arrived[identity] = stage
        if stage == .full { arrivedFully.insert(identity) }
        for binding in bindings where binding.identity == identity {
            show(identity, stage, in: binding.imageView)
        }
        imageDidArrive?(identity, atOnce)
    }

    /// The item's loading fails: what has not arrived yet never comes.
    func fail(_ identity: Int) {
        failed.insert(identity)
    }

    /// A cell that shows the item's image is on screen.
    func noteShown(_ identity: Int) {
        if arrivedFully.contains(identity) { shown.insert(identity) }
    }

    private func request(_ identity: Int) {
        if let placeholder = loading.placeholder, let delay = placeholder.delayNanoseconds {
            arrive(identity, .placeholder, afterNanoseconds: delay)
        }
        guard !loading.fails(item: identity),
            let delay = loading.delayNanoseconds(ofItem: identity, seed: seed)
        else { return }
        let decoding = costs.decodesOnMainThread ? 0 : decodeNanoseconds(identity)
        arrive(identity, .full, afterNanoseconds: delay + decoding)
    }

    private func arrive(_ identity: Int, _ stage: ImageStage, afterNanoseconds delay: Int64) {
        if delay == 0 {
            deliver(identity, stage: stage, atOnce: true)
            return
        }
        let simulation = Simulation.current
        underWay += 1
        let due = SimulatedTime(nanoseconds: simulation.now.nanoseconds + delay)
        simulation.schedule(at: due) { [weak self] in
            self?.underWay -= 1
            self?.deliver(identity, stage: stage)
        }
    }

    private func decodeNanoseconds(_ identity: Int) -> Int64 {
        guard costs.decodePerMegapixelNanoseconds > 0, let size = size(ofItem: identity) else {
            return 0
        }
        let megapixels = Double(size.width * size.height) / 1e6
        return Int64(megapixels * Double(costs.decodePerMegapixelNanoseconds))
    }

    private func show(_ identity: Int, _ stage: ImageStage, in imageView: UIImageView?) {
        guard let size = size(ofItem: identity), size.width > 0, size.height > 0 else { return }
        if stage == .full, costs.decodesOnMainThread {
            Simulation.current.spend(seconds: Double(decodeNanoseconds(identity)) / 1e9)
        }
        imageView?.image = image(of: identity, stage: stage, size: size)
    }

    private func image(of identity: Int, stage: ImageStage, size: CGSize) -> UIImage {
        switch stage {
        case .placeholder:
            let small =
                loading.placeholder?.size
                ?? CGSize(
                    width: max(1, (size.width / 10).rounded()),
                    height: max(1, (size.height / 10).rounded()))
            return UIImage(content: .placeholder(item: identity), size: small)
        case .full:
            guard case .files(let folder) = items.source else {
                return UIImage(content: .testCard(item: identity), size: size)
            }
            let path = folder.path(ofItem: identity)
            return UIImage(content: .file(path: path, item: identity), size: size)
        }
    }
}
