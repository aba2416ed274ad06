import Testing

@testable @_spi(Simulation) import UIKit

/// The table of Dynamic Type sizes in the Human Interface Guidelines.
struct UIFontTextStyleTests {
    @Test func theSizesOfTheGuidelines() {
        LayoutScene.run { _ in
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
            #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
            let large = UITraitCollection(
                preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            let font = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large)
            #expect(font.pointSize == 40)
        }
    }
}
