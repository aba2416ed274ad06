import Foundation
import Testing

/// The scripts, on a machine that lacks something; stand-ins for the tools say what would be done.
struct ScriptTests {
    /// A folder of stand-ins, each a shell script, in front of the real tools.
    private func workplace(_ tools: [(name: String, body: String)]) throws -> Workplace {
        let work = try Workplace()
        for tool in tools {
            try work.write("#!/bin/sh\n\(tool.body)\n", to: "tools/\(tool.name)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: work.path + "/tools/" + tool.name)
        }
        return work
    }

    private func setUp(
        _ work: Workplace, _ arguments: String = "", path: String = "$PWD/tools:$PATH"
    ) throws -> Program.Ending {
        try Program.shell(
            "PATH=\(path) exec /bin/bash \(Program.root)/Scripts/setup \(arguments)",
            in: work.path)
    }

    private static let swift = (name: "swift", body: "echo Swift version 6.3.1")
    private static let lacksLibrary = (
        name: "dpkg-query",
        body: "for last; do :; done; [ $last = libgd-dev ] || printf installed"
    )
    private static let apt = (name: "apt-get", body: "echo \"$@\" >>log")

    @Test func withoutSwiftItSaysSo() throws {
        let ending = try setUp(workplace([]), path: "$PWD/tools")
        #expect(ending.code == 70)
        #expect(ending.errors.contains("Swift is not on the PATH"))
        #expect(ending.errors.contains("swift.org/install"))
    }

    @Test func anOldSwiftIsRefused() throws {
        let ending = try setUp(workplace([("swift", "echo Swift version 5.10")]))
        #expect(ending.code == 70)
        #expect(ending.errors.contains("Swift 5.10 is too old: 6.2 or later is needed"))
    }

    @Test func whereAllIsThereItSaysNothing() throws {
        let work = try workplace([
            Self.swift, ("dpkg-query", "printf installed"), ("apt-get", "exit 1"),
        ])
        let ending = try setUp(work)
        #expect(ending.code == 0)
        #expect(ending.everything.isEmpty)
    }

    @Test func asRootItInstallsWhatIsMissing() throws {
        let work = try workplace([Self.swift, Self.lacksLibrary, Self.apt, ("id", "echo 0")])
        let ending = try setUp(work)
        #expect(ending.code == 0)
        #expect(ending.errors == "setup: installing with apt: libgd-dev\n")
        let log = try String(contentsOfFile: work.path + "/log", encoding: .utf8)
        #expect(log.contains("install --no-install-recommends libgd-dev"))
        #expect(!log.contains("libexif-dev"))
    }

    @Test func valgrindComesForTheChecksAlone() throws {
        let lacksValgrind = (
            name: "dpkg-query",
            body: "for last; do :; done; [ $last = valgrind ] || printf installed"
        )
        let work = try workplace([Self.swift, lacksValgrind, Self.apt, ("id", "echo 0")])
        #expect(try setUp(work).everything.isEmpty)
        let ending = try setUp(work, "--checks")
        #expect(ending.code == 0)
        #expect(ending.errors == "setup: installing with apt: valgrind\n")
    }

    @Test func wrongArgumentsAreRefused() throws {
        let work = try workplace([Self.swift, Self.lacksLibrary, Self.apt, ("id", "echo 0")])
        let ending = try setUp(work, "--chekcs")
        #expect(ending.code == 64)
        #expect(ending.errors.contains("usage: Scripts/setup [--checks]"))
        #expect(!FileManager.default.fileExists(atPath: work.path + "/log"))
    }

    @Test func withoutRightsItPrintsTheCommand() throws {
        let work = try workplace([
            Self.swift, Self.lacksLibrary, Self.apt, ("id", "echo 1000"), ("sudo", "exit 1"),
        ])
        let ending = try setUp(work)
        #expect(ending.code == 70)
        #expect(
            ending.errors.contains(
                "sudo apt-get update && sudo apt-get install -y --no-install-recommends libgd-dev"))
        #expect(!FileManager.default.fileExists(atPath: work.path + "/log"))
    }

    @Test func aFailedInstallationIsShown() throws {
        let work = try workplace([
            Self.swift, Self.lacksLibrary, ("id", "echo 0"), ("apt-get", "echo E: boom; exit 100"),
        ])
        let ending = try setUp(work)
        #expect(ending.code == 70)
        #expect(ending.errors.contains("E: boom"))
        #expect(ending.errors.contains("\"apt-get update\" failed"))
    }

    @Test func installPutsAWrapperInTheFolder() throws {
        let work = try Workplace()
        for _ in 0..<2 {
            let ending = try Program.shell(
                "\(Program.root)/Scripts/install \"$PWD/my bin\"", in: work.path)
            #expect(ending.code == 0, "\(ending.errors)")
        }
        let wrapper = try String(contentsOfFile: work.path + "/my bin/bench", encoding: .utf8)
        #expect(wrapper.hasSuffix("BENCH_COMMAND=bench exec \(Program.root)/bench \"$@\"\n"))
        #expect(work.files == ["my bin/bench"])
    }

    @Test func installLeavesAnotherProgramAlone() throws {
        let work = try Workplace()
        try work.write("another", to: "bin/bench")
        let ending = try Program.shell("\(Program.root)/Scripts/install bin", in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("bin/bench is another program"))
        #expect(try String(contentsOfFile: work.path + "/bin/bench", encoding: .utf8) == "another")
    }
}
