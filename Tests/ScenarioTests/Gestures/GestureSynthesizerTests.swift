import Foundation
import Testing

@testable import Scenarios

/// A phone of 390 × 844 pt whose page fills the window.
private let phone = GestureSynthesizer(
    touchRate: 120, refreshRate: 120, windowSize: CGSize(width: 390, height: 844), seed: 7)

private func named(_ place: NamedPlace) -> CGPoint? {
    switch place {
    case .pageCenter, .windowCenter: CGPoint(x: 195, y: 422)
    case .thumbnail(let index) where index < 3: CGPoint(x: 60 + 130 * index, y: 100)
    default: nil
    }
}

private func samples(
    _ gesture: Gesture, by synthesizer: GestureSynthesizer = phone, step: Int = 0
) throws -> [GestureSample] {
    try synthesizer.samples(for: gesture, step: step, named: named)
}

/// The speeds of the segments, points a second along x, oldest first.
private func speeds(_ samples: [GestureSample]) -> [Double] {
    let moves = samples.filter { $0.phase != .ended && $0.phase != .cancelled }
    return zip(moves, moves.dropFirst()).map { earlier, later in
        (later.location.x - earlier.location.x)
            / (Double(later.timeNanoseconds - earlier.timeNanoseconds) / 1e9)
    }
}

/// What UIKit's pan measures: P(n) = 0.8·s(n−1) + 0.2·s(n).
private func panVelocities(_ samples: [GestureSample]) -> [Double] {
    let segments = speeds(samples)
    return zip(segments, segments.dropFirst()).map { 0.8 * $0 + 0.2 * $1 }
}

/// What a scroll view is launched with: 0.75·P(n−1) + 0.25·P(n).
private func launchVelocity(_ samples: [GestureSample]) -> Double {
    let velocities = panVelocities(samples)
    return 0.75 * velocities[velocities.count - 2] + 0.25 * velocities[velocities.count - 1]
}

/// What the recogniser reports at the lift, computed apart from the code under test: the newest
/// sample of each frame; the one after the first that is 10 pt away is the origin.
private func reportedTranslation(
    _ samples: [GestureSample], frameNanoseconds: Double
) -> Double {
    let moves = samples.filter { $0.phase != .ended }
    let start = moves[0].location.x
    func position(atFrame frame: Int) -> Double {
        let time = Double(frame) * frameNanoseconds + 2
        return moves.last { Double($0.timeNanoseconds) <= time }!.location.x
    }
    let crossing = (0...1000).first { abs(position(atFrame: $0) - start) >= 10 }
    guard let crossing else { return 0 }
    return moves[moves.count - 1].location.x - position(atFrame: crossing + 1)
}

private func drag(_ legs: [DragLeg]) -> DragGesture {
    var gesture = DragGesture()
    gesture.legs = legs
    return gesture
}

private func leg(
    _ dx: Double, _ dy: Double = 0, ms: Int64, _ profile: MoveProfile = .minimumJerk
) -> DragLeg {
    .move(
        MoveLeg(
            target: .by(Displacement(dx: dx, dy: dy)), durationNanoseconds: ms * 1_000_000,
            profile: profile))
}

@Suite("Gesture synthesis")
struct GestureSynthesizerTests {
    @Test("samples lie on the sensor's grid, exact to the nanosecond below")
    func grid() throws {
        let made = try samples(.drag(drag([leg(-100, ms: 100)])))
        #expect(made.map(\.timeNanoseconds).prefix(4) == [0, 8_333_333, 16_666_666, 25_000_000])
        // 100 ms are 12 samples at 120 Hz; the lift comes with the last one, as in recordings.
        #expect(made.count == 14)
        #expect(made[12].timeNanoseconds == 100_000_000)
        #expect(made[13].timeNanoseconds == 100_000_000)
        #expect(made.map(\.phase).first == .began)
        #expect(made[13].phase == .ended)
        #expect(made[13].location == made[12].location)
        #expect(made[12].location.x == 95)
    }

