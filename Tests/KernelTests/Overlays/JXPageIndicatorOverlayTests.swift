import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

struct JXPageIndicatorOverlayTests {
    private func run(count: Int, body: (BrowserFixture, JXPageIndicatorOverlay) -> Void) {
        let indicator = JXPageIndicatorOverlay()
        BrowserFixture.run(count: count) {
            $0.browser.addOverlay(indicator)
        } body: { scene in
            body(scene, indicator)
        }
    }

    @Test func showsThePageOfThePages() {
        run(count: 4) { scene, indicator in
            #expect(!indicator.isHidden)
            #expect(indicator.pageControl.numberOfPages == 4)
            #expect(indicator.pageControl.currentPage == 0)
            scene.swipe(.left)
            #expect(indicator.pageControl.currentPage == 1)
            scene.host.count = 1
            scene.browser.reloadData()
            #expect(indicator.pageControl.numberOfPages == 1)
            #expect(indicator.isHidden)
            indicator.hidesForSinglePage = false
            #expect(!indicator.isHidden)
        }
    }

    @Test(arguments: [0, 1])
    func hiddenWithoutAChoice(count: Int) {
        run(count: count) { _, indicator in
            #expect(indicator.isHidden)
        }
    }

    @Test func standsInsideTheSafeArea() {
        run(count: 4) { scene, indicator in
            let dots = indicator.pageControl
            let height = dots.intrinsicContentSize.height
            // 12 points above the lower edge of 844.
            #expect(dots.convert(dots.bounds, to: scene.browser.view).maxY == 832)
            #expect(dots.convert(dots.bounds, to: scene.browser.view).midX == 195)
            let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            scene.simulation.resizeScreen(
                to: CGSize(width: 390, height: 844), safeAreaInsets: insets)
            scene.step()
            #expect(dots.convert(dots.bounds, to: scene.browser.view).maxY == 798)
            indicator.position = .top(padding: 5)
            scene.step()
            let frame = dots.convert(dots.bounds, to: scene.browser.view)
            #expect(frame.minY == 52)
            #expect(frame.height == height)
            scene.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            scene.step()
            #expect(dots.convert(dots.bounds, to: scene.browser.view).midX == 422)
        }
    }

    @Test func takesNoTouches() {
        run(count: 4) { scene, indicator in
            let middle = CGPoint(x: 195, y: 422)
            let hit = scene.browser.view.hitTest(middle, with: nil)
            #expect(hit?.isDescendant(of: indicator) == false)
            scene.drag(
                from: CGPoint(x: 300, y: 825), by: CGPoint(x: -230, y: 0), duration: 0.1)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
        }
    }
}
