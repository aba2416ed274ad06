extension UIView {
    /// A view of the same size that shows what this one looks like: on screen now, or, with
    /// `afterUpdates`, once it is laid out and its animations are over. It does not change along.
    /// For a view that is in no window it shows nothing, unless `afterUpdates`.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SnapshotView(snapshot(afterUpdates: afterUpdates), size: bounds.size)
    }

    /// Draws the view and those in it into the image that is being drawn, stretched to `rect`: as on
    /// screen now, or, with `afterUpdates`, once it is laid out and its animations are over. Whether
    /// it is drawn: not outside a drawing, nor where the view is in no window, unless `afterUpdates`.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let recorder = DrawingRecorder.current,
            let snapshot = snapshot(afterUpdates: afterUpdates)
        else { return false }
        recorder.add(.view(snapshot, rect))
        return true
    }

    private func snapshot(afterUpdates: Bool) -> ViewSnapshot? {
        if afterUpdates {
            layoutIfNeeded()
            return ViewSnapshot(ofModel: self)
        }
        return windowStorage == nil ? nil : ViewSnapshot(of: self)
    }
}
