import Testing

@testable import Scenarios

@Suite("The table of the format")
struct GrammarTests {
    @Test("every default is a value of its own field's type")
    func defaults() throws {
        for object in Grammar.objects {
            for field in object.fields {
                guard let text = field.defaultText else { continue }
                #expect(!field.isRequired, "\(object.id).\(field.name)")
                let bytes = Array(text.utf8)
                var check = GrammarCheck(
                    diagnostics: Diagnostics(path: "", source: SourceText(bytes: bytes)))
                check.check(try JSONParser.parse(bytes), field.type, path: field.name)
                #expect(check.diagnostics.errors.isEmpty, "\(object.id).\(field.name)")
            }
        }
    }

    @Test("groups and needs speak of keys that are there; no key stands twice")
    func keys() {
        for object in Grammar.objects {
            let names = object.fields.map(\.name)
            #expect(Set(names).count == names.count, "\(object.id)")
            for name in object.groups.flatMap(\.names) { #expect(names.contains(name), "\(name)") }
            for need in object.needs {
                #expect(names.contains(need.key) && names.contains(need.other))
            }
        }
    }

    @Test("every object is used by another")
    func reachable() {
        func ids(_ type: GrammarType) -> [GrammarID] {
            switch type {
            case .object(let id): [id]
            case .list(let type, _), .map(_, let type): ids(type)
            case .either(let types): types.flatMap(ids)
            default: []
            }
        }
        let used = Set(Grammar.objects.flatMap { $0.fields.flatMap { ids($0.type) } })
        for id in GrammarID.allCases where id != .scenario && id != .knownFailures {
            #expect(used.contains(id), "\(id)")
        }
    }

    @Test("every description is a sentence")
    func descriptions() {
        for object in Grammar.objects {
            #expect(object.doc.hasSuffix("."), "\(object.id)")
            for field in object.fields {
                let end = field.doc.last
                #expect(end == "." || end == ":" || field.doc.hasSuffix("1."), "\(field.name)")
            }
        }
    }

    @Test("the author's keys are allowed everywhere and change nothing")
    func authorsKeys() throws {
        let plain = #"{"version": 1, "name": "t", "timeline": [{"tap": {"at": [1, 2]}}]}"#
        let noted = #"""
            {"version": 1, "name": "t", "note": ["x"], "x-a": {"b": 1},
             "timeline": [{"note": 3, "tap": {"x-": null, "at": [1, 2], "note": "n"}}]}
            """#
        let left = try ScenarioFile.parse(text: plain, path: "a")[0]
        let right = try ScenarioFile.parse(text: noted, path: "a")[0]
        #expect(left.timeline.map(\.action) == right.timeline.map(\.action))
    }
}
