import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A magnified page holds pages that turn by themselves.
struct AutoPlayZoomTests {
    /// A host's own cell with zoom.
    private final class ZoomCell: UICollectionViewCell, JXPhotoBrowserCellProtocol,
        UIScrollViewDelegate
    {
        weak var browser: JXPhotoBrowserViewController?
        let scrollView = UIScrollView()
        let imageView = UIImageView(frame: .zero)
        var transitionImageView: UIImageView? { imageView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(scrollView)
            scrollView.addSubview(imageView)
            scrollView.maximumZoomScale = 3
            scrollView.delegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            if scrollView.frame == contentView.bounds { return }
            scrollView.frame = contentView.bounds
            imageView.frame = scrollView.bounds
            scrollView.contentSize = imageView.frame.size
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            scrollView.zoomScale = 1
            imageView.image = nil
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    }

    private func run(_ body: (BannerFixture, ZoomCell) -> Void) {
        BannerFixture.run(
            count: 5, interval: 1,
            configure: { scene in
                scene.browser.register(ZoomCell.self, forReuseIdentifier: "Zoom")
                scene.host.identifier = "Zoom"
            },
            body: { banner in
                banner.run(until: 0.4)
                guard let cell = banner.browser.visibleCell() as? ZoomCell else {
                    Issue.record("No page is shown.")
                    return
                }
                body(banner, cell)
            })
    }

    @Test func zoomBySettingItHolds() {
        run { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 6)
            banner.expectFlips([])
            cell.scrollView.zoomScale = 1
            banner.run(until: 8)
            // Nobody tells of a host's own zoom: it is looked for ten times a second.
            let late = (banner.flips.first ?? 0) - 7
            #expect(late >= -1.01 / 120 && late <= 0.1 + 1.01 / 120)
        }
    }

    @Test func zoomBelowTheLeastDoesNotHold() {
        run { banner, cell in
            cell.scrollView.minimumZoomScale = 0.5
            cell.scrollView.zoomScale = 0.5
            banner.run(until: 1.2)
            banner.expectFlips([1])
        }
    }

    @Test func aPinchHoldsUntilThePageIsBack() {
        run { banner, cell in
            _ = pinch(banner, from: 60, to: 150)
            banner.run(until: 5)
            #expect(cell.scrollView.zoomScale > 1.5)
            banner.expectFlips([])
            let lifted = pinch(banner, from: 150, to: 20)
            banner.run(until: lifted + 2)
            #expect(cell.scrollView.zoomScale == 1)
            let late = (banner.flips.first ?? 0) - lifted - 1
            #expect(late >= -1.01 / 120 && late <= 0.5)
        }
    }

    /// Two fingers, one above the other, that move apart or together and lift; returns when.
    private func pinch(
        _ banner: BannerFixture, from start: CGFloat, to end: CGFloat
    ) -> Double {
        let scene = banner.scene
        let begin = scene.simulation.now
        for (finger, sign) in [(0, -0.5), (1, 0.5)] {
            for index in 0...24 {
                let distance = start + (end - start) * CGFloat(index) / 24
                scene.simulation.touches.enqueue(
                    TouchSample(
                        finger: finger,
                        timestamp: begin.advanced(bySeconds: Double(index) / 120),
                        location: CGPoint(
                            x: banner.middle.x, y: banner.middle.y + distance * sign),
                        phase: index == 0 ? .began : index == 24 ? .ended : .moved))
            }
        }
        banner.run(until: banner.now + 24.0 / 120)
        let lifted = banner.now
        banner.run(until: lifted + 0.1)
        return lifted
    }

    @Test func aZoomedPageThatIsLeftHoldsNoMore() {
        run { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 2)
            banner.browser.scrollToPage(at: 2, animated: false)
            let left = banner.now
            banner.run(until: left + 1.5)
            #expect(abs((banner.flips.first ?? 0) - left - 1) <= 0.1 + 1.01 / 120)
            #expect(banner.browser.pageIndex == 3)
        }
    }

    // MARK: The library's own cell, which tells

    private func runOwn(_ body: (BannerFixture, JXZoomImageCell) -> Void) {
        BannerFixture.run(
            count: 5, interval: 1,
            configure: { $0.host.identifier = JXZoomImageCell.reuseIdentifier },
            body: { banner in
                banner.run(until: 0.3)
                guard let cell = banner.browser.visibleZoomImageCell() else {
                    Issue.record("No page is shown.")
                    return
                }
                body(banner, cell)
            })
    }

    @Test func aZoomThatEndsAtOnceIsHeardOfInThatFrame() {
        runOwn { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 3.45)
            banner.expectFlips([])
            cell.scrollView.zoomScale = 1
            banner.run(until: 4.7)
            banner.expectFlips([4.45])
        }
    }

    @Test func aZoomBetweenTwoLooksBeginsTheIntervalAnew() {
        runOwn { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 0.4)
            cell.scrollView.zoomScale = 1
            banner.run(until: 1.6)
            banner.expectFlips([1.4])
        }
    }

    /// The model is at its end at once; the person sees the picture still on its way.
    @Test func anAnimatedZoomHoldsUntilItIsOverOnScreen() {
        runOwn { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 3.45)
            cell.scrollView.setZoomScale(1, animated: true)
            // It takes 0.3 s.
            banner.run(until: 5)
            banner.expectFlips([4.75])
        }
    }

    @Test func aPinchHoldsUntilTheBounceIsOver() {
        runOwn { banner, cell in
            _ = pinch(banner, from: 60, to: 150)
            banner.run(until: 3)
            #expect(cell.scrollView.zoomScale > 1.5)
            _ = pinch(banner, from: 150, to: 20)
            var rest = banner.now
            while cell.scrollView.isZooming || cell.scrollView.isZoomBouncing {
                banner.step()
                rest = banner.now
            }
            banner.run(until: rest + 1.3)
            banner.expectFlips([rest + 1])
        }
    }

    @Test func aPageThatIsNotZoomedAnyMoreWhenItComesBackDoesNotHold() {
        runOwn { banner, cell in
            cell.scrollView.zoomScale = 2
            banner.run(until: 2)
            banner.browser.scrollToPage(at: 2, animated: false)
            let left = banner.now
            banner.run(until: left + 1.2)
            banner.expectFlips([left + 1])
        }
    }
}
