import Foundation

/// Draws raw touches: up to five fingers that come, move, lift and are taken in any order, with
/// their numbers used again, at the glass's edges and beyond.
nonisolated enum StormTouches {
    static func samples(_ chance: inout Chance, _ world: StormWorld) -> [GestureSample] {
        let count = chance.whole(1...StormWorld.mostFingers)
        var fingers = Array(world.freeFingers.prefix(count)).map { Finger(number: $0) }
        var samples: [GestureSample] = []
        var time: Int64 = 0
        for _ in 0..<chance.whole(3...24) {
            let index = chance.below(fingers.count)
            samples.append(fingers[index].act(&chance, world, at: time))
            if chance.percent(80) { time += chance.pick([4, 8, 16, 17, 30]) * 1_000_000 }
        }
        for index in fingers.indices where fingers[index].isDown {
            samples.append(fingers[index].end(&chance, at: time))
        }
        return samples
    }

    /// A finger, on the glass or off it.
    private struct Finger {
        let number: Int
        private(set) var isDown = false
        private var location = CGPoint.zero

        init(number: Int) {
            self.number = number
        }

        mutating func act(
            _ chance: inout Chance, _ world: StormWorld, at time: Int64
        ) -> GestureSample {
            guard isDown else {
                isDown = true
                location = StormTouches.place(&chance, world.leastSize)
                return sample(.began, at: time)
            }
            if chance.percent(15) { return end(&chance, at: time) }
            if chance.percent(90) {
                location.x += chance.points(-80...80)
                location.y += chance.points(-80...80)
            } else {
                location = StormTouches.place(&chance, world.leastSize)
            }
            return sample(.moved, at: time)
        }

        mutating func end(_ chance: inout Chance, at time: Int64) -> GestureSample {
            isDown = false
            return sample(chance.percent(80) ? .ended : .cancelled, at: time)
        }

        private func sample(_ phase: GestureSample.Phase, at time: Int64) -> GestureSample {
            GestureSample(
                finger: number, timeNanoseconds: time, location: location, phase: phase)
        }
    }

    private static func place(_ chance: inout Chance, _ size: CGSize) -> CGPoint {
        let width = Int(size.width)
        let height = Int(size.height)
        switch chance.below(20) {
        case 0: return CGPoint(x: chance.pick([0, width]), y: chance.below(height + 1))
        case 1: return CGPoint(x: chance.below(width + 1), y: chance.pick([0, height]))
        case 2:
            return CGPoint(
                x: chance.pick([-20, width / 2, width + 20]),
                y: chance.pick([-20, height / 2, height + 20]))
        default: return CGPoint(x: chance.below(width + 1), y: chance.below(height + 1))
        }
    }
}
