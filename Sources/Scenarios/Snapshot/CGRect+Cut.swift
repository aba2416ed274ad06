import Foundation

// Foundation's `contains`, `intersects` and `intersection` stop the program where a part of a
// rectangle is not a number; what a broken browser has laid out is for an invariant to tell.
nonisolated extension CGRect {
    /// The part that lies in another one; null where there is none, and where any of it is not a
    /// number.
    func cut(to other: CGRect) -> CGRect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        guard overlaps(other), width > 0, height > 0 else { return .null }
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// Whether a part lies in another one, more than an edge; false where any of it is not a number.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
