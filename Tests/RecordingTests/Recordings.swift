import Foundation

/// The folder of recordings that `$BENCH_TOUCHES` names, and what is in it.
///
/// Files are told apart by the fields they have, never by their names.
nonisolated enum Recordings {
    /// The folder, if the variable is set and it exists.
    static let folder: URL? = {
        guard let path = ProcessInfo.processInfo.environment["BENCH_TOUCHES"], !path.isEmpty
        else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return URL(fileURLWithPath: path)
    }()

    static var isAvailable: Bool { folder != nil }

    /// Why nothing is replayed where there is no folder.
    static let skipReason = "BENCH_TOUCHES names no folder of recordings; nothing was replayed."

    /// The files of the folder that hold JSON, by name.
    static func files() throws -> [RecordingFile] {
        guard let folder else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }
            .sorted()
            .map { name in
                let data = try Data(contentsOf: folder.appendingPathComponent(name))
                return RecordingFile(
                    name: name, content: try JSONSerialization.jsonObject(with: data))
            }
    }

    static func captures() throws -> [Capture] {
        try files().flatMap { try $0.captures() }
    }
}

/// One file of recordings.
nonisolated struct RecordingFile {
    let name: String
    /// What the JSON says: dictionaries, arrays, numbers and strings.
    let content: Any

    /// The file's top-level members.
    var members: [String: Any] { content as? [String: Any] ?? [:] }

    /// The captures of a real scroll view in this file: under `captures`, as a list, or by itself.
    func captures() throws -> [Capture] {
        let candidates: [Any]
        if let list = members["captures"] as? [Any] {
            candidates = list
        } else if let list = content as? [Any] {
            candidates = list
        } else {
            candidates = [content]
        }
        return try candidates.compactMap { candidate in
            guard let fields = candidate as? [String: Any], fields["touches"] != nil,
                fields["uikit_content_offset_y"] != nil
            else { return nil }
            let data = try JSONSerialization.data(withJSONObject: fields)
            return try JSONDecoder().decode(Capture.self, from: data)
        }
    }

    /// Decodes a member, if the file has it.
    func decode<Value: Decodable>(_ type: Value.Type, from key: String) throws -> Value? {
        guard let member = members[key] else { return nil }
        let data = try JSONSerialization.data(withJSONObject: member, options: .fragmentsAllowed)
        return try JSONDecoder().decode(type, from: data)
    }

    /// Whether any of the replays knows what to do with the file.
    var isUnderstood: Bool {
        let known = [
            "captures", "touches", "gestures", "progress_by_frame", "retarget_mid_flight",
            "fling_after_release", "bounce_back", "rubber_band_drag", "target_content_offset",
        ]
        return content is [Any] || known.contains { members[$0] != nil }
    }
}
