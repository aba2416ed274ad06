import Foundation

/// The system's symbols, in a few strokes; one that is not known here is a ring with a dot.
nonisolated enum SymbolPicture {
    /// A symbol that fills a rectangle, pixels.
    static func drawing(_ name: String, in rect: CGRect, _ color: Color) -> Drawing {
        var drawing = Drawing()
        let width = max(Double(min(rect.width, rect.height)) * 0.1, 1)
        guard let strokes = strokes(of: name) else {
            let radius = Double(min(rect.width, rect.height)) * 0.42
            let center = CGPoint(x: rect.midX, y: rect.midY)
            drawing.add(.ring(center: center, radius: radius, width: width, color))
            drawing.add(.dot(center: center, radius: radius * 0.3, color))
            return drawing
        }
        for stroke in strokes {
            let points = stroke.map {
                CGPoint(
                    x: Double(rect.minX) + Double(rect.width) * $0.0,
                    y: Double(rect.minY) + Double(rect.height) * $0.1)
            }
            drawing.add(.line(points, color, width: width, dash: .solid))
        }
        return drawing
    }

    /// The strokes through points of the unit square.
    private static func strokes(of name: String) -> [[(Double, Double)]]? {
        let box = [(0.2, 0.4), (0.2, 0.9), (0.8, 0.9), (0.8, 0.4)]
        return switch name.split(separator: ".").first.map(String.init) {
        case "xmark": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]]
        case "plus": [[(0.5, 0.15), (0.5, 0.85)], [(0.15, 0.5), (0.85, 0.5)]]
        case "chevron" where name.hasSuffix("right") || name.hasSuffix("forward"):
            [[(0.35, 0.15), (0.65, 0.5), (0.35, 0.85)]]
        case "chevron": [[(0.65, 0.15), (0.35, 0.5), (0.65, 0.85)]]
        case "square": [box, [(0.5, 0.65), (0.5, 0.1)], [(0.35, 0.25), (0.5, 0.1), (0.65, 0.25)]]
        case "trash":
            [[(0.25, 0.3), (0.3, 0.9), (0.7, 0.9), (0.75, 0.3)], [(0.15, 0.25), (0.85, 0.25)]]
        case "checkmark": [[(0.15, 0.55), (0.4, 0.8), (0.85, 0.2)]]
        case "ellipsis":
            [[(0.2, 0.5), (0.22, 0.5)], [(0.5, 0.5), (0.52, 0.5)], [(0.8, 0.5), (0.82, 0.5)]]
        default: nil
        }
    }
}
