/// What UIKit would write to the console: calls that it refused, and why.
@_spi(Simulation)
public final class PlatformLog {
    /// The oldest messages, in order, at most `limit`.
    public private(set) var messages: [String] = []
    /// How many messages there were in all.
    public private(set) var count = 0
    /// How many messages are kept.
    public static let limit = 100

    func append(_ message: String) {
        count += 1
        if messages.count < PlatformLog.limit { messages.append(message) }
    }
}
