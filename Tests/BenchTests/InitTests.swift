import Foundation
import Testing

/// `bench init`: the files of a repository of one's own.
struct InitTests {
    private static let written = [
        ".bench/scenarios/first-swipes.json", ".bench/scenario.schema.json",
        ".bench/known-failures.json", ".bench/baselines/README.md", ".bench/workflow.yml",
    ]

    private func repository(_ sources: String = "Sources") throws -> Workplace {
        let work = try Workplace()
        try work.write("class Browser {}", to: sources + "/Browser.swift")
        return work
    }

    private func made(_ work: Workplace) -> [String] {
        work.files.filter { $0.contains(".bench") }
    }

    @Test func whatIsMissingIsWritten() throws {
        let work = try repository()
        let ending = try Program.run(["init"], in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(made(work) == Self.written.sorted())
        for path in Self.written { #expect(ending.output.contains("wrote  \(path)\n")) }
        #expect(ending.output.contains("\nnext:\n  bench run --kernel Sources\n"))
    }

    /// The scenario is one of the format, passes, and counts for any kernel; nothing is known yet.
    @Test func theScenarioRuns() throws {
        let work = try repository()
        #expect(try Program.run(["init", "--quiet"], in: work.path).everything.isEmpty == true)
        let ending = try Program.run(
            ["run", ".bench/scenarios", "--class", "universal", "--json", "--no-plot"],
            in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output.contains("\"name\" : \"first-swipes\""))
        let scenario = try work.json(Self.written[0])
        #expect(scenario["class"] as? String == "universal")
        let schema = try #require(scenario["$schema"] as? String)
        #expect(
            try work.read(".bench/scenarios/" + schema) == Program.run(["schema"]).output)
        let known = try work.json(".bench/known-failures.json")
        #expect(known["version"] as? Int == 1)
        #expect((known["failures"] as? [Any])?.isEmpty == true)
    }

    /// What `baselines/README.md` says to type works.
    @Test func aTraceCanBeKeptAndComparedWith() throws {
        let work = try repository()
        #expect(try Program.run(["init"], in: work.path).code == 0)
        let commands = try work.read(".bench/baselines/README.md").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("bench ") }
        #expect(commands.count == 3)
        for command in commands {
            #expect(!command.hasPrefix("bench run") || command.contains(" --kernel Sources"))
            let ending = try Program.shell(
                "\"$BENCH\" "
                    + command.dropFirst("bench ".count).replacing(" --kernel Sources", with: ""),
                in: work.path)
            #expect(ending.code == 0, "\(command): \(ending.everything)")
        }
        #expect(made(work).contains(".bench/baselines/first-swipes/trace.json"))
    }

    @Test func whatIsThereStaysAsItIs() throws {
        let work = try repository()
        try work.write("mine", to: ".bench/known-failures.json")
        let first = try Program.run(["init", "--json"], in: work.path)
        #expect(first.code == 0)
        let document =
            try JSONSerialization.jsonObject(with: Data(first.output.utf8)) as? [String: Any] ?? [:]
        #expect(document["schema"] as? String == "bench.init/1")
        #expect(document["kernel"] as? String == "Sources")
        #expect(document["left"] as? [String] == [".bench/known-failures.json"])
        #expect(document["written"] as? [String] == Self.written.filter { !$0.contains("known") })
        #expect(try work.read(".bench/known-failures.json") == "mine")
        let before = try Self.written.map(work.read)
        let second = try Program.run(["init"], in: work.path)
        #expect(second.code == 0)
        for path in Self.written {
            #expect(second.output.contains("left   \(path), which was there\n"))
        }
        #expect(try Self.written.map(work.read) == before)
    }

    /// A link is left as well, wherever it leads: nothing is written through it.
    @Test func aLinkIsLeft() throws {
        let work = try repository()
        try work.write("", to: ".bench/scenarios/mine.json")
        try FileManager.default.createSymbolicLink(
            atPath: work.path + "/.bench/workflow.yml", withDestinationPath: "nowhere")
        let ending = try Program.run(["init"], in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.contains("left   .bench/workflow.yml, which was there\n"))
        #expect(!work.files.contains(".bench/nowhere"))
    }

