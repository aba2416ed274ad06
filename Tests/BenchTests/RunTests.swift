import Foundation
import Testing

struct RunTests {
    private func work() throws -> Workplace {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "set/good.json")
        try work.write(Sample.failing(), to: "set/failing.json")
        return work
    }

    private func document(_ ending: Program.Ending) throws -> [String: Any] {
        let data = Data(ending.output.utf8)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    private func results(_ ending: Program.Ending) throws -> [[String: Any]] {
        try document(ending)["results"] as? [[String: Any]] ?? []
    }

    private func digests(_ ending: Program.Ending) throws -> [String] {
        try results(ending).compactMap { ($0["report"] as? [String: Any])?["digest"] as? String }
    }

    @Test func aPassingScenarioTellsAll() throws {
        let work = try work()
        let ending = try Program.run(["run", "set/good.json"], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.errors.isEmpty)
        #expect(ending.output.hasPrefix("ok    sample   One swipe\n"))
        for part in [
            "Seen by the user", "frames with a gap", "Work per page turn, exact",
            "pages turned 1", "Hitches: not modelled (host costs are zero)", "seed ",
            "bench-out/sample/timeline.png  trace.json", "again: bench run set/good.json --seed ",
        ] {
            #expect(ending.output.contains(part), "\(part)")
        }
        #expect(!ending.output.contains("\u{1B}"))
        #expect(
            work.files.filter { $0.hasPrefix("bench-out") }
                == ["bench-out/sample/timeline.png", "bench-out/sample/trace.json"])
    }

    @Test func aFailingScenarioSaysWhy() throws {
        let work = try work()
        let ending = try Program.run(["run", "set/failing.json"], in: work.path)
        #expect(ending.code == 1, "\(ending.everything)")
        #expect(ending.output.hasPrefix("FAIL  failing   One swipe\n\n  "))
        #expect(ending.output.contains("frame "))
        #expect(ending.output.contains("before: "))
        #expect(ending.output.contains("look: bench-out/failing/timeline.png"))
        let place = try Regex(#"during: timeline\[\d+\], expect at set/failing\.json:\d+:5\n"#)
        #expect(ending.output.contains(place), "\(ending.output)")
        // Only of an invariant is it known on which rules it rests.
        #expect(!ending.output.contains("leans on"))
        let told = try Program.run(["run", "set/failing.json", "--verbose"], in: work.path)
        #expect(told.output.contains("leans on platform rules: "))
    }

    @Test func aFolderTellsWhatFailedAndTotals() throws {
        let work = try work()
        let ending = try Program.run(["run", "set"], in: work.path)
        #expect(ending.code == 1)
        let lines = ending.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("FAIL  failing   ") == true)
        #expect(lines.last?.hasPrefix("2 scenarios: 1 ok, 1 failed") == true)
        #expect(
            work.files.filter { $0.hasPrefix("bench-out") }
                == [
                    "bench-out/failing/failures.png", "bench-out/failing/timeline.png",
                    "bench-out/failing/trace.json",
                ])
        let all = try Program.run(["run", "set", "--verbose"], in: work.path)
        #expect(all.output.split(separator: "\n").count == 3)
        #expect(all.output.contains("ok    sample"))
    }

    @Test func quietSaysOnlyWhatFailed() throws {
        let work = try work()
        let good = try Program.run(["run", "set/good.json", "--quiet"], in: work.path)
        #expect(good.code == 0)
        #expect(good.everything.isEmpty)
        let both = try Program.run(["run", "set", "--quiet"], in: work.path)
        #expect(both.code == 1)
        #expect(both.output.hasPrefix("FAIL  failing"))
        #expect(both.output.split(separator: "\n").count == 1)
    }

    @Test func picturesAreDrawnAsAsked() throws {
        let work = try work()
        _ = try Program.run(["run", "set", "--plot", "--out", "all"], in: work.path)
        _ = try Program.run(["run", "set/good.json", "--no-plot", "--out", "none"], in: work.path)
        #expect(
            work.files.filter { $0.hasPrefix("all/") || $0.hasPrefix("none/") } == [
                "all/failing/failures.png", "all/failing/timeline.png", "all/failing/trace.json",
                "all/sample/timeline.png", "all/sample/trace.json", "none/sample/trace.json",
            ])
        let picture = try Data(
            contentsOf: URL(fileURLWithPath: work.path + "/all/sample/timeline.png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func jsonHoldsWhatTheScreenSays() throws {
        let work = try work()
        let ending = try Program.run(["run", "set", "--json"], in: work.path)
        #expect(ending.code == 1)
        let document = try document(ending)
        #expect(document["schema"] as? String == "bench.run/1")
        #expect(document["exitCode"] as? Int == 1)
        #expect((document["totals"] as? [String: Any])?["failed"] as? Int == 1)
        let results = try results(ending)
        #expect(results.compactMap { $0["verdict"] as? String } == ["failed", "passed"])
        let report = try #require(results[0]["report"] as? [String: Any])
        let failure = try #require((report["failures"] as? [[String: Any]])?.first)
        #expect(failure["kind"] as? String == "expectation")
        #expect((report["digest"] as? String)?.count == 16)
    }

    @Test func theTraceHasItsScenarioAndOneRowAFrame() throws {
        let work = try work()
        _ = try Program.run(["run", "set/good.json", "--no-plot"], in: work.path)
        let trace = try work.json("bench-out/sample/trace.json")
        #expect(trace["schema"] as? String == "bench.trace/1")
        let header = try #require(trace["header"] as? [String: Any])
        #expect(header["scenario"] as? String == Sample.swipe())
        let frames = try #require(trace["frames"] as? [String: [Any]])
        let counts = Set(frames.values.map(\.count))
        #expect(counts.count == 1)
        #expect(counts.first ?? 0 > 30)
        let events = try #require(trace["events"] as? [String: [Any]])
        #expect((events["kind"] as? [String])?.contains("pageChanged") == true)
    }

    /// One digest: in the worker and in the process, once and three times, each time.
    @Test func theDigestIsTheSameEveryTime() throws {
        let work = try work()
        let ways = [
            [], ["--repeat", "3"], ["--in-process"], ["--in-process", "--repeat", "8"],
        ]
        let digests = try ways.map { way in
            let arguments = ["run", "set/good.json", "--json", "--no-plot"] + way
            return try self.digests(Program.run(arguments, in: work.path))
        }
        #expect(digests[0].count == 1)
        #expect(Set(digests).count == 1)
    }

    @Test func resultsComeInOrderWhateverTheJobs() throws {
        let work = try Workplace()
        for number in 10..<22 {
            try work.write(Sample.swipe(name: "s\(number)"), to: "set/\(number).json")
        }
        let expected = (10..<22).map { "s\($0)" }
        for jobs in ["1", "5"] {
            let ending = try Program.run(["run", "set", "--json", "--jobs", jobs], in: work.path)
            #expect(try results(ending).compactMap { $0["name"] as? String } == expected)
        }
    }

    @Test func anotherSeedIsUsedAndTold() throws {
        let work = try work()
        let ending = try Program.run(
            ["run", "set/good.json", "--seed", "77", "--no-plot"], in: work.path)
        #expect(ending.output.contains("seed 77"))
        #expect(ending.output.contains("--seed 77"))
    }

    @Test func theChartTellsTheFirstPageAndTheLast() throws {
        let work = try Workplace()
        let back = Sample.swipe(
            extra: " \"browser\": { \"initialIndex\": 2, \"isLoopingEnabled\": false },",
            steps: ", { \"scrollToPage\": { \"page\": 4 } }, { \"settle\": {} }"
        ).replacingOccurrences(of: "left", with: "right")
        try work.write(back, to: "back.json")
        try work.write(Sample.swipe(), to: "on.json")
        let turned = try Program.run(["run", "back.json", "--no-plot"], in: work.path)
        let row = turned.output.split(separator: "\n").first { $0.hasPrefix("  page") } ?? ""
        // It starts on 2, goes to 1 and ends on 4.
        #expect(row.hasPrefix("  page   2 "), "\(row)")
        #expect(row.contains(" 4   (▁ 1  █ 4)      swipes 1   pages turned 4"), "\(row)")
        let straight = try Program.run(["run", "on.json", "--no-plot"], in: work.path)
        #expect(straight.output.contains("\n  page   0 "))
        #expect(straight.output.contains(" 1      swipes 1   pages turned 1\n"))
    }

    @Test func withoutABrowserTheChartSaysSo() throws {
        let work = try Workplace()
        try work.write(
            "{ \"version\": 1, \"name\": \"none\", \"timeline\": [ { \"wait\": \"100ms\" } ] }",
            to: "none.json")
        let ending = try Program.run(["run", "none.json", "--no-plot"], in: work.path)
        #expect(ending.output.contains("  page     no browser was shown"))
    }

    /// In a terminal of 60 columns no line of words is longer; what is there to be copied is whole.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
    func aNarrowTerminalBreaksBetweenWords() throws {
        let work = try work()
        let ending = try Program.shell(
            "script -qec 'stty cols 60; \"$BENCH\" run set/failing.json --verbose --out "
                + "a-folder-with-a-name-that-is-longer-than-the-terminal-is-wide' /dev/null",
            in: work.path)
        let lines = ending.output.split(whereSeparator: \.isNewline).map { line in
            String(line).replacing(/\u{1B}\[[0-9;]*m/, with: "")
        }
        let long = lines.filter { $0.count > 60 }
        #expect(lines.contains { $0.hasPrefix("  page   0 ") })
        #expect(lines.count > 20)
        #expect(!long.isEmpty)
        for line in long {
            #expect(line.contains("a-folder-with-a-name"), "\(line)")
        }
        #expect(
            lines.contains { $0.hasPrefix("      ") && $0.contains("seed ") })
    }

    @Test func theCommandThatRunsItAgainIsTheOneThatWasTyped() throws {
        let work = try work()
        let ending = try Program.shell(
            "BENCH_COMMAND=../a/bench \"$BENCH\" run set/good.json --no-plot", in: work.path)
        #expect(ending.output.contains("again: ../a/bench run set/good.json --seed "))
    }

    @Test func hintsNameTheProgramAsItWasTyped() throws {
        let work = try work()
        for (arguments, hint) in [
            ("rnu", "\"../a/bench help\" says more"),
            ("run --nonsense", "\"../a/bench help run\" lists its options"),
            ("run none.json", "\"../a/bench list\" says which scenarios there are"),
            ("run set --tag none", "the tags there: "),
        ] {
            let ending = try Program.shell(
                "BENCH_COMMAND=../a/bench \"$BENCH\" \(arguments)", in: work.path)
            #expect(ending.errors.contains(hint), "\(ending.errors)")
        }
    }

    @Test func theCommandThatRunsItAgainKeepsItsLimits() throws {
        let work = try work()
        let ending = try Program.run(
            ["run", "set/good.json", "--no-plot", "--time-limit", "30s", "--memory-limit=1GB"],
            in: work.path)
        #expect(
            ending.output.contains(
                "again: bench run set/good.json --time-limit 30s --memory-limit 1GB --seed "))
    }

    @Test func inspectTellsTheEnd() throws {
        let work = try work()
        let ending = try Program.run(
            ["inspect", "set/good.json", "--at", "90s"], in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("is over before 90.000 s: its last frame is at "))
    }

    @Test func inspectPrintsTheViewTree() throws {
        let work = try work()
        let ending = try Program.run(
            ["inspect", "set/good.json", "--at", "500ms"], in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.hasPrefix("<UIWindow"))
        #expect(ending.output.contains("\n   | <"))
        #expect(ending.output.contains("SampleZoomCell"))
        let early = try Program.run(["inspect", "set/good.json", "--at", "0s"], in: work.path)
        #expect(early.code == 0)
        #expect(!early.output.contains("SampleZoomCell"))
    }

    @Test func theSchemaIsOne() throws {
        let ending = try Program.run(["schema"])
        #expect(ending.code == 0)
        let schema = try document(ending)
        #expect(
            schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}
