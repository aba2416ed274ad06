import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIViewTests {
    @Test func frameFollowsFromBoundsCentreAndTransform() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
    }

    @Test func convertingGoesThroughBoundsOriginsAndTransforms() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 50, y: 0)
        let child = UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
        root.addSubview(scrolled)
        scrolled.addSubview(child)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 10))
        #expect(root.convert(CGPoint(x: 110, y: 10), to: child) == .zero)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            child.convert(child.bounds, to: root)
                == CGRect(x: 100, y: 0, width: 40, height: 40))
    }

    nonisolated private static let growths: [(UIView.AutoresizingMask, CGRect)] = [
        (.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 80)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 80)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin],
            CGRect(x: 60, y: 10, width: 80, height: 80)
        ),
        (
            [.flexibleWidth, .flexibleRightMargin],
            CGRect(x: 10, y: 10, width: 80 + 100 * 80.0 / 90, height: 80)
        ),
    ]

    @Test(arguments: growths)
    func autoresizingSharesGrowth(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.bounds.size.width = 200
        #expect(abs(child.frame.minX - expected.minX) < 1e-9)
        #expect(abs(child.frame.width - expected.width) < 1e-9)
    }

    @Test func hitTestingSkipsHiddenTransparentAndInert() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds)
        let front = UIView(frame: root.bounds)
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        back.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === root)
        root.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    @Test func movingBetweenSuperviewsKeepsTheWindow() {
        final class Watcher: UIView {
            var log: [String] = []
            override func willMove(toWindow newWindow: UIWindow?) {
                log.append("will \(newWindow == nil ? "leave" : "enter")")
            }
            override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }
            override func didMoveToSuperview() {
                log.append(superview == nil ? "removed" : "added")
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let first = UIView(frame: .zero)
        let second = UIView(frame: .zero)
        window.addSubview(first)
        window.addSubview(second)
        let view = Watcher(frame: .zero)
        first.addSubview(view)
        second.addSubview(view)
        view.removeFromSuperview()
        #expect(
            view.log == [
                "will enter", "entered", "added", "added", "will leave", "left", "removed",
            ])
        #expect(first.subviews.isEmpty && second.subviews.isEmpty)
    }

    @Test func orderOfSubviews() {
        let root = UIView(frame: .zero)
        let views = (0..<4).map { tag in
            let view = UIView(frame: .zero)
            view.tag = tag
            root.addSubview(view)
            return view
        }
        root.bringSubviewToFront(views[0])
        root.insertSubview(views[3], belowSubview: views[1])
        root.insertSubview(views[2], aboveSubview: views[0])
        root.sendSubviewToBack(views[0])
        #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
    }

    @Test func layoutRunsOnceForManyMarksParentsFirst() {
        final class Watcher: UIView {
            nonisolated(unsafe) static var log: [Int] = []
            override func layoutSubviews() { Watcher.log.append(tag) }
        }
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let parent = Watcher(frame: .zero)
            let child = Watcher(frame: .zero)
            parent.tag = 1
            child.tag = 2
            parent.addSubview(child)
            window.addSubview(parent)
            simulation.step()
            Watcher.log = []
            child.setNeedsLayout()
            parent.setNeedsLayout()
            child.setNeedsLayout()
            simulation.step()
            #expect(Watcher.log == [1, 2])
            #expect(simulation.layoutPassesInFrame == 1)
            simulation.step()
            #expect(simulation.layoutPassesInFrame == 0)
        }
    }

    @Test func safeAreaIsThePartOfTheWindowsThatOverlaps() {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let device = SimulatedDevice(safeAreaInsets: insets)
        Simulation.run(Simulation(device: device)) {
            let window = UIWindow()
            let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
            window.addSubview(view)
            #expect(
                view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
        }
    }

    @Test func viewsThatOutliveTheirWindowAreInNone() {
        let child = UIView()
        let view = UIView()
        view.addSubview(child)
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let window = UIWindow()
            window.addSubview(view)
            #expect(child.window === window)
            // The queue of views to lay out lets go of them.
            simulation.step()
        }
        #expect(view.window == nil && view.superview == nil)
        #expect(child.window == nil && child.superview === view)
    }
}
