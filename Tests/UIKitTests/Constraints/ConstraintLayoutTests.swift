import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// Frames that constraints give, in a root of 390 × 844 points, exact.
@Suite struct ConstraintLayoutTests {
    @Test func edges() {
        LayoutScene.run { scene in
            let view = scene.view()
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
            ])
            #expect(view.frame == .zero)
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 16, y: 20, width: 358, height: 824))
        }
    }

    @Test func centresSizesAndMultipliers() {
        LayoutScene.run { scene in
            let view = scene.view()
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor, constant: 10),
                view.widthAnchor.constraint(
                    equalTo: scene.root.widthAnchor, multiplier: 0.5, constant: 5),
                view.heightAnchor.constraint(equalToConstant: 44),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 95, y: 410, width: 200, height: 44))
        }
    }

    @Test func aspectRatioTiesTheAxes() {
        LayoutScene.run { scene in
            let view = scene.view()
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                view.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 195))
        }
    }

    @Test func siblingsAndGivenFrames() {
        LayoutScene.run { scene in
            let given = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 60))
            scene.root.addSubview(given)
            let view = scene.view()
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 8),
                view.centerYAnchor.constraint(equalTo: given.centerYAnchor),
                view.widthAnchor.constraint(equalTo: given.widthAnchor),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 68, y: 120, width: 50, height: 20))
            given.center.x += 100
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 168, y: 120, width: 50, height: 20))
        }
    }

    /// A container as large as its content needs, whose content is two levels further down.
    @Test func contentSizesItsContainer() {
        LayoutScene.run { scene in
            let outer = scene.view()
            let inner = scene.view(in: outer)
            let content = scene.add(SizedView(60, 20), to: inner)
            NSLayoutConstraint.activate([
                outer.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
                outer.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 50),
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
                inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
                inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
                content.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 1),
                content.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -1),
                content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 2),
                content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -2),
            ])
            scene.simulation.step()
            #expect(outer.frame == CGRect(x: 154, y: 50, width: 82, height: 34))
            #expect(inner.frame == CGRect(x: 10, y: 5, width: 62, height: 24))
            #expect(content.frame == CGRect(x: 1, y: 2, width: 60, height: 20))
            content.content = CGSize(width: 100, height: 20)
            scene.simulation.step()
            #expect(outer.frame == CGRect(x: 134, y: 50, width: 122, height: 34))
        }
    }

    @Test func aViewInAGivenOneCanBeTiedToWhatLiesAround() {
        LayoutScene.run { scene in
            let given = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
            given.bounds.origin = CGPoint(x: 7, y: 0)
            scene.root.addSubview(given)
            let view = scene.view(in: given)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 110),
                view.topAnchor.constraint(equalTo: given.topAnchor, constant: 4),
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 17, y: 4, width: 10, height: 10))
            #expect(view.convert(CGPoint.zero, to: scene.root) == CGPoint(x: 110, y: 204))
            given.center.x += 30
            scene.simulation.step()
            #expect(view.convert(CGPoint.zero, to: scene.root) == CGPoint(x: 110, y: 204))
        }
    }

    @Test func guidesTakePartAndShowNothing() {
        LayoutScene.run { scene in
            let guide = UILayoutGuide()
            scene.root.addLayoutGuide(guide)
            let view = scene.view()
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: scene.root.centerXAnchor),
                guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 100),
                view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: 20),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            scene.simulation.step()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 195, height: 100))
            #expect(view.frame == CGRect(x: 87.5, y: 40, width: 20, height: 20))
            #expect(scene.root.layoutGuides == [guide])
        }
    }

    // MARK: Safe area

    private static let notched = SimulatedDevice(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    /// The page indicator: an overlay pinned to the browser, and a control in it pinned to the
    /// overlay's safe area.
    @Test func safeAreaOfAViewThatIsItselfPlaced() {
        LayoutScene.run(device: Self.notched) { scene in
            let overlay = scene.view()
            let control = scene.add(SizedView(121, 26), to: overlay)
            NSLayoutConstraint.activate([
                overlay.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
                overlay.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
                overlay.topAnchor.constraint(equalTo: scene.root.topAnchor),
                overlay.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
                control.centerXAnchor.constraint(equalTo: overlay.centerXAnchor),
                control.bottomAnchor.constraint(
                    equalTo: overlay.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            ])
            scene.simulation.step()
            #expect(control.frame == CGRect(x: 134.5, y: 772, width: 121, height: 26))
            #expect(
                overlay.safeAreaLayoutGuide.layoutFrame
                    == CGRect(x: 0, y: 47, width: 390, height: 763))
            scene.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390),
                safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
            scene.simulation.step()
            #expect(overlay.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
            #expect(control.frame == CGRect(x: 361.5, y: 331, width: 121, height: 26))
        }
    }

    @Test func theSafeAreaFollowsTheDevice() {
        LayoutScene.run(device: Self.notched) { scene in
            let bar = scene.view()
            let area = scene.root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                bar.leftAnchor.constraint(equalTo: area.leftAnchor),
                bar.widthAnchor.constraint(equalTo: area.widthAnchor),
                bar.topAnchor.constraint(equalTo: area.topAnchor),
                bar.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 0.5),
            ])
            scene.simulation.step()
            #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 381.5))
            scene.simulation.resizeScreen(
                to: CGSize(width: 390, height: 844),
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            scene.simulation.step()
            #expect(bar.frame == CGRect(x: 0, y: 20, width: 390, height: 412))
        }
    }

    // MARK: Right to left

    @Test func leadingAndTrailingTurnRound() {
        let device = SimulatedDevice(layoutDirection: .rightToLeft)
        LayoutScene.run(device: device) { scene in
            let view = scene.view()
            let side = scene.view()
            NSLayoutConstraint.activate(
                [
                    view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                    side.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
                    side.widthAnchor.constraint(equalToConstant: 30),
                    side.topAnchor.constraint(equalTo: scene.root.topAnchor),
                    side.heightAnchor.constraint(equalToConstant: 10),
                ])
            scene.simulation.step()
            #expect(view.frame.minX == 274)
            #expect(side.frame.minX == 236)
            scene.root.semanticContentAttribute = .playback
            scene.simulation.step()
            #expect(view.frame.minX == 16)
            #expect(side.frame.minX == 124)
        }
    }

    // MARK: Priorities

    @Test func theLowerPriorityYields() {
        LayoutScene.run { scene in
            let view = scene.view()
            let narrow = view.widthAnchor.constraint(equalToConstant: 100)
            narrow.priority = UILayoutPriority(500)
            let wide = view.widthAnchor.constraint(equalToConstant: 200)
            wide.priority = UILayoutPriority(400)
            NSLayoutConstraint.activate([
                narrow, wide,
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            scene.simulation.step()
            #expect(view.frame.width == 100)
            wide.priority = UILayoutPriority(600)
            scene.simulation.step()
            #expect(view.frame.width == 200)
        }
    }

    /// Content of 100 points, told by a constraint of some priority to be of some width: it
    /// stretches for more than 250, and shrinks for more than 750.
    @Test(arguments: [
        (150.0, 200, 100.0), (150, 300, 150), (60, 700, 100), (60, 800, 60), (60, 200, 100),
    ])
    func contentStretchesMoreEasilyThanItShrinks(width: Double, priority: Float, result: Double) {
        LayoutScene.run { scene in
            let view = scene.add(SizedView(100, 10))
            let told = view.widthAnchor.constraint(equalToConstant: width)
            told.priority = UILayoutPriority(priority)
            NSLayoutConstraint.activate([
                told, view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 0, y: 0, width: result, height: 10))
        }
    }

    /// Two in a row that must share 390 points: who hugs less stretches, who resists less shrinks.
    @Test(arguments: [(100, 100, 100, 290), (300, 200, 190, 200)])
    func prioritiesOfContentDecideWhoGives(
        first: CGFloat, second: CGFloat, firstResult: CGFloat, secondResult: CGFloat
    ) {
        LayoutScene.run { scene in
            let left = scene.add(SizedView(first, 10))
            let right = scene.add(SizedView(second, 10))
            left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
            NSLayoutConstraint.activate([
                left.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                right.leftAnchor.constraint(equalTo: left.rightAnchor),
                right.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
                left.topAnchor.constraint(equalTo: scene.root.topAnchor),
                right.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            #expect(left.frame.width == firstResult)
            #expect(right.frame.width == secondResult)
        }
    }

    /// A column as wide as its widest line, although all lines hug with one priority.
    @Test func aColumnIsAsWideAsItsWidestLine() {
        LayoutScene.run { scene in
            let column = scene.view()
            let lines = [60.0, 80, 70].map { scene.add(SizedView($0, 10), to: column) }
            for (index, line) in lines.enumerated() {
                NSLayoutConstraint.activate([
                    line.leftAnchor.constraint(equalTo: column.leftAnchor),
                    line.rightAnchor.constraint(equalTo: column.rightAnchor),
                    line.topAnchor.constraint(
                        equalTo: index == 0 ? column.topAnchor : lines[index - 1].bottomAnchor),
                ])
            }
            NSLayoutConstraint.activate([
                column.bottomAnchor.constraint(equalTo: lines[2].bottomAnchor),
                column.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                column.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            #expect(column.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
            #expect(lines.map(\.frame.width) == [80, 80, 80])
        }
    }

    // MARK: Sizes that would be negative

    @Test func aNegativeSizeIsZeroInTheMiddle() {
        LayoutScene.run { scene in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            scene.root.addSubview(box)
            let view = scene.view(in: box)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 12),
                view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -12),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
            scene.simulation.step()
            #expect(view.frame == CGRect(x: 5, y: 0, width: 0, height: 100))
        }
    }
}
