import Foundation
import Scenarios

/// Which failures count, as the options say.
struct JudgementOptions {
    /// Which failures count.
    let judgement: Judgement
    /// The file of known failures; nil without one.
    let knownFailuresPath: String?

    /// All count of the built-in kernel, of another those that any browser would be wrong to show,
    /// and what is asked for.
    /// - Throws: `ScenarioErrors` for a bad file of known failures.
    init(_ options: Options) throws {
        var judgement = Judgement()
        if options.kernelFolder != nil || !options.classes.isEmpty {
            judgement.classes = PromiseClass.allCases.filter {
                $0 == .universal || options.classes.contains($0)
            }
        }
        knownFailuresPath = JudgementOptions.path(options)
        if let knownFailuresPath {
            judgement.known = try KnownFailuresFile.load(path: knownFailuresPath)
        }
        self.judgement = judgement
    }

    private static func path(_ options: Options) -> String? {
        if let path = options.knownFailuresPath { return path }
        let usual = StarterFile.knownFailuresPath
        return FileManager.default.fileExists(atPath: usual) ? usual : nil
    }
}
