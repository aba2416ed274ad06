import Foundation

/// What a storm has done so far, as far as the next step must know it to be one that a file can
/// say.
nonisolated struct StormWorld {
    /// How the browser comes and goes.
    enum Coming {
        case presented
        case embedded
        case pushed
    }

    /// How the browser comes and goes.
    let coming: Coming
    /// Whether the host keeps images: one that does not takes a placeholder for news.
    let keepsImages: Bool
    /// How many items there are, or fewer than there are.
    private(set) var itemCount: Int
    /// The names of overlays that are there, as far as can be known.
    private(set) var overlays: [String]
    /// Every overlay that was ever added.
    private(set) var overlayNames: [String]
    /// Whether the browser has been shown and not closed since by a call.
    private(set) var isShown = false
    /// How many covers there have been that no step has taken away.
    private(set) var coverCount = 0
    /// How many marks there are.
    private(set) var markCount = 0
    /// The finger numbers that no gesture uses that may still go on.
    private(set) var freeFingers = Array(1...StormWorld.fingerNumbers)

    private let device: ScenarioDevice
    private let seed: UInt64
    /// The window's size now, and as it was before the last change.
    private var windowSizes: [CGSize]

    /// The most fingers that one gesture has.
    static let mostFingers = 5
    private static let fingerNumbers = 10
    /// More overlays than anybody has.
    static let mostOverlays = 4

    init(scenario: Scenario) {
        switch scenario.host.kind {
        case .album: coming = .presented
        case .banner: coming = .embedded
        case .navigation: coming = .pushed
        }
        keepsImages = scenario.host.loading.isCached
        itemCount = scenario.host.items.count
        overlays = scenario.browser.overlays.map(\.name)
        overlayNames = overlays
        device = scenario.device
        seed = scenario.seed
        windowSizes = [scenario.device.size]
    }

    /// The window's smaller size of those that it may have when the next step starts.
    var leastSize: CGSize {
        CGSize(
            width: windowSizes.map(\.width).min() ?? 0,
            height: windowSizes.map(\.height).min() ?? 0)
    }

    /// Whether every finger of the gesture comes down on the glass and can do what it says,
    /// wherever named things are.
    func canMake(_ gesture: Gesture, step: Int) -> Bool {
        windowSizes.allSatisfy { size in
            let synthesizer = GestureSynthesizer(
                touchRate: device.touchRate, refreshRate: device.refreshRate, windowSize: size,
                seed: seed)
            return
                (try? synthesizer.samples(for: gesture, step: step) { name in
                    StormWorld.point(of: name, in: size)
                }) != nil
        }
    }

    /// Where a thing is that storms name: on the window alone.
    private static func point(of name: NamedPlace, in size: CGSize) -> CGPoint? {
        guard case .edge(let edge) = name else {
            return CGPoint(x: size.width / 2, y: size.height / 2)
        }
        return edge.point(in: size)
    }

    /// What goes on beside the step that starts so has its fingers for itself.
    mutating func stepWillStart(_ start: StepStart) {
        if case .whenOver = start { freeFingers = Array(1...StormWorld.fingerNumbers) }
    }

    /// Takes note of what a step does.
    mutating func apply(_ action: StepAction) {
        if windowSizes.count > 1 { windowSizes.removeFirst() }
        switch action {
        case .gesture(let gesture):
            let fingers = gesture.fingers
            freeFingers.removeAll { fingers.contains($0) }
        case .present, .embed, .push: isShown = true
        case .dismiss, .remove, .pop: isShown = false
        case .addOverlay(let spec):
            overlays.append(spec.name)
            overlayNames.append(spec.name)
        case .removeOverlay(let name): overlays.removeAll { $0 == name }
        case .items(let change): apply(change.change)
        case .resize(let size): windowSizes.append(size)
        case .rotate(let orientation):
            let size = device.size
            windowSizes.append(
                orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
        case .cover: coverCount += 1
        case .uncover: coverCount -= 1
        case .mark, .snapshot: markCount += 1
        default: break
        }
    }

    private mutating func apply(_ change: ItemsChange.Change) {
        switch change {
        case .insert(_, let count): itemCount += count
        case .remove(_, let count): itemCount -= count
        case .replace: break
        case .count(let count): itemCount = count
        }
    }
}
