// The part of Apple's UIKit that a photo browser and its host use, headless and on virtual time.
//
// `import UIKit` brings Foundation along, as Apple's does. Types declared here (`Timer`, `RunLoop`,
// `DispatchQueue`, …) win over those of the same name in Foundation and Dispatch, so that code
// written for iOS runs on virtual time without a change.
@_exported import Foundation

/// Seconds, as Core Animation names them.
public typealias CFTimeInterval = Double
