/// The commands.
nonisolated enum Command: String, CaseIterable {
    case run, gate, baseline, compare, diff, list, validate, schema, inspect, plot, fuzz
    case initialize = "init"
    case help

    /// How many operands it takes.
    enum Operands {
        case none
        case atMostOne
        case exactlyOne
        case any
        case exactlyTwo
        case atLeastTwo
    }

    var operands: Operands {
        switch self {
        case .compare: .atLeastTwo
        case .diff: .exactlyTwo
        case .run, .list, .validate, .gate, .baseline: .any
        case .schema, .fuzz: .none
        case .inspect, .plot: .exactlyOne
        case .initialize, .help: .atMostOne
        }
    }

    /// The options that it understands, in the order of the help.
    var options: [Option] {
        switch self {
        case .run:
            [
                .filter, .tag, .kernel, .promiseClass, .knownFailures, .whatIf, .bisect, .seed,
                .repeat, .jobs, .timeLimit, .memoryLimit, .inProcess, .out, .plot, .noPlot, .json,
                .quiet, .verbose, .noColor, .help,
            ]
        case .gate:
            [
                .baselines, .limit, .only, .instructions, .filter, .tag, .kernel, .promiseClass,
                .knownFailures, .seed, .jobs, .timeLimit, .memoryLimit, .out, .json, .quiet,
                .verbose, .noColor, .help,
            ]
        case .baseline:
            [
                .baselines, .instructions, .filter, .tag, .kernel, .promiseClass, .knownFailures,
                .seed, .jobs, .timeLimit, .memoryLimit, .out, .json, .quiet, .noColor, .help,
            ]
        case .compare:
            [
                .kernelRepository, .filter, .tag, .seed, .jobs, .out, .json, .quiet, .verbose,
                .noColor, .help,
            ]
        case .diff: [.json, .help]
        case .list: [.filter, .tag, .json, .help]
        case .validate: [.json, .quiet, .help]
        case .initialize: [.kernel, .json, .quiet, .help]
        case .schema, .help: [.help]
        case .fuzz:
            [
                .kernel, .seed, .steps, .time, .jobs, .timeLimit, .memoryLimit, .out, .json, .quiet,
                .noColor, .help,
            ]
        case .plot:
            [
                .timeline, .filmstrip, .gif, .screen, .at, .seconds, .filter, .kernel, .seed,
                .timeLimit, .memoryLimit, .inProcess, .out, .help,
            ]
        case .inspect:
            [.at, .filter, .kernel, .seed, .timeLimit, .memoryLimit, .inProcess, .help]
        }
    }

    /// How it is typed.
    var synopsis: String {
        switch self {
        case .run: "bench run [scenario, folder or glob…] [options]"
        case .gate: "bench gate [scenario, folder or glob…] [options]"
        case .baseline: "bench baseline update [scenario, folder or glob…] [options]"
        case .compare: "bench compare <base> <head> [scenario, folder or glob…] [options]"
        case .diff: "bench diff <trace> <trace> [options]"
        case .list: "bench list [scenario, folder or glob…] [options]"
        case .validate: "bench validate [scenario, folder or glob…] [options]"
        case .schema: "bench schema"
        case .inspect: "bench inspect <scenario> --at TIME [options]"
        case .plot: "bench plot <scenario or trace.json> [options]"
        case .fuzz: "bench fuzz [options]"
        case .initialize: "bench init [folder] [options]"
        case .help: "bench help [command]"
        }
    }

    /// One line for the list of commands.
    var summary: String {
        switch self {
        case .run: "replay scenarios, check them, report"
        case .gate: "what is costlier than its baseline: pass or fail"
        case .baseline: "accept today's figures as the baselines"
        case .compare: "what two kernels do differently, then what they cost"
        case .diff: "where two traces of a scenario part"
        case .list: "the scenarios that there are"
        case .validate: "check scenario files, run nothing"
        case .schema: "the JSON Schema of a scenario file"
        case .inspect: "the view tree at a moment of a scenario"
        case .plot: "pictures of a run: timeline, screens, filmstrip, animation"
        case .fuzz: "random timelines; what fails is made smaller and written as a scenario"
        case .initialize: "what the repository of a browser of one's own needs to be tested"
        case .help: "what a command does"
        }
    }

    /// What the help says beyond the summary and the options.
    var details: String {
        switch self {
        case .run:
            """
            Scenarios are JSON files. A folder stands for all of them in it and below, but for
            trace.json and names that begin with a dot or end with .schema.json or .touches.json.
            In a quoted glob, ** stands for any folders. What is not found here is looked for
            beside bench. Without a name, in a folder that has a .bench ("bench help init"): those
            that come with bench, and those below .bench/scenarios.

            A single scenario gets a full report, a picture and a trace; of several, each that
            failed gets a line, a picture and a trace.

              bench run scenarios/fast-swipe.json
              bench run scenarios --tag looping --jobs 2
              bench run scenarios/fast-swipe.json --repeat 10 --no-plot

            With --kernel, the Swift files below DIR are adapted to a platform without Objective-C
            and built as the browser under test; DIR itself is left as it is. The first time that
            takes minutes, from then on it starts at once.

              bench run scenarios --kernel ../PhotoBrowser/Sources

            Of such a kernel only promises count that any browser makes (class universal); --class
            contract counts what the built-in kernel promises as well, --class model also what leans
            on platform rules that are guesses. What fails and does not count is told. So are the
            failures in the file of known ones; one that does not come any more fails the run.

              git bisect run bench run scenarios/looping --kernel Sources --bisect
            """
        case .gate:
            """
            Without a name: the folder "scenarios". Each scenario is run and its figures are held
            against its baseline: what the user sees and work (exact: the same on every machine),
            heap allocations (the same for one toolchain), with --instructions also the
            instructions of kernel and platform (the same for one toolchain and kind of processor).
            Nothing may grow, instructions by 1 % at most, unless --limit says otherwise. Of what is
            costlier the first frame is told. What cannot be compared is never a pass: a baseline
            that is missing ends the program with 5, one of another machine with 6.

              bench gate
              bench gate scenarios/fast-swipe.json --limit layoutPasses=+3
              bench gate --only exact
            """
        case .baseline:
            """
            Runs scenarios (without a name: the folder "scenarios") and writes their figures as the
            baselines that "bench gate" compares with, a small file each, to be reviewed and
            committed. What has changed is told. Nothing is written of a scenario that fails.

              bench baseline update
              bench baseline update scenarios/fast-swipe.json --instructions
            """
        case .compare:
            """
            Base and head are folders of kernels (built-in stands for the one here), or revisions of
            the repository that --kernel-repo names, which is not touched. Both run the scenarios,
            all classes of promises counting; told are the scenarios that pass with one and fail
            with the other, the first moment at which what they show parts, and counters side by
            side. A page of it is written as compare.html. The program ends with 1 when the head
            fails what the base does not.

              bench compare --kernel-repo ../PhotoBrowser 4.0.3 4.1.0 scenarios
              bench compare built-in ../PhotoBrowser/Sources scenarios/looping
            """
        case .diff:
            """
            Each run of a single scenario, and each that fails, leaves a trace.json. The program ends
            with 1 when the two show something else.

              bench diff before/trace.json after/trace.json
            """
        case .list:
            """
            Without a name: the folder "scenarios"; where there is a .bench, what a run takes.

              bench list
              bench list scenarios/paging --json
            """
        case .validate:
            """
            Without a name: the folder "scenarios"; where there is a .bench, what a run takes. Every
            error is printed with its file, line and column; the program then ends with 65.

              bench validate scenarios/fast-swipe.json
            """
        case .schema:
            """
            Editors complete and check a scenario with it:

              bench schema > scenario.schema.json
            """
        case .inspect:
            """
            The text is what UIKit's recursive description prints: one view a line, its subviews
            indented below it. A scenario with a matrix needs a --filter that leaves one.

              bench inspect scenarios/fast-swipe.json --at 1.25s
            """
        case .plot:
            """
            The run is made again, from its scenario or from the trace that it left; the files go to
            a folder of the scenario's name. Without any of --timeline, --filmstrip, --gif and
            --screen all are drawn, screens at each --at. An animation has half the screen's size
            and ten pictures a second. A trace of a run that goes another way by now is refused.

              bench plot scenarios/fast-swipe.json
              bench plot scenarios/fast-swipe.json --screen --at 1.25s
              bench plot bench-out/fast-swipe/trace.json --gif --seconds 4s
            """
        case .fuzz:
            """
            A storm is a scenario made by chance: a device, a host, a browser, and a timeline of 20
            to 160 steps. A step is one of the timeline's, such as a swipe, five fingers' raw
            touches, a change of the data, a rotation, or a wait. Every invariant is on; after each
            storm all must come to rest and still obey. Each sixteenth storm is played twice, to
            see whether it goes the same way.

            What fails is made as small as it can be, written as a scenario file, and printed with
            the command that replays it. A storm that crashes or never ends counts as well. The
            same seed and number of steps find the same, whatever --jobs; --time alone makes a
            search end where the machine has come to. The program ends with 1 when anything was
            found, and with 3 when a storm crashed or ran past its limits.

              bench fuzz --seed 7 --steps 100000
              bench fuzz --time 10min
            """
        case .initialize:
            """
            Makes .bench in the folder (or here), the checkout of a browser of one's own:

              scenarios/             a first scenario; "bench run" takes them beside its own
              scenario.schema.json   with which editors complete and check scenarios
              known-failures.json    failures that stand, each with its reason; none yet
              baselines/             traces to compare with
              workflow.yml           to be copied to .github/workflows, where it runs the scenarios
                                     on each pull request

            What is there already is left as it is, and named. --kernel is the folder of the
            browser's sources, within that folder; without it Sources/JXPhotoBrowser, Sources or
            Source, whichever is there. It goes into the workflow.

              cd ../PhotoBrowser && bench init
              bench init ../PhotoBrowser --kernel Library
            """
        case .help:
            "The same as --help after the command."
        }
    }
}
