import Foundation

/// A process of this same program that runs scenarios, one after the other.
///
/// It reads jobs from its standard input and answers on a pipe of its own; whatever the code under
/// test prints comes through another.
final class WorkerProcess {
    /// The descriptors as the worker sees them.
    enum Descriptor {
        static let reply: Int32 = 3
        static let progress: Int32 = 4
    }

    /// The name by which the program knows that it is a worker.
    static let programName = "bench-worker"

    let pid: pid_t
    let replies: Int32
    let noise: Int32
    /// How far the worker's run has come; nil where the system shares no memory.
    let progress: ProgressRecord?
    /// The job that it is at, as an index of the pool's jobs.
    private(set) var job: Int?
    /// When that job began, nanoseconds of the monotonic clock.
    private(set) var jobStart: Int64 = 0
    var replyLines = LineBuffer()
    /// What the code under test printed during this job: the end of it.
    private(set) var printed: [UInt8] = []
    private let jobs: Int32

    private init(pid: pid_t, jobs: Int32, replies: Int32, noise: Int32, progress: ProgressRecord?) {
        self.pid = pid
        self.jobs = jobs
        self.replies = replies
        self.noise = noise
        self.progress = progress
    }

    /// Starts a worker.
    /// - Parameters:
    ///   - number: A number that no other worker of this process has.
    ///   - launcher: What starts the program, with its arguments; empty for the system itself.
    /// - Throws: `WorkerStartError`.
    static func start(
        number: Int, launcher: [String]
    ) throws(WorkerStartError) -> WorkerProcess {
        let jobs = try makePipe()
        let replies = try makePipe()
        let noise = try makePipe()
        let progress = ProgressRecord(sharedUnder: "/bench.\(getpid()).\(number)")
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, jobs.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, noise.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, noise.write, STDERR_FILENO)
        posix_spawn_file_actions_adddup2(&actions, replies.write, Descriptor.reply)
        if let progress {
            posix_spawn_file_actions_adddup2(&actions, progress.descriptor, Descriptor.progress)
        }
        let pid = try spawn(&actions, launcher)
        close(jobs.read)
        close(replies.write)
        close(noise.write)
        return WorkerProcess(
            pid: pid, jobs: jobs.write, replies: replies.read, noise: noise.read,
            progress: progress)
    }

    private static func spawn(
        _ actions: inout posix_spawn_file_actions_t, _ launcher: [String]
    ) throws(WorkerStartError) -> pid_t {
        // In a process group of its own, a worker does not get the terminal's Ctrl-C.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var environment = ProcessInfo.processInfo.environment
        // A crash is told in words; never as a stack trace.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // The same work each time, where tables of hashes are counted.
        if !launcher.isEmpty { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let program = launcher.first ?? "/proc/self/exe"
        let words =
            launcher.isEmpty ? [programName] : launcher + [Checkout.executable, programName]
        var pid: pid_t = 0
        let code = withCStrings(words) { arguments in
            withCStrings(variables) { variables in
                posix_spawn(&pid, program, &actions, &attributes, arguments, variables)
            }
        }
        guard code == 0 else { throw WorkerStartError(code: code) }
        return pid
    }

    /// A pipe whose ends lie above the numbers that a worker uses, and close in other programs.
    private static func makePipe() throws(WorkerStartError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw WorkerStartError(code: errno) }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        let code = errno
        for end in ends { close(end) }
        guard moved.allSatisfy({ $0 >= 0 }) else { throw WorkerStartError(code: code) }
        return (moved[0], moved[1])
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    /// Gives it a job. A worker that has died meanwhile is found when its answers are read.
    func begin(_ job: WorkerJob, index: Int) {
        self.job = index
        jobStart = MonotonicClock.nanoseconds
        printed = []
        progress?.reset()
        let line = (try? JSONEncoder().encode(job)) ?? Data()
        _ = FileWriter.writeAll(Array(line) + [UInt8(ascii: "\n")], to: jobs)
    }

    /// Notes that the job is over.
    /// - Returns: What the code under test printed meanwhile.
    func end() -> [UInt8] {
        job = nil
        return printed
    }

    /// Keeps what the code under test printed: the last 64 kB of it.
    func keep(printed piece: some Collection<UInt8>) {
        printed += piece
        if printed.count > 1 << 17 { printed.removeFirst(printed.count - 1 << 16) }
    }

    /// Ends the process at once and waits for that.
    /// - Returns: How it ended, as `waitpid` says.
    @discardableResult
    func kill() -> Int32 {
        Foundation.kill(pid, SIGKILL)
        return reap()
    }

    /// Waits for the end of a process that has closed its pipes.
    func reap() -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return status
    }

    /// Closes this side of the pipes. A worker that is idle then ends by itself.
    func closePipes() {
        close(jobs)
        close(replies)
        close(noise)
    }
}

/// A worker could not be started.
nonisolated struct WorkerStartError: Error {
    /// The system's error number.
    var code: Int32

    var message: String {
        "cannot start a worker process: \(String(cString: strerror(code)))"
    }
}
