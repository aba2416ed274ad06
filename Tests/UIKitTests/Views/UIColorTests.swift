import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIColorTests {
    /// The corners and edges of the colour circle have closed forms.
    nonisolated static let hues: [(hue: Double, saturation: Double, expected: [Double])] = [
        (0, 1, [1, 0, 0]), (1, 1, [1, 0, 0]), (1.0 / 3, 1, [0, 1, 0]), (2.0 / 3, 1, [0, 0, 1]),
        (1.0 / 6, 1, [1, 1, 0]), (0.3, 0, [1, 1, 1]), (1.0 / 12, 1, [1, 0.5, 0]),
        (0, 0.5, [1, 0.5, 0.5]),
    ]

    @Test(arguments: hues)
    func turnsHuesIntoComponents(hue: Double, saturation: Double, expected: [Double]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: 0.5, alpha: 0.25)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        for (found, wanted) in zip([red, green, blue], expected) {
            #expect(abs(Double(found) - wanted / 2) < 1e-12)
        }
        #expect(alpha == 0.25)
    }

    @Test func theSystemsColoursAreApples() {
        // Human Interface Guidelines, "Color", light: R 0, G 122, B 255 and so on.
        #expect(UIColor.systemBlue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
        #expect(UIColor.systemGray6.components.z * 255 == 247)
        #expect(UIColor.secondaryLabel.components.w == 0.6)
        #expect(UIColor.black.withAlphaComponent(0.3) == UIColor(white: 0, alpha: 0.3))
    }
}
