import Testing

@_spi(Simulation) @testable import UIKit

/// Any fingers and any code on a page that can be zoomed, in a pager: geometry stays finite, rest is
/// legal, and no flag is left.
@Suite struct UIScrollViewZoomFuzzTests {
    /// Draws numbers that are the same in every run (a linear congruence, Knuth's constants).
    private struct Draw {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    @Test(arguments: 0..<40)
    func promisesHold(_ seed: Int) {
        let centring = ZoomFixture.Centring.allCases[seed % 3]
        let height: CGFloat = seed % 2 == 0 ? 260 : 1300
        ZoomFixture.run(picture: CGSize(width: 390, height: height), centring: centring) {
            fixture in
            let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            pager.contentInsetAdjustmentBehavior = .never
            pager.isPagingEnabled = true
            pager.contentSize = CGSize(width: 1170, height: 844)
            fixture.window.addSubview(pager)
            pager.addSubview(fixture.scrollView)
            fixture.scrollView.frame.origin.x = 390
            pager.contentOffset.x = 390
            fixture.scrollView.bouncesZoom = seed % 5 != 0
            fixture.scrollView.bounces = seed % 7 != 0
            var draw = Draw(state: UInt64(seed) &* 7_919 &+ 3)
            var places: [Int: CGPoint] = [:]
            for _ in 0..<500 {
                act(&draw, fixture, pager, &places)
                look(fixture)
            }
            fixture.scrollView.minimumZoomScale = 1
            fixture.scrollView.maximumZoomScale = 3
            fixture.scrollView.isScrollEnabled = true
            fixture.lift()
            fixture.step(2)
            fixture.settle()
            fixture.scrollView.zoomScale = min(max(fixture.scrollView.zoomScale, 1), 3)
            fixture.expectLegalRest()
            #expect(fixture.scrollView.motion == .idle && fixture.scrollView.zoomMotion == .idle)
            #expect(pager.motion == .idle && fixture.scrollView.handover == nil)
            let begins = fixture.log.lines.filter { $0 == "willBeginZooming" }.count
            let ends = fixture.log.lines.filter { $0.hasPrefix("didEndZooming") }.count
            #expect(begins == ends)
        }
    }

    private func act(
        _ draw: inout Draw, _ fixture: ZoomFixture, _ pager: UIScrollView,
        _ places: inout [Int: CGPoint]
    ) {
        let view = fixture.scrollView
        switch draw.next(60) {
        case 0: places = [:]
        case 1: view.zoomScale = CGFloat(draw.next(40)) / 10
        case 2: view.setZoomScale(CGFloat(draw.next(40)) / 10, animated: true)
        case 3:
            let rect = CGRect(
                x: draw.next(390), y: draw.next(260), width: draw.next(200), height: draw.next(200))
            view.zoom(to: rect, animated: draw.next(2) == 0)
        case 4: view.contentOffset = legalOffset(&draw, view)
        case 5: view.setContentOffset(legalOffset(&draw, view), animated: true)
        case 6: view.maximumZoomScale = CGFloat(draw.next(5))
        case 7: view.minimumZoomScale = [0.5, 1, 1, 2, .nan][draw.next(5)]
        case 8: view.isScrollEnabled.toggle()
        case 9: pager.setContentOffset(CGPoint(x: 390, y: 0), animated: false)
        case 10:
            fixture.fingers(places)
            fixture.simulation.touches.cancelAll()
            places = [:]
        case 11: fixture.step(draw.next(50))
        case 12, 13: places[draw.next(4)] = nil
        case 14, 15, 16:
            places[draw.next(4)] = CGPoint(x: 20 + draw.next(350), y: 20 + draw.next(800))
        default: break
        }
        for finger in places.keys.sorted() {
            guard var place = places[finger] else { continue }
            place.x = min(385, max(5, place.x + CGFloat(draw.next(41) - 20)))
            place.y = min(840, max(5, place.y + CGFloat(draw.next(41) - 20)))
            places[finger] = place
        }
        fixture.fingers(places)
    }

    /// Code may put content anywhere; here it keeps to where content may rest.
    private func legalOffset(_ draw: inout Draw, _ view: UIScrollView) -> CGPoint {
        let lower = view.minimumOffset
        let upper = view.maximumOffset
        let share = CGFloat(draw.next(101)) / 100
        return CGPoint(
            x: lower.x + (upper.x - lower.x) * share, y: upper.y - (upper.y - lower.y) * share)
    }

    private func look(_ fixture: ZoomFixture) {
        let frame = fixture.picture.frame
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.width.isFinite && frame.height.isFinite)
        #expect(fixture.scrollView.contentOffset.isFinite)
        #expect(fixture.scrollView.presentedZoomScale > 0.2)
        #expect(fixture.scrollView.presentedZoomScale < 9)
        if fixture.scrollView.motion == .idle, fixture.scrollView.zoomMotion == .idle {
            let exposure = fixture.scrollView.exposure
            #expect(
                abs(exposure.x) < 0.34 && abs(exposure.y) < 0.34, "\(fixture.log.lines.suffix(8))")
        }
        let size = fixture.scrollView.contentSize
        #expect(abs(size.width - frame.width) < 1e-6 && abs(size.height - frame.height) < 1e-6)
    }
}
