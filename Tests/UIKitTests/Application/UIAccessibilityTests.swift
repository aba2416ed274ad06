import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIAccessibilityTests {
    @Test func elementsTellWhatTheyAre() {
        let label = UILabel()
        label.text = "Three of nine"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Three of nine")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "3 / 9"
        #expect(label.accessibilityLabel == "3 / 9")
        let button = UIButton()
        button.setTitle("Close", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Close")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.accessibilityTraits.insert(.selected)
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
        #expect(!view.accessibilityPerformEscape() && !view.accessibilityScroll(.left))
        #expect(UIImageView().accessibilityTraits == .image)
    }

    @Test func elementsAreFoundInTheTree() {
        let root = UIView()
        let (first, second, hidden, group) = (UILabel(), UIButton(), UILabel(), UIView())
        let inner = UILabel()
        group.addSubview(inner)
        hidden.isHidden = true
        for view in [first, second, hidden, group] { root.addSubview(view) }
        #expect(root.accessibilityElementsInside == [first, second, inner])
        group.isAccessibilityElement = true
        #expect(root.accessibilityElementsInside == [first, second, group])
        second.accessibilityElementsHidden = true
        #expect(root.accessibilityElementsInside == [first, group])
        group.accessibilityViewIsModal = true
        #expect(root.accessibilityElementsInside == [group])
    }

    @Test func newsAreKept() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            #expect(!UIAccessibility.isVoiceOverRunning)
            UIAccessibility.post(notification: .announcement, argument: "Page 2")
            #expect(simulation.accessibilityNews.latestText == "Page 2")
            UIAccessibility.post(notification: .screenChanged, argument: UIView())
            #expect(simulation.accessibilityNews.latest == .screenChanged)
            #expect(simulation.accessibilityNews.latestText == nil)
            #expect(simulation.accessibilityNews.count == 2)
        }
    }
}
