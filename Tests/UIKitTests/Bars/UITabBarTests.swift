import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UITabBarTests {
    private final class Delegate: NSObject, UITabBarDelegate {
        var tags: [Int] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }

    private func run(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ body: (NavigationFixture, UITabBar, Delegate) -> Void
    ) {
        NavigationFixture.run(direction: direction) { fixture in
            let bar = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
            let delegate = Delegate()
            bar.delegate = delegate
            bar.items = (0..<3).map {
                UITabBarItem(title: "Tab \($0)", image: UIImage(systemName: "star"), tag: $0)
            }
            fixture.window.addSubview(bar)
            fixture.simulation.step()
            body(fixture, bar, delegate)
        }
    }

    @Test func aTapSelects() {
        run { fixture, bar, delegate in
            #expect(bar.selectedItem == nil)
            fixture.tap(CGPoint(x: 195, y: 780))
            fixture.tap(CGPoint(x: 195, y: 780))
            fixture.tap(CGPoint(x: 380, y: 780))
            #expect(delegate.tags == [1, 1, 2])
            #expect(bar.selectedItem === bar.items?[2])
            bar.items?[0].isEnabled = false
            fixture.tap(CGPoint(x: 20, y: 780))
            #expect(delegate.tags == [1, 1, 2])
            bar.selectedItem = bar.items?[0]
            #expect(delegate.tags == [1, 1, 2])
            bar.selectedItem = UITabBarItem()
            #expect(bar.selectedItem == nil)
        }
    }

    /// Above the 34 points that the safe area takes: 49 points, in three equal parts.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func laysItsItemsOut(direction: UIUserInterfaceLayoutDirection) {
        run(direction: direction) { _, bar, _ in
            let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
            let xs: [CGFloat] = direction == .leftToRight ? [0, 130, 260] : [260, 130, 0]
            for (button, x) in zip(buttons, xs) {
                #expect(button.frame == CGRect(x: x, y: 0, width: 130, height: 49))
            }
            #expect(buttons.count == 3)
            #expect(bar.sizeThatFits(.zero).height == 83)
        }
    }

    @Test func showsWhichItemIsSelected() {
        run { _, bar, _ in
            let filled = UIImage(systemName: "star.fill")
            bar.items?[1].selectedImage = filled
            bar.selectedItem = bar.items?[1]
            let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
            let pictures = buttons.map { $0.subviews.compactMap { $0 as? UIImageView }[0] }
            #expect(pictures[1].image === filled)
            #expect(pictures.map(\.tintColor) == [.systemGray, .systemBlue, .systemGray])
            bar.tintColor = .systemRed
            bar.unselectedItemTintColor = .black
            #expect(pictures.map(\.tintColor) == [.black, .systemRed, .black])
        }
    }
}
