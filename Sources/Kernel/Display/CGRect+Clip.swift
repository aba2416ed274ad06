import UIKit

extension CGRect {
    /// What of a rectangle lies in another; nil where that has no area, or no place that is a
    /// number.
    ///
    /// `intersection` stops the program there on some platforms.
    nonisolated func clipped(to other: CGRect) -> CGRect? {
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        // Written so that it fails for what is not a number.
        guard left < right, top < bottom else { return nil }
        let isNumber =
            minX == minX && maxX == maxX && minY == minY && maxY == maxY
            && other.minX == other.minX && other.maxX == other.maxX
            && other.minY == other.minY && other.maxY == other.maxY
        return isNumber ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}
