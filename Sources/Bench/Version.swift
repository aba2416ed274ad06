import Scenarios

/// Which program this is.
enum Version {
    /// The program's version.
    static let number = "0.1.0"

    /// What `bench --version` prints: with the versions that a result hangs on.
    static var text: String {
        "bench \(number)   platform model \(Engine.platformModelVersion)   "
            + "scenario format \(Scenario.currentVersion)\n"
    }
}
