import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIViewTintTests {
    private final class Listener: UIView {
        nonisolated deinit {}
        var colors: [UIColor] = []
        override func tintColorDidChange() {
            super.tintColorDidChange()
            colors.append(tintColor)
        }
    }

    @Test func comesFromTheNearestThatHasOne() {
        let (root, middle, leaf) = (Listener(), Listener(), Listener())
        #expect(leaf.tintColor == .systemBlue)
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.colors.isEmpty)
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        #expect(leaf.colors == [.red])
        middle.tintColor = .green
        root.tintColor = .blue
        #expect(leaf.colors == [.red, .green])
        #expect(root.colors == [.red, .blue])
        middle.tintColor = nil
        #expect(leaf.colors == [.red, .green, .blue])
    }

    @Test func changesWithTheSuperview() {
        let (root, view) = (Listener(), Listener())
        root.tintColor = .red
        root.addSubview(view)
        #expect(view.colors == [.red])
        let own = Listener()
        own.tintColor = .green
        root.addSubview(own)
        #expect(own.colors == [.green])
    }

    @Test func aSystemButtonTakesIt() {
        let root = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        root.addSubview(button)
        root.tintColor = .systemRed
        #expect(button.titleLabel?.textColor == .systemRed)
    }

    @Test func subviewsChangePlaces() {
        let root = UIView()
        let views = (0..<3).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [views[2], views[1], views[0]])
    }
}
