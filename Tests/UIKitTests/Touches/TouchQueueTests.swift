import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct TouchQueueTests {
    private func sample(_ finger: Int, _ nanoseconds: Int64) -> TouchSample {
        TouchSample(
            finger: finger, timestamp: SimulatedTime(nanoseconds: nanoseconds), location: .zero,
            phase: .moved)
    }

    private func drain(_ queue: inout TouchQueue) -> [Int] {
        var fingers: [Int] = []
        while let first = queue.first {
            fingers.append(first.finger)
            queue.removeFirst()
        }
        return fingers
    }

    @Test func ordersByTimeThenInsertion() {
        var queue = TouchQueue()
        for (finger, time) in [(1, 30), (2, 10), (3, 20), (4, 10), (5, 30), (6, 40)] {
            queue.insert(sample(finger, Int64(time)))
        }
        #expect(queue.count == 6)
        #expect(drain(&queue) == [2, 4, 3, 1, 5, 6])
        #expect(queue.count == 0)
    }

    /// Late insertions between taken and waiting samples, over several compactions.
    @Test func staysInOrderWhileItDrains() {
        var queue = TouchQueue()
        var expected: [Int] = []
        var found: [Int] = []
        for index in 0..<5_000 {
            queue.insert(sample(index * 2 + 1, Int64(index * 10 + 5)))
            queue.insert(sample(index * 2, Int64(index * 10)))
            expected += [index * 2, index * 2 + 1]
            if index % 3 != 0, let first = queue.first {
                found.append(first.finger)
                queue.removeFirst()
            }
        }
        found += drain(&queue)
        #expect(found == expected)
    }
}
