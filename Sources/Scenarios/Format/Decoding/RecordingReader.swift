import Foundation

/// Reads recorded touches in any of the layouts that the format knows.
nonisolated struct RecordingReader {
    private var diagnostics: Diagnostics

    /// A layout that holds several recordings: under which key, and where each one's samples are.
    private static let collections = [
        (key: "captures", samples: "touches"), (key: "gestures", samples: "events"),
    ]

    init(path: String, source: SourceText) {
        diagnostics = Diagnostics(path: path, source: source)
    }

    /// The samples of the file, or of the recording in it that `id` names.
    ///
    /// - Parameter finger: The number for samples that name no finger.
    mutating func read(
        id: String?, finger: Int?
    ) -> Result<[RecordedTouch], ScenarioFiles.RecordingProblem> {
        let root: JSONNode
        do {
            root = try JSONParser.parse(diagnostics.source.bytes)
        } catch {
            let example = Diagnostics.example(
                for: error, #"a recording is a JSON object: `{ "touches": [ … ] }`"#)
            diagnostics.add(
                .notJSON(message: error.message + example), at: error.offset, path: "")
            return failed
        }
        for collection in RecordingReader.collections {
            guard let entries = root[collection.key]?.elements else { continue }
            return pick(id, finger, from: entries, collection.key, collection.samples)
        }
        guard let touches = root["touches"] else {
            diagnostics.add(
                .missingOneOf(
                    noun: "list of touches", owner: "a recorded file",
                    known: ["touches", "captures", "gestures"]),
                at: root.range.lowerBound, path: "")
            return failed
        }
        if let id {
            return .failure(
                .here(.unknownName(kind: "recording", name: id, nearest: nil), key: "id"))
        }
        return samples(touches, finger, path: "touches")
    }

    private var failed: Result<[RecordedTouch], ScenarioFiles.RecordingProblem> {
        .failure(.there(ScenarioErrors(diagnostics.sorted)))
    }

    private mutating func pick(
        _ id: String?, _ finger: Int?, from entries: [JSONNode], _ key: String, _ samplesKey: String
    ) -> Result<[RecordedTouch], ScenarioFiles.RecordingProblem> {
        let known = entries.compactMap { $0["id"]?.string }
        guard let id = id ?? (known.count == 1 ? known[0] : nil) else {
            return .failure(
                .here(
                    .missingKey(
                        key: "id", owner: "a file of several recordings",
                        wanted: "one of " + known.map { "`\($0)`" }.joined(separator: ", ")),
                    key: "file"))
        }
        guard let index = entries.firstIndex(where: { $0["id"]?.string == id }) else {
            return .failure(
                .here(
                    .unknownWord(
                        found: "\"\(id)\"", nearest: NearestName.find(id, among: known),
                        known: known), key: "id"))
        }
        let path = "\(key)[\(index)].\(samplesKey)"
        guard let list = entries[index][samplesKey] else {
            diagnostics.add(
                .missingKey(key: samplesKey, owner: "a recording", wanted: "a list of samples"),
                at: entries[index].range.lowerBound, path: "\(key)[\(index)]")
            return failed
        }
        return samples(list, finger, path: path)
    }

    private mutating func samples(
        _ list: JSONNode, _ finger: Int?, path: String
    ) -> Result<[RecordedTouch], ScenarioFiles.RecordingProblem> {
        guard let elements = list.elements, !elements.isEmpty else {
            diagnostics.add(
                .wrongType(found: list.found, wanted: "a list of samples"),
                at: list.range.lowerBound, path: path)
            return failed
        }
        var result: [RecordedTouch] = []
        var check = TouchSequenceCheck()
        for (index, element) in elements.enumerated() {
            let samplePath = "\(path)[\(index)]"
            guard let touch = sample(element, finger, path: samplePath) else { continue }
            if let cause = check.take(touch) {
                diagnostics.add(cause, at: touch.offset, path: samplePath)
                if index == 0 { return failed }
            }
            result.append(touch)
        }
        if diagnostics.errors.isEmpty, let cause = check.end() {
            diagnostics.add(cause, at: list.range.lowerBound, path: path)
        }
        return diagnostics.errors.isEmpty ? .success(result) : failed
    }

    private mutating func sample(
        _ node: JSONNode, _ finger: Int?, path: String
    ) -> RecordedTouch? {
        let time = number(node, ["ms", "t_ms"], path)
        let x = number(node, ["x"], path)
        let y = number(node, ["y"], path)
        let phases = GestureSample.Phase.allCases.map(\.rawValue)
        let phase = node["phase"]?.string.flatMap(GestureSample.Phase.init(rawValue:))
        if phase == nil {
            let found = node["phase"]?.string
            diagnostics.add(
                .unknownWord(
                    found: node["phase"]?.found ?? "no phase",
                    nearest: found.flatMap { NearestName.find($0, among: phases) }, known: phases),
                at: (node["phase"] ?? node).range.lowerBound, path: path + ".phase")
        }
        guard let time, let x, let y, let phase else { return nil }
        let named = node["finger"]?.number.map { Int($0) }
        return RecordedTouch(
            finger: named ?? finger ?? 1, milliseconds: time, location: CGPoint(x: x, y: y),
            phase: phase, offset: node.range.lowerBound)
    }

    /// The number under the first of the keys that is there.
    private mutating func number(_ node: JSONNode, _ keys: [String], _ path: String) -> Double? {
        let value = keys.lazy.compactMap { node[$0] }.first
        if let number = value?.number, abs(number) <= 1e9 { return number }
        diagnostics.add(
            .missingKey(key: keys[0], owner: "a sample", wanted: "a number"),
            at: (value ?? node).range.lowerBound, path: path)
        return nil
    }
}
