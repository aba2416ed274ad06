import Foundation

@_spi(Simulation) import UIKit

/// Replays a capture through the headless scroll view and compares, touch by touch and frame by
/// frame, with what the real one did.
final class CaptureReplay {
    private let capture: Capture
    private let stage: ReplayStage
    private var result: ReplayResult
    /// The tick that stands for the capture's time zero.
    private let zeroTick: Int

    /// The pace of the device's display and touch screen, milliseconds.
    private static let frame = 1_000.0 / 120

    /// How much of a frame a time may lie before the grid and still count as on it: timestamps are
    /// given to a microsecond.
    private static let gridSlack = 0.03

    private struct Replayed {
        var gesture: CapturedGesture
        /// The tick at which the lift arrived.
        var endTick = 0
        /// The offset after each `changed`.
        var dragOffsets: [Double] = []
        /// The offset after each touch.
        var touchOffsets: [Double] = []
    }

    private var replayed: [Replayed] = []
    /// Frames by which a finger that comes down on moving content is taken note of later than its
    /// timestamp says.
    private let latency: Int
    /// Frames by which the replay runs behind the capture's clock: each touch gets one of its own.
    private var drift = 0

    /// Replays a capture.
    ///
    /// Which frame took note of a finger that came down on moving content is not in a capture, save
    /// where the pan began with it; of the few possible ones the nearest counts.
    static func run(_ capture: Capture) -> ReplayResult {
        let best = run(capture, latency: 0)
        if best.isWithinTolerance || capture.gestures().count < 2 { return best }
        let others = [1, -1, 2].map { run(capture, latency: $0) }
        return others.reduce(best) { $1.offset.worst < $0.offset.worst ? $1 : $0 }
    }

    private static func run(_ capture: Capture, latency: Int) -> ReplayResult {
        ReplayStage.run(
            viewport: capture.viewport_pt, contentHeight: capture.content_height_pt,
            offset: capture.start_content_offset_y, scale: capture.scale
        ) { stage in
            let replay = CaptureReplay(capture, on: stage, latency: latency)
            replay.perform()
            return replay.result
        }
    }

    private init(_ capture: Capture, on stage: ReplayStage, latency: Int) {
        self.latency = latency
        self.capture = capture
        self.stage = stage
        result = ReplayResult(name: capture.id)
        let first = capture.gestures().first?.touches.first?.t_ms ?? 0
        zeroTick =
            stage.simulation.tick + 2 + max(0, Int((-first / CaptureReplay.frame).rounded(.up)))
    }

    private func perform() {
        for gesture in capture.gestures() { play(gesture) }
        let last = capture.uikit_content_offset_y.last.map { tick(atOrBefore: $0.t_ms) } ?? 0
        stage.settle()
        if stage.simulation.tick < last { stage.step(to: last) }
        for sample in capture.uikit_content_offset_y { compare(sample) }
        compareRest()
    }

    // MARK: Time

    private func time(_ milliseconds: Double) -> SimulatedTime {
        stage.simulation.clock.time(ofTick: zeroTick).advanced(bySeconds: milliseconds / 1_000)
    }

    /// The tick of the display frame in which something happened at `milliseconds`.
    private func tick(atOrBefore milliseconds: Double) -> Int {
        zeroTick + frames(milliseconds)
    }

    private func frames(_ milliseconds: Double) -> Int {
        Int((milliseconds / CaptureReplay.frame + CaptureReplay.gridSlack).rounded(.down))
    }

    // MARK: Playing

    private func play(_ gesture: CapturedGesture) {
        var record = Replayed(gesture: gesture)
        let start = startTick(of: gesture)
        if start - 1 > stage.simulation.tick { stage.step(to: start - 1) }
        // A pan that sent no action at all never begins.
        stage.beginGesture(beganAfter: gesture.beganSample ?? gesture.touches.count + 1)
        for (index, touch) in gesture.touches.enumerated() {
            let time = time(touch.t_ms)
            let due = stage.simulation.clock.firstTick(atOrAfter: time) + drift
            stage.send(
                touch.phase.sample, x: touch.x, y: touch.y, time: time,
                tick: index == 0 ? start : due)
            record.touchOffsets.append(stage.scrollView.contentOffset.y)
            if let velocity = touch.uikit_pan_velocity_y {
                result.compareVelocity(
                    stage.panVelocity, velocity, at: "touch \(index) at \(touch.t_ms) ms")
            }
        }
        record.endTick = stage.simulation.tick
        record.dragOffsets = stage.dragOffsets
        replayed.append(record)
        if let ended = gesture.ended {
            drift = record.endTick - tick(atOrBefore: ended.t_ms)
            compareLaunch(of: gesture)
        }
    }

