import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIBarButtonItemTests {
    private final class Target: NSObject {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func withItem(_ item: UIBarButtonItem) { calls.append("item \(item.tag)") }
    }

    @Test func aTapCallsTheTarget() {
        let target = Target()
        let plain = UIBarButtonItem(
            title: "A", style: .plain, target: target, action: Target.plain)
        let full = UIBarButtonItem(
            barButtonSystemItem: .add, target: target, action: Target.withItem)
        full.tag = 7
        plain.perform(with: nil)
        full.perform(with: nil)
        #expect(target.calls == ["plain", "item 7"])
        #expect(full.target === target)
    }

    @Test func anActionComesBeforeATargetAndADisabledItemDoesNothing() {
        let target = Target()
        let item = UIBarButtonItem(
            title: "A", style: .plain, target: target, action: Target.plain)
        var performed = 0
        item.primaryAction = UIAction { action in
            performed += 1
            #expect(action.sender === item)
        }
        item.perform(with: nil)
        item.isEnabled = false
        item.perform(with: nil)
        #expect(performed == 1)
        #expect(target.calls.isEmpty)
    }

    @Test func theTargetIsNotKept() {
        var target: Target? = Target()
        let item = UIBarButtonItem(
            title: "A", style: .plain, target: target, action: Target.plain)
        weak let gone = target
        target = nil
        #expect(gone == nil)
        #expect(item.target == nil)
        item.perform(with: nil)
    }

    @Test func systemItemsShowATitleOrASymbolOrNothing() {
        for item in UIBarButtonItem.SystemItem.allCases {
            let isSpace = item == .flexibleSpace || item == .fixedSpace
            #expect((item.title != nil) != (item.symbolName != nil) || isSpace, "\(item)")
        }
        // Apple's raw values.
        #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
        #expect(UIBarButtonItem.SystemItem.redo.rawValue == 22)
        let done = UIBarButtonItem(systemItem: .done)
        #expect(done.title == "Done")
        #expect(done.style == .done)
        let add = UIBarButtonItem(systemItem: .add)
        #expect(add.image?.content == .symbol(name: "plus"))
        #expect(UIBarButtonItem.fixedSpace(30).width == 30)
    }
}
