import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Registering and dequeuing cells.
struct RegistrationTests {
    final class OwnCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
        weak var browser: JXPhotoBrowserViewController?
        let imageView = UIImageView(frame: .zero)
        var transitionImageView: UIImageView? { imageView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(imageView)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func prepareForReuse() {
            imageView.image = nil
        }
    }

    /// Takes every default of the protocol.
    final class PlainCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {}

    @Test func refusesBlankIdentifiersAndForeignClasses() {
        let browser = JXPhotoBrowserViewController()
        #expect(browser.register(OwnCell.self, forReuseIdentifier: "own"))
        #expect(browser.register(PlainCell.self, forReuseIdentifier: "plain"))
        for blank in ["", " ", "\n\t "] {
            #expect(!browser.register(OwnCell.self, forReuseIdentifier: blank))
        }
        #expect(!browser.register(UICollectionViewCell.self, forReuseIdentifier: "cell"))
        #expect(!browser.register(NSObject.self, forReuseIdentifier: "object"))
    }

    @Test(arguments: ["own", JXImageCell.reuseIdentifier, JXZoomImageCell.reuseIdentifier])
    func cellsOfEveryKindAreShown(identifier: String) {
        BrowserFixture.run(count: 3, looping: true) {
            $0.browser.register(OwnCell.self, forReuseIdentifier: "own")
            $0.host.identifier = identifier
        } body: { scene in
            for _ in 0..<4 { scene.swipe(.left) }
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.pageInPlace == 1)
            let isZoomCell = identifier == JXZoomImageCell.reuseIdentifier
            #expect((scene.browser.visibleZoomImageCell() != nil) == isZoomCell)
        }
    }

    @Test func defaultsOfTheProtocolSuffice() {
        let cell = PlainCell(frame: .zero)
        cell.browser = JXPhotoBrowserViewController()
        #expect(cell.browser == nil)
        #expect(cell.transitionImageView == nil)
    }

    @Test func visibleCellIsTheOneNearestToTheMiddle() {
        BrowserFixture.run(count: 5) { scene in
            let collection = scene.browser.collectionView
            for (step, index) in [(-150.0, 0), (-80, 1)] {
                if index == 0 { scene.touchDown(CGPoint(x: 350, y: 422)) }
                scene.step()
                scene.moveFinger(by: CGPoint(x: step, y: 0))
                scene.wait(0.2)
                #expect(scene.visiblePages == [0, 1])
                #expect(scene.browser.visibleCell() === collection.visibleCells[index])
            }
            scene.lift(CGPoint(x: 120, y: 422))
            scene.settle()
        }
    }
}
