import Foundation
import Testing

/// `--kernel`: the program asks for the one with that kernel, and goes on as that one.
struct ForeignKernelTests {
    /// A checkout whose script to build a kernel is `script`, with the built program in it.
    private func checkout(_ script: String) throws -> Workplace {
        let work = try Workplace()
        try work.write("", to: "repo/Package.swift")
        try work.write("", to: "repo/Sources/Bench/Main.swift")
        try tool("repo/Scripts/kernel", "echo \"$@\" >>'\(work.path)/asked'\n" + script, in: work)
        try tool("other", "echo \"other $*\"", in: work)
        try work.write(Sample.swipe(), to: "sample.json")
        try FileManager.default.createDirectory(
            atPath: work.path + "/repo/.build", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Program.path, toPath: work.path + "/repo/.build/bench")
        return work
    }

    private func tool(_ path: String, _ body: String, in work: Workplace) throws {
        try work.write("#!/bin/bash\n\(body)\n", to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: work.path + "/" + path)
    }

    private func run(_ arguments: String, in work: Workplace) throws -> Program.Ending {
        try Program.shell("repo/.build/bench \(arguments)", in: work.path)
    }

    private func asked(_ work: Workplace) -> String? {
        try? String(contentsOfFile: work.path + "/asked", encoding: .utf8)
    }

    @Test(arguments: [
        "run sample.json --kernel 'my kernel'", "fuzz --kernel 'my kernel' --steps 10",
        "inspect sample.json --at 1s --kernel 'my kernel'",
    ])
    func itGoesOnAsTheOtherProgram(arguments: String) throws {
        let work = try checkout("echo $PWD/other")
        let ending = try run(arguments, in: work)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output == "other \(arguments.replacing("'", with: ""))\n")
        #expect(asked(work) == "my kernel\n")
    }

    @Test func quietIsPassedOn() throws {
        let work = try checkout("echo $PWD/other")
        #expect(try run("run sample.json --quiet --kernel K", in: work).code == 0)
        #expect(asked(work) == "--quiet K\n")
    }

    /// A revision that does not build says nothing of the fault that is looked for; a folder that is
    /// not there is nothing that another revision mends.
    @Test(arguments: [(Int32(70), Int32(125)), (64, 128)])
    func bisectingSkipsWhatDoesNotBuild(code: Int32, told: Int32) throws {
        let work = try checkout("exit \(code)")
        #expect(try run("run sample.json --bisect --kernel K", in: work).code == told)
    }

    @Test(arguments: [Int32(64), 70])
    func whyThereIsNoneIsSaidOnce(code: Int32) throws {
        let work = try checkout("echo 'bench: error: no such kernel' >&2; exit \(code)")
        let ending = try run("run sample.json --kernel K", in: work)
        #expect(ending.code == code)
        #expect(ending.output.isEmpty)
        #expect(ending.errors == "bench: error: no such kernel\n")
    }

    @Test func whatCannotBeStartedIsNamed() throws {
        let ending = try run("run sample.json --kernel K", in: checkout("echo $PWD/sample.json"))
        #expect(ending.code == 70)
        #expect(ending.errors.contains("cannot start "))
        #expect(ending.errors.contains("sample.json: Permission denied"))
    }

    /// Minutes are not spent on a command line that is wrong.
    @Test(arguments: ["run nothing.json --kernel K", "run sample.json --kernel K --tag absent"])
    func aWrongCommandLineIsFoundFirst(arguments: String) throws {
        let work = try checkout("echo $PWD/other")
        #expect(try run(arguments, in: work).code == 64)
        #expect(asked(work) == nil)
    }

    /// Reports name the kernel, and the command that runs it again has it.
    @Test func theProgramWithTheKernelReportsIt() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "sample.json")
        let ending = try Program.shell(
            """
            BENCH_KERNEL_PROGRAM=$(readlink -f "$BENCH") "$BENCH" run sample.json \
                --kernel 'my kernel' --no-plot
            """, in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.contains("  kernel my kernel   "))
        #expect(ending.output.contains(" run sample.json --kernel 'my kernel' --seed "))
        let header = try work.json("bench-out/sample/trace.json")["header"] as? [String: Any]
        #expect((header ?? [:])["kernel"] as? String == "my kernel")
    }

    @Test func aProgramWithoutItsCheckoutSaysSo() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "sample.json")
        try FileManager.default.copyItem(atPath: Program.path, toPath: work.path + "/bench")
        let ending = try Program.shell("./bench run sample.json --kernel K", in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("another kernel needs the checkout that bench was built in"))
    }
}
