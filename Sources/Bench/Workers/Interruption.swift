import Foundation

/// Notices that a person wants the program to end (Ctrl-C, `kill`), so that it can end in order.
nonisolated enum Interruption {
    /// The pipe through which a signal wakes whoever polls; -1 before `watch`.
    // Written once, before the first signal can come.
    nonisolated(unsafe) private(set) static var readEnd: Int32 = -1
    nonisolated(unsafe) private static var writeEnd: Int32 = -1

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// From now on the signals are noticed rather than ending the program at once.
    static func watch() {
        var ends: [Int32] = [0, 0]
        guard readEnd < 0, pipe(&ends) == 0 else { return }
        readEnd = ends[0]
        writeEnd = ends[1]
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        var mask = sigset_t()
        sigemptyset(&mask)
        for number in signals {
            let former = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.writeEnd, &byte, 1)
            }
            // `nohup` means it.
            if number == SIGHUP, isIgnored(former) { signal(number, SIG_IGN) }
            sigaddset(&mask, number)
        }
        // Whoever started this program may have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    }

    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The signal that came; nil when none did.
    static func received() -> Int32? {
        var byte: UInt8 = 0
        return read(readEnd, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Ends the program as the signal would have, so that a shell sees why.
    static func finish(_ number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        exit(128 + number)
    }
}
