import Testing

@_spi(Simulation) @testable import UIKit

/// A collection view in a window of 400 × 800 points, with a host that writes down what it hears:
/// `ask 3 b` (the cell for item 3 was asked for and is cell b), `reuse b`, `show 3 b` (will display),
/// `end 3 b` (did end displaying). Cells are named a, b, c … in the order in which they were made.
final class CollectionFixture: NSObject {
    let simulation: Simulation
    let window: UIWindow
    let view: UICollectionView
    let host: CollectionHost

    private init(
        _ simulation: Simulation, counts: [Int], layout: UICollectionViewLayout,
        host: CollectionHost, frame: CGRect
    ) {
        self.simulation = simulation
        window = UIWindow()
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        self.host = host
        super.init()
        host.counts = counts
        host.view = view
        view.register(FixtureCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = host
        view.delegate = host
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    /// Runs `body` with a collection view that has been laid out once.
    static func run(
        counts: [Int], layout: UICollectionViewLayout, host: CollectionHost? = nil,
        frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        body: (CollectionFixture) throws -> Void
    ) rethrows {
        var device = SimulatedDevice(
            screenSize: CGSize(width: 400, height: 800), refreshRate: 120)
        device.layoutDirection = direction
        let simulation = Simulation(device: device)
        try Simulation.run(simulation) {
            let fixture = CollectionFixture(
                simulation, counts: counts, layout: layout, host: host ?? CollectionHost(),
                frame: frame)
            simulation.step()
            try body(fixture)
        }
    }

    /// Pages of 400 × 800 side by side.
    static func runPager(
        _ count: Int, host: CollectionHost? = nil, body: (CollectionFixture) throws -> Void
    ) rethrows {
        try run(counts: [count], layout: pages(), host: host) { fixture in
            fixture.view.isPagingEnabled = true
            try body(fixture)
        }
    }

    /// A layout of pages side by side.
    static func pages<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 400, height: 800)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    static func pages() -> UICollectionViewFlowLayout { pages(UICollectionViewFlowLayout()) }

    /// Puts the content at `x`, makes a frame, and gives what was heard.
    @discardableResult
    func scroll(_ x: CGFloat) -> String {
        view.contentOffset.x = x
        return step()
    }

    /// Makes a frame and gives what was heard since the last one.
    @discardableResult
    func step() -> String {
        simulation.step()
        return host.takeEvents()
    }

    /// Scrolls to each place in turn: a table of `offset: events`, frames without events left out.
    @discardableResult
    func table(_ offsets: [CGFloat]) -> String {
        var lines: [String] = []
        for offset in offsets {
            let events = scroll(offset)
            if !events.isEmpty { lines.append("\(Int(offset)): \(events)") }
        }
        return lines.joined(separator: "\n")
    }

    /// Checks what holds in every frame: what overlaps the bounds is displayed, in place and
    /// announced; nothing else is; at most `limit` cells live; every cell is in one list.
    func check(_ limit: Int = .max, _ location: SourceLocation = #_sourceLocation) {
        let bounds = view.bounds
        var expected: [ItemPosition] = []
        for section in 0..<view.numberOfSections {
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
                let overlap = frame.intersection(bounds)
                if !overlap.isNull, overlap.width > 0, overlap.height > 0 {
                    expected.append(ItemPosition(section: section, item: item))
                }
            }
        }
        let shown = view.displayedCells
        #expect(shown.map(\.position) == expected, sourceLocation: location)
        for cell in shown {
            let frame = view.layoutAttributesForItem(at: cell.position.indexPath)?.frame
            #expect(cell.frame == frame, sourceLocation: location)
            #expect(cell.superview === view && !cell.isHidden, sourceLocation: location)
            #expect(host.showing[cell.serialNumber] != nil, sourceLocation: location)
        }
        #expect(host.showing.count == shown.count, sourceLocation: location)
        #expect(view.liveCells.count <= limit, sourceLocation: location)
        let held =
            shown.count + view.reuseQueueCount + (view.preparedCell == nil ? 0 : 1)
            + (view.keptCell == nil ? 0 : 1)
        #expect(view.liveCells.count == held, sourceLocation: location)
    }
}

/// A cell that tells its host when it is reused.
final class FixtureCell: UICollectionViewCell {
    weak var host: CollectionHost?

    override func prepareForReuse() {
        super.prepareForReuse()
        host?.write("reuse \(CollectionHost.name(self))")
    }
}

/// Data source and delegate that write down what they hear, and check that displays pair up.
class CollectionHost: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int] = []
    weak var view: UICollectionView?
    private var events: [String] = []
    /// The index paths of `willDisplay` without its end, by the cell's number.
    var showing: [Int: IndexPath] = [:]
    /// Called with an event's text just after it was written.
    var reaction: ((String) -> Void)?
    /// The answer to where the content shall lie; nil for what is proposed.
    var targetOffset: CGPoint?
    /// The items that may not be selected, and not be highlighted.
    var refusedSelection = -1
    var refusedHighlight = -1
    /// Called when the view has scrolled.
    var didScroll: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(scrollView) }

    static func name(_ cell: UICollectionViewCell) -> String {
        String(UnicodeScalar(UInt8(97 + cell.serialNumber % 26)))
    }

    static func name(_ path: IndexPath) -> String {
        path.section == 0 ? "\(path.item)" : "\(path.section).\(path.item)"
    }

    func write(_ text: String) {
        events.append(text)
        reaction?(text)
    }

    @discardableResult
    func takeEvents() -> String {
        defer { events = [] }
        return events.joined(separator: ", ")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        #expect(indexPath.section < counts.count && indexPath.item < counts[indexPath.section])
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "cell", for: indexPath)
        (cell as? FixtureCell)?.host = self
        write("ask \(CollectionHost.name(indexPath)) \(CollectionHost.name(cell))")
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        #expect(showing[cell.serialNumber] == nil, "shown twice")
        showing[cell.serialNumber] = indexPath
        write("show \(CollectionHost.name(indexPath)) \(CollectionHost.name(cell))")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        #expect(showing[cell.serialNumber] == indexPath, "ended as it was not shown")
        showing[cell.serialNumber] = nil
        write("end \(CollectionHost.name(indexPath)) \(CollectionHost.name(cell))")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { targetOffset ?? proposedContentOffset }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != refusedSelection }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != refusedHighlight }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { write("select \(CollectionHost.name(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { write("deselect \(CollectionHost.name(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { write("highlight \(CollectionHost.name(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { write("unhighlight \(CollectionHost.name(indexPath))") }
}
