import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Images that come late, or in place of others, at any zoom.
struct LateImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(content: .testCard(item: 0), size: CGSize(width: width, height: height))
    }

    /// The content is within its edges, and centred where it is smaller than the page.
    private func expectSoundLayout(_ cell: JXZoomImageCell) {
        let frame = cell.imageView.frame
        let size = cell.scrollView.contentSize
        #expect(abs(frame.width - size.width) < 0.001 && abs(frame.height - size.height) < 0.001)
        #expect(abs(frame.midX - max(390, frame.width) / 2) < 0.001)
        #expect(abs(frame.midY - max(844, frame.height) / 2) < 0.001)
        let offset = cell.scrollView.contentOffset
        #expect(offset.x >= 0 && offset.x <= max(0, size.width - 390) + 0.34)
        #expect(offset.y >= 0 && offset.y <= max(0, size.height - 844) + 0.34)
    }

    @Test func theSameShapeChangesNothing() {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            cell.imageView.image = image(30, 20)
            fixture.pinchAndSettle(2, at: CGPoint(x: 300, y: 400))
            let shown = fixture.shownFrame
            cell.imageView.image = image(3000, 2000)
            #expect(isNear(fixture.shownFrame, shown))
        }
    }

    /// A placeholder of another shape gives way to the image: the zoom stays, and so does the point
    /// in the middle as far as the content allows.
    @Test(arguments: [CGSize(width: 1000, height: 3000), CGSize(width: 1500, height: 1500)])
    func anotherShapeKeepsThePointInView(size: CGSize) {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            fixture.pinchAndSettle(3, at: CGPoint(x: 250, y: 400))
            let middle = CGPoint(x: 195, y: 422)
            let share = fixture.share(at: middle)
            cell.imageView.image = image(size.width, size.height)
            #expect(cell.scrollView.zoomScale == 3)
            expectSoundLayout(cell)
            #expect(abs(fixture.shownPlace(share).y - middle.y) < 0.5)
            if cell.imageView.frame.width > 800 {
                #expect(abs(fixture.shownPlace(share).x - middle.x) < 0.5)
            }
            fixture.doubleTap(middle)
            fixture.settle()
            expectSoundLayout(cell)
            #expect(cell.scrollView.zoomScale == 1)
        }
    }

    @Test func filledItStaysFilled() {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            fixture.doubleTap(CGPoint(x: 300, y: 400))
            fixture.settle()
            let share = fixture.share(at: CGPoint(x: 195, y: 422))
            cell.imageView.image = image(4000, 2000)
            #expect(isNear(fixture.shownFrame.size, CGSize(width: 1688, height: 844)))
            #expect(isNear(fixture.shownPlace(share), CGPoint(x: 195, y: 422)))
            expectSoundLayout(cell)
        }
    }

    @Test func inMidPinchTheFingersHoldTheNewOne() {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            fixture.pinch(2)
            cell.imageView.image = image(1000, 3000)
            let before = fixture.shownFrame
            fixture.fingers([0: CGPoint(x: 195, y: 312), 1: CGPoint(x: 195, y: 532)])
            #expect(isNear(fixture.shownFrame, before, 1))
            fixture.fingers([0: CGPoint(x: 195, y: 302), 1: CGPoint(x: 195, y: 542)])
            #expect(cell.scrollView.zoomScale > 2.1)
            fixture.liftAll()
            fixture.settle()
            expectSoundLayout(cell)
        }
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: 1e200, height: 1e200),
    ])
    func anImageOfNoSizeTakesTheZoomAway(size: CGSize) {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            fixture.pinchAndSettle(2)
            cell.imageView.image = image(size.width, size.height)
            #expect(cell.scrollView.zoomScale == 1)
            #expect(cell.imageView.frame.size == .zero)
            #expect(cell.scrollView.contentSize == .zero)
            fixture.doubleTap(CGPoint(x: 195, y: 422))
            fixture.settle()
            cell.imageView.image = image(1500, 1000)
            #expect(cell.imageView.frame == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }

    @Test func takenAwayUnderTheFingersItIsGone() {
        BrowserFixture.run(count: 2) { fixture in
            let cell = fixture.zoomCell
            fixture.pinch(2)
            cell.imageView.image = nil
            #expect(!cell.scrollView.isZooming)
            fixture.fingers([0: CGPoint(x: 195, y: 200), 1: CGPoint(x: 195, y: 600)])
            fixture.liftAll()
            fixture.settle()
            cell.imageView.image = image(1500, 1000)
            #expect(cell.scrollView.zoomScale == 1)
            #expect(fixture.shownFrame == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }

    /// What pulls a page moves and shrinks the image view: that is no zoom.
    @Test func oneThatComesDuringAPullIsLaidOutUnzoomed() {
        let cell = JXZoomImageCell(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        cell.imageView.image = image(30, 20)
        cell.layoutIfNeeded()
        cell.imageView.transform = CGAffineTransform(a: 0.7, b: 0, c: 0, d: 0.7, tx: 0, ty: 90)
        cell.imageView.image = image(1000, 2000)
        cell.imageView.transform = .identity
        #expect(cell.imageView.frame == CGRect(x: 0, y: 32, width: 390, height: 780))
        #expect(cell.scrollView.contentSize == CGSize(width: 390, height: 780))
    }

    @Test func lateImagesAreLaidOutAtOnce() {
        // Cases L-A29, L-B11: nothing before, right in the frame in which it comes.
        BrowserFixture.run(count: 2, configure: { $0.host.loading = .after(0.4) }) { fixture in
            #expect(fixture.zoomCell.imageView.frame.size == .zero)
            fixture.wait(0.45)
            #expect(fixture.shownFrame == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }
}

private func isNear(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) < 0.001 && abs(one.height - other.height) < 0.001
}
