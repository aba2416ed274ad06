import JXPhotoBrowser
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What is read of a frame.
@Suite struct SnapshotReaderTests {
    /// What belongs to the frame and the app whether there is a browser or not.
    private static let others: Set<String> = [
        "sampleCount",
        "index", "tick", "time", "screenSize", "halfPixel", "isActive", "chain", "touches",
        "downCount", "fingerTravel", "layoutPasses", "mayJump", "isResting", "flipCount", "copies",
        "hasCopies", "flyingIdentity", "hiddenThumbnails", "hasThumbnail",
        "hostOffset",
    ]

    /// All that is told of a browser, by name.
    private func told(_ frame: FrameSnapshot) -> [String: String] {
        var told: [String: String] = [:]
        for child in Mirror(reflecting: frame).children {
            guard let label = child.label, !SnapshotReaderTests.others.contains(label) else {
                continue
            }
            told[label] = "\(child.value)"
        }
        return told
    }

    /// Plays a scenario and looks at each frame of its timeline.
    private func play(
        _ timeline: String, more: String = "", browser make: (() -> KernelBrowser)? = nil,
        look: @escaping (FrameSnapshot) -> Void
    ) throws {
        let player = Player(scenario: try Played.scenario(timeline, more: more))
        player.makeBrowser = make
        player.onFrame = { run in
            if run.recorder.isRecording { look(run.current) }
        }
        _ = player.run()
    }

    @Test func nothingIsLeftOfABrowserThatIsGone() throws {
        var names: Set<String> = []
        let fresh = told(FrameSnapshot())
        var isGone = false
        var left: [String: String] = [:]
        try play(
            #"{"present": {}}, {"settle": {}}, {"swipe": {"direction": "up"}}, {"wait": "2s"}, "#
                + #"{"items": {"count": 3, "reload": false}}, {"dismiss": {}}, {"wait": "1s"}"#,
            more: """
                "host": {"items": 5, "keepsBrowser": true},
                "browser": {"itemSpacing": 20, "isAutoPlayEnabled": true,
                            "autoPlayInterval": "1s", "transitionType": "zoom",
                            "scrollDirection": "vertical"},
                """
        ) { frame in
            let told = told(frame)
            for (name, value) in told where fresh[name] != value { names.insert(name) }
            isGone = !frame.hasBrowser
            left = told
        }
        // While it was there, much was told of it.
        #expect(
            names.isSuperset(of: [
                "hasBrowser", "isVertical", "isLooping", "spacing", "pitch", "releaseVelocity",
                "isAutoPlaying", "autoPlayInterval", "transitionKind", "isDataKnown",
            ]), "\(names)")
        #expect(isGone)
        #expect(left == fresh)
    }

    /// From right to left page 0 lies at the end of the content, and the way to page 1 leads back.
    @Test func fromRightToLeftPositionsGoForward() throws {
        var positions: [Double] = []
        var offsets: [CGFloat] = []
        var targets: Set<Int> = []
        try play(
            #"{"present": {}}, {"settle": {}}, {"swipe": {"direction": "right"}}, {"settle": {}}"#,
            more: #""environment": {"layoutDirection": "rightToLeft"}, "host": {"items": 4}, "#
                + #""browser": {"isLoopingEnabled": false, "initialIndex": 1},"#
        ) { frame in
            guard frame.isMirrored else { return }
            positions.append(frame.position)
            offsets.append(frame.offset.x)
            if frame.target.isFinite { targets.insert(Int(frame.target.rounded())) }
        }
        // Four pages of 393 points: the second is the third from the left.
        #expect(positions.first == 1 && offsets.first == 786)
        #expect(positions.last == 2 && offsets.last == 393)
        #expect(positions.contains { $0 > 1.3 && $0 < 1.7 })
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(targets == [2])
    }

    /// Beyond its limits a scale is while fingers hold it, and on its way back.
    @Test func aBounceOfTheScaleIsSeenInMotion() throws {
        let result = try Played.result(
            #"{"present": {}}, {"settle": {}}, {"pinch": {"scale": 0.5}}, {"settle": {}}"#,
            more: #""sometimes": ["zoom bounce"],"#)
        #expect(result.failures.map(\.message) == [])
    }

    /// Puts a pan of the host's on the browser's view, before the browser's own.
    private final class CrowdedBrowser: JXPhotoBrowserViewController {
        override func viewDidLoad() {
            let pan = UIPanGestureRecognizer()
            pan.isEnabled = false
            view.addGestureRecognizer(pan)
            super.viewDidLoad()
        }

        nonisolated deinit {}
    }

    @Test func aPullIsSeenBesideOtherPans() throws {
        var phases: [PullPhase] = []
        try play(
            #"{"present": {}}, {"settle": {}}, "#
                + #"{"drag": {"legs": [{"by": [0, 100], "in": "300ms"}, {"hold": "100ms"}]}}, "#
                + #"{"settle": {}}"#,
            browser: { CrowdedBrowser() }
        ) { frame in
            if phases.last != frame.page.pull { phases.append(frame.page.pull) }
        }
        #expect(phases == [.none, .held, .released, .none])
    }

    @Test func aThumbnailsPictureIsTheOneThatIsSeen() {
        let image = UIImage(content: .testCard(item: 1), size: CGSize(width: 30, height: 20))
        let thumbnail = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<4).map { _ in UIImageView(frame: thumbnail.bounds) }
        for view in views {
            view.image = image
            thumbnail.addSubview(view)
        }
        views[0].isHidden = true
        views[1].frame.size.width = 0
        views[2].image = nil
        #expect(SnapshotReader.picture(in: thumbnail) === views[3])
        // Where none is seen, it is a hidden one, of which nothing shows.
        views[3].isHidden = true
        #expect(SnapshotReader.picture(in: thumbnail) === views[0])
    }
}
