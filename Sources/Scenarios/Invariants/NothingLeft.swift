@_spi(Simulation) import UIKit

/// At rest nothing is left of a pull or a transition: transforms, opacity, clipping, touches and
/// scrolling are as they were, of the page and the views around it, and of the app's own when the
/// browser has gone.
///
/// That the browser itself is gone is tried by the player at the end.
final class NothingLeft: Invariant {
    let id = InvariantID.nothingLeft
    /// How views were when each was first seen at rest; few, since cells are.
    private var baseline: [ViewState] = []
    /// The opacity behind the pages at the browser's first rest.
    private var backdrop: Double?

    func check(_ event: HostEvent) -> String? {
        if case .browserMade = event {
            baseline.removeAll { $0.part != .host }
            backdrop = nil
        }
        return nil
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.isResting, frame.transition == .none else { return nil }
        for state in frame.chain {
            if let complaint = complaint(state, frame) { return complaint }
        }
        return frame.hasBrowser ? backdropComplaint(frame) : nil
    }

    private func complaint(_ state: ViewState, _ frame: FrameSnapshot) -> String? {
        if state.part != .inside, let complaint = offRest(state) { return complaint }
        if state.part == .inside, let complaint = pulled(state, frame) { return complaint }
        guard let former = baseline.first(where: { $0.id == state.id && $0.type == state.type })
        else {
            baseline.append(state)
            return nil
        }
        return change(state, former)
    }

    /// The browser's own views, and cells, rest in one way alone.
    private func offRest(_ state: ViewState) -> String? {
        if state.part == .host { return nil }
        if !state.transform.isIdentity {
            return "\(name(state)) rests with the transform \(words(state.transform)); right would "
                + "be none"
        }
        if state.isHidden { return "\(name(state)) rests hidden" }
        if state.alpha != 1 {
            return "\(name(state)) rests at opacity \(pointText(Double(state.alpha))); right would "
                + "be 1"
        }
        return nil
    }

    /// A zoomed image is scaled, and nothing else.
    private func pulled(_ state: ViewState, _ frame: FrameSnapshot) -> String? {
        guard frame.page.canZoom else { return nil }
        let transform = state.transform
        if transform.tx == 0 && transform.ty == 0 && transform.b == 0 && transform.c == 0 {
            return nil
        }
        return
            "\(name(state)) rests with the transform \(words(transform)); right would be none but "
            + "a zoom's"
    }

    private func change(_ state: ViewState, _ former: ViewState) -> String? {
        if state.isHidden != former.isHidden {
            return "\(name(state)) rests \(state.isHidden ? "hidden" : "shown"), unlike before"
        }
        if state.alpha != former.alpha {
            return
                "\(name(state)) rests at opacity \(pointText(Double(state.alpha))); before it was "
                + pointText(Double(former.alpha))
        }
        if state.clipsToBounds != former.clipsToBounds {
            return "\(name(state)) \(state.clipsToBounds ? "cuts" : "does not cut") off what lies "
                + "outside it, unlike before"
        }
        if state.takesTouches != former.takesTouches {
            return
                "\(name(state)) \(state.takesTouches ? "takes" : "takes no") touches, unlike before"
        }
        if state.part == .around, state.isScrollEnabled != former.isScrollEnabled {
            return
                "\(name(state)) \(state.isScrollEnabled ? "scrolls" : "does not scroll"), unlike "
                + "before"
        }
        if state.part == .host, state.transform != former.transform {
            return
                "\(name(state)) rests with the transform \(words(state.transform)), unlike before"
        }
        return nil
    }

    private func backdropComplaint(_ frame: FrameSnapshot) -> String? {
        guard let backdrop else {
            self.backdrop = frame.backdropAlpha
            return nil
        }
        if frame.backdropAlpha >= backdrop - 1e-6 { return nil }
        return "the backdrop rests at opacity \(pointText(frame.backdropAlpha)); right would be "
            + pointText(backdrop)
    }

    private func name(_ state: ViewState) -> String {
        let type = String(describing: state.type)
        return switch state.part {
        case .inside: "a \(type) in the page's cell"
        case .cell: "the page's cell"
        case .around: "the browser's \(type)"
        case .host: "the app's first view"
        }
    }

    private func words(_ transform: CGAffineTransform) -> String {
        let parts = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "[" + parts.map { pointText(Double($0)) }.joined(separator: ", ") + "]"
    }
}
