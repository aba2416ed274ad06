/// The parts of a tree that have passed `GrammarCheck`, so that what is impossible in them is told
/// together with what is wrong in the others.
nonisolated struct SoundParts {
    /// The tree without what is wrong; still with every key that must be there.
    private(set) var root: JSONNode
    /// Whether every step is there, so that what no step does can be told.
    var hasAllSteps: Bool
    /// Whether the host is there, so that it is known how its browser comes and goes.
    private(set) var knowsHost: Bool
    /// Whether host and changes of its items are there, so that counts are known.
    var knowsItems: Bool

    /// The whole of a tree in which nothing is wrong.
    init(whole root: JSONNode) {
        self.root = root
        hasAllSteps = true
        knowsHost = true
        knowsItems = true
    }

    /// The parts of a tree in which no error lies, or nil where too little is left.
    ///
    /// - Complexity: O(n · m), n being the number of members and steps, m that of errors.
    init?(of root: JSONNode, errors: [ScenarioError]) {
        guard let members = root.members else { return nil }
        let offsets = errors.map(\.place.byteOffset)
        func isSound(_ range: Range<Int>) -> Bool { !offsets.contains { range.contains($0) } }
        var kept: [JSONMember] = []
        var lost: [JSONNode] = []
        var isHostSound = true
        for member in members {
            guard Grammar.object(.scenario).field(member.key) != nil,
                !kept.contains(where: { $0.key == member.key })
            else { continue }
            let range = member.keyRange.lowerBound..<member.value.range.upperBound
            if isSound(range) {
                kept.append(member)
            } else if member.key == "timeline", let steps = member.value.elements {
                var sound = member
                sound.value.value = .array(steps.filter { isSound($0.range) })
                lost = steps.filter { !isSound($0.range) }
                kept.append(sound)
            } else if member.key == "host" || member.key == "matrix" {
                isHostSound = false
            }
        }
        guard kept.contains(where: { $0.key == "timeline" }) else { return nil }
        for (key, value) in [
            ("name", JSONValue.string("x")), ("version", .number(1, isInteger: true)),
        ]
        where !kept.contains(where: { $0.key == key }) {
            let node = JSONNode(value: value, range: root.range)
            kept.append(JSONMember(key: key, keyRange: root.range, value: node))
        }
        self.root = JSONNode(value: .object(kept), range: root.range)
        hasAllSteps = lost.isEmpty
        knowsHost = isHostSound
        knowsItems = isHostSound && lost.allSatisfy(SoundParts.leavesItems)
    }

    /// The same for another tree: that of one of a matrix's combinations.
    func with(root: JSONNode) -> SoundParts {
        var result = self
        result.root = root
        return result
    }

    /// Whether a step, whatever else is wrong with it, surely changes no items.
    private static func leavesItems(_ step: JSONNode) -> Bool {
        let verbs = Grammar.object(.step).groups[0].names.filter { $0 != "items" && $0 != "steps" }
        let keys = (step.members ?? []).map(\.key)
        return keys.contains { verbs.contains($0) } && !keys.contains("items")
    }
}
