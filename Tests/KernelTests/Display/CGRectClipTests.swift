import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct CGRectClipTests {
    private let window = CGRect(x: 0, y: 0, width: 100, height: 200)

    @Test func whatIsInBoth() {
        let half = CGRect(x: 50, y: -20, width: 100, height: 100)
        #expect(half.clipped(to: window) == CGRect(x: 50, y: 0, width: 50, height: 80))
        #expect(window.clipped(to: half) == CGRect(x: 50, y: 0, width: 50, height: 80))
        #expect(window.clipped(to: window) == window)
    }

    @Test func whatOnlyTouchesIsOutside() {
        #expect(CGRect(x: 100, y: 0, width: 10, height: 10).clipped(to: window) == nil)
        #expect(CGRect(x: 0, y: -10, width: 10, height: 10).clipped(to: window) == nil)
        #expect(CGRect(x: 10, y: 10, width: 0, height: 10).clipped(to: window) == nil)
        #expect(CGRect.null.clipped(to: window) == nil)
    }

    @Test(arguments: 0..<4)
    func whatIsNoNumberIsNowhere(part: Int) {
        var rect = window
        switch part {
        case 0: rect.origin.x = .nan
        case 1: rect.origin.y = .nan
        case 2: rect.size.width = .nan
        default: rect.size.height = .nan
        }
        #expect(rect.clipped(to: window) == nil)
        #expect(window.clipped(to: rect) == nil)
    }
}
