@_spi(Simulation)
extension UIView {
    /// The view and those in it, a line each, indented by depth, as UIKit's debugging aid of this
    /// name prints them. Model values; addresses are left out, so that two runs agree.
    /// - Complexity: O(views below)
    public var recursiveDescription: String {
        var text = ""
        appendDescription(to: &text, indent: "")
        return text
    }

    private func appendDescription(to text: inout String, indent: String) {
        text += "\(indent)<\(type(of: self)); \(descriptionAttributes.joined(separator: "; "))>\n"
        for view in subviewStorage { view.appendDescription(to: &text, indent: indent + "   | ") }
    }

    private var descriptionAttributes: [String] {
        var attributes = ["frame = (\(UIView.list(frame)))"]
        if geometry.bounds.origin != .zero {
            attributes.append(
                "bounds.origin = (\(UIView.number(geometry.bounds.origin.x)) "
                    + "\(UIView.number(geometry.bounds.origin.y)))")
        }
        if !geometry.transform.isIdentity {
            let map = geometry.transform
            let parts = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(UIView.number)
            attributes.append("transform = [\(parts.joined(separator: ", "))]")
        }
        if isHidden { attributes.append("hidden = YES") }
        if alphaStorage != 1 { attributes.append("alpha = \(UIView.number(alphaStorage))") }
        if clipsToBounds { attributes.append("clipsToBounds = YES") }
        if !isUserInteractionEnabled { attributes.append("userInteractionEnabled = NO") }
        if hasRunningAnimations { attributes.append("animating") }
        return attributes
    }

    private static func list(_ rect: CGRect) -> String {
        let origin = "\(number(rect.origin.x)) \(number(rect.origin.y))"
        return "\(origin); \(number(rect.size.width)) \(number(rect.size.height))"
    }

    /// At most two decimals, none where it is whole.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return "\(rounded)"
    }
}
