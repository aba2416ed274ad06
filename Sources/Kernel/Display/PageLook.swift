import UIKit

/// What a page looked like in one cell, for the cell that takes it over without the eye noticing.
struct PageLook {
    /// The item of the collection view at which the page goes on.
    var virtual: Int
    private let image: UIImage?
    private let isLoading: Bool
    private let zoom: JXZoomImageCell.ZoomLook?

    /// Notes what `cell` shows, to go on at `virtual`.
    init(of cell: JXPhotoBrowserAnyCell, at virtual: Int) {
        self.virtual = virtual
        image = cell.transitionImageView?.image
        isLoading = (cell as? JXImageCell)?.isLoading ?? false
        zoom = (cell as? JXZoomImageCell)?.zoomLook
    }

    /// Makes `cell`, which the host has just set up for the same page, look the same.
    ///
    /// A host that loads images asynchronously has left it empty or put a placeholder there, and
    /// will set the image once it has it. Only a picture with more pixels than the former one is
    /// the host's last word.
    func apply(to cell: JXPhotoBrowserAnyCell) {
        applyImage(to: cell)
        if let zoom { (cell as? JXZoomImageCell)?.apply(zoom) }
    }

    private func applyImage(to cell: JXPhotoBrowserAnyCell) {
        guard let image, let imageView = cell.transitionImageView else { return }
        if imageView.image === image || pixelCount(of: imageView.image) > pixelCount(of: image) {
            return
        }
        imageView.image = image
        if !isLoading { (cell as? JXImageCell)?.stopLoading() }
    }

    private func pixelCount(of image: UIImage?) -> CGFloat {
        guard let image else { return 0 }
        let count = image.size.width * image.size.height * image.scale * image.scale
        return count > 0 ? count : 0
    }
}
