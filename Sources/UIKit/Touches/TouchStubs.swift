// Temporary declarations, replaced by the touch layer.
open class UITouch: NSObject {}
open class UIEvent: NSObject {}
open class UIGestureRecognizer: NSObject {
    weak var view: UIView?
    func didAttach(to view: UIView) {}
    func didDetach() {}
}
@_spi(Simulation) public final class TouchDispatcher {
    init(simulation: Simulation) {}
    var nextEventTime: SimulatedTime? { nil }
    func deliverFrame() {}
    func cancelAll() {}
}
@_spi(Simulation) public final class GestureEnvironment {
    init(simulation: Simulation) {}
    var hasPendingWork: Bool { false }
}
