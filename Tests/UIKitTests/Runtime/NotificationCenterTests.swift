import Testing
@_spi(Simulation) @testable import UIKit

/// Who hears of what, and in which order.
struct NotificationCenterTests {
    private static let name = Notification.Name("name")
    private static let other = Notification.Name("other")

    private final class Listener {
        var heard: [String] = []
        var reaction: (() -> Void)?

        func hear(_ notification: Notification) {
            heard.append(notification.name.rawValue)
            reaction?()
        }
    }

    @Test func nameAndSenderAreMatched() {
        let center = NotificationCenter()
        let sender = NSObject()
        let all = Listener()
        let named = Listener()
        let fromSender = Listener()
        center.addObserver(all, selector: Listener.hear, name: nil, object: nil)
        center.addObserver(named, selector: Listener.hear, name: Self.name, object: nil)
        center.addObserver(fromSender, selector: Listener.hear, name: Self.name, object: sender)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.other, object: sender)
        center.post(name: Self.name, object: sender)
        center.post(name: Self.name, object: NSObject())
        #expect(all.heard == ["name", "other", "name", "name"])
        #expect(named.heard == ["name", "name", "name"])
        #expect(fromSender.heard == ["name"])
    }

    @Test func methodsWithoutArgumentsHearAsWell() {
        final class Counter {
            var count = 0
            func hear() { count += 1 }
        }
        let center = NotificationCenter()
        let counter = Counter()
        center.addObserver(counter, selector: Counter.hear, name: Self.name, object: nil)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.other, object: nil)
        #expect(counter.count == 1)
    }

    @Test func orderIsThatOfAdding() {
        let center = NotificationCenter()
        var order: [Int] = []
        var tokens: [any NSObjectProtocol] = []
        for number in 0..<40 {
            tokens.append(
                center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
                    order.append(number)
                })
        }
        center.post(name: Self.name, object: nil)
        #expect(order == Array(0..<40))
        for token in tokens.prefix(39) { center.removeObserver(token) }
        order = []
        center.post(name: Self.name, object: nil)
        #expect(order == [39])
    }

    @Test func observersAreNotKeptAlive() {
        let center = NotificationCenter()
        weak let gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Listener.hear, name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: Self.name, object: nil)
    }

    @Test func removedWhileTold() {
        let center = NotificationCenter()
        let first = Listener()
        let second = Listener()
        let third = Listener()
        for listener in [first, second, third] {
            center.addObserver(listener, selector: Listener.hear, name: Self.name, object: nil)
        }
        first.reaction = {
            center.removeObserver(second)
            // Another name than the third listens to.
            center.removeObserver(third, name: Self.other, object: nil)
        }
        center.post(name: Self.name, object: nil)
        #expect(second.heard.isEmpty)
        #expect(third.heard == ["name"])
    }

    @Test func userInfoArrives() {
        let center = NotificationCenter()
        var value: Int?
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
            value = notification.userInfo?["key"] as? Int
        }
        center.post(name: Self.name, object: nil, userInfo: ["key": 7])
        #expect(value == 7)
        center.removeObserver(token)
    }

    @Test func eachSimulationHasItsOwn() {
        let listener = Listener()
        Simulation.run(Simulation(device: SimulatedDevice())) {
            NotificationCenter.default.addObserver(
                listener, selector: Listener.hear,
                name: UIApplication.didEnterBackgroundNotification, object: nil)
            Simulation.run(Simulation(device: SimulatedDevice())) {
                UIApplication.shared.enterBackground()
            }
            #expect(listener.heard.isEmpty)
            UIApplication.shared.enterBackground()
            #expect(listener.heard == ["UIApplicationDidEnterBackgroundNotification"])
        }
    }
}
