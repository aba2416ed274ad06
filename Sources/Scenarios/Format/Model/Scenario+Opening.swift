nonisolated extension Scenario {
    /// Whether a step or a reaction of the host has the browser come.
    var opensBrowser: Bool {
        timeline.contains { $0.action.opensBrowser }
            || host.reactions.contains { $0.action.opensBrowser }
    }
}

nonisolated extension StepAction {
    fileprivate var opensBrowser: Bool {
        switch self {
        case .present, .embed, .push: true
        default: false
        }
    }
}

nonisolated extension ScenarioHost.Kind {
    /// The verb that has the browser come with a host of this kind.
    var openingVerb: String {
        switch self {
        case .album: "present"
        case .banner: "embed"
        case .navigation: "push"
        }
    }
}
