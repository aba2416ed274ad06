extension CGRect {
    /// Whether a point lies in the rectangle, edges at the far side excluded; false where any of it
    /// is not a number, for which Foundation's `contains` stops the program.
    nonisolated func covers(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
