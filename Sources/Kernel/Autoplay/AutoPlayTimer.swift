import UIKit

/// The one timer of a browser's autoplay. It ends with its owner.
final class AutoPlayTimer {
    private var timer: Timer?

    /// Whether it ticks.
    var isRunning: Bool { timer != nil }

    isolated deinit {
        timer?.invalidate()
    }

    /// Ticks every `period` seconds from now, in place of whatever it did. `action` must not keep
    /// the owner alive.
    ///
    /// A page goes on turning while some other scroll view is dragged that does not move the
    /// browser out of sight, so the timer does not wait for that.
    func start(period: TimeInterval, action: @escaping () -> Void) {
        stop()
        let timer = Timer(timeInterval: period, repeats: true) { _ in action() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Ticks no more.
    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
