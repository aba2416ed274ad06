import JXPhotoBrowser
import UIKit

final class AlbumController: UIViewController, JXPhotoBrowserDelegate {
    var images: [UIImage] = []

    func showPhoto(at index: Int) -> JXPhotoBrowserViewController {
        let browser = JXPhotoBrowserViewController()
        browser.delegate = self
        browser.initialIndex = index
        browser.addOverlay(JXPageIndicatorOverlay())
        browser.present(from: self)
        return browser
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        images.count
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: JXZoomImageCell.reuseIdentifier, for: indexPath)
        (cell as? JXZoomImageCell)?.imageView.image = images[index]
        return cell
    }
}
