import Foundation
import Scenarios

/// The row of little screens, each with its time and a hairline to it. Read first.
enum StoryStrip {
    static let height = 150.0
    /// Below the screens, where hairlines run to their moments.
    static let leadHeight = 26.0
    private static let minX = TimelineMetrics.plotMinX
    private static let maxX = TimelineMetrics.width - TimelineMetrics.margin

    /// The strip; `lanesBottom` is where hairlines end, all in pixels from the strip's top.
    static func make(
        _ moments: [Moment], _ context: LaneContext, screens images: [Int: ScreenImage],
        lanesBottom: Double
    ) -> (hairlines: Drawing, screens: Drawing) {
        var hairlines = Drawing()
        var screens = Drawing()
        guard !moments.isEmpty else { return (hairlines, screens) }
        let slots = Slots(count: moments.count, screen: screenSize(context.trace))
        let wanted = moments.map {
            context.x(ofFrame: $0.frame) + slots.width / 2 - slots.screen.width / 2
        }
        let middles =
            Placement.spread(
                wanted, lengths: moments.map { _ in slots.width }, gap: slots.gap,
                within: minX...maxX)
            ?? wanted
        for (moment, middle) in zip(moments, middles) {
            let left = (middle - slots.width / 2).rounded()
            let snapshot = ScreenSnapshot(
                frame: moment.frame, of: context.trace, image: images[moment.frame],
                isViolation: moment.isViolation)
            let rect = fitted(
                snapshot.size, in: CGRect(origin: CGPoint(x: left, y: 0), size: slots.screen))
            screens.add(.screen(snapshot, rect))
            addCaption(moment, rect, slots, context, to: &screens)
            addHairline(
                from: rect, to: context.x(ofFrame: moment.frame), isViolation: moment.isViolation,
                lanesBottom: lanesBottom, slots, into: &hairlines)
        }
        return (hairlines, screens)
    }

    /// The largest place for a screen of that size at the top of `room`, which a device that has been
    /// turned fills in part.
    static func fitted(_ size: CGSize, in room: CGRect) -> CGRect {
        let scale = min(room.width / size.width, room.height / size.height)
        // As rounded as the room, which it fills where it has the same proportions.
        let width = min((size.width * scale).rounded(), room.width)
        let height = min((size.height * scale).rounded(.up), room.height)
        return CGRect(x: room.minX, y: room.minY, width: width, height: height)
    }

    /// How the strip is divided.
    struct Slots {
        var width: Double
        var gap = 10.0
        var screen: CGSize
        /// Whether captions stand beside the screens, not below.
        var isBeside: Bool

        init(count: Int, screen size: CGSize) {
            let room = (StoryStrip.maxX - StoryStrip.minX + gap) / Double(max(count, 1)) - gap
            let aspect = min(max(Double(size.width / size.height), 0.3), 3.4)
            let tall = CGSize(width: (height * aspect).rounded(), height: height)
            isBeside = room - Double(tall.width) >= 84
            if isBeside {
                screen = tall
                width = min(room, Double(tall.width) + 128)
            } else {
                let room = min(room, 240)
                let screenHeight = min(height - 42, room / aspect).rounded()
                screen = CGSize(width: (screenHeight * aspect).rounded(), height: screenHeight)
                width = room
            }
        }
    }

    /// How many moments read well: more of narrow screens.
    static func momentCount(_ trace: Trace) -> Int {
        Slots(count: Moments.most - 1, screen: screenSize(trace)).isBeside
            ? Moments.most - 1 : Moments.least
    }

    private static func screenSize(_ trace: Trace) -> CGSize {
        let size = trace.header.screenSize
        let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0
        return isUsable && size.height > 0 ? size : ScreenSnapshot().size
    }

    private static func addCaption(
        _ moment: Moment, _ rect: CGRect, _ slots: Slots, _ context: LaneContext,
        to drawing: inout Drawing
    ) {
        let measure = context.measure
        let time = Double(context.trace.frames[moment.frame].timeNanoseconds) / 1e9
        let clock = Words.number(time, decimals: 3) + " s"
        let color: Color = moment.isViolation ? .violation : .ink
        let left = slots.isBeside ? Double(rect.maxX) + 7 : Double(rect.minX)
        let room = slots.isBeside ? slots.width - Double(rect.width) - 7 : slots.width
        var baseline = slots.isBeside ? 15.0 : Double(rect.maxY) + 16
        drawing.addText(
            measure.fitted(clock, .smallBold, within: room), x: left, baseline: baseline,
            .smallBold, color, measuredBy: measure)
        let lines = measure.wrapped(
            moment.words, .small, within: room, lines: slots.isBeside ? 5 : 1)
        for line in lines {
            baseline += 19
            drawing.addText(
                line, x: left, baseline: baseline, .small, moment.isViolation ? .violation : .words,
                measuredBy: measure)
        }
    }

    /// From below the screen to the moment, then down through all lanes.
    private static func addHairline(
        from rect: CGRect, to x: Double, isViolation: Bool, lanesBottom: Double, _ slots: Slots,
        into drawing: inout Drawing
    ) {
        let color: Color = isViolation ? .violation : .faint
        let foot = slots.isBeside ? Double(rect.maxY) : height
        let anchor = min(max(x, Double(rect.minX) + 2), Double(rect.maxX) - 2)
        drawing.add(
            .line(
                [
                    CGPoint(x: anchor, y: foot + 2), CGPoint(x: anchor, y: height + 5),
                    CGPoint(x: x, y: height + leadHeight - 4),
                    CGPoint(x: x, y: height + leadHeight),
                ], color, width: 1.2, dash: .solid))
        drawing.add(
            .line(
                [CGPoint(x: x, y: height + leadHeight), CGPoint(x: x, y: lanesBottom)],
                color.withAlpha(150), width: 1, dash: .dotted))
    }
}
