/// A view that shows what another one looked like.
@_spi(Simulation)
public final class SnapshotView: UIView {
    nonisolated deinit {}

    /// What it shows; nil for nothing.
    public let snapshot: ViewSnapshot?

    init(_ snapshot: ViewSnapshot?, size: CGSize) {
        self.snapshot = snapshot
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    /// There are no snapshots in nibs.
    public required init?(coder: NSCoder) { nil }
}
