@_spi(Simulation) import UIKit

/// Where images lie in their cells, computed anew only where something has changed on which that
/// depends: pages that merely pass by keep their images where they are.
struct ImagePlaces {
    /// Where an image was, and what that depended on.
    private struct Entry {
        var cell = -1
        var cellBounds = CGRect.null
        var image: ObjectIdentifier?
        var parent: ObjectIdentifier?
        /// The image's size: another image may lie where the former one lay in memory.
        var picture: CGSize?
        var mode = UIView.ContentMode.scaleToFill
        var bounds = CGRect.null
        var center = CGPoint.zero
        var transform = CGAffineTransform.identity
        var parentBounds = CGRect.null
        var parentCenter = CGPoint.zero
        var contentCenter = CGPoint.zero
        var place = Place()
    }

    /// Where an image is in its cell.
    struct Place {
        /// What the image takes up, relative to the corner of the cell's frame.
        var frame = CGRect.null
        /// The image's scale on screen; 1 while it is pulled.
        var zoomScale = 1.0
    }

    /// More than the cells that are alive at a time.
    private var entries = [Entry](repeating: Entry(), count: 8)
    /// The entry that is given up next.
    private var oldest = 0

    /// The place of `view` in `cell`, which moves on screen as a whole.
    ///
    /// - Parameter scroller: the scroll view in which the image lies, if that is its superview.
    mutating func place(
        of view: UIImageView, in cell: UICollectionViewCell, serial: Int,
        scroller: inout Unmanaged<UIScrollView>?
    ) -> Place {
        guard let parent = view.superview else { return Place() }
        let index = entry(of: serial)
        let isSameParent = entries[index].parent == ObjectIdentifier(parent)
        if !isSameParent {
            entries[index].parent = ObjectIdentifier(parent)
            entries[index].image = nil
        }
        if let parent = parent as? UIScrollView { scroller = Unmanaged.passUnretained(parent) }
        let picture = view.image
        if !view.hasRunningAnimations, !parent.hasRunningAnimations,
            isCurrent(index, view, parent, cell, picture?.size)
        {
            return entries[index].place
        }
        let place = ImagePlaces.compute(view, in: cell, showing: picture)
        keep(place, at: index, view, parent, cell, picture?.size)
        return place
    }

    private mutating func entry(of cell: Int) -> Int {
        for index in entries.indices where entries[index].cell == cell { return index }
        let index = oldest
        oldest = (oldest + 1) % entries.count
        entries[index] = Entry()
        entries[index].cell = cell
        return index
    }

    private func isCurrent(
        _ index: Int, _ view: UIImageView, _ parent: UIView, _ cell: UICollectionViewCell,
        _ picture: CGSize?
    ) -> Bool {
        entries[index].image == ObjectIdentifier(view) && entries[index].picture == picture
            && entries[index].center == view.presentedCenter
            && entries[index].bounds == view.presentedBounds
            && entries[index].parentBounds == parent.presentedBounds
            && entries[index].parentCenter == parent.presentedCenter
            && entries[index].transform == view.presentedTransform
            && entries[index].cellBounds == cell.presentedBounds
            && entries[index].mode == view.contentMode
            && entries[index].contentCenter == cell.contentView.presentedCenter
    }

    private mutating func keep(
        _ place: Place, at index: Int, _ view: UIImageView, _ parent: UIView,
        _ cell: UICollectionViewCell, _ picture: CGSize?
    ) {
        // What lies deeper depends on more than is compared, and is computed each time.
        let isShallow = parent === cell.contentView || parent.superview === cell.contentView
        guard isShallow, !view.hasRunningAnimations, !parent.hasRunningAnimations else {
            entries[index].image = nil
            return
        }
        entries[index].image = ObjectIdentifier(view)
        entries[index].picture = picture
        entries[index].center = view.presentedCenter
        entries[index].bounds = view.presentedBounds
        entries[index].parentBounds = parent.presentedBounds
        entries[index].parentCenter = parent.presentedCenter
        entries[index].transform = view.presentedTransform
        entries[index].cellBounds = cell.presentedBounds
        entries[index].mode = view.contentMode
        entries[index].contentCenter = cell.contentView.presentedCenter
        entries[index].place = place
    }

    private static func compute(
        _ view: UIImageView, in cell: UICollectionViewCell, showing image: UIImage?
    ) -> Place {
        let content = SnapshotReader.content(of: view, showing: image)
        let bounds = cell.presentedBounds.origin
        var place = Place(
            frame: view.presentedRect(content, upTo: cell).offsetBy(dx: -bounds.x, dy: -bounds.y))
        let transform = view.presentedTransform
        // A pull shifts as well; a zoom never does.
        if !transform.isIdentity, transform.tx == 0, transform.ty == 0 {
            place.zoomScale = Double(transform.scale)
        }
        return place
    }
}
