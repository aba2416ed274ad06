/// A command line that cannot be understood.
nonisolated struct UsageError: Error, Equatable {
    /// What is wrong, naming the argument.
    var message: String
    /// What would be right.
    var remedy: String

    init(_ message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }
}
