import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct ContainmentTests {
    @Test func addingAChildToAVisibleParent() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            #expect(fixture.log.take() == "c willMove to root")
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
            #expect(
                fixture.log.take() == """
                    c didLoad
                    c willAppear
                    c isAppearing
                    c didMove to root
                    """)
            fixture.simulation.step()
            #expect(
                fixture.log.take() == """
                    root willLayout
                    root didLayout
                    c willLayout
                    c didLayout
                    c didAppear
                    """)
            #expect(child.parent === fixture.root)
            #expect(fixture.root.children == [child])
        }
    }

    @Test func removingAChild() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
            fixture.simulation.step()
            _ = fixture.log.take()
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(
                fixture.log.take() == """
                    c willMove to nil
                    c willDisappear
                    c didDisappear
                    c didMove to nil
                    """)
            #expect(child.parent == nil)
            #expect(fixture.root.children.isEmpty)
        }
    }

    /// The end that it would have heard of with its parent it hears of at once, and only once.
    @Test func removingAChildWhileItsParentGoes() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
            fixture.simulation.step()
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            fixture.root.present(cover, animated: true)
            fixture.simulation.step()
            _ = fixture.log.take()
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(
                fixture.log.take() == """
                    c willMove to nil
                    c didDisappear animated
                    c didMove to nil
                    """)
            fixture.settle()
            let rest = fixture.log.take()
            #expect(rest.hasSuffix("root didDisappear animated"), "\(rest)")
            #expect(!rest.contains("c did"), "\(rest)")
        }
    }

    /// A child that is there before its parent shows hears what the parent hears: on the way in
    /// after it, at the end before it.
    @Test func aChildFollowsItsParent() {
        let fixture = ControllerFixture()
        Simulation.run(fixture.simulation) {
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
            _ = fixture.log.take()
            fixture.window.rootViewController = fixture.root
            fixture.window.makeKeyAndVisible()
            fixture.simulation.step()
            fixture.window.rootViewController = nil
            #expect(
                fixture.log.take() == """
                    root willAppear
                    c willAppear
                    root isAppearing
                    c isAppearing
                    root willLayout
                    root didLayout
                    c willLayout
                    c didLayout
                    c didAppear
                    root didAppear
                    root willDisappear
                    c willDisappear
                    c didDisappear
                    root didDisappear
                    """)
        }
    }

    @Test func aChildAddedWhileItsParentAppearsArrivesWithIt() {
        let fixture = ControllerFixture()
        Simulation.run(fixture.simulation) {
            let child = fixture.controller("c")
            fixture.root.onWillAppear = { [root = fixture.root] in
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            fixture.window.rootViewController = fixture.root
            fixture.window.makeKeyAndVisible()
            fixture.root.onWillAppear = nil
            fixture.simulation.step()
            #expect(
                fixture.log.take() == """
                    root didLoad
                    root willAppear
                    c willMove to root
                    c didLoad
                    c didMove to root
                    c willAppear
                    root isAppearing
                    c isAppearing
                    root willLayout
                    root didLayout
                    c willLayout
                    c didLayout
                    c didAppear
                    root didAppear
                    """)
        }
    }

    /// A container that forwards by hand, with the calls of a cancelled interactive transition
    /// (new and cur as in a navigation pop that is taken back).
    @Test func aContainerForwardsByHand() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let log = CallLog()
            let container = Container()
            let current = RecordingController("cur", log)
            let other = RecordingController("new", log)
            for child in [current, other] {
                container.addChild(child)
                child.didMove(toParent: container)
            }
            container.view.addSubview(current.view)
            let window = UIWindow()
            window.rootViewController = container
            window.makeKeyAndVisible()
            simulation.step()
            current.beginAppearanceTransition(true, animated: false)
            current.endAppearanceTransition()
            _ = log.take()
            current.beginAppearanceTransition(false, animated: true)
            other.beginAppearanceTransition(true, animated: true)
            other.beginAppearanceTransition(false, animated: true)
            other.endAppearanceTransition()
            current.beginAppearanceTransition(true, animated: true)
            current.endAppearanceTransition()
            #expect(
                log.take() == """
                    cur willDisappear animated
                    new didLoad
                    new willAppear animated
                    new willDisappear animated
                    new didDisappear animated
                    cur willAppear animated
                    cur isAppearing animated
                    cur didAppear animated
                    """)
        }
    }

    @Test func aChildThatMovesLeavesItsFormerParent() {
        ControllerFixture.run { fixture in
            let other = fixture.controller("other")
            let child = fixture.controller("c")
            other.addChild(child)
            fixture.root.addChild(child)
            #expect(other.children.isEmpty)
            #expect(child.parent === fixture.root)
            #expect(fixture.log.take() == "c willMove to other\nc willMove to root")
        }
    }

    @Test func aChildThatCameAndWentWithinAFrameHasNotAppeared() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.view.removeFromSuperview()
            child.removeFromParent()
            fixture.simulation.step()
            #expect(!fixture.log.take().contains("c didAppear"))
        }
    }
}
