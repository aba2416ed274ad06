import Foundation
import Testing

/// Nothing is allocated and then forgotten, the cycles of objects that keep each other included:
/// valgrind looks at the end for blocks that nothing refers to. It fails a run, too, that reads or
/// writes memory that is not its own.
struct LeakTests {
    nonisolated private static let valgrind = "/usr/bin/valgrind"

    /// What is lost by design, none of it by code that ran for a scenario.
    private static let suppressions = """
        # A constant of the program, made once and kept to the end. It hangs on an enumeration that has
        # its case in the spare bits of the pointer, where valgrind cannot follow it.
        {
           swift-once
           Memcheck:Leak
           match-leak-kinds: definite
           ...
           fun:*once_slow*
        }
        """

    /// Runs the program under valgrind. Whether values have been set is not looked at: Swift sees to
    /// that, and its runtime's tables of types look to valgrind as if they had not.
    private func examine(_ arguments: String, in work: Workplace) throws -> Program.Ending {
        try work.write(Self.suppressions, to: "constants.supp")
        return try Program.shell(
            """
            \(LeakTests.valgrind) --leak-check=full --show-leak-kinds=definite \
                --errors-for-leak-kinds=definite --undef-value-errors=no \
                --error-exitcode=99 --num-callers=40 \
                --suppressions=constants.supp "$BENCH" \(arguments)
            """, in: work.path)
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: valgrind),
            "valgrind, which finds what is lost, is not installed"))
    func nothingIsLost() throws {
        let work = try Workplace()
        for way in ComingAndGoing.allCases {
            try work.write(way.scenario(name: "\(way)", rounds: 2, total: 2), to: "set/\(way).json")
        }
        let ending = try examine("run set --in-process --no-plot", in: work)
        #expect(ending.code == 0, "\(ending.everything.suffix(6000))")
        #expect(ending.output.contains("\(ComingAndGoing.allCases.count) ok"))
        // It has looked, and found what is lost by design.
        #expect(ending.errors.contains(/suppressed: [1-9]/), "\(ending.errors.suffix(2000))")
    }
}
