import Foundation

/// What a worker process does: jobs come in, answers go out.
enum WorkerMain {
    /// Works until no more jobs come.
    static func run() -> Never {
        // What the supervisor ignores would be ignored here as well.
        signal(SIGPIPE, SIG_DFL)
        // A crash is reported in words; a memory image of it would only fill the disk.
        var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
        let progress = ProgressRecord(descriptor: WorkerProcess.Descriptor.progress)
        while let line = readLine() {
            let reply: WorkerReply
            do {
                let job = try JSONDecoder().decode(WorkerJob.self, from: Data(line.utf8))
                reply = perform(job, progress)
            } catch {
                reply = .refused("a worker's job makes no sense: \(error)", .internalError)
            }
            send(reply)
        }
        exit(0)
    }

    private static func perform(_ job: WorkerJob, _ progress: ProgressRecord?) -> WorkerReply {
        // The supervisor ends what takes too long; should it be gone, the system does.
        alarm(UInt32(clamping: job.limitNanoseconds / 1_000_000_000 + 5))
        defer { alarm(0) }
        return JobRunner.perform(job, progress: progress)
    }

    private static func send(_ reply: WorkerReply) {
        // What the code under test printed goes before the answer.
        fflush(nil)
        var bytes: [UInt8]
        do {
            bytes = Array(try JSONEncoder().encode(reply))
        } catch {
            bytes = Array("{}".utf8)
        }
        bytes.append(UInt8(ascii: "\n"))
        if FileWriter.writeAll(bytes, to: WorkerProcess.Descriptor.reply) != 0 { exit(0) }
    }
}
