import Foundation
import Testing

/// Nothing is allocated and then forgotten, the cycles of objects that keep each other included:
/// valgrind looks at the end for blocks that nothing refers to. The repository's checks do the same
/// to all of its scenarios, in release.
struct LeakTests {
    nonisolated private static let valgrind = "/usr/bin/valgrind"

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: valgrind),
            "valgrind, which finds what is lost, is not installed"))
    func nothingIsLost() throws {
        let work = try Workplace()
        for way in ComingAndGoing.allCases {
            try work.write(way.scenario(name: "\(way)", rounds: 2, total: 2), to: "set/\(way).json")
        }
        let ending = try Program.shell(
            Program.makingPlainCopy
                + "\(Program.root)/Scripts/memcheck \"$PLAIN\" run set --in-process --no-plot",
            in: work.path)
        #expect(ending.code == 0, "\(ending.everything.suffix(6000))")
        #expect(ending.output.contains("\(ComingAndGoing.allCases.count) ok"))
        // It has looked, and found what is lost by design.
        #expect(ending.errors.contains(/suppressed: [1-9]/), "\(ending.errors.suffix(2000))")
    }

    @Test func withoutValgrindItSaysSo() throws {
        let work = try Workplace()
        let ending = try Program.shell(
            """
            mkdir tools && ln -s /usr/bin/readlink /usr/bin/dirname tools
            PATH=$PWD/tools /bin/bash \(Program.root)/Scripts/memcheck "$BENCH" --version
            """, in: work.path)
        #expect(ending.code == 70)
        #expect(
            ending.errors == "memcheck: valgrind is missing; Scripts/setup --checks installs it\n")
    }
}
