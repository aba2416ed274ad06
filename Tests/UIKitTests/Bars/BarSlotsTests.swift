import Testing

@testable import UIKit

@Suite struct BarSlotsTests {
    @Test func viewsStandAGapApart() {
        let row = BarSlots([.view(50), .view(44), .space(10), .view(20)], from: 16, to: 390)
        #expect(row.slots.map(\.start) == [16, 74, 118, 128])
        #expect(row.slots.map(\.width) == [50, 44, 10, 20])
        #expect(row.end == 148)
    }

    /// What is left goes to the flexible spaces in equal shares, and nothing where nothing is left.
    @Test func flexibleSpacesShareWhatIsLeft() {
        let row = BarSlots([.flexible, .view(100), .flexible, .flexible], from: 0, to: 400)
        #expect(row.slots.map(\.start) == [0, 100, 200, 300])
        #expect(row.end == 400)
        let tight = BarSlots([.view(300), .flexible, .view(200)], from: 0, to: 400)
        #expect(tight.slots.map(\.start) == [0, 300, 300])
    }
}
