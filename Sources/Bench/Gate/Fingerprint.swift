import CInstruments
import Foundation

/// What allocations and instructions hang on besides the code: they are compared between equals
/// alone.
nonisolated struct Fingerprint: Codable, Equatable {
    /// The compiler's version and revision.
    var compiler: String
    var architecture: String
    /// How much of its instruction set the processor has.
    var processor: String
    /// The C library and its version.
    var cLibrary: String
    /// How the program was built.
    var build: String

    /// That of this program on this machine.
    static var here: Fingerprint {
        Fingerprint(
            compiler: compilerVersion(String(cString: instruments_compiler())),
            architecture: architectureName,
            processor: String(cString: instruments_processor_level()),
            cLibrary: "glibc " + String(cString: instruments_c_library()), build: buildName)
    }

    /// `Clang 17.0.0 (https://… 10a1b2c…)` as `17.0.0 10a1b2c`.
    static func compilerVersion(_ text: String) -> String {
        let words = text.split { $0 == " " || $0 == "(" || $0 == ")" }
        let version = words.first { $0.first?.isNumber == true && $0.contains(".") }
        let revision = words.last { $0.count >= 12 && $0.allSatisfy(\.isHexDigit) }
        let parts = [version.map(String.init), revision.map { String($0.prefix(12)) }]
        let known = parts.compactMap { $0 }
        return known.isEmpty ? text : known.joined(separator: " ")
    }

    private static var architectureName: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "other"
        #endif
    }

    private static var buildName: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }

    /// In what it differs from another, in words; empty where in nothing.
    func differences(from other: Fingerprint) -> [String] {
        let fields: [(name: String, value: KeyPath<Fingerprint, String>)] = [
            ("compiler", \.compiler), ("architecture", \.architecture),
            ("processor", \.processor), ("C library", \.cLibrary), ("build", \.build),
        ]
        return fields.compactMap { name, value in
            self[keyPath: value] == other[keyPath: value]
                ? nil : "\(name) \(self[keyPath: value]) instead of \(other[keyPath: value])"
        }
    }
}