    /// The frame in which a gesture's first touch arrives. One that caught content did so in the
    /// frame in which its pan began.
    private func startTick(of gesture: CapturedGesture) -> Int {
        let first = gesture.touches[0]
        if replayed.isEmpty { return stage.simulation.clock.firstTick(atOrAfter: time(first.t_ms)) }
        if gesture.beganOnTouchDown, let began = gesture.began {
            return tick(atOrBefore: began.t_ms) + drift
        }
        return stage.simulation.clock.firstTick(atOrAfter: time(first.t_ms)) + drift + latency
    }

    // MARK: Comparing

    private func compareLaunch(of gesture: CapturedGesture) {
        guard let launch = stage.launches.last, gesture.ended?.state == .ended else { return }
        let velocities = gesture.touches.filter { $0.phase == .moved }
            .compactMap(\.uikit_pan_velocity_y)
        guard let last = velocities.last else { return }
        var expected = last
        if (gesture.beganSample ?? 0) < 1 + gesture.moveCount, velocities.count > 1 {
            expected = 0.75 * velocities[velocities.count - 2] + 0.25 * last
        }
        result.compareLaunch(launch, expected)
    }

    /// Compares one offset of the capture with what the headless view showed then: in a drag after
    /// the same touch, otherwise in the same frame after the lift.
    private func compare(_ sample: Capture.Offset) {
        let expected = capture.onPixel(sample.y)
        let place = "\(sample.t_ms) ms"
        guard let record = replayed.last(where: { isRelevant($0.gesture, at: sample.t_ms) }) else {
            return result.compareOffset([capture.start_content_offset_y], expected, at: place)
        }
        if let ended = record.gesture.ended, sample.t_ms > ended.t_ms {
            let tick = record.endTick + frames(sample.t_ms) - frames(ended.t_ms)
            return compare(expected, inFrame: tick, at: sample.t_ms)
        }
        result.compareOffset([dragOffset(record, at: sample.t_ms)], expected, at: place)
    }

    /// Compares with a frame, or with the one before it where the callback came at the very start of
    /// a frame and does not match: a few of them are more than a frame late.
    private func compare(_ expected: Double, inFrame tick: Int, at milliseconds: Double) {
        let place = "\(milliseconds) ms"
        let shown = stage.offsets(atTick: tick)
        let sinceGrid = milliseconds / CaptureReplay.frame
        let isEarlyInFrame = sinceGrid - sinceGrid.rounded(.down) < CaptureReplay.lateShare
        let former = stage.offsets(atTick: tick - 1)
        let isLate =
            isEarlyInFrame && !ReplayResult.matches(shown, expected)
            && ReplayResult.matches(former, expected) && result.takeLateCallback()
        result.compareOffset(isLate ? former : shown, expected, at: place)
    }

    /// The part of a frame within which a callback may belong to the frame before.
    private static let lateShare = 0.25

    /// Whether a gesture's pan has begun by a time.
    private func isRelevant(_ gesture: CapturedGesture, at milliseconds: Double) -> Bool {
        if let began = gesture.began { return began.t_ms <= milliseconds }
        guard gesture.ended != nil else { return false }
        return (gesture.touches.first?.t_ms ?? 0) <= milliseconds
    }

    /// The offset that the headless drag had at a time of the capture. An offset is logged a
    /// fraction of a millisecond before the action that set it.
    private func dragOffset(_ record: Replayed, at milliseconds: Double) -> Double {
        if record.gesture.madeUpTouches == 0 {
            let count = record.gesture.changedActions.count { $0.t_ms <= milliseconds + 1 }
            if count == 0 { return record.touchOffsets.first ?? capture.start_content_offset_y }
            return record.dragOffsets[min(count, record.dragOffsets.count) - 1]
        }
        let touches = record.gesture.touches
        let nearest = touches.indices.filter { touches[$0].phase == .moved }.min {
            abs(touches[$0].t_ms - milliseconds) < abs(touches[$1].t_ms - milliseconds)
        }
        return record.touchOffsets[nearest ?? 0]
    }

    private func compareRest() {
        guard let rest = capture.release?.final_content_offset_y else { return }
        result.compareOffset(
            [stage.scrollView.contentOffset.y], capture.onPixel(rest), at: "the end")
    }
}
