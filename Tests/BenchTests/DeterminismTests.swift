import Foundation
import Testing

/// The same scenario gives the same digest, whatever the process, the machine's habits or the
/// number of repetitions. Debug against release is compared by the repository's checks, which
/// build both.
struct DeterminismTests {
    /// The digests of a run of `arguments`, by scenario, in order.
    private func digests(_ arguments: String, environment: String = "") throws -> [String] {
        let work = try Workplace()
        let ending = try Program.shell(
            "\(environment) \"$BENCH\" run \(arguments) --json --no-plot", in: work.path)
        #expect(ending.code == 0, "\(ending.everything.suffix(2000))")
        let document =
            try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        let results = document?["results"] as? [[String: Any]] ?? []
        return results.map { result in
            let report = result["report"] as? [String: Any]
            return "\(result["name"] ?? "?") \(report?["digest"] ?? "no digest")"
        }
    }

    private var scenarios: String { "\(Program.root)/scenarios" }
    private var fastSwipe: String { "\(Program.root)/scenarios/fast-swipe.json" }

    @Test func tenProcessesAgree() throws {
        let first = try digests(fastSwipe)
        #expect(first.count == 1 && !first[0].hasSuffix("no digest"))
        for _ in 1..<10 { #expect(try digests(fastSwipe) == first) }
    }

    @Test func repetitionsInOneProcessAgree() throws {
        // The program itself fails when two repetitions differ.
        #expect(try digests("\(fastSwipe) --repeat 8") == digests(fastSwipe))
    }

    @Test func neitherHashSeedsNorProcessorFeaturesNorJobsMatter() throws {
        let all = try digests(scenarios)
        #expect(all.count >= 30)
        #expect(try digests(scenarios, environment: "SWIFT_DETERMINISTIC_HASHING=1") == all)
        #expect(
            try digests(
                scenarios, environment: "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4") == all)
        #expect(try digests("\(scenarios) --jobs 1") == all)
        #expect(try digests("\(scenarios) --in-process") == all)
    }

    @Test func tenMillionItemsTakeNoMoreMemoryThanTen() throws {
        let work = try Workplace()
        func peakBytes(_ items: Int) throws -> Double {
            let ending = try Program.run(
                [
                    "run", "\(Program.root)/scenarios/looping/ten-million.json", "--filter",
                    "items=\(items)]", "--json", "--no-plot",
                ], in: work.path)
            let document =
                try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
            let result = try #require((document?["results"] as? [[String: Any]])?.first)
            let report = try #require(result["report"] as? [String: Any])
            let costs = try #require(report["costs"] as? [String: Any])
            return try #require(costs["peakBytes"] as? NSNumber).doubleValue
        }
        #expect(abs(try peakBytes(10_000_000) - peakBytes(10)) <= 2 * 1024 * 1024)
    }
}
