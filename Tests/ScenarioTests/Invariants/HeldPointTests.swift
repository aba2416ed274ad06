import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct HeldPointTests {
    /// Half a pixel of a screen with two pixels a point.
    private let room: CGFloat = 0.25

    private func image(_ x: CGFloat, _ size: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: size, height: size)
    }

    /// What is as much as a pixel off at one size may be off by more at a larger one: the point was
    /// within half a pixel of its place, which grows along.
    @Test func roundingGrowsWithTheImage() throws {
        let place = CGPoint(x: 50, y: 0)
        var point = HeldPoint(of: image(0, 100), at: place, room: room)
        // 0.25 × 4 + 0.25 from where the point would be at four times the size.
        let first = point.follow(image(-150 + 1.24, 400), at: place, room: room)
        #expect(first == nil)
        point = HeldPoint(of: image(0, 100), at: place, room: room)
        let found = point.follow(image(-150 + 1.26, 400), at: place, room: room)
        let miss = try #require(found)
        #expect(abs(miss.distance - 1.26) < 1e-9 && abs(miss.most - 1.25) < 1e-9)
    }

    /// Each frame may be off to its own side, but there must be one point for all of them.
    @Test func whatIsKnownStaysKnown() {
        let place = CGPoint(x: 50, y: 0)
        var point = HeldPoint(of: image(0, 100), at: place, room: room)
        let first = point.follow(image(-150 + 1, 400), at: place, room: room)
        #expect(first == nil)
        // On its own either would be right; together they are 2 pt apart, half a point of
        // which is room.
        let second = point.follow(image(-150 - 1, 400), at: place, room: room)
        #expect(second != nil)
    }

    @Test func eitherAxisCounts() throws {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        var point = HeldPoint(of: square, at: CGPoint(x: 50, y: 50), room: room)
        let moved = square.offsetBy(dx: 0.4, dy: -3)
        let found = point.follow(moved, at: CGPoint(x: 50, y: 50), room: room)
        let miss = try #require(found)
        #expect(abs(miss.distance - 3) < 1e-9 && abs(miss.most - 0.5) < 1e-9)
    }
}
