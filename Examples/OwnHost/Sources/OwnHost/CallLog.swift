/// What the browser's hooks were called for, each name once, in the order in which they came.
@MainActor final class CallLog {
    private(set) var hooks: [String] = []

    func note(_ hook: String) {
        if !hooks.contains(hook) { hooks.append(hook) }
    }
}
