import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// The rules of recognition, one by one (Apple, WWDC 2010 sessions 120 and 121, 2012 session 223).
@Suite struct GestureEnvironmentTests {
    private let drag = "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,125 | 25 to 100,130 | 33 up"
    private let tap = "a: 0 down 100,100 | 50 up"

    // MARK: States and actions

    @Test func discreteAndContinuousSequences() {
        GestureScene.run { scene in
            let watcher = StateWatcher()
            scene.simulation.gestures.observer = watcher
            scene.add(UITapGestureRecognizer(), "tap")
            scene.play("a: 0 down 100,100 | 8 up")
            scene.play("b: 0 down 100,100 | 8 to 100,200 | 25 to 100,210 | 33 up")
            #expect(
                watcher.states == [
                    "tap possible>ended", "tap ended>possible", "tap possible>failed",
                    "tap failed>possible",
                ])
            watcher.states = []
            scene.window.removeGestureRecognizer(scene.window.gestureRecognizers![0])
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(drag)
            #expect(
                watcher.states == [
                    "pan possible>began", "pan began>changed", "pan changed>ended",
                    "pan ended>possible",
                ])
        }
    }

    /// Reset comes on the next turn, not before.
    @Test func resetsInTheNextFrame() {
        GestureScene.run { scene in
            let tap = scene.add(UITapGestureRecognizer(), "tap")
            scene.send("a: 0 down 100,100 | 16 up")
            scene.run(8.4)
            #expect(tap.state == .possible)
            scene.simulation.step()
            #expect(tap.state == .ended)
            #expect(scene.simulation.gestures.hasPendingWork)
            scene.simulation.step()
            #expect(tap.state == .possible)
            #expect(!scene.simulation.gestures.hasPendingWork)
        }
    }

    @Test func failureSendsNoAction() {
        GestureScene.run { scene in
            scene.add(UITapGestureRecognizer(), "tap")
            scene.play(drag.replacing("120", with: "190"))
            #expect(scene.timeline == "")
        }
    }

    /// After a recogniser has failed or ended, the fingers that are still down are ignored by it;
    /// new ones are not.
    @Test func remainingFingersAreIgnored() {
        GestureScene.run { scene in
            let tap = scene.add(UITapGestureRecognizer(), "tap")
            scene.play(
                "a: 0 down 100,100 | 16 to 100,300 | 300 up", "b: 100 down 200,200 | 150 up")
            #expect(scene.timeline == "19 tap ended 200,200")
            #expect(tap.state == .possible)
        }
    }

    // MARK: Exclusivity

    @Test func deeperViewWinsAmongEquals() {
        GestureScene.run { scene in
            let outer = scene.addView("outer")
            let inner = scene.addView("inner", in: outer)
            scene.add(UIPanGestureRecognizer(), "outer", to: outer)
            scene.add(UIPanGestureRecognizer(), "inner", to: inner)
            scene.play(drag)
            #expect(scene.lines.allSatisfy { $0.contains("inner") })
            #expect(scene.lines.count == 3)
        }
    }

    /// In one view, the one that was added first.
    @Test func firstAddedWinsInOneView() {
        GestureScene.run { scene in
            scene.add(UITapGestureRecognizer(), "first")
            scene.add(UITapGestureRecognizer(), "second")
            scene.play(tap)
            #expect(scene.timeline == "7 first ended 100,100")
        }
    }

    @Test func firstToRecognizeBlocksTheOthers() {
        GestureScene.run { scene in
            let inner = scene.addView("inner")
            scene.add(UITapGestureRecognizer(), "tap", to: inner)
            scene.add(UIPanGestureRecognizer(), "pan", to: scene.window)
            // 30 pt are still a tap, but the pan comes first.
            scene.play("a: 0 down 100,100 | 8 to 100,130 | 50 up")
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    7 pan ended 0,0
                    """)
        }
    }

    /// One that goes on blocks those of later fingers too.
    @Test func activeGestureBlocksLaterFingers() {
        GestureScene.run { scene in
            let inner = scene.addView("inner", CGRect(x: 200, y: 0, width: 100, height: 800))
            scene.add(UITapGestureRecognizer(), "tap", to: inner)
            scene.add(UIPanGestureRecognizer(), "pan", to: scene.window)
            scene.play("a: 0 down 100,100 | 8 to 100,130 | 200 up", "b: 50 down 250,100 | 100 up")
            #expect(!scene.timeline.contains("tap"))
        }
    }

    @Test func siblingsAreIndependent() {
        GestureScene.run { scene in
            let left = scene.addView("left", CGRect(x: 0, y: 0, width: 200, height: 800))
            let right = scene.addView("right", CGRect(x: 200, y: 0, width: 200, height: 800))
            scene.add(UIPanGestureRecognizer(), "left", to: left)
            scene.add(UIPanGestureRecognizer(), "right", to: right)
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 33 up",
                "b: 0 down 300,100 | 8 to 300,130 | 33 up")
            #expect(
                scene.timeline == """
                    3 left began 0,0
                    3 right began 0,0
                    5 left ended 0,0
                    5 right ended 0,0
                    """)
        }
    }

    /// Consent from either side is enough.
    @Test(arguments: ["inner", "outer"])
    func simultaneousFromEitherSide(side: String) {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let delegate = SceneDelegate()
            delegate.isSimultaneous = true
            let outer = scene.add(UIPanGestureRecognizer(), "outer")
            let inner = scene.add(UIPanGestureRecognizer(), "inner", to: view)
            (side == "inner" ? inner : outer).delegate = delegate
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 33 up")
            #expect(
                scene.timeline == """
                    3 inner began 0,0
                    3 outer began 0,0
                    5 inner ended 0,0
                    5 outer ended 0,0
                    """)
        }
    }

    @Test(arguments: [true, false])
    func preventionCanBeRefused(byWinner: Bool) {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let outer = scene.add(ObstinateTap(), "outer")
            let inner = scene.add(ObstinateTap(), "inner", to: view)
            if byWinner { inner.prevents = false } else { outer.yields = false }
            scene.play(tap)
            #expect(
                scene.timeline == """
                    7 inner ended 100,100
                    7 outer ended 100,100
                    """)
        }
    }

    // MARK: Failure requirements

    @Test func waitsUntilTheOtherFails() {
        GestureScene.run { scene in
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            press.allowableMovement = 50
            pan.require(toFail: press)
            // The press fails at 60 pt; the pan, held since 10 pt, goes on from there.
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,140 | 25 to 100,160 | 33 to 100,170 | 41 to 100,175 | 50 up"
            )
            #expect(
                scene.timeline == """
                    5 pan began 0,0
                    6 pan changed 0,5
                    7 pan ended 0,5
                    """)
        }
    }

    @Test func failsIfTheOtherRecognizes() {
        GestureScene.run { scene in
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            press.allowableMovement = 50
            pan.require(toFail: press)
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 600 to 100,300 | 700 up")
            #expect(!scene.timeline.contains("pan"))
            #expect(scene.lines.count == 3)
        }
    }

    /// It fails at once, also where both might otherwise be recognised together.
    @Test func failsEvenIfSimultaneous() {
        GestureScene.run { scene in
            let delegate = SceneDelegate()
            delegate.isSimultaneous = true
            let press = scene.add(UILongPressGestureRecognizer(), "press")
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            press.allowableMovement = 50
            press.delegate = delegate
            pan.require(toFail: press)
            scene.send("a: 0 down 100,100 | 8 to 100,120 | 700 up")
            scene.run(501)
            #expect(press.state == .began)
            #expect(pan.state == .failed)
            scene.run(300)
            #expect(!scene.timeline.contains("pan"))
        }
    }

    /// The gesture is over when it is released from waiting: it is told all the same.
    @Test func heldGestureThatIsOverIsTold() {
        GestureScene.run { scene in
            let double = scene.add(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            pan.require(toFail: double)
            // 30 pt are a tap's movement: the double tap waits 0.35 s for the second.
            scene.play("a: 0 down 100,100 | 8 to 100,130 | 16 up")
            #expect(
                scene.timeline == """
                    46 pan began 0,0
                    46 pan ended 0,0
                    """)
            #expect(scene.simulation.gestures.participantCount == 0)
        }
    }

    /// One that has no touch to decide on, or is disabled, does not keep anybody waiting.
    @Test func uninvolvedRequirementCountsAsFailed() {
        GestureScene.run { scene in
            let elsewhere = scene.addView(
                "elsewhere", CGRect(x: 0, y: 700, width: 100, height: 100))
            let far = scene.add(UITapGestureRecognizer(), "far", to: elsewhere)
            let disabled = scene.add(UILongPressGestureRecognizer(), "disabled")
            disabled.isEnabled = false
            let single = scene.add(UITapGestureRecognizer(), "single")
            single.require(toFail: far)
            single.require(toFail: disabled)
            scene.play(tap)
            #expect(scene.timeline == "7 single ended 100,100")
        }
    }

    /// Both ways of the delegate, and of subclasses.
    @Test(arguments: ["waits", "isWaitedFor", "subclass waits", "subclass isWaitedFor"])
    func requirementsByQuestion(way: String) {
        GestureScene.run { scene in
            let double = scene.add(ObstinateTap(), "double")
            double.numberOfTapsRequired = 2
            let single = scene.add(ObstinateTap(), "single")
            let delegate = SceneDelegate()
            switch way {
            case "waits":
                delegate.waits = true
                single.delegate = delegate
            case "isWaitedFor":
                delegate.isWaitedFor = true
                double.delegate = delegate
            case "subclass waits": single.waits = true
            default: double.isWaitedFor = true
            }
            scene.play(tap)
            #expect(scene.timeline == "49 single ended 100,100")
            scene.clear()
            scene.play("a: 0 down 100,100 | 50 up | 100 down 100,100 | 150 up")
            #expect(scene.lines.count == 1)
            #expect(scene.lines[0].contains("double"))
        }
    }

    /// Recognisers bound by a requirement reset together: the tap that has failed takes no new
    /// finger while the pan that waited for it goes on.
    @Test func boundRecognizersResetTogether() {
        GestureScene.run { scene in
            let tap = scene.add(UITapGestureRecognizer(), "tap")
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            pan.require(toFail: tap)
            scene.send("a: 0 down 100,100 | 8 to 100,200 | 100 to 100,210 | 200 up")
            scene.run(150)
            #expect(tap.state == .failed)
            #expect(pan.state == .changed)
            scene.run(100)
            #expect(tap.state == .possible)
            #expect(pan.state == .possible)
        }
    }

    /// Two that wait for one another: neither recognises, and nothing hangs.
    @Test func circleOfRequirementsFails() {
        GestureScene.run { scene in
            let first = scene.add(UITapGestureRecognizer(), "first")
            let second = scene.add(UITapGestureRecognizer(), "second")
            first.require(toFail: second)
            second.require(toFail: first)
            scene.play(tap)
            #expect(scene.simulation.gestures.participantCount == 0)
            #expect(scene.lines.count <= 1)
            #expect(scene.simulation.nextActiveTick == nil)
        }
    }

    // MARK: Questions

    /// [questions]: shouldReceive, failure requirements, shouldBegin, simultaneous recognition.
    @Test func orderOfQuestions() {
        GestureScene.run { scene in
            let delegate = SceneDelegate()
            delegate.scene = scene
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            pan.delegate = delegate
            scene.add(UILongPressGestureRecognizer(), "press")
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 33 up")
            #expect(
                scene.timeline == """
                    2 ? pan shouldReceive
                    2 ? pan after press
                    2 ? pan shouldBegin
                    2 ? pan with press
                    3 pan began 0,0
                    5 pan ended 0,0
                    """)
            #expect(scene.simulation.model.used.contains(.questions))
        }
    }

    @Test func delegateKeepsTouchesAway() {
        GestureScene.run { scene in
            let delegate = SceneDelegate()
            delegate.receives = false
            let tap = scene.add(UITapGestureRecognizer(), "tap")
            tap.delegate = delegate
            scene.play(self.tap)
            #expect(scene.timeline == "")
            #expect(scene.simulation.counters.recognizerTransitions == 0)
        }
    }

    @Test func delegateOrViewMayForbidIt() {
        GestureScene.run { scene in
            let delegate = SceneDelegate()
            delegate.begins = false
            let view = scene.addView("view")
            scene.add(UIPanGestureRecognizer(), "outer")
            let inner = scene.add(UIPanGestureRecognizer(), "inner", to: view)
            inner.delegate = delegate
            scene.play(drag)
            // The inner one fails, and the way is free for the outer one.
            #expect(scene.lines.count == 3)
            #expect(scene.lines.allSatisfy { $0.contains("outer") })
            scene.clear()
            // The touched view has a say about recognisers further up.
            view.allowsGestures = false
            scene.play(drag)
            #expect(scene.timeline == "")
        }
    }

    // MARK: Cancellation

    @Test func disablingWhileRecognizingCancels() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.reaction = { text in
                guard text.hasPrefix("pan changed") else { return }
                pan.isEnabled = false
                pan.isEnabled = true
            }
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 33 to 100,300 | 41 up"
            )
            #expect(
                scene.timeline == """
                    3 pan began 0,0
                    4 pan changed 0,10
                    4 pan cancelled 0,10
                    """)
        }
    }

    /// Disabled between the decision and the action: nobody has heard of it, and nobody does.
    @Test func disablingBeforeBeganIsToldIsSilent() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.send(drag)
            scene.run(8.4)
            #expect(pan.state == .began)
            pan.isEnabled = false
            #expect(pan.state == .cancelled)
            scene.run(500)
            #expect(scene.timeline == "")
            #expect(pan.state == .possible)
        }
    }

    @Test func leavingTheWindowCancels() {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let inner = scene.addView("inner", in: view)
            scene.add(UIPanGestureRecognizer(), "pan", to: inner)
            scene.reaction = { if $0 == "pan changed 0,10" { view.removeFromSuperview() } }
            scene.play(
                "a: 0 down 100,100 | 8 to 100,120 | 16 to 100,120 | 25 to 100,130 | 33 to 100,300 | 41 up"
            )
            #expect(scene.lines.last == "4 pan cancelled 0,10")
            #expect(scene.simulation.gestures.participantCount == 0)
        }
    }

    @Test(arguments: [true, false]) func nothingIsRecognizedOffScreen(isOneView: Bool) {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let inner = isOneView ? view : scene.addView("inner", in: view)
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            let once = UITapGestureRecognizer()
            once.require(toFail: twice)
            scene.add(twice, "twice", to: view)
            scene.add(once, "once", to: inner)
            scene.send("a: 0 down 100,100 | 40 up")
            scene.run(100)
            // That the second tap never comes, since both are gone, makes the first no single one.
            view.removeFromSuperview()
            scene.run(500)
            #expect(scene.timeline == "")
            #expect(scene.simulation.gestures.participantCount == 0)
        }
    }

    @Test func removingTheRecognizerCancels() {
        GestureScene.run { scene in
            let pan = scene.add(UIPanGestureRecognizer(), "pan")
            scene.send(drag)
            scene.run(26)
            scene.window.removeGestureRecognizer(pan)
            scene.run(500)
            #expect(
                scene.lines.last == "4 pan cancelled 0,10"
                    || scene.lines.last == "4 pan cancelled 0,5")
            #expect(pan.view == nil)
        }
    }

    /// A simulation that ends with a finger down leaves nothing behind.
    @Test func nothingOutlivesItsSimulation() {
        weak var view: UIView?
        weak var pan: UIGestureRecognizer?
        weak var target: Sink?
        GestureScene.run { scene in
            let sink = Sink()
            let recognizer = UIPanGestureRecognizer(target: sink, action: Sink.act)
            target = sink
            pan = recognizer
            view = scene.addView("view")
            view?.addGestureRecognizer(recognizer)
            scene.send("a: 0 down 100,100 | 8 to 100,120 | 16 to 100,130 | 25 to 100,140")
            scene.run(100)
            #expect(sink.count == 2)
        }
        #expect(view == nil)
        #expect(pan == nil)
        #expect(target == nil)
    }

    // MARK: Custom recognisers

    /// The hooks of a subclass, the state it asks for and the reset.
    @Test func subclassHooks() {
        GestureScene.run { scene in
            let custom = scene.add(TouchLogger(), "log")
            custom.scene = scene
            scene.play("a: 0 down 100,100 | 8 to 100,101 | 16 up", "b: 0 down 200,100 | 25 up")
            #expect(
                scene.timeline == """
                    2 log began 2
                    2 log moved 1
                    3 log ended 1
                    4 log ended 1
                    4 log ended 200,100
                    5 log reset
                    """)
        }
    }

    /// Recognition for reasons of its own, without any touch.
    @Test func recognizesWithoutTouches() {
        GestureScene.run { scene in
            let custom = scene.add(TouchLogger(), "log")
            custom.state = .recognized
            #expect(scene.timeline == "1 log ended 0,0")
            scene.run(9)
            #expect(custom.state == .possible)
            #expect(scene.simulation.gestures.participantCount == 0)
        }
    }
}

/// Counts actions.
private final class Sink: NSObject {
    var count = 0

    func act() {
        count += 1
    }
}

/// Writes down state changes.
private final class StateWatcher: GestureObserver {
    var states: [String] = []

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, didChangeFrom former: UIGestureRecognizer.State
    ) {
        states.append("\(recognizer.name ?? "?") \(former)>\(recognizer.state)")
    }
}

/// A tap whose answers to the questions for subclasses are set.
private final class ObstinateTap: UITapGestureRecognizer {
    var prevents = true
    var yields = true
    var waits = false
    var isWaitedFor = false

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        prevents && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        yields && super.canBePrevented(by: preventingGestureRecognizer)
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        waits
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        isWaitedFor
    }
}

/// Writes down its touches; recognises when the last one lifts.
private final class TouchLogger: UIGestureRecognizer {
    weak var scene: GestureScene?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scene?.write("log began \(touches.count)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        scene?.write("log moved \(touches.count)")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        scene?.write("log ended \(touches.count)")
        if touches.count == numberOfTouches { state = .recognized }
    }

    override func reset() {
        scene?.write("log reset")
    }
}
