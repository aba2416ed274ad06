import Testing

@testable @_spi(Simulation) import UIKit

struct UIStackViewTests {
    private func stack(_ views: [UIView], width: CGFloat, height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func hiddenViewsTakeNoRoom() {
        LayoutScene.run { scene in
            let views = [SizedView(20, 10), SizedView(30, 10), SizedView(40, 10)]
            let stack = stack(views, width: 200, height: 50)
            stack.spacing = 10
            stack.distribution = .equalSpacing
            scene.root.addSubview(stack)
            _ = frames(stack)
            views[1].isHidden = true
            #expect(frames(stack)[2] == CGRect(x: 160, y: 0, width: 40, height: 50))
            views[1].isHidden = false
            // 200 − 90 = 110, in two gaps.
            #expect(frames(stack)[1] == CGRect(x: 75, y: 0, width: 30, height: 50))
        }
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, CGFloat(0)), (.center, 20), (.trailing, 40),
    ])
    func alignmentAcrossTheAxis(alignment: UIStackView.Alignment, y: CGFloat) {
        LayoutScene.run { scene in
            let stack = stack([SizedView(20, 10)], width: 100, height: 50)
            stack.alignment = alignment
            scene.root.addSubview(stack)
            #expect(frames(stack) == [CGRect(x: 0, y: y, width: 100, height: 10)])
        }
    }

    @Test func linesOfTextAreLevel() {
        LayoutScene.run { scene in
            let small = UILabel()
            small.text = "a"
            small.font = .systemFont(ofSize: 10)
            let large = UILabel()
            large.text = "b"
            large.font = .systemFont(ofSize: 30)
            let stack = stack([small, large], width: 200, height: 60)
            stack.alignment = .firstBaseline
            scene.root.addSubview(stack)
            stack.layoutIfNeeded()
            func baseline(_ label: UILabel) -> CGFloat {
                label.frame.minY + label.shownLines[0].frame.minY + label.font.ascender
            }
            #expect(abs(baseline(small) - baseline(large)) < 1e-9)
            #expect(large.frame.minY == 0)
        }
    }

    @Test func customSpacingAndTheSystems() {
        LayoutScene.run { scene in
            let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
            let stack = stack(views, width: 10, height: 200)
            stack.axis = .vertical
            stack.spacing = 4
            stack.setCustomSpacing(20, after: views[0])
            stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
            scene.root.addSubview(stack)
            // The first of equals becomes longer: 200 − 20 − 20 − 8.
            #expect(frames(stack).map(\.minY) == [0, 172, 190])
            stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
            #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
            #expect(frames(stack).map(\.minY) == [0, 172 + 0, 190])
            #expect(views[0].frame.height == 168)
        }
    }

    @Test func constraintsOfSizeCountAndItsOwnSizeIsThatOfWhatIsInIt() {
        LayoutScene.run { scene in
            let icon = UIView()
            let text = SizedView(50, 20)
            let stack = UIStackView(arrangedSubviews: [icon, text])
            stack.spacing = 6
            stack.alignment = .center
            scene.add(stack)
            let width = icon.widthAnchor.constraint(equalToConstant: 44)
            NSLayoutConstraint.activate([
                width, icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5),
                stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
                stack.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            #expect(stack.frame == CGRect(x: 10, y: 0, width: 100, height: 22))
            #expect(icon.frame == CGRect(x: 0, y: 0, width: 44, height: 22))
            #expect(text.frame == CGRect(x: 50, y: 1, width: 50, height: 20))
            width.constant = 60
            text.content = CGSize(width: 70, height: 40)
            scene.simulation.step()
            #expect(stack.frame == CGRect(x: 10, y: 0, width: 136, height: 40))
            #expect(icon.frame == CGRect(x: 0, y: 5, width: 60, height: 30))
            width.isActive = false
            scene.simulation.step()
            #expect(icon.frame.width == 0)
        }
    }

    @Test func textBreaksAtTheWidthOfTheStack() {
        LayoutScene.run { scene in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "some words that do not fit into one line of this width"
            let stack = UIStackView(arrangedSubviews: [label])
            stack.axis = .vertical
            scene.add(stack)
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: 120),
                stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            scene.simulation.step()
            let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
            #expect(height > 40)
            #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: height))
            #expect(stack.frame.height == height)
        }
    }

    @Test func marginsAndRightToLeft() {
        LayoutScene.run { scene in
            let views = [SizedView(20, 10), SizedView(30, 10)]
            let stack = stack(views, width: 100, height: 50)
            stack.semanticContentAttribute = .forceRightToLeft
            stack.insetsLayoutMarginsFromSafeArea = false
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            stack.distribution = .equalSpacing
            scene.root.addSubview(stack)
            #expect(
                frames(stack) == [
                    CGRect(x: 78, y: 1, width: 20, height: 46),
                    CGRect(x: 4, y: 1, width: 30, height: 46),
                ])
        }
    }

    @Test func aViewThatLeavesIsArrangedNoMore() {
        LayoutScene.run { scene in
            let views = [SizedView(20, 10), SizedView(30, 10)]
            let stack = stack(views, width: 100, height: 50)
            scene.root.addSubview(stack)
            stack.removeArrangedSubview(views[0])
            #expect(views[0].superview === stack)
            #expect(frames(stack) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
            stack.insertArrangedSubview(views[0], at: 1)
            #expect(stack.arrangedSubviews == [views[1], views[0]])
            views[1].removeFromSuperview()
            #expect(stack.arrangedSubviews == [views[0]])
        }
    }
}
