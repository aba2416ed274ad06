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

    /// What is not here is looked for beside the program.
    @Test func scenariosOfTheCheckoutAreFoundFromElsewhere() throws {
        let place = try Workplace()
        let ending = try Program.run(["list", "scenarios/fast-swipe.json"], in: place.path)
        #expect(ending.code == 0, "\(ending.errors)")
        #expect(ending.output.hasPrefix("fast-swipe"))
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
