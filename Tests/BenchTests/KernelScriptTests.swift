import Foundation
import Testing

/// `Scripts/kernel`, with stand-ins for the compiler and the adapter.
struct KernelScriptTests {
    /// A copy of the scripts in a folder of its own, with a kernel in `my kernel`.
    private func checkout() throws -> Workplace {
        let work = try Workplace()
        for name in ["kernel", "release"] {
            let script = try String(
                contentsOfFile: Program.root + "/Scripts/" + name, encoding: .utf8)
            try tool("repo/Scripts/\(name)", script, in: work)
        }
        try tool("repo/Scripts/setup", "#!/bin/sh\n", in: work)
        try tool("repo/Scripts/adapter", Self.adapter, in: work)
        try tool("tools/swift", Self.swift, in: work)
        try work.write("let platform = 1", to: "repo/Sources/UIKit/A.swift")
        try work.write("let own = 1", to: "repo/Sources/Kernel/A.swift")
        try work.write(
            "#if !KERNEL_LACKS_A_f\n#elseif KERNEL_LACKS_B\n#endif",
            to: "repo/Sources/Scenarios/Port.swift")
        try work.write("", to: "repo/Package.swift")
        try work.write("let kernel = 1", to: "my kernel/A.swift")
        return work
    }

    private func tool(_ path: String, _ text: String, in work: Workplace) throws {
        try work.write(text, to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: work.path + "/" + path)
    }

    /// Takes the files of the kernel as they are.
    private static let adapter = """
        #!/bin/sh
        mkdir -p "$3/Sources" && cp "$2"/*.swift "$3/Sources" || exit 2
        echo "$4/B.swift:1: left out: it imports SwiftUI, which is not simulated" >"$3/notes"
        printf '%s\n' A.f JXPhotoBrowserViewController >"$3/declarations"
        [ ! -e something-else ] || echo A.f >"$3/declarations"
        """

    /// Says what it was asked to build; fails as `$PWD/mistake` says.
    private static let swift = """
        #!/bin/sh
        if [ "$1" = --version ]; then echo Swift version 6.3.1; exit; fi
        echo "$BENCH_KERNEL $BENCH_KERNEL_LACKS" >>"$LOG"
        while [ "$1" != --scratch-path ]; do shift; done
        [ -z "$SLOW" ] || sleep 1
        eval "$MEANWHILE"
        if [ -e mistake ]; then eval "echo \\"$(cat mistake)\\""; exit 1; fi
        mkdir -p "$2/release" && cat "$2/../../$BENCH_KERNEL"/*.swift >"$2/release/bench"
        chmod 755 "$2/release/bench"
        """

    private func run(
        _ work: Workplace, _ arguments: String = "'my kernel'", variables: String = ""
    ) throws -> Program.Ending {
        try Program.shell(
            "\(variables) LOG=$PWD/log PATH=$PWD/tools:$PATH repo/Scripts/kernel \(arguments)",
            in: work.path)
    }

