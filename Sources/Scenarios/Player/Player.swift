@_spi(Simulation) import UIKit

/// Runs one scenario: gestures, calls and changes of the world, on virtual time, with every
/// invariant checked on every frame.
///
///     let result = Player(scenario: scenario).run()
///
/// The same scenario gives the same result, everywhere and every time. Use a new player for each
/// run.
public final class Player {
    /// Watches the run from outside, to measure it.
    public weak var probe: (any FrameProbe)?
    /// Tells the sizes of image files; needed for scenarios whose items are files.
    public var imageProbe: (any ImageProbing)?
    /// Which kernel runs, as reports name it.
    public var kernelName = "built in"
    /// Makes the browser; tests put a broken one here.
    var makeBrowser: (() -> KernelBrowser)?
    /// Called at the end of each frame, for `inspect` and tests.
    var onFrame: ((Run) -> Void)?

    private let scenario: Scenario
    /// Somebody else's host; nil for the sample app.
    private let foreignHost: (() -> any BrowserHost)?

    /// A player for a scenario with the sample app, which the scenario's `host` section describes.
    public init(scenario: Scenario) {
        self.scenario = scenario
        foreignHost = nil
    }

    /// A player for a scenario with an app of one's own.
    ///
    /// Of the scenario's `host` section, the number of items must be the host's, and `reactions` are
    /// done; the rest describes the sample app and is not looked at.
    ///
    /// - Parameter host: Evaluated anew in each run, when the simulated device is there; write
    ///   `host: MyHost()`, so that the app and its views are made on that device.
    public init(scenario: Scenario, host: @autoclosure @escaping () -> any BrowserHost) {
        self.scenario = scenario
        foreignHost = host
    }

    /// Runs the scenario to its end. Where its host does not do what a step asks, it is not run; the
    /// verdict is `notApplicable`, and `failures` says what is missing.
    public func run() -> RunResult {
        let simulation = Simulation(
            device: scenario.simulatedDevice, model: scenario.platformModel)
        return Simulation.run(simulation) {
            let run = Run(scenario: scenario, simulation: simulation, player: self)
            let missing = Applicability.failures(of: scenario, with: run.host)
            if !missing.isEmpty { return run.refuse(missing) }
            run.play()
            return run.finish()
        }
    }

    /// The app of a run.
    func makeHost() -> any BrowserHost {
        if let foreignHost {
            let host = foreignHost()
            precondition(
                !host.rootViewController.isViewLoaded,
                "The host's first screen has loaded its view before the run. Make the host in the "
                    + "call, as in Player(scenario: scenario, host: MyHost()).")
            return host
        }
        let host = SampleHost(scenario: scenario, imageProbe: imageProbe)
        if let makeBrowser { host.makeKernel = makeBrowser }
        return host
    }

    /// The view tree as UIKit prints it, as it is on screen at a moment.
    ///
    /// - Parameter timeNanoseconds: from the start of the run.
    /// - Throws: `PastTheEnd` when the scenario is over before that.
    public func viewTree(at timeNanoseconds: Int64) throws(PastTheEnd) -> String {
        var tree: String?
        var last: String?
        onFrame = { run in
            // What is tried after the end is no part of the scenario.
            if tree != nil || !run.recorder.isRecording { return }
            let text = run.window.recursiveDescription
            // In idle time there are no frames: what was there goes on being there.
            if run.simulation.now.nanoseconds > timeNanoseconds { tree = last ?? text }
            last = text
            if run.simulation.now.nanoseconds == timeNanoseconds { tree = text }
        }
        let result = run()
        onFrame = nil
        let end = result.trace.frames.last?.timeNanoseconds ?? 0
        guard let tree = tree ?? last, timeNanoseconds <= end else {
            throw PastTheEnd(endNanoseconds: end)
        }
        return tree
    }
}

extension Player {
    /// What the screen shows in the given frames, which are indexes of `Trace.frames`.
    ///
    /// Runs are deterministic: a second one of the same scenario shows what the first did, so that the
    /// moments can be chosen from its trace. What is to be kept of other frames costs nothing.
    ///
    /// - Returns: the run, and a screen for each of the frames that it has.
    /// - Complexity: that of the run, and O(views) for each of the frames.
    public func screens(
        ofFrames frames: some Sequence<Int>
    ) -> (result: RunResult, screens: [Int: ScreenImage]) {
        let wanted = Set(frames)
        var screens: [Int: ScreenImage] = [:]
        onFrame = { run in
            let index = run.current.index
            guard run.recorder.isRecording, wanted.contains(index) else { return }
            screens[index] = ScreenCapture.capture(size: run.current.screenSize)
        }
        defer { onFrame = nil }
        return (run(), screens)
    }
}

/// A moment was asked for at which the scenario is over.
public nonisolated struct PastTheEnd: Error, Equatable {
    /// When its last frame is shown, nanoseconds from the start.
    public let endNanoseconds: Int64
}

extension Scenario {
    /// The device as the simulation takes it, held upright, with what its user has set.
    var simulatedDevice: SimulatedDevice {
        var result = SimulatedDevice(
            name: device.name, screenSize: device.size, scale: device.scale,
            refreshRate: device.refreshRate, safeAreaInsets: device.safeArea.edgeInsets,
            layoutDirection: environment.layoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight)
        result.contentSizeCategory = environment.contentSizeCategory.category
        result.isReduceMotionEnabled = environment.reducesMotion
        return result
    }
}

extension ScenarioEnvironment.TextSize {
    /// The category as UIKit has it.
    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension ScenarioInsets {
    /// The insets as UIKit has them.
    var edgeInsets: UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}