    @Test("a leg is minimum-jerk: 10τ³ − 15τ⁴ + 6τ⁵")
    func minimumJerk() throws {
        let made = try samples(.drag(drag([leg(-160, ms: 100)])))
        // Closed form at a quarter, a half and three quarters: 0.103515625, 0.5, 0.896484375.
        #expect(abs(made[3].location.x - (195 - 160 * 0.103515625)) < 1e-9)
        #expect(abs(made[6].location.x - (195 - 80)) < 1e-9)
        #expect(abs(made[9].location.x - (195 - 160 * 0.896484375)) < 1e-9)
    }

    @Test("linear moves at one speed, flick ends at twice the mean speed")
    func otherProfiles() throws {
        let linear = speeds(try samples(.drag(drag([leg(-120, ms: 100, .linear)]))))
        #expect(linear.allSatisfy { abs($0 + 1200) < 0.2 })
        // τ² over 12 samples: the last segment has (144 − 121)/144 of the way in 1/120 s.
        let flick = speeds(try samples(.drag(drag([leg(-144, ms: 100, .flick)]))))
        #expect(abs(flick[11] + 23 * 120) < 0.2)
    }

    @Test(
        "the release speed is what a pan measures and a scroll view is launched with",
        arguments: [
            (distance: 90.0, ms: 80, speed: 1100.0), (distance: 300, ms: 150, speed: 2600),
            (distance: 30, ms: 900, speed: 60), (distance: 200, ms: 2000, speed: 1000),
            (distance: 120, ms: 400, speed: 500), (distance: 120, ms: 400, speed: 501),
            (distance: 60, ms: 300, speed: 0), (distance: 250, ms: 50, speed: 3000),
        ])
    func releaseSpeed(distance: Double, ms: Int, speed: Double) throws {
        let made = try samples(
            .drag(drag([leg(-distance, ms: Int64(ms), .releaseSpeed(speed))])))
        // Times are whole nanoseconds on a grid of 8⅓ ms, so a speed is right to 1e-7 of itself.
        #expect(abs(launchVelocity(made) + speed) < 1e-3)
        #expect(abs(panVelocities(made).last! + speed) < 1e-3)
        #expect(abs(made.last!.location.x - (195 - distance)) < 1e-9)
        #expect(speeds(made).allSatisfy { $0 <= 1e-6 }, "the finger never goes back")
    }

