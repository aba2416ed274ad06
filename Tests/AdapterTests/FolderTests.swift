import Foundation
import Testing

/// Which files of a folder are taken, and what is said of the others.
struct FolderTests {
    @Test func theLibrarysFilesAreTaken() throws {
        let run = try AdapterRun([
            "A.swift": "import UIKit", "Sub/Deep/B.swift": "import UIKit",
            "Package.swift": "import PackageDescription", ".build/C.swift": "x", ".D.swift": "x",
            "Pods/E.swift": "x", "KitTests/F.swift": "import XCTest", "G.h": "x", "H.m": "x",
            "I.xib": "x", "J.xcassets/K.json": "x", "README.md": "x",
        ])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.files.keys.sorted() == ["A.swift", "Sub/Deep/B.swift"])
        #expect(
            run.notes == [
                "K/H.m: left out: there is no Objective-C or C here",
                "K/I.xib: left out: nothing loads Interface Builder's files",
                "K/KitTests: left out: these are tests",
            ])
    }

    @Test func filesForOtherModulesAreLeftOut() throws {
        let run = try AdapterRun([
            "A.swift": "import UIKit",
            "B.swift": "import UIKit\nimport SwiftUI\nlet a = Selector(\"a\")",
            "C.swift": "import JXPhotoBrowser", "D.swift": "@testable import XCTest",
            "E.swift": "#if os(iOS)\nimport AVFoundation\n#endif",
        ])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.files.keys.sorted() == ["A.swift"])
        #expect(
            run.notes == [
                "K/B.swift:2: left out: it imports SwiftUI, which is not simulated",
                "K/C.swift:1: left out: it uses the library, so it is no part of it",
                "K/D.swift:1: left out: it is a test",
                "K/E.swift:2: left out: it imports AVFoundation, which is not simulated",
            ])
    }

    @Test func linksAreFollowedOnceRound() throws {
        let run = try AdapterRun(["Sub/A.swift": "let a = 1"]) { folder in
            let manager = FileManager.default
            try manager.createSymbolicLink(
                atPath: folder.path + "/Sub/Round", withDestinationPath: "../..")
            try manager.createSymbolicLink(
                atPath: folder.path + "/B.swift", withDestinationPath: "Sub/A.swift")
            try manager.createSymbolicLink(
                atPath: folder.path + "/C.swift", withDestinationPath: "nowhere")
        }
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.files["B.swift"] == "let a = 1")
        #expect(run.files["Sub/A.swift"] == "let a = 1")
        #expect(run.files.count == 2)
        #expect(run.notes == ["K/C.swift: left out: it leads nowhere"])
    }

    @Test func nothingToTakeIsSaid() throws {
        #expect(try AdapterRun([:]).code == 2)
        #expect(try AdapterRun(["README.md": "x"]).code == 2)
        #expect(try AdapterRun(["A.swift": "import SwiftUI"]).code == 2)
    }

    @Test func whatIsNoTextIsNamed() throws {
        let run = try AdapterRun(["A.swift": "let a = 1"]) { folder in
            try Data([0x6C, 0xFF, 0xFE, 0x00]).write(to: folder.appendingPathComponent("B.swift"))
        }
        #expect(run.code == 1)
        #expect(run.errors == "K/B.swift: error: the file is not UTF-8 text\n")
    }

    @Test func anAppIsRefused() throws {
        let run = try AdapterRun(file: "import UIKit\n@main\nclass AppDelegate: UIResponder {}")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("K/A.swift:2:1: error: @main makes this an app"))
    }

    @Test func declarationsForOthersAreListed() throws {
        let run = try AdapterRun(
            file: """
                open class A {
                    public private(set) var a = 1
                    var hidden = 2
                    open func f(_ b: Int) { let local = 1 }
                    public enum Kind { case one, two(Int) }
                }
                public extension A { func g() {}; private func h() {} }
                extension A { public static var i: Int { 1 }; func j() {} }
                public protocol P { func k(); var l: Int { get } }
                protocol Q { func m() }
                class B { public func n() {} }
                enum C { case o }
                public typealias D = A
                """)
        #expect(
            run.declarations == [
                "A", "A.Kind", "A.Kind.one", "A.Kind.two", "A.a", "A.f", "A.g", "A.i", "D", "P",
                "P.k", "P.l", "open.A", "open.A.f",
            ])
    }
}
