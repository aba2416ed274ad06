/// Gives a scroll view its `delegate`.
///
/// Apple's collection view narrows the type of the property that it inherits. Swift allows that for
/// no stored property of a class, but a property of a class hides one of a protocol extension.
@preconcurrency @MainActor
public protocol UIScrollViewDelegateHolder: UIScrollView {}

extension UIScrollViewDelegateHolder {
    /// Told about scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