    @Test("a leg too short for its release speed is refused, with what it would take")
    func releaseSpeedOutOfReach() {
        let error = #expect(throws: GestureError.self) {
            try samples(.drag(drag([leg(-20, ms: 80, .releaseSpeed(1200))])))
        }
        #expect(
            error?.message
                == "a release at 1200 pt/s needs a movement of at least 30 pt and 33.3 ms, "
                + "and this one is 20 pt long: make it longer or slower")
    }

    @Test("a hold sends unmoved samples at the touch rate; a silent one sends none")
    func holds() throws {
        let move = leg(-60, ms: 100, .linear)
        let loud = try samples(
            .drag(drag([move, .hold(nanoseconds: 100_000_000, isSilent: false)])))
        #expect(loud.count == 1 + 12 + 12 + 1)
        #expect(abs(launchVelocity(loud)) == 0)
        let silent = try samples(
            .drag(drag([move, .hold(nanoseconds: 100_000_000, isSilent: true)])))
        #expect(silent.count == 1 + 12 + 1)
        #expect(abs(launchVelocity(silent) + 600) < 0.2)
        #expect(silent.last?.timeNanoseconds == 200_000_000)
    }

    @Test("a silent hold in mid-drag leaves a gap, and the finger goes on from its place")
    func silentHoldInside() throws {
        let made = try samples(
            .drag(
                drag([
                    leg(-60, ms: 50, .linear), .hold(nanoseconds: 100_000_000, isSilent: true),
                    leg(60, ms: 50, .linear),
                ])))
        #expect(made[6].timeNanoseconds == 50_000_000)
        #expect(made[7].timeNanoseconds == 158_333_333)
        #expect(made[7].location.x == 145)
    }

    @Test(
        "a translation is met to the last bit that matters, whatever the threshold consumed",
        arguments: [60, 120], [20.0, 100, 150, 168.8, 211, 211.5, 499])
    func translation(refreshRate: Int, wanted: Double) throws {
        let synthesizer = GestureSynthesizer(
            touchRate: 120, refreshRate: refreshRate, windowSize: phone.windowSize, seed: 7)
        for ms in [120, 350, 600, 1000] as [Int64] {
            for profile in [MoveProfile.minimumJerk, .linear, .flick] {
                let move = MoveLeg(
                    target: .translation(Displacement(dx: -wanted, dy: 0)),
                    durationNanoseconds: ms * 1_000_000, profile: profile)
                let made = try samples(.drag(drag([.move(move)])), by: synthesizer)
                let found = reportedTranslation(made, frameNanoseconds: 1e9 / Double(refreshRate))
                #expect(abs(found + wanted) < 1e-6, "\(profile), \(ms) ms")
                #expect(speeds(made).allSatisfy { $0 <= 1e-6 }, "\(profile), \(ms) ms")
            }
        }
    }

    @Test("only the first leg pays for the threshold")
    func translationLater() throws {
        let back = MoveLeg(
            target: .translation(Displacement(dx: 100, dy: 0)), durationNanoseconds: 200_000_000,
            profile: .minimumJerk)
        let made = try samples(.drag(drag([leg(-150, ms: 200), .move(back)])))
        #expect(abs(made.last!.location.x - (195 - 150 + 100)) < 1e-9)
    }

    @Test("a translation that no frame has time for is refused")
    func translationOutOfReach() {
        let move = MoveLeg(
            target: .translation(Displacement(dx: -50, dy: 0)), durationNanoseconds: 16_000_000,
            profile: .linear)
        #expect(throws: GestureError.translationOutOfReach(translation: 50, seconds: 2.0 / 120)) {
            try samples(.drag(drag([.move(move)])))
        }
    }

    @Test("a swipe has its direction, distance and speed, about the page's centre")
    func swipe() throws {
        for direction in SwipeDirection.allCases {
            var swipe = SwipeGesture(direction: direction)
            swipe.length = .distance(180)
            swipe.speed = 1500
            let made = try samples(.swipe(swipe))
            let start = made[0].location
            let end = made.last!.location
            #expect(abs(end.x - start.x - direction.vector.dx * 180) < 1e-9)
            #expect(abs(end.y - start.y - direction.vector.dy * 180) < 1e-9)
            #expect(abs((start.x + end.x) / 2 - 195) < 1e-9)
            #expect(abs((start.y + end.y) / 2 - 422) < 1e-9)
        }
        let made = try samples(.swipe(SwipeGesture(direction: .left)))
        #expect(abs(launchVelocity(made) + 1000) < 1e-3)
        // 1.6 × 200 ÷ 1000 s, on the grid of 1/120 s: 38 samples.
        #expect(made.last?.timeNanoseconds == 316_666_666)
    }

    @Test("a swipe with a translation reports it at the lift")
    func swipeTranslation() throws {
        var swipe = SwipeGesture(direction: .left)
        swipe.length = .translation(120)
        let made = try samples(.swipe(swipe))
        #expect(abs(reportedTranslation(made, frameNanoseconds: 1e9 / 120) + 120) < 1e-6)
        #expect(abs(launchVelocity(made) + 1000) < 1e-3)
    }

    @Test("taps come down and lift in one place")
    func taps() throws {
        var tap = TapGesture()
        tap.at = .named(.thumbnail(1))
        #expect(
            try samples(.tap(tap)) == [
                GestureSample(
                    finger: 1, timeNanoseconds: 0, location: CGPoint(x: 190, y: 100),
                    phase: .began),
                GestureSample(
                    finger: 1, timeNanoseconds: 58_333_333, location: CGPoint(x: 190, y: 100),
                    phase: .ended),
            ])
        let double = try samples(.doubleTap(DoubleTapGesture()))
        #expect(double.map(\.phase) == [.began, .ended, .began, .ended])
        #expect(
            double.map(\.timeNanoseconds) == [0, 50_000_000, 166_666_666, 216_666_666])
    }

    @Test("places are points, fractions of the window, or names")
    func places() throws {
        var tap = TapGesture()
        tap.at = .coordinates(x: .fraction(0.8), y: .points(30))
        #expect(try samples(.tap(tap))[0].location == CGPoint(x: 312, y: 30))
        tap.at = .named(.thumbnail(9))
        let missing = #expect(throws: GestureError.self) { try samples(.tap(tap)) }
        #expect(missing?.message == "nothing on the screen is called `thumbnail:9` now")
        tap.at = .coordinates(x: .points(391), y: .points(30))
        let outside = #expect(throws: GestureError.self) { try samples(.tap(tap)) }
        #expect(
            outside?.message
                == "the finger would come down at [391, 30], outside the window of 390 × 844 pt: "
                + "have it come down inside; it may leave the window later")
    }

    @Test("a pinch changes the fingers' distance by its scale, about its drifting centre")
    func pinch() throws {
        var pinch = PinchGesture(scale: 2.5)
        pinch.axis = .horizontal
        pinch.drift = Displacement(dx: 30, dy: -40)
        let made = try samples(.pinch(pinch))
        let first = made.filter { $0.finger == 1 }
        let second = made.filter { $0.finger == 2 }
        #expect(first[0].location == CGPoint(x: 155, y: 422))
        #expect(second[0].location == CGPoint(x: 235, y: 422))
        for (left, right) in zip(first, second) {
            #expect(left.timeNanoseconds == right.timeNanoseconds)
            #expect(left.location.y == right.location.y)
        }
        #expect(first.last?.location == CGPoint(x: 125, y: 382))
        #expect(second.last?.location == CGPoint(x: 325, y: 382))
        #expect(zip(made, made.dropFirst()).allSatisfy { $0.timeNanoseconds <= $1.timeNanoseconds })
    }

    @Test("a pinch's fingers lift in the order that is asked for")
    func pinchLift() throws {
        var pinch = PinchGesture(scale: 0.5)
        pinch.liftOrder = .second
        let made = try samples(.pinch(pinch))
        let lifts = made.filter { $0.phase == .ended }
        #expect(lifts.map(\.finger) == [2, 1])
        #expect(lifts.map(\.timeNanoseconds) == [350_000_000, 400_000_000])
        #expect(phone.durationNanoseconds(of: .pinch(pinch)) == 400_000_000)
        // 240 pt apart at the start when they come together.
        #expect(made[1].location.y - made[0].location.y == 240)
    }

    @Test("tremor is bounded, the same for the same seed and step, and spares the release")
    func tremor() throws {
        var gesture = drag([leg(-120, ms: 300, .releaseSpeed(800))])
        gesture.tremor = 2
        let plain = try samples(.drag(drag(gesture.legs)))
        let made = try samples(.drag(gesture), step: 3)
        #expect(made == (try samples(.drag(gesture), step: 3)))
        #expect(made != (try samples(.drag(gesture), step: 4)))
        let offsets = zip(made, plain).map {
            hypot(
                $0.location.x - $1.location.x,
                $0.location.y - $1.location.y)
        }
        #expect(offsets.allSatisfy { $0 <= 2 })
        #expect(offsets.contains { $0 > 0.2 })
        #expect(abs(launchVelocity(made) + 800) < 1e-3)
    }

    @Test("a drag can end by the system taking the touch")
    func cancelled() throws {
        var gesture = drag([leg(0, 250, ms: 500)])
        gesture.end = .cancel
        #expect(try samples(.drag(gesture)).last?.phase == .cancelled)
    }

    @Test("the duration that is known without places is that of the samples")
    func durations() throws {
        let gestures: [Gesture] = [
            .tap(TapGesture()), .doubleTap(DoubleTapGesture()), .longPress(LongPressGesture()),
            .drag(drag([leg(-10, ms: 33), .hold(nanoseconds: 71_000_000, isSilent: true)])),
            .swipe(SwipeGesture(direction: .up)), .pinch(PinchGesture(scale: 3)),
        ]
        for gesture in gestures {
            let made = try samples(gesture)
            #expect(made.last?.timeNanoseconds == phone.durationNanoseconds(of: gesture))
        }
    }
}
