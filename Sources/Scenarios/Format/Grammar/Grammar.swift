/// The whole format, as one table.
nonisolated enum Grammar {
    /// Every object, in the order of `GrammarID`.
    static let objects: [GrammarObject] = {
        let all =
            topLevel + hostObjects + browserObjects + stepObjects + touchObjects + callObjects
            + worldObjects + coverObjects + flowObjects + expectationObjects + ruleObjects
            + knownFailureObjects
        return GrammarID.allCases.map { id in
            guard let object = all.first(where: { $0.id == id }) else {
                preconditionFailure("The grammar lacks the object \(id.rawValue).")
            }
            return object
        }
    }()

    /// The objects of a scenario, in the order of `GrammarID`.
    static var scenarioObjects: [GrammarObject] { objects.filter { !$0.id.isOfOtherFile } }

    /// The object with that identifier.
    static func object(_ id: GrammarID) -> GrammarObject {
        // `objects` is in the order of the cases, and the cases have no payload.
        guard let index = GrammarID.allCases.firstIndex(of: id) else {
            preconditionFailure("\(id.rawValue) is one of all cases.")
        }
        return objects[index]
    }

    /// The words of a closed enumeration with what each means.
    static func choices<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type, _ doc: (Word) -> String
    ) -> GrammarType where Word.RawValue == String {
        .choice(type.allCases.map { GrammarChoice($0.rawValue, doc($0)) })
    }
}
