@_spi(Simulation) import UIKit

// The pictures that flew.
extension Evaluator {
    /// Follows what flies in a frame.
    func followFlight(_ frame: FrameSnapshot, after previous: FrameSnapshot) {
        guard followsFlights else { return }
        flightLog.look(at: frame, after: previous) { identity in
            thumbnailFrame(of: identity, near: frame.pageIndex >= 0 ? frame : previous)
        }
    }

    /// Where the thumbnail of the item with that identity can be seen.
    private func thumbnailFrame(of identity: Int, near frame: FrameSnapshot) -> CGRect? {
        if frame.pageIndex >= 0 { flightPage = frame.pageIndex }
        guard knownIdentity(ofItem: flightPage) == identity,
            let view = host.thumbnail(ofItem: flightPage), view.window != nil
        else { return nil }
        let shown = SnapshotReader.shown(
            view.presentedBounds, of: view, onScreen: frame.screenSize)
        return shown.isEmpty ? nil : shown
    }

    func compareFlights(_ check: FlightCheck) -> String? {
        let start = mark(check.sinceMark)?.time ?? SimulatedTime.zero
        let found = flightLog.flights.filter { check.sinceMark == nil || $0.time > start }
        guard found.count == check.flights.count else {
            return "expected \(Evaluator.count(check.flights.count)), found "
                + Evaluator.count(found.count) + list(found)
        }
        for (place, (wanted, flight)) in zip(check.flights, found).enumerated() {
            if let wrong = compare(wanted, flight, within: check.within) {
                return found.count == 1 ? wrong : "flight \(place + 1): \(wrong)"
            }
        }
        return nil
    }

    private static func count(_ count: Int) -> String {
        count == 0 ? "none" : "\(count) flight\(count == 1 ? "" : "s")"
    }

    /// Which pictures flew, the first few of many.
    private func list(_ flights: [FlightLog.Flight]) -> String {
        guard !flights.isEmpty else { return "" }
        let most = 4
        let shown = flights.prefix(most).map { flight in
            "picture \(flight.identity) at \(pointText(Double(flight.time.nanoseconds) / 1e9)) s "
                + "from \(text(flight.from)) to \(text(flight.to))"
        }
        return ": " + shown.joined(separator: "; ") + (flights.count > most ? "; …" : "")
    }

    private func compare(
        _ wanted: FlightCheck.Flight, _ found: FlightLog.Flight, within tolerance: Double
    ) -> String? {
        if knownIdentity(ofItem: wanted.item) != found.identity {
            return "expected item \(wanted.item), found the picture \(found.identity)"
        }
        return compare(wanted.from, found.from, found.origin, within: tolerance, "begin")
            ?? compare(wanted.to, found.to, found.goal, within: tolerance, "end")
    }

    private func compare(
        _ wanted: FlightCheck.End?, _ found: CGRect, _ stations: FlightLog.Stations,
        within tolerance: Double, _ verb: String
    ) -> String? {
        let right: CGRect?
        let name: String
        switch wanted {
        case nil: return nil
        case .page: (right, name) = (stations.page, "the page")
        case .thumbnail: (right, name) = (stations.thumbnail, "the thumbnail")
        case .frame(let frame): (right, name) = (frame, "the frame")
        }
        guard let right else { return "expected to \(verb) at \(name), which is not on screen" }
        let isNear = zip(parts(found), parts(right)).allSatisfy {
            abs($0 - $1) <= tolerance + NumberMatcher.equalityTolerance
        }
        if isNear { return nil }
        return "expected to \(verb) at \(name), \(text(right)), found "
            + (found.isNull ? "" : "at ") + text(found)
    }

    private func parts(_ rect: CGRect) -> [Double] {
        [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    }

    private func text(_ rect: CGRect) -> String {
        // Nothing of it could be seen.
        if rect.isNull { return "nowhere on screen" }
        return "[" + parts(rect).map(pointText).joined(separator: ", ") + "]"
    }
}
