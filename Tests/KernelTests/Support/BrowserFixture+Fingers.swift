import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Fingers that are led frame by frame.
extension BrowserFixture {
    /// Puts fingers where `places` say in the next frame: those that are not down come down, those
    /// that are missing lift.
    func fingers(_ places: [Int: CGPoint], onFrame: () -> Void = {}) {
        let time = simulation.clock.time(ofTick: simulation.tick + 1)
        for finger in 0..<4 {
            let touch = simulation.touches.activeTouches.first { $0.finger == finger }
            switch (touch?.screenLocation, places[finger]) {
            case (nil, nil): continue
            case (nil, let place?): send(finger, place, .began, time)
            case (_?, let place?): send(finger, place, .moved, time)
            case (let place?, nil): send(finger, place, .ended, time)
            }
        }
        step()
        onFrame()
    }

    private func send(
        _ finger: Int, _ place: CGPoint, _ phase: TouchSample.Phase, _ time: SimulatedTime
    ) {
        simulation.touches.enqueue(
            TouchSample(finger: finger, timestamp: time, location: place, phase: phase))
    }

    func liftAll() {
        fingers([:])
    }

    private func pair(_ centre: CGPoint, _ distance: CGFloat, onFrame: () -> Void) {
        let half = distance / 2
        fingers(
            [
                0: CGPoint(x: centre.x, y: centre.y - half),
                1: CGPoint(x: centre.x, y: centre.y + half),
            ],
            onFrame: onFrame)
    }

    /// Two fingers, one above the other around `centre`, that zoom by `factor` and stay down; the
    /// few points that the threshold consumes come on top.
    func pinch(
        _ factor: CGFloat, at centre: CGPoint = CGPoint(x: 195, y: 422), frames: Int = 24,
        onFrame: () -> Void = {}
    ) {
        let sign: CGFloat = factor > 1 ? 1 : -1
        let start: CGFloat = factor > 1 ? 100 : 300
        pair(centre, start, onFrame: onFrame)
        pair(centre, start + 9 * sign, onFrame: onFrame)
        let base = start + 10 * sign
        pair(centre, base, onFrame: onFrame)
        for frame in 1...frames {
            let share = CGFloat(frame) / CGFloat(frames)
            pair(centre, base * (1 + (factor - 1) * share), onFrame: onFrame)
        }
    }

    /// A pinch that is over, and settled.
    func pinchAndSettle(_ factor: CGFloat, at centre: CGPoint = CGPoint(x: 195, y: 422)) {
        pinch(factor, at: centre)
        liftAll()
        settle()
    }

    /// A finger that a pan reports to have moved by each of `parts` after one another, and stays: a
    /// tenth of a second at the end takes its speed away. The threshold's travel comes on top.
    func pan(from start: CGPoint = CGPoint(x: 195, y: 422), _ parts: CGPoint...) {
        var place = start
        fingers([0: place])
        let first = parts[0]
        let length = (first.x * first.x + first.y * first.y).squareRoot()
        for _ in 0..<2 {
            place.x += 10 * first.x / length
            place.y += 10 * first.y / length
            fingers([0: place])
        }
        for part in parts {
            let begin = place
            for index in 1...30 {
                let share = CGFloat(index) / 30
                place = CGPoint(x: begin.x + part.x * share, y: begin.y + part.y * share)
                fingers([0: place])
            }
        }
        for _ in 0..<12 { fingers([0: place]) }
    }

    /// A tap of three frames.
    func tap(_ place: CGPoint) {
        for _ in 0..<3 { fingers([0: place]) }
        liftAll()
    }

    /// Two taps a tenth of a second apart; ends in the frame of the last lift.
    func doubleTap(_ place: CGPoint) {
        tap(place)
        step(8)
        tap(place)
    }

    /// The page in the middle.
    var zoomCell: JXZoomImageCell {
        guard let cell = browser.visibleZoomImageCell() else {
            preconditionFailure("No page that can be zoomed is in view.")
        }
        return cell
    }

    /// Where the picture of the page in the middle is on screen.
    var shownFrame: CGRect { zoomCell.imageView.presentedFrameInWindow }

    /// The place on screen now of a point of the picture, given as shares of its edges.
    func shownPlace(_ share: CGPoint) -> CGPoint {
        let frame = shownFrame
        return CGPoint(
            x: frame.minX + share.x * frame.width, y: frame.minY + share.y * frame.height)
    }

    /// The point of the picture on screen at `place`, as shares of its edges.
    func share(at place: CGPoint) -> CGPoint {
        let frame = shownFrame
        return CGPoint(
            x: (place.x - frame.minX) / frame.width, y: (place.y - frame.minY) / frame.height)
    }
}

/// Whether two points are as near to each other as `tolerance` on both axes.
func isNear(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 0.5) -> Bool {
    abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance
}

/// Whether two rectangles are the same to a thousandth of a point.
func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 0.001) -> Bool {
    isNear(one.origin, other.origin, tolerance)
        && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
}
