/// Outlines of known shapes.
nonisolated enum PathShapes {
    /// How far a quarter of a circle's control points lie along its tangents, as a part of the
    /// radius: 4/3 · (√2 − 1).
    private static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

    static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }

    static func oval(_ rect: CGRect) -> [PathElement] {
        rounded(
            rect, corners: .allCorners,
            radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    static func rounded(
        _ rect: CGRect, corners: UIRectCorner, radii: CGSize
    ) -> [PathElement] {
        let width = min(max(0, radii.width), rect.width / 2)
        let height = min(max(0, radii.height), rect.height / 2)
        if width == 0 || height == 0 { return rectangle(rect) }
        /// A corner, and the directions of the sides that lead to it and on from it.
        let places: [(UIRectCorner, CGPoint, into: CGPoint, on: CGPoint)] = [
            (
                .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0),
                CGPoint(x: 0, y: 1)
            ),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1),
                CGPoint(x: -1, y: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0),
                CGPoint(x: 0, y: -1)
            ),
            (
                .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1),
                CGPoint(x: 1, y: 0)
            ),
        ]
        let start = corners.contains(.topLeft) ? rect.minX + width : rect.minX
        var elements: [PathElement] = [.move(CGPoint(x: start, y: rect.minY))]
        for (corner, point, into, on) in places {
            guard corners.contains(corner) else {
                elements.append(.line(point))
                continue
            }
            func along(_ direction: CGPoint, _ share: CGFloat) -> CGPoint {
                CGPoint(
                    x: point.x + direction.x * width * share,
                    y: point.y + direction.y * height * share)
            }
            elements.append(.line(along(into, -1)))
            elements.append(
                .curve(along(into, quarter - 1), along(on, 1 - quarter), to: along(on, 1)))
        }
        return elements + [.close]
    }

    /// An arc as curves of at most a quarter of a turn each. More than a turn is one turn.
    static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) -> (start: CGPoint, curves: [PathElement]) {
        let turn = 2 * CGFloat.pi
        var sweep = clockwise ? end - start : start - end
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        } else if sweep > turn {
            sweep = turn
        }
        let count = max(1, Int((sweep / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (clockwise ? sweep : -sweep) / CGFloat(count)
        let (sine, cosine) = (Elementary.sin(step / 4), Elementary.cos(step / 4))
        let reach = radius * 4 / 3 * sine / cosine
        func place(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
            let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
            return CGPoint(
                x: center.x + radius * cosine - ahead * sine,
                y: center.y + radius * sine + ahead * cosine)
        }
        let curves = (0..<count).map { index in
            let from = start + step * CGFloat(index)
            let to = from + step
            return PathElement.curve(
                place(from, ahead: reach), place(to, ahead: -reach), to: place(to, ahead: 0))
        }
        return (place(start, ahead: 0), curves)
    }
}
