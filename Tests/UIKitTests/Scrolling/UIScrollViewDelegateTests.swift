import Testing

@_spi(Simulation) @testable import UIKit

/// The order of the delegate calls, as Apple documents it (WWDC 2012, session 223).
@Suite struct UIScrollViewDelegateTests {
    @Test func aFling() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.log.lines = []
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -1_000))
            fixture.settle()
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
            // Points per millisecond, along the content.
            #expect(fixture.log.velocities == [CGPoint(x: 0, y: 1)])
            // 100 + 494.505, on the pixel.
            #expect(abs(fixture.log.targets[0].y - 594.667) < 0.001)
            // 100 + 494.010.
            #expect(fixture.scrollView.contentOffset.y == 594)
        }
    }

    @Test func noMomentum() {
        ScrollFixture.run(content: CGSize(width: 400, height: 9_000)) { fixture in
            fixture.log.lines = []
            fixture.drag([CGPoint(x: 0, y: -100)], launch: CGPoint(x: 0, y: -249))
            fixture.settle()
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
                ])
            #expect(fixture.log.targets == [CGPoint(x: 0, y: 100)])
            #expect(!fixture.simulation.isTracking)
        }
    }

    @Test func turningAPage() {
        ScrollFixture.runPager(page: 2) { fixture in
            fixture.swipe(to: -150, launch: -600)
            fixture.settle()
            #expect(
                fixture.log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
            #expect(fixture.log.targets == [CGPoint(x: 1_200, y: 0)])
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 1_200, y: 0))
        }
    }

    @Test func anAnimatedOffset() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
            let frames = fixture.settle()
            // 0.3 s at 120 Hz.
            #expect(frames == 36)
            #expect(fixture.log.lines == ["didScroll", "didEndScrollingAnimation"])
            #expect(fixture.log.offsets.count == 36)
            fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
            #expect(fixture.log.lines == ["didScroll", "didEndScrollingAnimation", "didScroll"])
        }
    }

    /// An animated call to the present offset says nothing.
    @Test func anAnimatedOffsetToTheSamePlace() {
        ScrollFixture.runPager(page: 1) { fixture in
            fixture.scrollView.setContentOffset(CGPoint(x: 400.1, y: 0), animated: true)
            fixture.settle()
            #expect(fixture.log.lines == [])
            #expect(fixture.simulation.model.used.contains(.sameOffset))
        }
    }

    /// In motion it ends that there.
    @Test(arguments: [true, false])
    func anAnimatedOffsetToThePlaceThatIsPassed(animates: Bool) {
        ScrollFixture.runPager(page: 1) { fixture in
            if animates {
                fixture.scrollView.setContentOffset(CGPoint(x: 800, y: 0), animated: true)
            } else {
                fixture.swipe(to: -150, launch: -600)
            }
            fixture.step(5)
            let lines = fixture.log.lines
            let offset = fixture.scrollView.contentOffset
            #expect(offset.x > 400 && offset.x < 800)
            fixture.scrollView.setContentOffset(offset, animated: true)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset == offset)
            #expect(fixture.log.lines == lines)
        }
    }

    @Test func everyCallIsCounted() {
        ScrollFixture.runPager { fixture in
            let before = fixture.simulation.counters.delegateCalls
            fixture.swipe(to: -150, launch: -600)
            fixture.settle()
            let calls = fixture.simulation.counters.delegateCalls - before
            #expect(calls == fixture.log.offsets.count + 5)
        }
    }

    @Test func withoutADelegateNothingIsCounted() {
        ScrollFixture.runPager { fixture in
            fixture.scrollView.delegate = nil
            let before = fixture.simulation.counters.delegateCalls
            fixture.swipe(to: -150, launch: -600)
            fixture.settle()
            #expect(fixture.simulation.counters.delegateCalls == before)
            #expect(fixture.scrollView.contentOffset.x == 400)
        }
    }
}
