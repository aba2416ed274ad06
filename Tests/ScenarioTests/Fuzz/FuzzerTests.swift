import JXPhotoBrowser
import Testing

@testable @_spi(Simulation) import Scenarios

/// Faults that are planted in the kernel are found by chance and made small.
@Suite struct FuzzerTests {
    /// A kernel with a fault, and the invariant that it breaks.
    struct Planted: CustomTestStringConvertible, Sendable {
        let id: InvariantID
        let name: String
        let make: @MainActor @Sendable () -> KernelBrowser
        nonisolated var testDescription: String { name }
    }

    nonisolated static let planted = [
        Planted(id: .noDeadLock, name: "stuck after a stop") { StuckAfterStopBrowser() },
        Planted(id: .restsOnPage, name: "crooked when turned") { CrookedWhenTurnedBrowser() },
        Planted(id: .rightContent, name: "forgetful far out") { ForgetfulFarOutBrowser() },
        Planted(id: .overlayInStep, name: "echoing reload") { EchoingReloadBrowser() },
        Planted(id: .nothingLeft, name: "lingering") { LingeringBrowser() },
    ]

    private static let seed: UInt64 = 11

    @Test(arguments: planted)
    func aPlantedFaultIsFoundAndMadeSmall(planted: Planted) throws {
        let fuzzer = Fuzzer(makeBrowser: planted.make)
        let finding = try #require(
            firstFinding(fuzzer, FuzzSymptom(kind: .invariant, id: planted.id.rawValue)))
        #expect(finding.steps <= 6, "\(finding.text)")
        #expect(!finding.isCutShort)
        // What was written is an ordinary scenario that fails in the same way...
        let scenario = try #require(
            try ScenarioFile.parse(text: finding.text, path: "finding.json").first)
        #expect(scenario.timeline.count == finding.steps)
        let symptoms = fuzzer.play(scenario).symptoms
        #expect(symptoms.contains { $0.symptom == finding.symptom })
        #expect(symptoms.contains { $0.message == finding.message })
        // ... and not for the kernel without the fault.
        #expect(Fuzzer().play(scenario).symptoms.map(\.symptom.id) == [])
    }

    /// The first finding of that kind, made smaller.
    private func firstFinding(_ fuzzer: Fuzzer, _ symptom: FuzzSymptom) -> FuzzFinding? {
        for storm in Storm.plan(seed: FuzzerTests.seed, steps: 20_000) {
            guard let shown = fuzzer.play(storm).symptoms.first(where: { $0.symptom == symptom })
            else { continue }
            var finding = FuzzFinding(symptom: symptom, storm: storm, message: shown.message)
            fuzzer.shrink(&finding, seed: FuzzerTests.seed, limit: Shrinker.standardLimit)
            return finding
        }
        return nil
    }

    @Test func theSameSearchFindsTheSame() {
        func search() -> [FuzzFinding] {
            Fuzzer { StuckAfterStopBrowser() }.search(seed: 3, steps: 6000, most: 1)
        }
        let findings = search()
        #expect(findings.count == 1)
        #expect(findings == search())
    }

    @Test func aSearchEndsWhenItHasFoundEnough() {
        let findings = Fuzzer { StuckAfterStopBrowser() }.search(
            seed: 3, steps: 6000, most: 1, limit: 0)
        #expect(findings.count == 1)
        #expect(findings.first?.attempts == 0)
        #expect(findings.first?.isCutShort == true)
    }

    @Test func theFileSaysWhereItCameFrom() throws {
        let finding = try #require(
            Fuzzer { StuckAfterStopBrowser() }.search(seed: 3, steps: 6000, most: 1).first)
        #expect(finding.text.contains("bench fuzz --seed 3, storm \(finding.stormIndex) of "))
        #expect(finding.text.contains("smaller to \(finding.steps) in \(finding.attempts)"))
        #expect(NameText.isName(finding.name(seed: 3)))
    }

    /// A browser whose behaviour comes from outside the scenario.
    final class FickleBrowser: JXPhotoBrowserViewController {
        static var count = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            FickleBrowser.count += 1
            if FickleBrowser.count % 2 == 0, pageIndex == 0 {
                scrollToPage(at: 1, animated: false)
            }
        }
    }

    @Test func whatGoesTwoWaysIsFound() {
        let found = Storm.plan(seed: 5, steps: 4000).filter { $0.index % 16 == 0 }.contains {
            storm in
            let outcome = Fuzzer { FickleBrowser() }.play(storm)
            #expect(outcome.isCheckedTwice)
            return outcome.symptoms.contains { $0.symptom == .unstable }
        }
        #expect(found)
    }

    @Test func findingsAreOneForEachSymptomInWhateverOrderTheyCome() {
        let symptom = FuzzSymptom(kind: .invariant, id: "no-blank")
        func finding(_ index: Int, _ symptom: FuzzSymptom) -> FuzzFinding {
            FuzzFinding(
                symptom: symptom, storm: Storm(seed: 1, index: index, stepCount: 20),
                message: "at \(index)")
        }
        let all = [finding(7, symptom), finding(3, symptom), finding(5, .unstable)]
        var forth = FuzzFindings()
        var back = FuzzFindings()
        for finding in all { forth.add(finding) }
        for finding in all.reversed() { back.add(finding) }
        #expect(forth.all == back.all)
        #expect(forth.all.map(\.stormIndex) == [3, 5])
        #expect(forth.all.map(\.stormCount) == [2, 1])
        #expect(forth.all.first?.message == "at 3")
    }
}
