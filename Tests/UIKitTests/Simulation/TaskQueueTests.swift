import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct TaskQueueTests {
    private func entry(_ due: Int64, _ sequence: UInt64) -> TaskQueue.Entry {
        TaskQueue.Entry(due: SimulatedTime(nanoseconds: due), sequence: sequence, action: {})
    }

    @Test func orderIsByDueTimeThenInsertion() {
        var queue = TaskQueue()
        for (sequence, due) in [5, 1, 5, 3, 1, 9, 0].enumerated() {
            queue.insert(entry(Int64(due), UInt64(sequence)))
        }
        var order: [UInt64] = []
        while !queue.isEmpty { order.append(queue.removeFirst().sequence) }
        #expect(order == [6, 1, 4, 3, 0, 2, 5])
    }

    @Test func removalKeepsTheOrder() {
        var queue = TaskQueue()
        for sequence in 0..<20 { queue.insert(entry(Int64((sequence * 7) % 20), UInt64(sequence))) }
        let isFirst = queue.remove(sequence: 3)
        let isSecond = queue.remove(sequence: 3)
        #expect(isFirst && !isSecond)
        var dues: [Int64] = []
        while !queue.isEmpty { dues.append(queue.removeFirst().due.nanoseconds) }
        #expect(dues == dues.sorted())
        #expect(dues.count == 19)
    }
}
