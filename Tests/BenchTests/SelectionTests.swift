import Foundation
import Testing

struct SelectionTests {
    private func workplace() throws -> Workplace {
        let place = try Workplace()
        try place.write(Sample.swipe(name: "one"), to: "set/one.json")
        try place.write(Sample.swipe(name: "two"), to: "set/deep/two.json")
        try place.write(Sample.swipe(name: "three"), to: "set/deep/er/three.json")
        try place.write("{", to: "set/.hidden/bad.json")
        try place.write("{", to: "set/a.schema.json")
        try place.write("{", to: "set/a.touches.json")
        try place.write("{", to: "set/bench-out/one/trace.json")
        try place.write("nothing", to: "set/notes.txt")
        return place
    }

    private func names(_ arguments: [String], in place: Workplace) throws -> [String] {
        let ending = try Program.run(["list", "--json"] + arguments, in: place.path)
        #expect(ending.code == 0, "\(ending.errors)")
        let document =
            try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        let scenarios = document?["scenarios"] as? [[String: Any]] ?? []
        return scenarios.compactMap { $0["name"] as? String }
    }

    @Test func aFolderStandsForAllBelowIt() throws {
        #expect(try names(["set"], in: workplace()) == ["one", "three", "two"].sortedAsFiles)
    }

    @Test(arguments: [
        (["set/*.json"], ["one"]), (["set/**/t*.json"], ["two", "three"]),
        (["set/**/er/*.json"], ["three"]), (["set/deep/t?o.json"], ["two"]),
        (["set/one.json", "set"], ["one", "two", "three"]),
        (["set/one.json", "./set/one.json"], ["one"]),
        (["set", "--filter", "thr"], ["three"]), (["set", "--filter", "t*o"], ["two"]),
        (["set", "--filter", "one", "--filter", "two"], ["one", "two"]),
        (["set", "--tag", "sample", "--filter", "one"], ["one"]),
    ])
    func globsAndFiltersChoose(arguments: [String], expected: [String]) throws {
        #expect(Set(try names(arguments, in: workplace())) == Set(expected))
        #expect(try names(arguments, in: workplace()).count == expected.count)
    }

    @Test(arguments: [
        (["--tag", "smaple"], "did you mean \"sample\"?"),
        (["--filter", "trhee"], "did you mean \"three\"?"),
        (["--tag", "sample", "--filter", "zebra"], "none fits --filter \"zebra\""),
    ])
    func nothingSelectedIsAnError(arguments: [String], message: String) throws {
        let place = try workplace()
        for command in ["run", "list"] {
            let ending = try Program.run([command, "set"] + arguments, in: place.path)
            #expect(ending.code == 64)
            #expect(ending.errors.contains(message), "\(ending.errors)")
        }
    }

    @Test func aSlipInAFileNameIsNoticed() throws {
        let place = try workplace()
        let ending = try Program.run(["run", "set/oen.json"], in: place.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("did you mean \"set/one.json\"?"))
    }

    @Test func aLinkThatLeadsNowhereIsCalledOne() throws {
        let place = try workplace()
        try FileManager.default.createSymbolicLink(
            atPath: place.path + "/set/loop.json", withDestinationPath: "loop.json")
        let ending = try Program.run(["run", "set/loop.json"], in: place.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("\"set/loop.json\" is a link that leads nowhere"))
        #expect(!ending.errors.contains("did you mean"))
    }

    @Test func tagsOfReportedFaultsComeLast() throws {
        let place = try Workplace()
        let text = Sample.swipe(name: "one")
        let tags = text.replacing("[\"sample\"]", with: "[\"R-C4\", \"zoom\"]")
        #expect(tags != text)
        try place.write(tags, to: "set/one.json")
        let ending = try Program.run(["run", "set", "--tag", "none"], in: place.path)
        #expect(ending.errors.contains("the tags there: zoom, R-C4"), "\(ending.errors)")
    }

    /// What is not here is looked for beside the program: files, folders and globs.
    @Test(arguments: [
        ("scenarios/fast-swipe.json", 1...1, "fast-swipe"), ("scenarios/", 200...400, "fast-swipe"),
        ("scenarios/looping", 5...100, "nearest-way"),
        ("scenarios/**/nearest-*.json", 1...9, "nearest-way"),
    ])
    func scenariosOfTheCheckoutAreFoundFromElsewhere(
        operand: String, count: ClosedRange<Int>, name: String
    ) throws {
        let found = try names([operand], in: Workplace())
        #expect(count.contains(found.count), "\(found.count)")
        #expect(found.contains { $0.hasPrefix(name) }, "\(found)")
    }

    /// One's own go first where both have the name.
    @Test func whatIsHereGoesFirst() throws {
        let place = try Workplace()
        try place.write(Sample.swipe(name: "mine"), to: "scenarios/mine.json")
        #expect(try names(["scenarios"], in: place) == ["mine"])
        #expect(try names([], in: place) == ["mine"])
        #expect(try names(["scenarios/fast-swipe.json"], in: place) == ["fast-swipe"])
    }

    /// In a repository of one's own those that come with bench and one's own are meant, even where
    /// a folder of that name is about something else.
    @Test func withoutANameBothSetsAreTaken() throws {
        let place = try Workplace()
        try place.write(Sample.swipe(name: "mine"), to: ".bench/scenarios/deep/mine.json")
        try place.write(Sample.swipe(name: "another"), to: "scenarios/another.json")
        let found = try names([], in: place)
        #expect(found.count > 200)
        #expect(found.contains("fast-swipe"))
        #expect(found.last == "mine")
        #expect(!found.contains("another"))
        let ending = try Program.run(
            ["run", "--filter", "mine", "--filter", "nearest-way", "--no-plot", "--verbose"],
            in: place.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output.contains("ok    mine"))
        #expect(ending.output.contains("ok    nearest-way"))
        #expect(ending.errors.contains("this tests the built-in browser; --kernel DIR"))
        let checked = try Program.run(["validate"], in: place.path)
        #expect(checked.code == 0)
        #expect(checked.output.contains(" \(found.count) scenarios"))
    }

    /// A folder that has none yet leaves those that come with bench.
    @Test func aRepositoryWithoutScenariosOfItsOwn() throws {
        let place = try Workplace()
        try place.write("", to: ".bench/baselines/README.md")
        #expect(try names([], in: place).contains("fast-swipe"))
    }

    @Test func withoutANameElsewhereARunIsAnError() throws {
        let place = try workplace()
        let ending = try Program.run(["run"], in: place.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("a scenario, a folder or a glob is missing"))
        #expect(ending.errors.contains("\"bench help init\""))
    }
}

extension [String] {
    /// The order of `SelectionTests`' files: those of a folder, then those of the folders in it.
    fileprivate var sortedAsFiles: [String] {
        sorted {
            ["one", "two", "three"].firstIndex(of: $0)! < ["one", "two", "three"].firstIndex(
                of: $1)!
        }
    }
}
