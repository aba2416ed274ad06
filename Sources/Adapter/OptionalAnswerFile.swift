/// A file that is added to a kernel whose optional methods give results that cannot be nil.
enum OptionalAnswerFile {
    static let name = "OptionalAnswer.swift"

    static let text = """
        /// Tells a missing method from one that answers. The default of the method says that it is
        /// missing, and the place of the call, which alone can know what to do then, looks for that.
        enum OptionalAnswer {
            private static var isMissing = false

            /// What the default of a method answers with.
            static func missing<Result>(_ placeholder: Result) -> Result {
                isMissing = true
                return placeholder
            }

            /// The result of a call; nil where the method is missing.
            @discardableResult
            static func of<Result>(_ call: () -> Result?) -> Result? {
                let outer = isMissing
                isMissing = false
                let result = call()
                let wasMissing = isMissing
                isMissing = outer
                return wasMissing ? nil : result
            }
        }

        """
}
