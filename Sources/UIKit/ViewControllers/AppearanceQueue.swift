/// The controllers whose appearance ends once the frame is laid out: those that came on screen
/// without a transition, by their view being put into a window.
final class AppearanceQueue {
    private var waiting: [UIViewController] = []

    /// Whether no controller waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds a controller at the end; one that waits already keeps its place.
    func append(_ controller: UIViewController) {
        if waiting.contains(where: { $0 === controller }) { return }
        waiting.append(controller)
    }

    /// Takes a controller out whose appearance is not to end with the frame after all.
    func remove(_ controller: UIViewController) {
        waiting.removeAll { $0 === controller }
    }

    /// Ends the appearances that wait now, first come, first served; those that come meanwhile wait
    /// for the next frame. Whether there were any.
    func complete() -> Bool {
        if waiting.isEmpty { return false }
        let controllers = waiting
        waiting = []
        for controller in controllers where controller.appearance.isAppearing {
            controller.finishAppearance()
        }
        return true
    }
}
