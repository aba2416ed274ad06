import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UINavigationBarTests {
    private func run(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ body: (UIWindow, UINavigationBar) -> Void
    ) {
        Simulation.run(Simulation(device: SimulatedDevice(layoutDirection: direction))) {
            let window = UIWindow()
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            window.addSubview(bar)
            window.makeKeyAndVisible()
            body(window, bar)
        }
    }

    private func box(_ width: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }

    private func place(_ view: UIView, in bar: UIView) -> CGRect {
        view.convert(view.bounds, to: bar)
    }

    /// Items from both edges to the middle, the title in the middle of the bar.
    @Test func laysItemsOut() {
        run { _, bar in
            let item = UINavigationItem(title: "")
            let boxes = [box(50), box(60), box(70), box(80)]
            item.leftBarButtonItems = boxes[0...1].map { UIBarButtonItem(customView: $0) }
            item.rightBarButtonItem = UIBarButtonItem(customView: boxes[2])
            item.titleView = boxes[3]
            bar.items = [item]
            Simulation.current.step()
            #expect(boxes.map { place($0, in: bar).minX } == [16, 74, 304, 155])
            #expect(boxes.map { place($0, in: bar).midY } == [22, 22, 22, 22])
        }
    }

    @Test func runsFromRightToLeft() {
        run(direction: .rightToLeft) { _, bar in
            let item = UINavigationItem(title: "")
            let boxes = [box(50), box(70), box(80)]
            item.leftBarButtonItem = UIBarButtonItem(customView: boxes[0])
            item.rightBarButtonItem = UIBarButtonItem(customView: boxes[1])
            item.titleView = boxes[2]
            bar.items = [item]
            Simulation.current.step()
            #expect(boxes.map { place($0, in: bar).minX } == [324, 16, 155])
        }
    }

    /// A title that does not fit in the middle moves aside, then gets narrower.
    @Test func aTitleGivesWay() {
        run { _, bar in
            let item = UINavigationItem(title: "")
            let title = box(200)
            item.leftBarButtonItem = UIBarButtonItem(customView: box(100))
            item.titleView = title
            bar.items = [item]
            Simulation.current.step()
            #expect(place(title, in: bar) == CGRect(x: 124, y: 12, width: 200, height: 20))
            item.rightBarButtonItem = UIBarButtonItem(customView: box(100))
            Simulation.current.step()
            #expect(place(title, in: bar) == CGRect(x: 124, y: 12, width: 142, height: 20))
        }
    }

    @Test func namesTheWayBack() {
        run { _, bar in
            let first = UINavigationItem(title: "First")
            let second = UINavigationItem(title: "Second")
            bar.items = [first, second]
            #expect(bar.labels == ["First", "Second"])
            first.backButtonTitle = "Home"
            #expect(bar.labels == ["Home", "Second"])
            first.backBarButtonItem = UIBarButtonItem(
                title: "Up", style: .plain, target: nil, action: nil)
            bar.items = [first, second]
            #expect(bar.labels == ["Up", "Second"])
            second.hidesBackButton = true
            #expect(bar.labels == ["Second"])
            second.hidesBackButton = false
            second.leftBarButtonItem = UIBarButtonItem(
                title: "Left", style: .plain, target: nil, action: nil)
            #expect(bar.labels == ["Left", "Second"])
            second.leftItemsSupplementBackButton = true
            #expect(bar.labels == ["Left", "Up", "Second"])
            let long = UINavigationItem(title: "A title that is far too long for a button")
            bar.items = [long, second]
            #expect(bar.labels == ["Left", "Back", "Second"])
        }
    }

    @Test func goesBackByItself() {
        run { _, bar in
            let items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
            bar.items = items
            #expect(bar.popItem(animated: true) === items[1])
            #expect(bar.topItem === items[0])
            #expect(bar.popItem(animated: true) == nil)
            for _ in 0..<30 { Simulation.current.step() }
            #expect(bar.labels == ["a"])
        }
    }

    @Test func itsColourReachesToTheEdgeOfTheScreen() {
        NavigationFixture.run { fixture in
            let bar = fixture.navigation.navigationBar
            bar.barTintColor = .systemBlue
            fixture.simulation.step()
            #expect(bar.subviews[0].backgroundColor == .systemBlue)
            #expect(
                bar.subviews[0].presentedFrameInWindow
                    == CGRect(
                        x: 0, y: 0, width: 390, height: 91))
        }
    }
}
