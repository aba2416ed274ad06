import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UINavigationControllerTests {
    // MARK: Order of calls (push and pop: cur wD, new wA, cur dD, new dA, as measured on iOS)

    @Test func comesOnScreenWithItsFirstPage() {
        let fixture = NavigationFixture()
        Simulation.run(fixture.simulation) {
            #expect(fixture.heard() == "a willMove to nav")
            fixture.window.rootViewController = fixture.navigation
            fixture.window.makeKeyAndVisible()
            fixture.simulation.step()
            #expect(
                fixture.heard() == """
                    a didLoad
                    a willAppear
                    a isAppearing
                    a didAppear
                    a didMove to nav
                    """)
        }
    }

    @Test(arguments: [true, false])
    func pushAndPop(animated: Bool) {
        NavigationFixture.run { fixture in
            let suffix = animated ? " animated" : ""
            let b = fixture.page("b")
            fixture.navigation.pushViewController(b, animated: animated)
            fixture.settle()
            #expect(
                fixture.heard() == """
                    b willMove to nav
                    b didLoad
                    a willDisappear\(suffix)
                    b willAppear\(suffix)
                    b isAppearing\(suffix)
                    a didDisappear\(suffix)
                    b didAppear\(suffix)
                    b didMove to nav
                    """)
            #expect(fixture.a.viewIfLoaded?.window == nil)
            #expect(fixture.navigation.popViewController(animated: animated) === b)
            fixture.settle()
            #expect(
                fixture.heard() == """
                    b willMove to nil
                    b willDisappear\(suffix)
                    a willAppear\(suffix)
                    a isAppearing\(suffix)
                    b didDisappear\(suffix)
                    a didAppear\(suffix)
                    b didMove to nil
                    """)
            #expect(b.parent == nil)
            #expect(fixture.navigation.children == [fixture.a])
        }
    }

    @Test func tellsWhoComesAndGoesInTheCallbacks() {
        final class Page: UIViewController {
            var seen: [String] = []
            func note(_ call: String) {
                seen.append("\(call) \(isMovingToParent) \(isMovingFromParent)")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                note("wA")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                note("dA")
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                note("wD")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                note("dD")
            }
        }
        NavigationFixture.run { fixture in
            let page = Page()
            let other = UIViewController()
            fixture.navigation.pushViewController(page, animated: true)
            fixture.settle()
            fixture.navigation.pushViewController(other, animated: true)
            fixture.settle()
            fixture.navigation.popViewController(animated: true)
            fixture.settle()
            fixture.navigation.popViewController(animated: true)
            fixture.settle()
            #expect(
                page.seen == [
                    "wA true false", "dA true false", "wD false false", "dD false false",
                    "wA false false", "dA false false", "wD false true", "dD false true",
                ])
            #expect(!page.isMovingFromParent)
        }
    }

    // MARK: The stack

    @Test func popsToAPageAndToTheRoot() {
        NavigationFixture.run { fixture in
            let pages = ["b", "c", "d"].map { fixture.page($0) }
            for page in pages { fixture.navigation.pushViewController(page, animated: false) }
            #expect(fixture.navigation.viewControllers == [fixture.a] + pages)
            #expect(fixture.navigation.topViewController === pages[2])
            #expect(
                fixture.navigation.popToViewController(pages[0], animated: false) == [
                    pages[1], pages[2],
                ])
            #expect(fixture.navigation.popToRootViewController(animated: true) == [pages[0]])
            #expect(fixture.navigation.viewControllers == [fixture.a])
            fixture.settle()
            #expect(fixture.a.view.window === fixture.window)
            #expect(fixture.navigation.popViewController(animated: true) == nil)
            #expect(pages.allSatisfy { $0.parent == nil })
        }
    }

    @Test func aNewStackIsNotSeenBelowItsTop() {
        NavigationFixture.run { fixture in
            let (b, c) = (fixture.page("b"), fixture.page("c"))
            fixture.navigation.setViewControllers([b, c], animated: true)
            fixture.settle()
            #expect(!b.isViewLoaded)
            #expect(c.view.window === fixture.window)
            #expect(fixture.a.parent == nil)
            #expect(
                fixture.heard().split(separator: "\n").filter { $0.hasPrefix("b") } == [
                    "b willMove to nav", "b didMove to nav",
                ])
        }
    }

    /// A push during a push waits for it; of several the last decides what shows.
    @Test func aChangeDuringAMotionFollowsIt() {
        NavigationFixture.run { fixture in
            let (b, c) = (fixture.page("b"), fixture.page("c"))
            fixture.navigation.pushViewController(b, animated: true)
            fixture.simulation.step()
            fixture.navigation.pushViewController(c, animated: true)
            #expect(fixture.navigation.topViewController === c)
            #expect(!c.isViewLoaded)
            fixture.settle()
            #expect(
                fixture.heard() == """
                    b willMove to nav
                    b didLoad
                    a willDisappear animated
                    b willAppear animated
                    b isAppearing animated
                    c willMove to nav
                    a didDisappear animated
                    b didAppear animated
                    b didMove to nav
                    c didLoad
                    b willDisappear animated
                    c willAppear animated
                    c isAppearing animated
                    b didDisappear animated
                    c didAppear animated
                    c didMove to nav
                    """)
        }
    }

    @Test func aPushThatIsTakenBackInMotionGoesAgain() {
        NavigationFixture.run { fixture in
            let b = fixture.page("b")
            fixture.navigation.pushViewController(b, animated: true)
            fixture.simulation.step()
            fixture.navigation.popViewController(animated: true)
            fixture.settle()
            #expect(fixture.a.view.window === fixture.window)
            #expect(b.parent == nil)
            #expect(b.view.window == nil)
            #expect(fixture.heard().hasSuffix("a didAppear animated\nb didMove to nil"))
        }
    }

    @Test func changesUnseenShowLater() {
        NavigationFixture.run { fixture in
            let b = fixture.page("b")
            fixture.window.isHidden = true
            _ = fixture.heard()
            fixture.navigation.pushViewController(b, animated: true)
            #expect(!b.isViewLoaded)
            fixture.window.isHidden = false
            fixture.settle()
            #expect(
                fixture.heard() == """
                    b willMove to nav
                    b didLoad
                    b willAppear
                    b isAppearing
                    b didAppear
                    b didMove to nav
                    """)
            #expect(fixture.a.view.window == nil)
        }
    }

    @Test func leavesTheScreenInTheMiddleOfAPush() {
        NavigationFixture.run { fixture in
            let b = fixture.page("b")
            fixture.navigation.pushViewController(b, animated: true)
            fixture.simulation.step()
            fixture.window.rootViewController = nil
            fixture.settle()
            let heard = fixture.heard().split(separator: "\n")
            #expect(heard.filter { $0.hasPrefix("a did") } == ["a didDisappear animated"])
            #expect(heard.last == "b didMove to nav" || heard.last == "b didDisappear")
            #expect(!heard.contains("b didAppear animated"))
            #expect(fixture.navigation.transitionCoordinator == nil)
        }
    }

    // MARK: Motion

    /// What is left of the way decays with τ = 60 ms; the page below moves by 0.3 of the width and
    /// darkens by a tenth.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func slides(direction: UIUserInterfaceLayoutDirection) {
        NavigationFixture.run(direction: direction) { fixture in
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            let b = fixture.page("b")
            fixture.navigation.pushViewController(b, animated: true)
            for _ in 0..<6 { fixture.simulation.step() }
            // Six frames of 60 Hz are 0.1 s: e^(−0.1/0.06) = 0.188875602837562 are left.
            let left: CGFloat = 0.188875602837562
            let x = b.view.presentedFrameInWindow.minX
            #expect(abs(x - sign * 390 * left) < 1e-6)
            let below = fixture.a.view.presentedFrameInWindow.minX
            #expect(abs(below + sign * 390 * 0.3 * (1 - left)) < 1e-6)
            let shade = fixture.navigation.pages.subviews[1]
            #expect(abs(shade.presentedAlpha - 0.1 * (1 - left)) < 1e-9)
            fixture.settle()
            #expect(b.view.presentedFrameInWindow.minX == 0)
            #expect(fixture.navigation.pages.subviews == [b.view])
        }
    }

    @Test func runsBlocksAlongWithAMotion() {
        NavigationFixture.run { fixture in
            let b = fixture.page("b")
            var isDone = false
            fixture.navigation.pushViewController(b, animated: true)
            let coordinator = b.transitionCoordinator
            #expect(coordinator?.isAnimated == true)
            #expect(coordinator?.viewController(forKey: .to) === b)
            coordinator?.animate(alongsideTransition: nil) { _ in isDone = true }
            #expect(!isDone)
            fixture.settle()
            #expect(isDone)
            #expect(b.transitionCoordinator == nil)
        }
    }

    @Test func theDelegateHearsBeforeAndAfter() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) {
                log.append("willShow \(animated)")
            }
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController, animated: Bool
            ) {
                log.append("didShow \(animated)")
            }
        }
        NavigationFixture.run { fixture in
            let delegate = Delegate(fixture.log)
            fixture.navigation.delegate = delegate
            fixture.navigation.pushViewController(fixture.page("b"), animated: true)
            fixture.settle()
            let heard = fixture.heard().split(separator: "\n")
            #expect(heard[2] == "willShow true")
            #expect(heard.last == "didShow true")
        }
    }

    // MARK: Bars and safe area

    @Test func barsTakeFromTheSafeAreaOfPages() {
        NavigationFixture.run { fixture in
            let view = fixture.a.view!
            #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(
                fixture.navigation.navigationBar.frame
                    == CGRect(x: 0, y: 47, width: 390, height: 44))
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
            view.addSubview(inner)
            #expect(inner.safeAreaInsets.top == 41)
            fixture.navigation.isToolbarHidden = false
            #expect(view.safeAreaInsets.bottom == 78)
            #expect(
                fixture.navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
            fixture.navigation.isNavigationBarHidden = true
            #expect(view.safeAreaInsets.top == 47)
            #expect(fixture.navigation.navigationBar.frame.maxY <= 0)
            fixture.a.additionalSafeAreaInsets.top = 10
            #expect(view.safeAreaInsets.top == 57)
            // A view that knows no bar: outside the navigation controller.
            #expect(fixture.window.safeAreaInsets.top == 47)
        }
    }

    /// While a page slides, its safe area is the one that it is going to have.
    @Test func theSafeAreaDoesNotFollowTheMotion() {
        NavigationFixture.run { fixture in
            let b = fixture.page("b")
            fixture.navigation.pushViewController(b, animated: true)
            let insets = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
            while fixture.simulation.isActive {
                fixture.simulation.step()
                #expect(b.view.safeAreaInsets == insets)
                if fixture.a.view.window != nil { #expect(fixture.a.view.safeAreaInsets == insets) }
            }
        }
    }

    @Test func theBarSlidesAwayWithinAFifthOfASecond() {
        NavigationFixture.run { fixture in
            fixture.navigation.setNavigationBarHidden(true, animated: true)
            fixture.simulation.step()
            let bar = fixture.navigation.navigationBar
            #expect(bar.presentedFrameInWindow.minY > -44)
            for _ in 0..<11 { fixture.simulation.step() }
            #expect(bar.presentedFrameInWindow.minY == -44)
            #expect(fixture.navigation.isNavigationBarHidden)
        }
    }

    @Test func theBarShowsTheTopAndLeadsBack() {
        NavigationFixture.run { fixture in
            fixture.a.title = "Photos"
            let b = fixture.page("b")
            b.title = "Album"
            fixture.navigation.pushViewController(b, animated: true)
            fixture.settle()
            let bar = fixture.navigation.navigationBar
            #expect(bar.topItem === b.navigationItem)
            #expect(bar.backItem?.title == "Photos")
            #expect(fixture.navigation.navigationBar.labels == ["Photos", "Album"])
            // The back button lies at the leading edge of the bar, 16 points from it.
            fixture.tap(CGPoint(x: 30, y: 47 + 22))
            #expect(fixture.navigation.topViewController === fixture.a)
            #expect(bar.labels == ["Photos"])
        }
    }

    @Test func theToolbarShowsTheItemsOfTheTop() {
        NavigationFixture.run { fixture in
            fixture.navigation.isToolbarHidden = false
            let items = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
            fixture.a.toolbarItems = items
            #expect(fixture.navigation.toolbar.items == items)
            fixture.navigation.pushViewController(fixture.page("b"), animated: false)
            #expect(fixture.navigation.toolbar.items ?? [] == [])
            fixture.navigation.popViewController(animated: false)
            #expect(fixture.navigation.toolbar.labels == ["Share"])
        }
    }

    /// The former items are there until the new ones have faded in.
    @Test(arguments: [true, false])
    func theToolbarsItemsFadeWhereThatIsAsked(animated: Bool) {
        NavigationFixture.run { fixture in
            fixture.navigation.isToolbarHidden = false
            fixture.a.toolbarItems = [
                UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
            ]
            fixture.settle()
            fixture.a.setToolbarItems(
                [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)],
                animated: animated)
            #expect(fixture.navigation.toolbar.items?.map(\.title) == ["Edit"])
            #expect(
                fixture.navigation.toolbar.labels == (animated ? ["Share", "Edit"] : ["Edit"]))
            fixture.settle()
            #expect(fixture.navigation.toolbar.labels == ["Edit"])
        }
    }

    @Test func pagesKnowTheirNavigationController() {
        NavigationFixture.run { fixture in
            let child = UIViewController()
            fixture.a.addChild(child)
            #expect(child.navigationController === fixture.navigation)
            #expect(fixture.a.navigationController === fixture.navigation)
            #expect(fixture.navigation.navigationController == nil)
        }
    }
}

extension UIView {
    /// The texts of the labels in this view, in the order of the tree.
    var labels: [String] {
        let own = (self as? UILabel)?.text.map { [$0] } ?? []
        return subviews.reduce(own) { $0 + $1.labels }
    }
}
