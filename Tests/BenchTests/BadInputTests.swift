import Foundation
import Testing

/// Each kind of bad input gives one clear message with place and remedy, the right exit code, no
/// half-written file, and never a stack trace.
struct BadInputTests {
    @Test(arguments: [
        ("", "1:1", "the file is empty"),
        ("swipe, please", "1:1", "not a JSON value"),
        ("{", "1:2", "the file ends here"),
        (Sample.swipe().replacing("\"direction\"", with: "\"direktion\""), "6:", "direction"),
        (Sample.swipe().replacing("\"swipe\"", with: "\"swpie\""), "6:", "swipe"),
        (Sample.swipe(extra: "\n  \"name\": \"again\","), "4:", "name"),
        (Sample.swipe(steps: ",\n { \"wait\": { \"for\": \"3 weeks\" } }"), "8:", "ms"),
        (Sample.swipe(steps: ",\n { \"scrollToPage\": { \"page\": 99 } }"), "8:", "99"),
        (
            Sample.swipe().replacing("\"items\": 5", with: "\"items\": { \"folder\": \"none\" }"),
            "3:", "none"
        ),
    ])
    func aBadFileIsExplained(text: String, place: String, word: String) throws {
        let work = try Workplace()
        try work.write(text, to: "bad.json")
        for command in ["run", "validate", "list"] {
            let ending = try Program.run([command, "bad.json"], in: work.path)
            #expect(ending.code == 65, "\(ending.everything)")
            #expect(ending.errors.contains("bad.json:\(place)"), "\(ending.errors)")
            #expect(ending.errors.contains("error: "))
            #expect(ending.errors.contains(word), "\(ending.errors)")
            expectNoTrace(ending)
        }
        #expect(work.files == ["bad.json"])
    }

    /// 50 MB of nesting.
    @Test(arguments: ["[", "{\"a\":"])
    func nestingWithoutEnd(piece: String) throws {
        let work = try Workplace()
        try work.write(
            String(repeating: piece, count: 50_000_000 / piece.utf8.count), to: "deep.json")
        let ending = try Program.run(["validate", "deep.json"], in: work.path)
        #expect(ending.code == 65)
        #expect(ending.errors.contains("deep.json"))
        #expect(ending.errors.utf8.count < 2000)
        expectNoTrace(ending)
    }

    /// The good ones are run; the bad one is reported.
    @Test func aBadFileLosesItselfAlone() throws {
        let work = try Workplace()
        try work.write("{", to: "set/bad.json")
        try work.write(Sample.swipe(), to: "set/good.json")
        let ending = try Program.run(["run", "set", "--verbose"], in: work.path)
        #expect(ending.code == 65)
        #expect(ending.output.contains("ok    sample"))
        #expect(ending.errors.contains("set/bad.json:1:2: error: "))
    }

    @Test func validateCountsAndListsAsJSON() throws {
        let work = try Workplace()
        try work.write("{", to: "set/bad.json")
        try work.write(Sample.swipe(), to: "set/good.json")
        let plain = try Program.run(["validate", "set"], in: work.path)
        #expect(plain.output == "2 files: 1 ok, 1 scenario; 1 bad, 1 error\n")
        let ending = try Program.run(["validate", "set", "--json"], in: work.path)
        #expect(ending.code == 65)
        let document =
            try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        let errors = document?["errors"] as? [[String: Any]]
        #expect(errors?.first?["path"] as? String == "set/bad.json")
        #expect(errors?.first?["line"] as? Int == 1)
        #expect(errors?.first?["column"] as? Int == 2)
    }

    @Test func anOutputFolderThatCannotBe() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "good.json")
        try work.write("a file", to: "taken")
        for folder in ["taken", "taken/below", "/proc/here"] {
            let ending = try Program.run(["run", "good.json", "--out", folder], in: work.path)
            #expect(ending.code == 64)
            #expect(ending.errors.contains("--out: cannot write \(folder)"), "\(ending.errors)")
            #expect(ending.output.isEmpty)
            expectNoTrace(ending)
        }
        #expect(work.files == ["good.json", "taken"])
    }

    /// Files cannot grow beyond 4 kB, as on a disk that fills up while they are written. The
    /// verdict is there all the same.
    @Test func aDiskThatFillsUp() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "good.json")
        let ending = try Program.shell(
            "ulimit -f 4; exec \"$BENCH\" run good.json | cat; exit ${PIPESTATUS[0]}",
            in: work.path)
        #expect(ending.code == 70, "\(ending.everything)")
        #expect(ending.errors.contains("cannot write bench-out/sample/timeline.png"))
        #expect(ending.errors.contains("cannot write bench-out/sample/trace.json"))
        #expect(ending.output.hasPrefix("ok    sample"))
        #expect(work.files == ["good.json"])
        expectNoTrace(ending)
    }

    @Test(arguments: ["list", "run", "run --json", "validate"])
    func aFullStandardOutput(command: String) throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "good.json")
        let ending = try Program.shell(
            "\"$BENCH\" \(command) good.json > /dev/full", in: work.path)
        #expect(ending.code == 70)
        #expect(ending.errors.contains("cannot write standard output: the disk is full"))
        expectNoTrace(ending)
    }

    private func expectNoTrace(_ ending: Program.Ending) {
        for sign in ["Fatal error", "Stack dump", "Program crashed", " at 0x", "Thread 0"] {
            #expect(!ending.everything.contains(sign), "\(ending.everything)")
        }
    }
}
