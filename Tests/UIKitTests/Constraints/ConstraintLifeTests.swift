import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// When constraints are solved, and when they end.
@Suite struct ConstraintLifeTests {
    /// Pins a view to the left top corner of `other` with a size; returns the left constraint.
    private func pin(_ view: UIView, to other: UIView) -> NSLayoutConstraint {
        let left = view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 1)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: other.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        return left
    }

    @Test func nothingIsSolvedWhereNothingHasChanged() {
        LayoutScene.run { scene in
            let view = scene.view()
            let left = pin(view, to: scene.root)
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 1)
            scene.simulation.step()
            scene.root.setNeedsLayout()
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 1)
            left.constant = 5
            left.constant = 7
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 2)
            #expect(view.frame.minX == 7)
            scene.root.bounds.size.width += 10
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 3)
        }
    }

    @Test func scrollingSolvesNothing() {
        LayoutScene.run { scene in
            let scroll = UIScrollView(frame: scene.root.bounds)
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scene.root.addSubview(scroll)
            let cell = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
            scroll.addSubview(cell)
            let view = scene.view(in: cell)
            _ = pin(view, to: cell)
            scene.simulation.step()
            let before = scene.simulation.counters.constraintSolves
            scroll.contentOffset.y = 50
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == before)
        }
    }

    @Test func systemsThatHaveNothingInCommonAreSolvedApart() {
        LayoutScene.run { scene in
            let first = scene.view()
            let second = scene.view()
            let left = pin(first, to: scene.root)
            _ = pin(second, to: scene.root)
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 2)
            left.constant = 4
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 3)
            // Tied together they are one.
            left.isActive = false
            first.leftAnchor.constraint(equalTo: second.rightAnchor).isActive = true
            scene.simulation.step()
            #expect(scene.simulation.counters.constraintSolves == 4)
            #expect(first.frame.minX == 11)
        }
    }

    @Test func anAnimatedLayoutAnimates() {
        LayoutScene.run { scene in
            let view = scene.view()
            let left = pin(view, to: scene.root)
            scene.simulation.step()
            left.constant = 101
            UIView.animate(withDuration: 0.5) { scene.root.layoutIfNeeded() }
            #expect(view.frame.minX == 101)
            #expect(view.presentedFrameInWindow.minX == 1)
            for _ in 0..<15 { scene.simulation.step() }
            #expect(abs(view.presentedFrameInWindow.minX - 51) < 1e-9)
        }
    }

    @Test func deactivatedConstraintsLeaveTheFrame() {
        LayoutScene.run { scene in
            let view = scene.view()
            let constraints = [
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 30),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
            NSLayoutConstraint.activate(constraints)
            scene.simulation.step()
            NSLayoutConstraint.deactivate(constraints)
            #expect(constraints.allSatisfy { !$0.isActive })
            view.frame.origin.x = 77
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 77, y: 0, width: 10, height: 10))
        }
    }

    @Test func leavingTheAncestorEndsWhatCrossesTheBorder() {
        LayoutScene.run { scene in
            let box = scene.view()
            let inner = scene.view(in: box)
            _ = pin(box, to: scene.root)
            let inside = pin(inner, to: box)
            let crossing = inner.centerXAnchor.constraint(equalTo: scene.root.leftAnchor)
            crossing.priority = .defaultLow
            crossing.isActive = true
            scene.simulation.step()
            box.removeFromSuperview()
            #expect(!crossing.isActive)
            #expect(inside.isActive)
            scene.simulation.step()
            // Put back and tied anew, the inner constraints still hold.
            scene.root.addSubview(box)
            box.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 50).isActive = true
            box.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
            scene.simulation.step()
            #expect(box.frame == CGRect(x: 50, y: 0, width: 10, height: 10))
            #expect(inner.frame == CGRect(x: 1, y: 0, width: 10, height: 10))
        }
    }

    @Test func aViewMayBeHandedToConstraintsLater() {
        LayoutScene.run { scene in
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 10, height: 10))
            scene.root.addSubview(view)
            let left = pin(view, to: scene.root)
            scene.simulation.step()
            view.translatesAutoresizingMaskIntoConstraints = false
            left.constant = 40
            scene.simulation.step()
            #expect(view.frame.minX == 40)
        }
    }

    @Test func constraintsKeepNoViewAlive() {
        LayoutScene.run { scene in
            weak var gone: UIView?
            do {
                let view = scene.view()
                _ = pin(view, to: scene.root)
                gone = view
            }
            scene.simulation.step()
            #expect(gone != nil)
            gone?.removeFromSuperview()
            #expect(gone == nil)
            scene.simulation.step()
        }
    }

    @Test func aViewOutlivesWhatItWasTiedTo() {
        LayoutScene.run { scene in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            var constraint: NSLayoutConstraint?
            do {
                let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                box.addSubview(view)
                constraint = pin(view, to: box)
                box.layoutIfNeeded()
                #expect(view.frame == CGRect(x: 1, y: 0, width: 10, height: 10))
            }
            #expect(constraint?.secondItem == nil)
            scene.root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 3),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 3),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 3, y: 3, width: 10, height: 10))
        }
    }

    /// A browser as a banner: containment, constraints, `didMove`.
    @Test func aChildControllersViewIsPlacedByConstraints() {
        ControllerFixture.run { fixture in
            let banner = fixture.controller("banner")
            let root = fixture.root.view!
            fixture.root.addChild(banner)
            root.addSubview(banner.view)
            banner.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                banner.view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                banner.view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                banner.view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                banner.view.heightAnchor.constraint(equalToConstant: 200),
            ])
            banner.didMove(toParent: fixture.root)
            fixture.simulation.step()
            #expect(banner.view.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
            fixture.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            #expect(banner.view.frame == CGRect(x: 0, y: 0, width: 844, height: 200))
        }
    }

    @Test func whatIsDeactivatedIsForgotten() {
        LayoutScene.run { scene in
            let view = scene.view()
            let left = pin(view, to: scene.root)
            scene.simulation.step()
            NSLayoutConstraint.deactivate(view.constraintStorage?.constraints ?? [])
            #expect(left.system == nil && view.constraintStorage?.system == nil)
            #expect(scene.root.constraintStorage?.solved.isEmpty == true)
            view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
            scene.root.bounds.size.width += 10
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
        }
    }

    /// A banner that moves from one box to another, with its own frame from then on.
    @Test func movedToAnotherViewItObeysTheFormerNoMore() {
        LayoutScene.run { scene in
            let first = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let second = UIView(frame: CGRect(x: 0, y: 300, width: 90, height: 80))
            scene.root.addSubview(first)
            scene.root.addSubview(second)
            let view = scene.view(in: first)
            view.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
            view.leftAnchor.constraint(equalTo: first.leftAnchor).isActive = true
            view.rightAnchor.constraint(equalTo: first.rightAnchor).isActive = true
            scene.simulation.step()
            #expect(view.frame == first.bounds)
            view.translatesAutoresizingMaskIntoConstraints = true
            second.addSubview(view)
            view.frame = second.bounds
            scene.simulation.step()
            first.frame.size.width = 150
            scene.simulation.step()
            #expect(view.frame == second.bounds)
            #expect(view.constraintStorage?.constraints.isEmpty == true)
        }
    }
}
