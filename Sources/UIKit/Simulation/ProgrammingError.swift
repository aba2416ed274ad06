/// Stops the program where the app breaks a rule of the platform, with a message that says which and
/// what to do instead. Unlike a precondition it says so in release builds too.
func demand(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