    @Test func anotherFolderIsNamed() throws {
        let work = try repository("my browser/Sources")
        let ending = try Program.shell(
            "BENCH_COMMAND=bin/bench \"$BENCH\" init 'my browser/'", in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.contains("wrote  my browser/.bench/workflow.yml\n"))
        #expect(
            ending.output.contains(
                "next:\n  cd 'my browser'\n  \(work.path)/bin/bench run --kernel Sources\n"))
        #expect(made(work) == Self.written.map { "my browser/" + $0 }.sorted())
    }

    @Test(arguments: [
        ("Sources/JXPhotoBrowser", [], "Sources/JXPhotoBrowser"), ("Source", [], "Source"),
        ("Library/Own code", ["--kernel", "Library/Own code/"], "'Library/Own code'"),
        ("Bibliothèque", ["--kernel=./Bibliothèque"], "'Bibliothèque'"),
        ("Sources", ["--kernel", "."], "."),
    ])
    func theKernelsFolderGoesIntoTheWorkflow(
        sources: String, arguments: [String], written: String
    ) throws {
        let work = try repository(sources)
        let ending = try Program.run(["init"] + arguments, in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(try work.read(".bench/workflow.yml").contains("/bench run --kernel \(written)\n"))
        #expect(ending.output.contains("\n  bench run --kernel \(written)\n"))
    }

    /// Seen from here, and whole, it is the same folder.
    @Test func theKernelsFolderIsFoundFromElsewhere() throws {
        let work = try repository("browser/Code")
        for typed in ["browser/Code", work.path + "/browser/Code"] {
            let ending = try Program.run(
                ["init", "browser", "--json", "--kernel", typed], in: work.path)
            #expect(ending.output.contains(#""kernel" : "Code""#), "\(ending.everything)")
        }
    }

    @Test(arguments: [
        (["init", "nowhere"], "there is no folder nowhere"),
        (["init", "Sources/Browser.swift"], "Sources/Browser.swift is a file"),
        (["init", "Sources"], "there is no folder Sources in Sources"),
        (["init", "--kernel", "nowhere"], "--kernel: there is no folder nowhere here"),
        (["init", "--kernel", ".."], "--kernel: there is no folder .. here"),
        (["init", "/sys", "--kernel", "kernel"], "cannot write /sys/.bench: "),
        (["init", "a", "b"], "\"b\" is one argument too many"),
    ])
    func whatIsNoRepositoryIsRefused(arguments: [String], message: String) throws {
        let work = try repository()
        let ending = try Program.run(arguments, in: work.path)
        #expect(ending.code == 64, "\(ending.everything)")
        #expect(ending.errors.contains(message), "\(ending.errors)")
        #expect(ending.output.isEmpty)
        #expect(work.files == ["Sources/Browser.swift"])
    }

    @Test func theCheckoutOfBenchIsNoBrowsers() throws {
        let work = try repository()
        let ending = try Program.run(["init", Program.root], in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains(" is the checkout of bench itself\n"))
        #expect(!FileManager.default.fileExists(atPath: Program.root + "/.bench"))
    }

    /// What is in the way is named before anything is written.
    @Test(arguments: [
        (".bench", ".bench is a file, and a folder is to be there"),
        (".bench/baselines", ".bench/baselines is a file, and a folder is to be there"),
        (".bench/workflow.yml/x", ".bench/workflow.yml is a folder, and a file is to be there"),
    ])
    func whatIsInTheWayIsNamed(taken: String, message: String) throws {
        let work = try repository()
        try work.write("", to: taken)
        let ending = try Program.run(["init"], in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("error: \(message)\n       move it away"))
        #expect(work.files == [taken, "Sources/Browser.swift"].sorted())
    }

    /// Files cannot grow beyond 2 kB, as on a disk that fills up: what was written before is taken
    /// away again.
    @Test func aDiskThatFillsUpLeavesNothing() throws {
        let work = try repository()
        let ending = try Program.shell(
            "ulimit -f 2; exec \"$BENCH\" init | cat; exit ${PIPESTATUS[0]}", in: work.path)
        #expect(ending.code == 70, "\(ending.everything)")
        #expect(ending.errors.contains("cannot write .bench/scenario.schema.json: "))
        #expect(ending.errors.contains("; nothing was written\n"))
        #expect(!FileManager.default.fileExists(atPath: work.path + "/.bench"))
    }

    /// A checkout of bench knows where it came from, and others get it from there.
    @Test(arguments: [
        ("https://user:secret@host.example/a/bench.git", "https://host.example/a/bench.git"),
        ("git@host.example:a/bench.git", "https://host.example/a/bench.git"),
        ("ssh://git@host.example/a/bench", "https://host.example/a/bench"),
        ("/somewhere/bench", ""), ("../bench", ""), ("https://host.example/\"$(a)", ""),
    ])
    func theWorkflowSaysWhereBenchComesFrom(remote: String, address: String) throws {
        let work = try repository()
        try work.write("", to: "bench/Package.swift")
        try work.write("", to: "bench/Sources/Bench/Main.swift")
        try FileManager.default.copyItem(atPath: Program.path, toPath: work.path + "/bench/program")
        let ending = try Program.shell(
            """
            cd bench && git init -q && git remote add origin '\(remote)' &&
                git -c user.name=a -c user.email=a@b commit -q --allow-empty -m a &&
                git rev-parse HEAD && cd .. && bench/program init --json
            """, in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        let workflow = try work.read(".bench/workflow.yml")
        #expect(workflow.contains("  BENCH_REPOSITORY: \"\(address)\"\n"))
        #expect(workflow.contains("  BENCH_REVISION: \"\(ending.output.prefix(40))\"\n"))
        #expect(ending.errors.contains("where bench is cloned from") == address.isEmpty)
        #expect(!ending.errors.contains("secret"))
    }

    /// What the workflow runs in a shell, with stand-ins for git and for bench.
    @Test func theWorkflowsStepsWork() throws {
        let work = try repository("my Sources")
        #expect(try Program.run(["init", "--kernel", "my Sources"], in: work.path).code == 0)
        let lines = try work.read(".bench/workflow.yml").components(separatedBy: "\n")
        let steps = try scripts(in: lines)
        #expect(steps.count == 2)
        try work.write(
            "#!/bin/bash\necho \"git $*\"; [ $1 != clone ] || mkdir -p \"$3\"\n", to: "tools/git")
        try work.write("#!/bin/bash\nprintf '%s,' \"$@\"\n", to: "tools/bench")
        let start = "chmod +x tools/*; PATH=$PWD/tools:$PATH; set -e; BENCH_REVISION=abc; "
        let unnamed = try Program.shell(start + steps[0], in: work.path)
        #expect(unnamed.code == 1)
        #expect(unnamed.output.hasPrefix("::error::say in the workflow's BENCH_REPOSITORY"))
        for _ in 0..<2 {
            let ending = try Program.shell(
                start + "BENCH_REPOSITORY=https://a.example/b\n" + steps[0]
                    + "cp tools/bench .bench-program\n" + steps[1], in: work.path)
            #expect(ending.code == 0, "\(ending.everything)")
            #expect(ending.output.hasSuffix("run,--kernel,my Sources,"))
            #expect(ending.output.contains("git -C .bench-program checkout --detach abc\n"))
        }
    }

    /// The blocks of shell script in a workflow.
    private func scripts(in lines: [String]) throws -> [String] {
        var scripts: [String] = []
        var rest = lines[...]
        while let line = rest.popFirst() {
            guard line.hasSuffix("run: |") else { continue }
            let indent = line.prefix { $0 == " " }.count + 2
            var script = ""
            while let next = rest.first, next.prefix(while: { $0 == " " }).count >= indent {
                script += next.dropFirst(indent) + "\n"
                rest = rest.dropFirst()
            }
            scripts.append(script)
        }
        return scripts
    }
}
