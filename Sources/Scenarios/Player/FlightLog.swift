@_spi(Simulation) import UIKit

/// The pictures that flew while the browser came or went, and where each flight began and ended.
struct FlightLog {
    /// One flight.
    struct Flight: Equatable {
        /// The identity of the item whose picture flies.
        var identity: Int
        /// When it is first seen.
        var time: SimulatedTime
        /// Where the picture is in the flight's first frame, as much of it as can be seen.
        var from: CGRect
        /// Where it is in the last one.
        var to: CGRect
        /// What it may have come from, in the frame before the first one.
        var origin = Stations()
        /// What it may have gone to, in the frame after the last one.
        var goal = Stations()
    }

    /// Where a picture flies from and to; nil for what is not on screen.
    struct Stations: Equatable {
        /// The picture of the page in the centre, as much of it as can be seen.
        var page: CGRect?
        /// The thumbnail, as much of it as can be seen.
        var thumbnail: CGRect?
    }

    /// The flights, in order; the last one may go on.
    private(set) var flights: [Flight] = []
    private var isFlying = false

    /// Looks at a frame; `thumbnail` tells where the one of an item with that identity can be seen.
    mutating func look(
        at frame: FrameSnapshot, after previous: FrameSnapshot, thumbnail: (Int) -> CGRect?
    ) {
        guard isFlying || frame.hasCopies else { return }
        let flying = frame.copies.first { $0.place == .flying }
        if isFlying, flying?.identity != flights[flights.count - 1].identity {
            let last = flights.count - 1
            flights[last].goal = Stations(
                page: FlightLog.page(in: frame), thumbnail: thumbnail(flights[last].identity))
            isFlying = false
        }
        guard let flying else { return }
        if isFlying {
            flights[flights.count - 1].to = flying.shown
            return
        }
        isFlying = true
        var flight = Flight(
            identity: flying.identity, time: frame.time, from: flying.shown, to: flying.shown)
        flight.origin = Stations(
            page: FlightLog.page(in: previous), thumbnail: thumbnail(flying.identity))
        flights.append(flight)
    }

    /// What can be seen of the picture in the centre.
    private static func page(in frame: FrameSnapshot) -> CGRect? {
        guard let cell = frame.centreCell, let image = Evaluator.imageFrame(of: cell) else {
            return nil
        }
        return image.cut(to: CGRect(origin: .zero, size: frame.screenSize))
    }
}
