/// Knows files that are no scenarios but lie where scenarios do.
nonisolated enum OtherFiles {
    /// What a file is instead, and what to do.
    struct Kind: Equatable {
        /// What it is.
        var problem: String
        /// What to do.
        var remedy: String
    }

    /// What a tree is, when it is surely no scenario; nil where it may be meant as one.
    static func kind(of root: JSONNode) -> Kind? {
        if root["timeline"] != nil { return nil }
        if let schema = root["schema"]?.string, schema.hasPrefix("bench.") {
            let isTrace = schema.hasPrefix("bench.trace/")
            return Kind(
                problem: isTrace
                    ? "this is the trace of a run, no scenario"
                    : "this is a document of bench (`\(schema)`), no scenario",
                remedy: isTrace
                    ? "the text of the scenario is in its `header.scenario`"
                    : "name a scenario file")
        }
        if root["$schema"]?.string?.contains("json-schema.org") == true {
            return Kind(
                problem: "this is the schema of scenarios, no scenario",
                remedy: "name a scenario file")
        }
        if root["captures"] != nil || root["gestures"] != nil || root["touches"] != nil {
            return Kind(
                problem: "this is a recording of touches, no scenario",
                remedy: "name it in a step: `{\"touches\": {\"file\": …}}`")
        }
        return nil
    }
}
