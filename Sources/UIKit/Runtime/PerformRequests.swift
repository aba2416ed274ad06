/// Calls of methods that wait for their time, in the order in which they were asked for.
final class PerformRequests {
    private struct Request {
        let target: NSObject
        let name: String?
        let argument: Any?
        let token: Simulation.TaskToken
        let number: Int
    }

    private var waiting: [Request] = []
    private var nextNumber = 0

    /// How many calls wait.
    var count: Int { waiting.count }

    /// Calls `action` after `delay` seconds; the target is kept until then.
    func add(
        _ target: NSObject, name: String?, argument: Any?, delay: TimeInterval,
        waitsForDefaultMode: Bool, action: @escaping @MainActor () -> Void
    ) {
        let number = nextNumber
        nextNumber += 1
        let simulation = Simulation.current
        let due = simulation.now.advanced(bySeconds: delay > 0 ? delay : 0)
        let token = simulation.schedule(at: due, waitsForDefaultMode: waitsForDefaultMode) {
            [weak self] in
            self?.waiting.removeAll { $0.number == number }
            action()
        }
        waiting.append(
            Request(target: target, name: name, argument: argument, token: token, number: number))
    }

    /// Takes back the calls of `target` that `isMeant` picks by name and argument.
    func cancel(_ target: AnyObject, where isMeant: (String?, Any?) -> Bool) {
        waiting.removeAll { request in
            guard request.target === target, isMeant(request.name, request.argument) else {
                return false
            }
            Simulation.current.cancel(request.token)
            return true
        }
    }

    /// Whether two arguments are equal, as `isEqual` has it.
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? NSObject, let right = right as? NSObject {
            return left.isEqual(right)
        }
        if let left = left as? AnyHashable, let right = right as? AnyHashable {
            return left == right
        }
        return left as AnyObject === right as AnyObject
    }
}

extension NSObject {
    /// Calls a method without arguments, given unapplied (`Owner.hide`), after `delay` seconds of
    /// virtual time; not while a scroll view tracks, as on iOS. The object is kept until then.
    ///
    /// - Parameters:
    ///   - anArgument: plays no part in the call; with it the request can be taken back.
    ///   - name: a name by which `cancelPreviousPerformRequests(withTarget:selectorNamed:object:)`
    ///     finds the request: methods have no identity here.
    @preconcurrency @MainActor
    public func perform<Target: NSObject>(
        _ aSelector: @escaping @MainActor (Target) -> @MainActor () -> Void,
        with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode] = [.default], named name: String? = nil
    ) {
        let target = performer(as: Target.self)
        addRequest(anArgument, delay, modes, name) { aSelector(target)() }
    }

    /// Calls a method of one argument, given unapplied (`Owner.hide(_:)`), after `delay` seconds of
    /// virtual time; not while a scroll view tracks. Object and argument are kept until then. Stops
    /// the program where `anArgument` is not what the method takes.
    @preconcurrency @MainActor
    public func perform<Target: NSObject, Argument>(
        _ aSelector: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void,
        with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode] = [.default], named name: String? = nil
    ) {
        let target = performer(as: Target.self)
        let argument = NSObject.argument(anArgument, as: Argument.self)
        addRequest(anArgument, delay, modes, name) { aSelector(target)(argument) }
    }

    /// Calls a method without arguments now.
    @preconcurrency @MainActor
    public func perform<Target: NSObject>(
        _ aSelector: @MainActor (Target) -> @MainActor () -> Void
    ) {
        aSelector(performer(as: Target.self))()
    }

    /// Calls a method of one argument now. Stops the program where `object` is not what it takes.
    @preconcurrency @MainActor
    public func perform<Target: NSObject, Argument>(
        _ aSelector: @MainActor (Target) -> @MainActor (Argument) -> Void, with object: Any?
    ) {
        aSelector(performer(as: Target.self))(NSObject.argument(object, as: Argument.self))
    }

    /// Takes back all calls that an object has asked for with `perform(_:with:afterDelay:)`.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        Simulation.current.performRequests.cancel(aTarget as AnyObject) { _, _ in true }
    }

    /// Takes back the calls of a name and with an equal argument that an object has asked for.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selectorNamed name: String, object anArgument: Any?
    ) {
        Simulation.current.performRequests.cancel(aTarget as AnyObject) {
            $0 == name && PerformRequests.areEqual($1, anArgument)
        }
    }

    @MainActor
    private func addRequest(
        _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode], _ name: String?,
        action: @escaping @MainActor () -> Void
    ) {
        Simulation.current.performRequests.add(
            self, name: name, argument: argument, delay: delay,
            waitsForDefaultMode: !modes.contains(.common) && !modes.contains(.tracking),
            action: action)
    }

    @MainActor
    private func performer<Target: NSObject>(as type: Target.Type) -> Target {
        guard let target = self as? Target else {
            fatalError("A method of \(Target.self) cannot be called of a \(Swift.type(of: self)).")
        }
        return target
    }

    @MainActor
    private static func argument<Argument>(_ value: Any?, as type: Argument.Type) -> Argument {
        guard let argument = value as? Argument else {
            fatalError("The method takes a \(Argument.self), and is called with \(value ?? "nil").")
        }
        return argument
    }
}
