import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

struct JXImageCellTests {
    private func cell() -> JXImageCell {
        let cell = JXImageCell(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
        cell.layoutIfNeeded()
        return cell
    }

    @Test func pictureFillsThePageAndTheSignIsInTheMiddle() {
        let cell = cell()
        #expect(cell.imageView.frame == cell.bounds)
        #expect(cell.loadingIndicator.center == CGPoint(x: 150, y: 75))
        #expect(cell.transitionImageView === cell.imageView)
        cell.frame.size = CGSize(width: 200, height: 100)
        cell.layoutIfNeeded()
        #expect(cell.imageView.frame == cell.bounds)
        #expect(cell.loadingIndicator.center == CGPoint(x: 100, y: 50))
    }

    @Test func signShowsWhileLoading() {
        let cell = cell()
        #expect(!cell.loadingIndicator.isAnimating)
        cell.startLoading()
        #expect(cell.loadingIndicator.isAnimating)
        cell.isLoadingIndicatorEnabled = false
        #expect(!cell.loadingIndicator.isAnimating)
        cell.isLoadingIndicatorEnabled = true
        #expect(cell.loadingIndicator.isAnimating)
        cell.stopLoading()
        #expect(!cell.loadingIndicator.isAnimating)
        cell.isLoadingIndicatorEnabled = false
        cell.startLoading()
        #expect(!cell.loadingIndicator.isAnimating)
    }

    @Test func reuseEmptiesIt() {
        let cell = cell()
        cell.imageView.image = UIImage(
            content: .testCard(item: 0), size: CGSize(width: 10, height: 10))
        cell.startLoading()
        cell.prepareForReuse()
        #expect(cell.imageView.image == nil)
        #expect(!cell.loadingIndicator.isAnimating)
    }

    @Test func loopTakesTheSignAlong() {
        // A page that is handed to another cell shows no sign over the picture that it had.
        BrowserFixture.run(count: 3, looping: true) {
            $0.host.identifier = JXImageCell.reuseIdentifier
            $0.host.loading = .after(0.1)
            $0.host.showsLoading = true
            $0.browser.initialIndex = 2
        } body: { scene in
            scene.wait(0.3)
            scene.fling(.left)
            var sawRecentring = false
            for _ in 0..<90 {
                let before = scene.slot
                scene.step()
                guard before - scene.slot > 1 else { continue }
                sawRecentring = true
                let cell = scene.browser.visibleCell() as? JXImageCell
                #expect(cell?.imageView.image != nil)
                #expect(cell?.loadingIndicator.isAnimating == false)
            }
            #expect(sawRecentring)
        }
    }
}
