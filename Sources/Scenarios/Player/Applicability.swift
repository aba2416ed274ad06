/// Whether a host does all that a scenario asks of it.
enum Applicability {
    /// What the host does not do, a failure for each step; empty where the scenario can be run.
    static func failures(of scenario: Scenario, with driver: HostDriver) -> [Failure] {
        var failures: [Failure] = []
        if let mismatch = countMismatch(scenario, driver) { failures.append(mismatch) }
        for (index, step) in scenario.timeline.enumerated() {
            guard let need = step.action.need, !need.isMet(by: driver) else { continue }
            var failure = failure(
                id: step.action.verb,
                "the host does not do “\(step.action.whatNeeds)”; \(need.remedy)")
            failure.point(to: index, of: scenario)
            failures.append(failure)
        }
        for reaction in scenario.host.reactions {
            guard let need = reaction.action.need, !need.isMet(by: driver) else { continue }
            failures.append(
                failure(
                    id: reaction.action.verb,
                    "the host does not do “\(reaction.action.verb)” in answer to "
                        + "\(reaction.on.rawValue); \(need.remedy)"))
        }
        return failures
    }

    /// What the kernel lacks, a failure for each member.
    static func missing(_ members: [String]) -> [Failure] {
        members.map { failure(id: "kernel", "the kernel has no \($0)") }
    }

    /// Page numbers were checked against the scenario's number of items.
    private static func countMismatch(_ scenario: Scenario, _ driver: HostDriver) -> Failure? {
        let wanted = scenario.host.items.count
        let found = driver.host.itemCount
        if wanted == found { return nil }
        return failure(
            id: "items",
            "the scenario has \(wanted) items, the host \(found); make one follow the other")
    }

    private static func failure(id: String, _ message: String) -> Failure {
        Failure(kind: .step, id: id, timeNanoseconds: 0, frame: -1, message: message)
    }
}

/// What not every host does.
private enum HostNeed {
    case embedding, editing, loading, scrolling, navigating

    func isMet(by driver: HostDriver) -> Bool {
        switch self {
        case .embedding: driver.embedding != nil
        case .editing: driver.editable != nil
        case .loading: driver.loading != nil
        case .scrolling: driver.scrolling != nil
        case .navigating: driver.navigating != nil
        }
    }

    /// What would make the host do it.
    var remedy: String {
        switch self {
        case .embedding: "conform to EmbeddingHost where it has a place for an embedded browser"
        case .editing: "conform to EditableHost where its items change"
        case .loading: "conform to ImageLoadingHost where it loads pictures"
        case .scrolling: "conform to ScrollingHost where it has a list or grid of its own"
        case .navigating: "conform to NavigatingHost where it pushes the browser"
        }
    }
}

extension StepAction {
    /// What of the step needs it: `expect.loads`, or the verb.
    fileprivate var whatNeeds: String {
        let expectation: Expectation? =
            switch self {
            case .expect(let expectation): expectation
            case .always(let check): check.expectation
            default: nil
            }
        let check = expectation?.checks.first { $0.subject.need != nil }
        return check.map { verb + "." + $0.subject.name } ?? verb
    }

    /// What the step needs of the host beyond `BrowserHost`.
    fileprivate var need: HostNeed? {
        switch self {
        case .embed, .remove: .embedding
        case .push, .pop: .navigating
        case .items: .editing
        case .deliverImage, .failImage: .loading
        case .scrollHost: .scrolling
        case .expect(let expectation): expectation.need
        case .always(let check): check.expectation.need
        default: nil
        }
    }
}

extension Expectation {
    fileprivate var need: HostNeed? { checks.lazy.compactMap(\.subject.need).first }
}

extension ExpectationSubject {
    fileprivate var need: HostNeed? {
        switch self {
        case .loads: .loading
        case .hostOffset: .scrolling
        default: nil
        }
    }
}
