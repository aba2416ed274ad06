/// Which verbs a kind of host has for the browser's coming and going.
nonisolated struct HostVocabulary {
    private let kind: ScenarioHost.Kind

    init(_ kind: ScenarioHost.Kind) {
        self.kind = kind
    }

    /// What this host says instead of a verb that another kind has; nil where it has the verb
    /// itself.
    func right(insteadOf verb: String) -> String? {
        switch kind {
        case .album:
            switch verb {
            case "embed", "push": "present"
            case "remove", "pop": "dismiss"
            case "disappear": "cover"
            case "appear": "uncover"
            default: nil
            }
        case .banner:
            switch verb {
            case "present", "push": "embed"
            case "dismiss", "pop": "remove"
            default: nil
            }
        case .navigation:
            switch verb {
            case "present", "embed": "push"
            case "remove": "pop"
            default: nil
            }
        }
    }

    /// What is wrong with a verb of another kind.
    func problem(of verb: String) -> String {
        switch kind {
        case .album:
            switch verb {
            case "push", "pop": "an album does not push"
            default: "an album does not embed"
            }
        case .banner:
            switch verb {
            case "push", "pop": "a banner does not push"
            default: "a banner's browser is not presented"
            }
        case .navigation:
            switch verb {
            case "present": "a navigation's browser is not presented"
            default: "a navigation does not embed"
            }
        }
    }
}
