import Foundation
import Testing

/// Two kernels, and two traces.
struct CompareTests {
    private func work() throws -> Workplace {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "set/good.json")
        try work.write(Sample.failing(), to: "set/failing.json")
        return work
    }

    /// Runs a scenario that swipes to the left at `speed`, and gives its trace.
    private func trace(_ work: Workplace, speed: Int, name: String = "sample") throws -> String {
        try work.write(
            """
            {
              "version": 1, "name": "\(name)", "summary": "One swipe", "host": { "items": 5 },
              "timeline": [
                { "present": {} }, { "settle": {} },
                { "swipe": { "direction": "left", "speed": \(speed) } }, { "settle": {} }
              ]
            }
            """, to: "\(name)-\(speed).json")
        let ending = try Program.run(
            ["run", "\(name)-\(speed).json", "--no-plot", "--out", "out-\(speed)"],
            in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        return "out-\(speed)/\(name)/trace.json"
    }

    @Test func tracesOfOneRunShowTheSame() throws {
        let work = try work()
        let path = try trace(work, speed: 900)
        let ending = try Program.run(["diff", path, path], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output == "sample  shows the same in both\n")
    }

    @Test func tracesPartWhereTheFirstPageMovesOtherwise() throws {
        let work = try work()
        let slow = try trace(work, speed: 900)
        let fast = try trace(work, speed: 1800)
        let ending = try Program.run(["diff", slow, fast], in: work.path)
        #expect(ending.code == 1, "\(ending.everything)")
        #expect(ending.output.hasPrefix("sample  parts at 0."))
        #expect(ending.output.contains("s  on screen item 0 in -"))
        let json = try Program.run(["diff", slow, fast, "--json"], in: work.path)
        let document =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let parting = document?["parting"] as? [String: Any]
        let time = parting?["timeNanoseconds"] as? Int ?? 0
        // After the album has opened, before the slower finger has lifted.
        #expect((100_000_000...1_500_000_000).contains(time))
    }

    @Test func whatIsNoTraceIsNamed() throws {
        let work = try work()
        let path = try trace(work, speed: 900)
        let other = try trace(work, speed: 901, name: "other")
        for (files, words) in [
            ([path, "set/good.json"], "set/good.json is no trace"),
            ([path, "nowhere.json"], "nowhere.json cannot be read"),
            ([path, other], "these are traces of sample and of other"), ([path], "two things"),
        ] {
            let ending = try Program.run(["diff"] + files, in: work.path)
            #expect(ending.code == 64)
            #expect(ending.errors.contains(words), "\(ending.everything)")
        }
    }

    @Test func aKernelShowsTheSameAsItself() throws {
        let work = try work()
        let ending = try Program.run(["compare", "built-in", "built-in", "set"], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output.hasPrefix("built-in → built-in   2 scenarios\n"))
        #expect(ending.output.contains("the same to the user: 2\n"))
        #expect(ending.output.contains("cells made"))
        let page = try work.read("bench-out/compare.html")
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("2 the same to the user"))
    }

    @Test func whatCannotBeComparedIsSaid() throws {
        let work = try work()
        for (arguments, words) in [
            (["compare", "built-in", "built-in", "nowhere"], "nowhere"),
            (["compare", "built-in"], "two things to compare are needed"),
            (["compare", "a", "b", "set", "--kernel-repo", "nowhere"], "no git repository"),
            (["compare", "built-in", "nowhere", "set"], "there is no folder nowhere"),
        ] {
            let ending = try Program.run(arguments, in: work.path)
            #expect(ending.code == 64, "\(arguments): \(ending.everything)")
            #expect(ending.errors.contains(words), "\(ending.everything)")
        }
    }

    @Test func aRevisionThatIsNotThereIsNamed() throws {
        let work = try work()
        let made = try Program.shell("git init -q repository", in: work.path)
        #expect(made.code == 0)
        let ending = try Program.run(
            ["compare", "4.0", "4.1", "set", "--kernel-repo", "repository"], in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("repository has no revision \"4.0\""))
    }
}
