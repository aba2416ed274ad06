import Testing

struct ArgumentTests {
    /// Each wrong command line ends with 64, says on standard error which argument is wrong, and
    /// prints no result.
    @Test(
        arguments: [
            ([], "a command is missing"),
            (["rnu"], "unknown command \"rnu\"; did you mean \"run\"?"),
            (["measure"], "unknown command \"measure\""),
            (["--jsn"], "unknown option \"--jsn\""),
            (["--version", "x"], "\"x\""),
            (["run"], "a scenario, a folder or a glob is missing"),
            (["run", ""], "argument 1 is empty"),
            (["run", "a", "--jbos", "3"], "did you mean \"--jobs\"?"),
            (["run", "a", "--at", "1s"], "\"bench run\" has no option --at"),
            (["run", "a", "--zzz"], "unknown option \"--zzz\""),
            (["run", "a", "--jobs"], "--jobs lacks its value"),
            (["run", "a", "--kernel"], "--kernel lacks its value"),
            (["run", "scenarios/fast-swipe.json", "--kernel", "nowhere"], "no folder nowhere"),
            (["fuzz", "--kernel", "Package.swift"], "Package.swift is a file"),
            (["list", "--kernel", "Sources/Kernel"], "\"bench list\" has no option --kernel"),
            (["run", "a", "--jobs", "0"], "--jobs: \"0\""),
            (["run", "a", "--jobs", "two"], "--jobs: \"two\""),
            (["run", "a", "--jobs", "1", "--jobs", "2"], "--jobs is given twice"),
            (["run", "a", "--repeat=-1"], "--repeat: \"-1\""),
            (["run", "a", "--seed", "18446744073709551616"], "--seed"),
            (["run", "a", "--json=yes"], "--json takes no value"),
            (["run", "a", "--time-limit", "10"], "--time-limit: \"10\""),
            (["run", "a", "--time-limit", "0s"], "--time-limit: \"0s\""),
            (["run", "a", "--memory-limit", "2"], "--memory-limit: \"2\""),
            (["run", "a", "--quiet", "--verbose"], "exclude each other"),
            (["run", "a", "--plot", "--no-plot"], "exclude each other"),
            (["run", "a", "--in-process", "--time-limit", "1s"], "--time-limit needs worker"),
            (["inspect"], "a scenario is missing"),
            (["inspect", "a"], "--at is missing"),
            (["inspect", "a", "--at", "1s", "--at", "2s"], "--at is given twice"),
            (["plot"], "a scenario is missing"),
            (["plot", "a", "--screen"], "--screen lacks its moment"),
            (["plot", "a", "--timeline", "--at", "1s"], "--at means nothing here"),
            (["plot", "a", "--timeline", "--seconds", "1s"], "--seconds means nothing here"),
            (["plot", "a", "--gif", "--seconds", "0s"], "--seconds: \"0s\""),
            (["inspect", "a", "--at", "1.25"], "--at: \"1.25\""),
            (["inspect", "a", "b", "--at", "1s"], "\"b\" is one argument too many"),
            (["schema", "x"], "\"x\" is one argument too many"),
            (["help", "rn"], "did you mean \"run\"?"),
            (["run", "no-such-file.json"], "no such file or folder: \"no-such-file.json\""),
            (["run", "no-such-*.json"], "no file matches \"no-such-*.json\""),
            (["list", "Sources"], "no scenario in the folder \"Sources\""),
        ] as [([String], String)])
    func wrongUsageIsNamed(arguments: [String], message: String) throws {
        let ending = try Program.run(arguments)
        #expect(ending.code == 64)
        #expect(ending.errors.hasPrefix("bench: error: "))
        #expect(ending.errors.contains(message), "\(ending.errors)")
        #expect(ending.output.isEmpty)
    }

    @Test(arguments: [
        "run", "compare", "diff", "list", "validate", "schema", "inspect", "plot", "fuzz", "init",
        "help",
    ])
    func everyCommandHasHelp(command: String) throws {
        let long = try Program.run([command, "--help"])
        #expect(long.code == 0)
        #expect(long.output.hasPrefix("bench \(command)"))
        #expect(long.output.contains("options:"))
        #expect(try Program.run([command, "-h"]).output == long.output)
        #expect(try Program.run(["help", command]).output == long.output)
    }

    @Test func theOverviewNamesCommandsAndCodes() throws {
        let help = try Program.run(["help"])
        #expect(help.code == 0)
        for word in ["run", "list", "validate", "schema", "inspect", "64", "65", "70"] {
            #expect(help.output.contains("  " + word))
        }
        #expect(try Program.run(["--help"]).output == help.output)
    }

    @Test func theVersionNamesTheModel() throws {
        let ending = try Program.run(["--version"])
        #expect(ending.code == 0)
        #expect(
            ending.output.contains(
                #/^bench \d+\.\d+\.\d+   platform model \S+   scenario format \d+\n$/#))
    }
}
