import Foundation
import Testing

/// Nothing grows with the number of items: ten million cost what ten do.
struct ItemCountTests {
    nonisolated private static let valgrind = "/usr/bin/valgrind"

    /// Instructions of all frames of the scenario with so many items, UIKit, kernel, trace and
    /// checks together.
    private func instructions(items: Int) throws -> Double {
        let work = try Workplace()
        // What runs inside the simulation's step is counted, hash seeds do not matter.
        let ending = try Program.shell(
            Program.makingPlainCopy + """
                SWIFT_DETERMINISTIC_HASHING=1 \(ItemCountTests.valgrind) --tool=callgrind \
                    --callgrind-out-file=frames.out \
                    --toggle-collect='$s5UIKit10SimulationC4step2toySi_tF' \
                    "$PLAIN" run \(Program.root)/scenarios/looping/ten-million.json \
                    --filter 'items=\(items)]' --in-process --no-plot
                """, in: work.path)
        #expect(ending.code == 0, "\(ending.everything.suffix(2000))")
        let line = try #require(
            ending.errors.split(separator: "\n").last { $0.contains("refs:") },
            "\(ending.errors.suffix(500))")
        let digits = line.split(separator: ":").last.map { $0.filter(\.isNumber) } ?? ""
        return try #require(Double(digits))
    }

    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: valgrind),
            "valgrind, which counts instructions, is not installed"))
    func instructionsStayWithinOnePercent() throws {
        let few = try instructions(items: 10)
        let many = try instructions(items: 10_000_000)
        // A frame of debug code takes tens of thousands; were nothing counted, this would say so.
        #expect(few > 1e6)
        #expect(abs(many / few - 1) <= 0.01, "\(few) and \(many)")
    }
}
