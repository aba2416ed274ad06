import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: 100)
        return label
    }

    /// At 100 points a digit is 55.6 wide, a space 27.8, and a line 119.336 high; up to the next
    /// third of a point.
    @Test func isAsLargeAsItsText() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            #expect(UILabel().intrinsicContentSize == .zero)
            let label = label("12")
            #expect(label.intrinsicContentSize == CGSize(width: 334.0 / 3, height: 359.0 / 3))
            label.text = "1"
            #expect(label.intrinsicContentSize == CGSize(width: 167.0 / 3, height: 359.0 / 3))
            #expect(!label.isUserInteractionEnabled)
        }
    }

    @Test func severalLinesBreakAtTheWidthOffered() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let label = label("11 22 33", lines: 0)
            #expect(
                label.sizeThatFits(CGSize(width: 120, height: 0))
                    == CGSize(width: 334.0 / 3, height: 1075.0 / 3))
            label.numberOfLines = 2
            #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height == 717.0 / 3)
            label.preferredMaxLayoutWidth = 260
            #expect(label.intrinsicContentSize.height == 717.0 / 3)
        }
    }

    /// Constraints give the width, the text the height; when the width changes, so does the height.
    @Test func theWidthGivenByConstraintsDecidesTheHeight() {
        LayoutScene.run { scene in
            let label = scene.add(self.label("11 22 33", lines: 0))
            let width = label.widthAnchor.constraint(equalToConstant: 120)
            NSLayoutConstraint.activate([
                width, label.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                label.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            scene.simulation.step()
            #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: 1075.0 / 3))
            width.constant = 260
            scene.simulation.step()
            #expect(label.frame.size == CGSize(width: 260, height: 717.0 / 3))
            // Without that width the text takes what it wants: nine digits and three spaces.
            width.isActive = false
            label.text = "11 22 33 444"
            scene.simulation.step()
            #expect(label.frame.size == CGSize(width: 1752.0 / 3, height: 359.0 / 3))
            label.text = "1"
            scene.simulation.step()
            #expect(label.frame.size == CGSize(width: 167.0 / 3, height: 359.0 / 3))
            label.text = "123"
            scene.simulation.step()
            #expect(label.frame.width == 501.0 / 3)
        }
    }

    @Test(arguments: [
        (NSTextAlignment.left, false, 0.0), (.center, false, 72.2), (.right, false, 144.4),
        (.natural, false, 0), (.natural, true, 144.4),
    ])
    func linesStandWhereTheyAreAligned(
        alignment: NSTextAlignment, isRightToLeft: Bool, x: CGFloat
    ) {
        let device = SimulatedDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        Simulation.run(Simulation(device: device)) {
            let label = label("1")
            label.textAlignment = alignment
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            let line = label.shownLines[0]
            #expect(line.text == "1")
            #expect(abs(line.frame.minX - x) < 1e-9)
            #expect(abs(line.frame.midY - 100) < 1e-9)
            label.frame.size.width = 100
            label.text = "123"
            #expect(label.shownLines.map(\.text) == ["…"])
        }
    }
}
