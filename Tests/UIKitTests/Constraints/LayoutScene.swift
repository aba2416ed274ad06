@testable @_spi(Simulation) import UIKit

/// A view whose content has a size.
final class SizedView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// A phone with a window that shows one view, `root`, of the screen's size.
final class LayoutScene {
    let simulation: Simulation
    let window: UIWindow
    let root = UIView()

    private init(_ device: SimulatedDevice) {
        simulation = Simulation(device: device)
        window = Simulation.run(simulation) { UIWindow() }
    }

    static func run(
        device: SimulatedDevice = SimulatedDevice(), _ body: (LayoutScene) throws -> Void
    ) rethrows {
        let scene = LayoutScene(device)
        try Simulation.run(scene.simulation) {
            scene.window.makeKeyAndVisible()
            scene.root.frame = scene.window.bounds
            scene.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scene.window.addSubview(scene.root)
            scene.simulation.step()
            try body(scene)
        }
    }

    /// A view that constraints are to place, in `parent` or the root.
    func view(in parent: UIView? = nil) -> UIView {
        add(UIView(), to: parent)
    }

    @discardableResult
    func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    /// What solving the only system of a view, or the root, throws.
    func fault(solvedBy view: UIView? = nil) -> ConstraintFault? {
        let solver = view ?? root
        let system = solver.constraintStorage!.solved[0]
        do {
            try system.solve(in: solver)
            return nil
        } catch {
            return error
        }
    }
}
