@testable @_spi(Simulation) import UIKit

/// What controllers heard, in order.
final class CallLog {
    private(set) var lines: [String] = []

    func append(_ line: String) {
        lines.append(line)
    }

    /// The calls since the last time, one a line.
    func take() -> String {
        defer { lines = [] }
        return lines.joined(separator: "\n")
    }
}

/// A controller that writes down what it hears, in short: `a willAppear`, `a didAppear animated`.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog
    var onDidAppear: (() -> Void)?
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ animated: Bool = false) {
        log.append("\(name) \(call)\(animated ? " animated" : "")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear", animated)
        onWillAppear?()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear", animated)
        onDidAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear", animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear", animated)
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("willLayout")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("didLayout")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove to \(parent.map { ($0 as? RecordingController)?.name ?? "nav" } ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove to \(parent.map { ($0 as? RecordingController)?.name ?? "nav" } ?? "nil")")
    }
}

/// A phone with a window whose root is the recording controller `root`.
final class ControllerFixture {
    let simulation: Simulation
    let log = CallLog()
    let window: UIWindow
    let root: RecordingController

    init(device: SimulatedDevice = SimulatedDevice()) {
        simulation = Simulation(device: device)
        let log = log
        (window, root) = Simulation.run(simulation) {
            (UIWindow(), RecordingController("root", log))
        }
    }

    func controller(_ name: String) -> RecordingController {
        RecordingController(name, log)
    }

    /// Runs `body` in this fixture's simulation, after the root has come on screen.
    static func run(
        device: SimulatedDevice = SimulatedDevice(), _ body: (ControllerFixture) throws -> Void
    ) rethrows {
        let fixture = ControllerFixture(device: device)
        try Simulation.run(fixture.simulation) {
            fixture.window.rootViewController = fixture.root
            fixture.window.makeKeyAndVisible()
            fixture.simulation.step()
            _ = fixture.log.take()
            try body(fixture)
        }
    }

    /// Makes frames until nothing is under way, at most a virtual minute.
    func settle() {
        for _ in 0..<3600 where simulation.isActive { simulation.step() }
    }
}
