import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIContentSizeCategoryTests {
    @Test func areInOrder() {
        let ordered = UIContentSizeCategory.ordered
        #expect(ordered.count == 12)
        #expect(Set(ordered).count == 12)
        for (left, right) in zip(ordered, ordered.dropFirst()) { #expect(left < right) }
        #expect(UIContentSizeCategory.large > .medium)
        #expect(UIContentSizeCategory.extraSmall <= .extraSmall)
    }

    @Test func fiveAreForPeopleWhoSeeBadly() {
        let large = UIContentSizeCategory.ordered.filter(\.isAccessibilityCategory)
        #expect(large.first == .accessibilityMedium)
        #expect(large.count == 5)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    private nonisolated final class Log: @unchecked Sendable { var lines: [String] = [] }

    @Test func aChangeIsToldOnce() {
        final class Listener: UIView {
            var log: Log?
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                log?.lines.append("traits \(previous?.preferredContentSizeCategory == .large)")
            }
        }
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let log = Log()
            let window = UIWindow()
            let view = Listener()
            view.log = log
            window.addSubview(view)
            window.makeKeyAndVisible()
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { note in
                let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                log.lines.append("\(value as? UIContentSizeCategory == .accessibilityLarge)")
            }
            defer { NotificationCenter.default.removeObserver(token) }
            simulation.setContentSizeCategory(.accessibilityLarge)
            simulation.setContentSizeCategory(.accessibilityLarge)
            #expect(log.lines == ["traits true", "true"])
            #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
    }

    @Test func lessMotionIsToldOnce() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let log = Log()
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil,
                queue: nil
            ) { _ in log.lines.append("changed") }
            defer { NotificationCenter.default.removeObserver(token) }
            #expect(!UIAccessibility.isReduceMotionEnabled)
            simulation.setReduceMotion(true)
            simulation.setReduceMotion(true)
            #expect(UIAccessibility.isReduceMotionEnabled)
            #expect(log.lines == ["changed"])
        }
    }
}
