/// Something that moves on its own and is brought up to date once a frame.
@_spi(Simulation)
public protocol FrameMotion: AnyObject {
    /// Puts the moving thing where it is at `now`.
    func advance(to now: SimulatedTime)
}

/// The things that move, in the order in which they began to.
///
/// Things may be added and removed while the list is being advanced: what is added waits for the
/// next frame, what is removed is passed over.
final class MotionList {
    private var members: [FrameMotion?] = []
    private var hasHoles = false

    /// Whether nothing moves.
    var isEmpty: Bool {
        for member in members where member != nil { return false }
        return true
    }

    /// Adds a moving thing at the end; one that is there already stays where it is.
    func add(_ motion: FrameMotion) {
        for member in members where member === motion { return }
        members.append(motion)
    }

    /// Takes a thing out.
    func remove(_ motion: FrameMotion) {
        for index in members.indices where members[index] === motion {
            members[index] = nil
            hasHoles = true
        }
    }

    /// Brings every thing up to date that was in the list before this call.
    func advance(to now: SimulatedTime) {
        let count = members.count
        var index = 0
        while index < count {
            members[index]?.advance(to: now)
            index += 1
        }
        guard hasHoles else { return }
        members.removeAll { $0 == nil }
        hasHoles = false
    }
}
