/// Changes what a bar shows: at once, or one content fading into the other in step with a
/// navigation's motion.
enum BarFade {
    static func run(from former: UIView?, to new: UIView?, animated: Bool) {
        guard animated, former?.windowStorage != nil || new?.windowStorage != nil else {
            former?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation { new?.alpha = 0 }
        UIView.start(.approach(.navigation), delay: 0, options: []) {
            new?.alpha = 1
            former?.alpha = 0
        } completion: { _ in
            former?.removeFromSuperview()
        }
    }
}

extension UIView {
    /// What `body` makes, without animating what it changes.
    class func unanimated<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