    /// What was built, a line each.
    private func log(_ work: Workplace) -> [String] {
        let text = try? String(contentsOfFile: work.path + "/log", encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    private func program(_ ending: Program.Ending) throws -> String {
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.hasSuffix("/bench\n"))
        #expect(ending.output.split(separator: "\n").count == 1)
        return try String(contentsOfFile: String(ending.output.dropLast()), encoding: .utf8)
    }

    @Test func theSecondTimeNothingIsBuilt() throws {
        let work = try checkout()
        let first = try run(work)
        #expect(try program(first) == "let kernel = 1")
        #expect(first.errors.contains("bench: building with the kernel in my kernel … done in "))
        let second = try run(work)
        #expect(second.output == first.output)
        #expect(!second.errors.contains("building"))
        #expect(log(work).count == 1)
    }

    @Test func contentsAloneDecide() throws {
        let work = try checkout()
        let first = try run(work)
        try work.write("let own = 2", to: "repo/Sources/Kernel/A.swift")
        try work.write("let kernel = 1", to: "elsewhere/A.swift")
        try work.write("let more = 1", to: "elsewhere/.hidden/B.swift")
        #expect(try run(work, "elsewhere").output == first.output)
        #expect(log(work).count == 1)
        try work.write("let kernel = 2", to: "my kernel/A.swift")
        #expect(try program(run(work)) == "let kernel = 2")
        try work.write("let platform = 2", to: "repo/Sources/UIKit/A.swift")
        #expect(try program(run(work)) == "let kernel = 2")
        #expect(log(work).count == 3)
    }

    /// What is saved while it is built is built as well.
    @Test func aChangeMeanwhileIsNotMissed() throws {
        let work = try checkout()
        let ending = try run(
            work, variables: "MEANWHILE=\"echo let kernel = 2 >'$PWD/my kernel/A.swift'\"")
        #expect(try program(ending) == "let kernel = 2\n")
        #expect(ending.errors.contains(" … again, since a source has changed\n"))
        #expect(log(work).count == 2)
    }

    @Test func theKernelsFolderIsLeftAlone() throws {
        let work = try checkout()
        let before = work.files.filter { $0.hasPrefix("my kernel") }
        _ = try program(run(work))
        #expect(work.files.filter { $0.hasPrefix("my kernel") } == before)
        #expect(work.files.filter { $0.hasSuffix(".new") }.isEmpty)
    }

    @Test func aPackagesSourcesAreFound() throws {
        let work = try checkout()
        try work.write("", to: "package/Package.swift")
        try work.write("let found = 1", to: "package/Sources/JXPhotoBrowser/A.swift")
        try work.write("let other = 1", to: "package/Sources/Other/A.swift")
        #expect(try program(run(work, "package/")) == "let found = 1")
    }

    /// The root of a repository is named by its sources alone, whatever tells that it is one.
    @Test(arguments: [
        ("Package.swift", "Sources"), ("Kit.podspec", "Source"),
        ("Kit.xcodeproj/project.pbxproj", "Sources/JXPhotoBrowser"), (".git", "Sources"),
    ])
    func aRepositorysSourcesAreFound(mark: String, sources: String) throws {
        let work = try checkout()
        try work.write("", to: "my library/" + mark)
        try work.write("let found = 1", to: "my library/\(sources)/A.swift")
        try work.write("let other = 1", to: "my library/Example/A.swift")
        #expect(try program(run(work, "'my library'")) == "let found = 1")
    }

    /// A folder of sources may have one of that name in it.
    @Test func aFolderThatIsNoRepositoryIsTakenWhole() throws {
        let work = try checkout()
        try work.write("let found = 1", to: "library/A.swift")
        try work.write("let other = 1", to: "library/Source/B.swift")
        #expect(try program(run(work, "library")) == "let found = 1")
    }

    @Test func whatTheKernelLacksIsACondition() throws {
        let work = try checkout()
        _ = try program(run(work))
        #expect(log(work).first?.hasSuffix("/Sources KERNEL_LACKS_B ") == true)
    }

    @Test(arguments: [
        ("nowhere", "there is no folder nowhere"),
        ("'my kernel/A.swift'", "my kernel/A.swift is a file"),
        ("repo/.empty", "there is no Swift file of a library below repo/.empty"),
        ("''", "usage:"),
    ])
    func whatIsNoKernelIsRefused(arguments: String, message: String) throws {
        let work = try checkout()
        try work.write("", to: "repo/.empty/README.md")
        let ending = try run(work, arguments)
        #expect(ending.code == 64)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains(message))
        #expect(log(work).isEmpty)
    }

    /// Before anything is built.
    @Test func whatIsNoBrowserIsSaid() throws {
        let work = try checkout()
        try work.write("", to: "something-else")
        let ending = try run(work)
        #expect(ending.code == 70)
        #expect(
            ending.errors.contains(
                "no public class JXPhotoBrowserViewController is declared below my kernel\n"))
        #expect(ending.errors.contains("bench: note: my kernel/B.swift:1: left out"))
        #expect(log(work).isEmpty)
    }

    @Test func mistakesAreToldWithTheirOwnPaths() throws {
        let work = try checkout()
        // As the compiler does, by a path without detours.
        try work.write(
            "$(cd $2/../..; pwd)/$BENCH_KERNEL/A.swift:1:5: error: no 'x'", to: "mistake")
        let ending = try run(work)
        #expect(ending.code == 70)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.contains("\nmy kernel/A.swift:1:5: error: no 'x'\n"))
        #expect(ending.errors.contains("the kernel in my kernel does not compile here"))
        #expect(ending.errors.contains("bench: note: my kernel/B.swift:1: left out: it imports"))
        try FileManager.default.removeItem(atPath: work.path + "/mistake")
        #expect(try program(run(work)) == "let kernel = 1")
    }

    @Test func whatTheEngineMissesIsTold() throws {
        let work = try checkout()
        try work.write(
            "/repo/Sources/Scenarios/Port.swift:3:9: error: no member 'f'", to: "mistake")
        let ending = try run(work)
        #expect(ending.code == 70)
        #expect(ending.errors.contains("Port.swift:3:9: error: no member 'f'"))
        #expect(ending.errors.contains("the kernel in my kernel lacks what bench calls of it"))
    }

