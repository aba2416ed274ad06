import Foundation
import Testing

/// A worker that crashes, hangs or eats memory loses its scenario alone.
///
/// The faults come from outside, as signals: the program has no switch for them.
@Suite(.serialized)
struct SupervisionTests {
    private func work() throws -> Workplace {
        let work = try Workplace()
        try work.write(Sample.long(name: "endless"), to: "endless.json")
        try work.write(Sample.swipe(name: "short"), to: "other/short.json")
        return work
    }

    /// A run that goes on until something happens to it.
    private func start(_ work: Workplace, _ more: [String] = []) throws -> Program.Running {
        let arguments = ["run", "endless.json", "--repeat", "100000000", "--no-plot"] + more
        return try Program.Running(Program.path, arguments, in: work.path)
    }

    @Test func aCrashIsToldInWords() throws {
        let work = try work()
        let running = try start(work)
        let worker = try running.firstWorker()
        try running.wait(for: worker, toComputeMilliseconds: 1500)
        kill(worker, SIGSEGV)
        let ending = try running.wait()
        #expect(ending.code == 3, "\(ending.everything)")
        #expect(ending.output.hasPrefix("CRASH  endless   "))
        #expect(ending.output.contains("signal 11 (bad memory access"))
        #expect(ending.output.contains(#/frame \d+/#))
        #expect(ending.output.contains("before: "))
        for sign in ["Stack dump", "Program crashed", "Thread 0", "0x0"] {
            #expect(!ending.everything.contains(sign))
        }
        #expect(work.files == ["endless.json", "other/short.json"])
    }

    @Test func aCrashInInspectIsToldWithItsFrame() throws {
        let work = try work()
        let running = try Program.Running(
            Program.path, ["inspect", "endless.json", "--at", "3000s"], in: work.path)
        let worker = try running.firstWorker()
        try running.wait(for: worker, toComputeMilliseconds: 1500)
        kill(worker, SIGSEGV)
        let ending = try running.wait()
        #expect(ending.code == 3, "\(ending.everything)")
        #expect(ending.errors.hasPrefix("CRASH  endless   "))
        #expect(ending.errors.contains(#/frame \d+/#))
        #expect(ending.errors.contains("before: "))
    }

    /// One worker for both scenarios is stopped during the first.
    @Test func theOthersAreRunAllTheSame() throws {
        let work = try work()
        let running = try Program.Running(
            Program.path,
            [
                "run", "endless.json", "other", "--repeat", "2", "--jobs", "1", "--verbose",
                "--no-plot", "--time-limit", "4s",
            ], in: work.path)
        kill(try running.firstWorker(), SIGSTOP)
        let ending = try running.wait()
        #expect(ending.code == 3, "\(ending.errors)")
        #expect(ending.output.hasPrefix("HANGS  endless"))
        #expect(ending.output.contains("\nok    short"))
        #expect(ending.output.contains("2 scenarios: 1 ok, 1 lost"))
    }

    /// The worker dies between two scenarios, while the program is stopped and cannot notice.
    @Test func anIdleWorkersDeathLosesTheNextAlone() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(name: "first"), to: "1.json")
        try work.write(Sample.swipe(name: "second"), to: "2.json")
        // Whoever runs the tests may ignore SIGPIPE, which goes down to all that they start.
        let running = try Program.Running(
            "/usr/bin/env",
            [
                "--default-signal=PIPE", Program.path, "run", "1.json", "2.json", "--repeat", "40",
                "--jobs", "1", "--verbose", "--no-plot",
            ], in: work.path)
        let worker = try running.firstWorker()
        try running.wait(for: worker, toComputeMilliseconds: 300)
        kill(running.process.processIdentifier, SIGSTOP)
        try running.waitUntilIdle(worker)
        kill(worker, SIGKILL)
        kill(running.process.processIdentifier, SIGCONT)
        let ending = try running.wait()
        #expect(ending.signal == nil)
        #expect(ending.code == 3, "\(ending.everything)")
        #expect(ending.output.contains("ok    first"), "\(ending.everything)")
        #expect(ending.output.contains("CRASH  second"), "\(ending.everything)")
    }

    /// Nobody reads what it says: it ends as any program in a pipe.
    @Test func aClosedPipeEndsItWithoutAWord() throws {
        let work = try Workplace()
        let ending = try Program.shell(
            #"{ sleep 0.2; "$BENCH" help; echo "code $?" >&2; } | true"#, in: work.path)
        // 128 and the number of SIGPIPE.
        #expect(ending.errors == "code 141\n")
    }

    @Test func aHangEndsAtTheLimit() throws {
        let work = try work()
        let running = try start(work, ["--time-limit", "6s", "--json"])
        let worker = try running.firstWorker()
        try running.wait(for: worker, toComputeMilliseconds: 1500)
        kill(worker, SIGSTOP)
        let ending = try running.wait()
        #expect(ending.code == 3, "\(ending.everything)")
        let document =
            try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        let result = try #require((document?["results"] as? [[String: Any]])?.first)
        #expect(result["verdict"] as? String == "outOfTime")
        let progress = (result["lost"] as? [String: Any])?["progress"] as? [String: Any]
        #expect(progress?["frame"] as? Int ?? -1 >= 0)
        #expect((progress?["events"] as? [String])?.isEmpty == false)
    }

    @Test func tooMuchMemoryEndsIt() throws {
        let work = try work()
        let ending = try start(work, ["--memory-limit", "1MB"]).wait()
        #expect(ending.code == 3)
        #expect(ending.output.hasPrefix("MEMORY  endless"))
        #expect(ending.output.contains("more than 1.0 MB of memory (--memory-limit)"))
    }

    @Test func anInterruptionLeavesWhatIsFinished() throws {
        let work = try work()
        let running = try start(work, ["--verbose"])
        let worker = try running.firstWorker()
        usleep(200_000)
        kill(running.process.processIdentifier, SIGINT)
        let ending = try running.wait()
        #expect(ending.signal == SIGINT)
        #expect(ending.errors.contains("interrupted: 0 of 1 scenario finished"))
        #expect(kill(worker, 0) != 0, "the worker has outlived the program")
        #expect(work.files == ["endless.json", "other/short.json"])
    }
}
