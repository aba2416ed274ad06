import UIKit

/// Gives a pull on its way back its frames; asks for none otherwise.
final class PullClock {
    private weak var pull: PullInteraction?
    private var link: CADisplayLink?

    /// Makes a clock that stands still.
    init(_ pull: PullInteraction) {
        self.pull = pull
    }

    /// Starts to count frames.
    func start() {
        if link != nil { return }
        let link = CADisplayLink(target: self, selector: PullClock.step)
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// Counts no more. The link keeps the clock until then.
    func stop() {
        let link = link
        self.link = nil
        link?.invalidate()
    }

    private func step(_ link: CADisplayLink) {
        guard let pull else { return stop() }
        pull.frame(at: link.timestamp)
    }
}