    @Test func anotherFailureIsShown() throws {
        let work = try checkout()
        try work.write("error: the disk is full", to: "mistake")
        let ending = try run(work)
        #expect(ending.code == 70)
        #expect(ending.errors.contains("error: the disk is full\n"))
        #expect(ending.errors.contains("the build failed"))
    }

    @Test func quietSaysNothingOfWhatIsLeftOut() throws {
        let work = try checkout()
        #expect(try run(work).errors.contains("bench: note: my kernel/B.swift:1: left out"))
        let ending = try run(work, "--quiet 'my kernel'")
        #expect(ending.code == 0)
        #expect(ending.errors.isEmpty)
    }

    @Test func twoAtOnceBuildOnce() throws {
        let work = try checkout()
        let ending = try Program.shell(
            """
            export SLOW=1 LOG=$PWD/log PATH=$PWD/tools:$PATH
            repo/Scripts/kernel 'my kernel' >one & repo/Scripts/kernel 'my kernel' >two; wait
            cmp one two
            """, in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.errors.contains("bench: waiting for another build\n"))
        #expect(log(work).count == 1)
    }

    /// Where the project's own program is not built, `./bench` builds the other one alone.
    @Test func oneProgramIsBuiltNotTwo() throws {
        let work = try checkout()
        let script = try String(contentsOfFile: Program.root + "/bench", encoding: .utf8)
        try tool("repo/bench", script, in: work)
        try work.write(
            "#!/bin/sh\necho \"$*, $(basename $BENCH_KERNEL_PROGRAM)\"", to: "my kernel/A.swift")
        for arguments in ["--kernel 'my kernel'", "--kernel='my kernel' --quiet"] {
            let ending = try Program.shell(
                "LOG=$PWD/log PATH=$PWD/tools:$PATH repo/bench run a \(arguments)", in: work.path)
            #expect(ending.code == 0, "\(ending.errors)")
            #expect(
                ending.output
                    == "run a \(arguments.replacing("'", with: "")), bench\n")
        }
        #expect(log(work).count == 1)
        #expect(log(work)[0].hasPrefix(".kernels/"))
    }

    /// `./bench` ends as the program would, for `git bisect run` too.
    @Test(arguments: [
        ("--kernel 'my kernel'", Int32(70)), ("--kernel 'my kernel' --bisect", 125),
        ("--bisect --kernel nowhere", 128), ("--bisect", 128), ("", 70), ("-- --bisect", 70),
    ])
    func aBuildThatFailsEndsAsTheProgramWould(arguments: String, code: Int32) throws {
        let work = try checkout()
        let script = try String(contentsOfFile: Program.root + "/bench", encoding: .utf8)
        try tool("repo/bench", script, in: work)
        try work.write("error: no", to: "mistake")
        let ending = try Program.shell(
            "LOG=$PWD/log PATH=$PWD/tools:$PATH repo/bench run a \(arguments)", in: work.path)
        #expect(ending.code == code, "\(ending.everything)")
        #expect(ending.output.isEmpty)
    }

    /// A toolchain without the library that reads Swift is named.
    @Test func withoutSwiftSyntaxItSaysSo() throws {
        let work = try checkout()
        try tool(
            "tools/swift", "#!/bin/sh\necho \"  \\\"runtimeResourcePath\\\": \\\"$PWD/none\\\"\"",
            in: work)
        let ending = try Program.shell(
            "PATH=$PWD/tools:$PATH \(Program.root)/Scripts/adapter a b c", in: work.path)
        #expect(ending.code == 70)
        #expect(ending.errors.contains("this Swift comes without SwiftSyntax"))
        #expect(ending.errors.contains("\(work.path)/none/host"))
        #expect(ending.errors.contains("swift.org/install"))
    }

    @Test func whatIsUsedLeastGoes() throws {
        let work = try checkout()
        let ending = try Program.shell(
            """
            export LOG=$PWD/log PATH=$PWD/tools:$PATH
            for number in $(seq 1 15); do
                echo "let kernel = $number" >'my kernel/A.swift'
                repo/Scripts/kernel --quiet 'my kernel' >last
                touch -d "@$((1000000000 + number))" "$(dirname "$(cat last)")/used"
            done
            cat $(cat last)
            ls -d repo/.kernels/*/used | wc -l
            """, in: work.path)
        #expect(ending.output == "let kernel = 15\n8\n")
    }
}
