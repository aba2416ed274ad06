import JXPhotoBrowser
import UIKit

/// Says which page of how many is shown.
final class CounterOverlay: UIView, JXPhotoBrowserOverlay {
    private let label = UILabel()
    private var count = 0

    func setup(with browser: JXPhotoBrowserViewController) {
        isUserInteractionEnabled = false
        frame = CGRect(x: 16, y: 60, width: 100, height: 24)
        label.frame = bounds
        label.textColor = .white
        addSubview(label)
    }

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        count = numberOfItems
        didChangedPageIndex(pageIndex)
    }

    func didChangedPageIndex(_ index: Int) {
        label.text = "\(index + 1) of \(count)"
    }
}
