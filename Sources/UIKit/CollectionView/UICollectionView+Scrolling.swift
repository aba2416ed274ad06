extension UICollectionView {
    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayout()
        guard let position = ItemPosition(indexPath), counts.contains(position) else {
            fatalError(
                """
                UICollectionView: scrollToItem(at:at:animated:) got \(indexPath), which does not \
                exist: section \(indexPath.first ?? -1) has \
                \(counts.itemCount(inSection: indexPath.first ?? -1)) items. \
                Call numberOfItems(inSection:) before.
                """)
        }
        guard let horizontal = ScrollPlace(scrollPosition, along: .horizontal),
            let vertical = ScrollPlace(scrollPosition, along: .vertical)
        else {
            fatalError(
                """
                UICollectionView: scrollToItem(at:at:animated:) got two places on one axis. \
                Give at most one of left, centeredHorizontally, right and of top, \
                centeredVertically, bottom.
                """)
        }
        guard let frame = frame(of: position) else { return }
        let target = clampedToEdges(
            offset(showing: frame, horizontal: horizontal, vertical: vertical))
        setContentOffset(target, animated: animated)
    }

    private func offset(
        showing frame: CGRect, horizontal: ScrollPlace, vertical: ScrollPlace
    ) -> CGPoint {
        let insets = adjustedContentInset
        let size = bounds.size
        return CGPoint(
            x: horizontal.offset(
                start: frame.minX, length: frame.width, from: contentOffset.x,
                view: size.width - insets.left - insets.right, inset: insets.left),
            y: vertical.offset(
                start: frame.minY, length: frame.height, from: contentOffset.y,
                view: size.height - insets.top - insets.bottom, inset: insets.top))
    }
}
