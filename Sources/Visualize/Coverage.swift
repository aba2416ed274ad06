import Foundation

/// How much of each pixel of a rectangle a shape covers, so that edges are smooth.
///
/// libgd's own anti-aliased lines are one pixel wide and blend twice where they meet; here a whole
/// shape is gathered first and painted once. Coordinates are pixels, y down; pixel (0, 0) has its
/// centre at (0.5, 0.5).
nonisolated struct Coverage {
    /// The pixels that may be covered.
    private(set) var left = 0
    private(set) var top = 0
    private(set) var width = 0
    private(set) var height = 0
    /// 0…255 a pixel, row after row.
    private(set) var values: [UInt8] = []

    /// Empties the mask and fits it to `bounds`, cut to a picture of the given size.
    mutating func reset(to bounds: CGRect, pictureWidth: Int, pictureHeight: Int) {
        let minX = Pixel.clamp(bounds.minX.rounded(.down), 0, pictureWidth)
        let maxX = Pixel.clamp(bounds.maxX.rounded(.up), 0, pictureWidth)
        let minY = Pixel.clamp(bounds.minY.rounded(.down), 0, pictureHeight)
        let maxY = Pixel.clamp(bounds.maxY.rounded(.up), 0, pictureHeight)
        left = minX
        top = minY
        width = max(maxX - minX, 0)
        height = max(maxY - minY, 0)
        let count = width * height
        if values.count < count { values = [UInt8](repeating: 0, count: count) }
        values.withUnsafeMutableBufferPointer { buffer in
            buffer.prefix(count).update(repeating: 0)
        }
    }

    /// Adds a line of the given width with round ends.
    mutating func addSegment(from a: CGPoint, to b: CGPoint, width lineWidth: Double) {
        guard a.isDrawable, b.isDrawable else { return }
        let (ax, ay, bx, by) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
        let (dx, dy) = (bx - ax, by - ay)
        let length2 = dx * dx + dy * dy
        let half = lineWidth / 2
        let reach = half + 1
        forEachRow(from: min(ay, by) - reach, to: max(ay, by) + reach) { line in
            let y = line.y
            var (low, high) = (min(ax, bx), max(ax, bx))
            if abs(dy) > 1e-9 {
                let first = min(max((y - reach - ay) / dy, 0), 1)
                let second = min(max((y + reach - ay) / dy, 0), 1)
                low = min(ax + first * dx, ax + second * dx)
                high = max(ax + first * dx, ax + second * dx)
            }
            let from = Pixel.clamp((low - reach).rounded(.down), line.left, line.end)
            let to = Pixel.clamp((high + reach).rounded(.up), line.left, line.end)
            var column = from
            while column < to {
                let px = Double(column) + 0.5 - ax
                let py = y - ay
                let t = length2 > 0 ? min(max((px * dx + py * dy) / length2, 0), 1) : 0
                let (ex, ey) = (px - t * dx, py - t * dy)
                let distance = (ex * ex + ey * ey).squareRoot()
                line.raise(column, to: half + 0.5 - distance, limit: min(1, lineWidth))
                column += 1
            }
        }
    }

    /// Adds a filled circle, or with `innerRadius` a ring.
    mutating func addDisc(center: CGPoint, radius: Double, innerRadius: Double = 0) {
        guard center.isDrawable else { return }
        let (cx, cy) = (Double(center.x), Double(center.y))
        forEachRow(from: cy - radius - 1, to: cy + radius + 1) { line in
            let y = line.y
            let from = Pixel.clamp((cx - radius - 1).rounded(.down), line.left, line.end)
            let to = Pixel.clamp((cx + radius + 1).rounded(.up), line.left, line.end)
            var column = from
            while column < to {
                let (ex, ey) = (Double(column) + 0.5 - cx, y - cy)
                let distance = (ex * ex + ey * ey).squareRoot()
                let outside = radius + 0.5 - distance
                let inside = innerRadius > 0 ? distance - innerRadius + 0.5 : 1
                line.raise(column, to: min(outside, inside), limit: 1)
                column += 1
            }
        }
    }

    /// How much of a pixel of the picture is covered, 0…255.
    func value(x: Int, y: Int) -> UInt8 {
        let (column, row) = (x - left, y - top)
        guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
        return values[row * width + column]
    }

    /// Adds a rectangle with rounded corners, or its outline of the given width, which lies within.
    ///
    /// - Parameters:
    ///   - toBox: takes a point of the picture to the rectangle's coordinates.
    ///   - scale: pixels a unit of these.
    mutating func addBox(
        _ rect: CGRect, radius: Double, outline: Double? = nil, scale: Double,
        toBox: (CGPoint) -> CGPoint
    ) {
        let (halfWidth, halfHeight) = (Double(rect.width) / 2, Double(rect.height) / 2)
        let radius = min(max(radius, 0), halfWidth, halfHeight)
        forEachRow(from: Double(top), to: Double(top + height)) { line in
            for column in line.left..<line.end {
                let point = toBox(CGPoint(x: Double(column) + 0.5, y: line.y))
                let across = abs(Double(point.x - rect.midX)) - halfWidth + radius
                let down = abs(Double(point.y - rect.midY)) - halfHeight + radius
                let (outX, outY) = (max(across, 0), max(down, 0))
                let distance =
                    ((outX * outX + outY * outY).squareRoot() + min(max(across, down), 0) - radius)
                    * scale
                var covered = 0.5 - distance
                if let outline { covered = min(covered, distance + max(outline * scale, 1) + 0.5) }
                line.raise(column, to: covered, limit: 1)
            }
        }
    }

    /// Adds a filled polygon (even-odd), sampled sixteen times a pixel.
    mutating func addPolygon(_ points: [CGPoint]) {
        guard points.count > 2, points.allSatisfy(\.isDrawable) else { return }
        let low = Double(points.map(\.y).min() ?? 0)
        let high = Double(points.map(\.y).max() ?? 0)
        forEachRow(from: low - 1, to: high + 1) { line in
            let y = line.y
            var column = line.left
            while column < line.end {
                var hits = 0
                for sample in 0..<16 {
                    let x = Double(column) + (Double(sample % 4) + 0.5) / 4
                    let sampleY = y - 0.5 + (Double(sample / 4) + 0.5) / 4
                    if Coverage.contains(points, x, sampleY) { hits += 1 }
                }
                if hits > 0 { line.raise(column, to: Double(hits) / 16, limit: 1) }
                column += 1
            }
        }
    }

    /// Adds rising diagonal stripes all over the mask. The stripes of neighbouring masks meet.
    mutating func addHatch(spacing: Double, width lineWidth: Double) {
        let root = 2.0.squareRoot()
        forEachRow(from: Double(top), to: Double(top + height)) { line in
            let y = line.y
            var column = line.left
            while column < line.end {
                let along = (Double(column) + 0.5 + y) / root
                let phase = (along / spacing - (along / spacing).rounded(.down)) * spacing
                let distance = abs(phase - spacing / 2)
                line.raise(column, to: lineWidth / 2 + 0.5 - distance, limit: 1)
                column += 1
            }
        }
    }

    /// One row of the mask.
    private struct Row {
        let start: UnsafeMutablePointer<UInt8>
        /// Its pixels' centres, y.
        let y: Double
        /// Its first pixel, and the one after its last.
        let left, end: Int

        /// Covers a pixel at least as much as given.
        func raise(_ column: Int, to coverage: Double, limit: Double) {
            let value = UInt8(min(max(coverage, 0), limit) * 255)
            if value > start[column - left] { start[column - left] = value }
        }
    }

    private mutating func forEachRow(from low: Double, to high: Double, _ body: (Row) -> Void) {
        let first = Pixel.clamp(low.rounded(.down), top, top + height)
        let last = Pixel.clamp(high.rounded(.up), top, top + height)
        guard first < last, width > 0 else { return }
        let (left, top, width) = (left, top, width)
        values.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in first..<last {
                body(
                    Row(
                        start: base + (row - top) * width, y: Double(row) + 0.5, left: left,
                        end: left + width))
            }
        }
    }

    private static func contains(_ points: [CGPoint], _ x: Double, _ y: Double) -> Bool {
        var isInside = false
        var previous = points[points.count - 1]
        for point in points {
            if (Double(point.y) > y) != (Double(previous.y) > y) {
                let t = (y - Double(point.y)) / Double(previous.y - point.y)
                if x < Double(point.x) + t * Double(previous.x - point.x) { isInside.toggle() }
            }
            previous = point
        }
        return isInside
    }
}
