@_spi(Simulation) import UIKit

// What is on the screen, and where.
extension Evaluator {
    /// The places whose content must be kept at each mark, for a later `sameAs`.
    static func pointsToKeep(of scenario: Scenario) -> [String: [Place]] {
        var places: [String: [Place]] = [:]
        for step in scenario.timeline {
            let expectation: Expectation
            switch step.action {
            case .expect(let wanted): expectation = wanted
            case .always(let check): expectation = check.expectation
            default: continue
            }
            for check in expectation.checks {
                guard case .content(let content) = check.subject,
                    case .sameAs(let mark, _) = content.wanted
                else { continue }
                places[mark, default: []].append(content.at)
            }
        }
        return places
    }

    /// What lies under a place: the point of the image there, or nil.
    func content(at place: Place, _ frame: FrameSnapshot) -> ContentPoint? {
        guard let point = resolvePlace(place) else { return nil }
        for cell in frame.cells where cell.shownIdentity >= 0 && cell.frame.contains(point) {
            guard let image = cell.imageView else { continue }
            let rect = image.presentedFrameInWindow
            guard rect.contains(point), rect.width > 0, rect.height > 0 else { continue }
            return ContentPoint(
                identity: cell.shownIdentity, x: Double((point.x - rect.minX) / rect.width),
                y: Double((point.y - rect.minY) / rect.height), size: rect.size)
        }
        return nil
    }

    func compareContent(_ check: ContentCheck, _ frame: FrameSnapshot) -> String? {
        let found = content(at: check.at, frame)
        switch check.wanted {
        case .nothing:
            return found.map { "expected no image, found item \($0.identity)" }
        case .item(let item):
            let wanted = knownIdentity(ofItem: item)
            if found?.identity == wanted { return nil }
            return "expected item \(item), found "
                + (found.map { "item \($0.identity)" } ?? "no image")
        case .sameAs(let mark, let within):
            return compareSame(found, markedContent(mark, check.at), within: within)
        }
    }

    private func compareSame(
        _ found: ContentPoint?, _ wanted: ContentPoint?, within: Double
    ) -> String? {
        guard let wanted else { return found.map { _ in "at the mark there was no image there" } }
        guard let found else { return "expected item \(wanted.identity), found no image" }
        if found.identity != wanted.identity {
            return "expected item \(wanted.identity), found item \(found.identity)"
        }
        let dx = (found.x - wanted.x) * Double(found.size.width)
        let dy = (found.y - wanted.y) * Double(found.size.height)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance <= within + NumberMatcher.equalityTolerance { return nil }
        return "expected the same point within \(pointText(within)) pt, found it "
            + "\(pointText(distance)) pt away"
    }

    func compareVisible(_ wanted: [VisibleItem], _ frame: FrameSnapshot) -> String? {
        let found = frame.cells.sorted {
            frame.along($0.frame.origin) < frame.along($1.frame.origin)
        }
        if found.map(\.item) != wanted.map(\.item) {
            return "expected items \(wanted.map(\.item)), found \(found.map(\.item))"
        }
        for (wanted, cell) in zip(wanted, found) {
            if let wrong = compare(wanted, cell) { return "item \(wanted.item) \(wrong)" }
        }
        return nil
    }

    private func compare(_ wanted: VisibleItem, _ cell: CellSnapshot) -> String? {
        let shown: ShownImage =
            cell.shownIdentity < 0 ? .nothing : (cell.showsFullImage ? .full : .placeholder)
        if let wantedImage = wanted.shows, wantedImage != shown {
            return "expected to show \(wantedImage.rawValue), shows \(shown.rawValue)"
        }
        if let matchers = wanted.imageFrame {
            guard let frame = Evaluator.imageFrame(of: cell) else { return "shows no image" }
            if let wrong = compare(matchers, frame) { return "image \(wrong)" }
        }
        guard let matchers = wanted.frame else { return nil }
        let frame = cell.frame
        let found = [frame.origin.x, frame.origin.y, frame.width, frame.height]
        for (matcher, value) in zip(matchers, found) where !matcher.matches(Double(value)) {
            let expected = matchers.map(\.text).joined(separator: ", ")
            let actual = found.map { pointText(Double($0)) }.joined(separator: ", ")
            return "expected at [\(expected)], found at [\(actual)]"
        }
        return nil
    }
}
