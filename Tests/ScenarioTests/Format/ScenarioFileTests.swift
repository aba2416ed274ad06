import Foundation
import Testing

@testable import Scenarios

/// A folder that is gone after the test.
private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/format-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}

private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}

/// The one error with which a file is refused.
private func refusal(_ path: String) -> String? {
    do {
        _ = try ScenarioFile.load(path: path)
        return nil
    } catch {
        return error.rendered
    }
}

private let plain = #"{"version": 1, "name": "t", "timeline": [{"present": {}}]}"#

@Suite("Scenario files")
struct ScenarioFileTests {
    @Test("a file is kept byte for byte in what is made of it")
    func sourceText() throws {
        try withFolder { folder in
            try write(plain + "\r\n", folder + "/a.json")
            let scenarios = try ScenarioFile.load(path: folder + "/a.json")
            #expect(scenarios.count == 1)
            #expect(scenarios[0].sourceText == plain + "\r\n")
            #expect(scenarios[0].path == folder + "/a.json")
            #expect(scenarios[0].timeline[0].place.column == 42)
        }
    }

    @Test("what cannot be read is refused in one line")
    func unreadable() throws {
        try withFolder { folder in
            #expect(
                refusal(folder + "/no.json")
                    == "\(folder)/no.json: error: the file cannot be read: there is no such file")
            #expect(refusal(folder) == "\(folder): error: the file cannot be read: it is a folder")
            #expect(
                refusal("/dev/zero")
                    == "/dev/zero: error: the file cannot be read: it is not a regular file")
            try write("", folder + "/empty.json")
            #expect(
                refusal(folder + "/empty.json")
                    == "\(folder)/empty.json:1:1: error: the file is empty; a scenario is a JSON "
                    + "object: `{ \"version\": 1, … }`")
        }
    }

    @Test("fifty megabytes of nesting are refused before they are read")
    func large() throws {
        try withFolder { folder in
            let bytes = Data(repeating: UInt8(ascii: "["), count: 50_000_000)
            try bytes.write(to: URL(fileURLWithPath: folder + "/big.json"))
            #expect(
                refusal(folder + "/big.json")
                    == "\(folder)/big.json: error: the file has 50000000 bytes; at most 16777216 "
                    + "are read")
        }
    }

    @Test("image folders count from the scenario's folder; their files come in order of names")
    func images() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder + "/pics", withIntermediateDirectories: true)
            for name in ["b.JPG", "a.png", ".hidden.png", "notes.txt", "c.heic"] {
                try write("x", folder + "/pics/" + name)
            }
            let text = #"""
                {"version": 1, "name": "t", "host": {"items": {"folder": "pics"}},
                 "timeline": [{"scrollToPage": {"page": 2}}]}
                """#
            try write(text, folder + "/a.json")
            let items = try ScenarioFile.load(path: folder + "/a.json")[0].host.items
            #expect(items.count == 3)
            guard case .files(let images) = items.source else {
                Issue.record("not files")
                return
            }
            #expect(images.fileNames == ["a.png", "b.JPG", "c.heic"])
            #expect(images.givenPath == "pics")
            #expect(images.path(ofItem: 4) == images.resolvedPath + "/b.JPG")
            #expect(items.size(ofItem: 0, seed: 1) == nil)
        }
    }

    @Test("an image folder without images, or that is a file, is refused")
    func noImages() throws {
        try withFolder { folder in
            try write("x", folder + "/notes.txt")
            func text(_ name: String) -> String {
                #"{"version": 1, "name": "t", "host": {"items": {"folder": "\#(name)"}}, "#
                    + #""timeline": [{"present": {}}]}"#
            }
            try write(text("."), folder + "/a.json")
            #expect(
                refusal(folder + "/a.json")?.contains(
                    "the image folder `.` holds no image file (jpg, jpeg, png, webp, gif, heic, "
                        + "heif); it was looked for at \(folder)") == true)
            try write(text("notes.txt"), folder + "/b.json")
            #expect(
                refusal(folder + "/b.json")?.contains("`notes.txt` is not a folder") == true)
        }
    }

    @Test("a matrix makes one scenario for each combination, the first key slowest")
    func matrix() throws {
        let scenarios = try ScenarioFile.parse(
            text: #"""
                {"version": 1, "name": "loop", "host": {"items": {"count": 9, "mix": "realWorld"}},
                 "matrix": {"items": [3, 10000000], "looping": [true, false],
                            "device": ["iPhone 14"]},
                 "timeline": [{"present": {}}]}
                """#, path: "m.json")
        #expect(
            scenarios.map(\.name) == [
                "loop[items=3,looping=true,device=iPhone 14]",
                "loop[items=3,looping=false,device=iPhone 14]",
                "loop[items=10000000,looping=true,device=iPhone 14]",
                "loop[items=10000000,looping=false,device=iPhone 14]",
            ])
        #expect(scenarios.map(\.host.items.count) == [3, 3, 10_000_000, 10_000_000])
        // A count leaves the sizes as they are.
        #expect(scenarios.allSatisfy { $0.host.items.source == .realWorldMix })
        #expect(scenarios.map(\.browser.isLoopingEnabled) == [true, false, true, false])
        #expect(scenarios[0].device == ScenarioDevice.preset(named: "iPhone 14"))
        #expect(scenarios[0].combination[0] == MatrixChoice(key: "items", value: "3"))
        #expect(Set(scenarios.map(\.sourceText)).count == 1)
    }

    @Test("every key of a matrix reaches what it stands for")
    func matrixKeys() throws {
        func only(_ key: String, _ value: String) throws -> Scenario {
            try ScenarioFile.parse(
                text: #"{"version": 1, "name": "t", "matrix": {"\#(key)": [\#(value)]}, "#
                    + #""timeline": [{"present": {}}]}"#, path: "m.json")[0]
        }
        #expect(try only("items", #"{"sizes": [[1, 2]]}"#).host.items.count == 1)
        #expect(try only("items", #"{"sizes": [[1, 2]]}"#).name == "t[items=#1]")
        #expect(try only("cell", #""image""#).host.cell == .image)
        #expect(try only("keepsBrowser", "true").host.keepsBrowser)
        #expect(try only("loading", #""never""#).host.loading.arrival == .never)
        #expect(try only("looping", "false").browser.isLoopingEnabled == false)
        #expect(try only("direction", #""vertical""#).browser.scrollDirection == .vertical)
        #expect(try only("spacing", "20").browser.itemSpacing == 20)
        #expect(try only("initialIndex", "4").browser.initialIndex == 4)
        #expect(try only("device", #""iPhone 14""#).device.name == "iPhone 14")
        #expect(try only("refreshRate", "60").device.refreshRate == 60)
        #expect(try only("touchRate", "60").device.touchRate == 60)
        #expect(try only("seed", "7").seed == 7)
        #expect(try only("transition", #""zoom""#).browser.transitionType == .zoom)
        #expect(try only("autoPlay", "true").browser.isAutoPlayEnabled == true)
        #expect(try only("dismissGesture", "false").browser.isDismissGestureEnabled == false)
        let language = try only("layoutDirection", #""rightToLeft""#).environment
        #expect(language.layoutDirection == .rightToLeft)
        #expect(try only("binding", #"{"set": "cellForItem"}"#).host.binding.set == .cellForItem)
        let interval = try only("autoPlayInterval", #""2s""#).browser.autoPlayIntervalNanoseconds
        #expect(interval == 2_000_000_000)
        let size = try only("contentSizeCategory", #""small""#).environment.contentSizeCategory
        #expect(size == .small)
        #expect(try only("reduceMotion", "true").environment.reducesMotion)
        #expect(MatrixKey.all.count == 20)
    }

    @Test("what is wrong in one combination is told once, with the combination")
    func matrixErrors() {
        let found = errors(
            of: #"{"version": 1, "name": "t", "matrix": {"items": [9, 2, 1]}, "#
                + #""timeline": [{"scrollToPage": {"page": 5}}, {"embed": {}}]}"#)
        #expect(
            found == [
                "1:100: timeline[0].scrollToPage.page: there is no page 5: there are 2, from 0 to 1 "
                    + "(with items=2)",
                "1:100: timeline[0].scrollToPage.page: there is no page 5: there is only 0 "
                    + "(with items=1)",
                "1:106: timeline[1].embed: an album does not embed; use `present`, or another "
                    + "`host.kind` (with items=9)",
            ])
        let many = (0..<40).map(String.init).joined(separator: ",")
        let tooMany = errors(
            of:
                #"{"version": 1, "name": "t", "matrix": {"seed": [\#(many)], "spacing": [\#(many)]}, "#
                + #""timeline": [{"present": {}}]}"#)
        #expect(
            tooMany == [
                "1:39: matrix: the matrix makes 1600 combinations; at most 1000 are run"
            ])
    }
}

@Suite("Recorded touches")
struct RecordingTests {
    private let own = #"""
        {"touches": [
          {"finger": 3, "ms": 100, "x": 10, "y": 20, "phase": "began"},
          {"finger": 3, "ms": 108.333, "x": 11, "y": 20, "phase": "moved"},
          {"finger": 3, "ms": 116.5, "x": 12, "y": 20, "phase": "ended"}]}
        """#

    private func load(_ recording: String, _ fields: String) throws -> [GestureSample] {
        var result: [GestureSample] = []
        try withFolder { folder in
            try write(recording, folder + "/r.json")
            let text =
                #"{"version": 1, "name": "t", "timeline": [{"touches": {"file": "r.json"\#(fields)}}]}"#
            try write(text, folder + "/a.json")
            let step = try ScenarioFile.load(path: folder + "/a.json")[0].timeline[0]
            if case .gesture(.touches(let samples)) = step.action { result = samples }
        }
        return result
    }

    private func failure(_ recording: String, _ fields: String = "") -> String? {
        do {
            _ = try load(recording, fields)
            return nil
        } catch {
            return (error as? ScenarioErrors)?.errors.map { told in
                // Another test looks at who names the file.
                var error = told
                error.namedBy = ""
                let file = error.path.hasSuffix("r.json") ? "r.json" : "a.json"
                return "\(file):\(error.place.line):\(error.place.column): \(error.message)"
            }.joined(separator: "\n")
        }
    }

    @Test("times count from the first sample, to the nanosecond; places can be shifted")
    func ownLayout() throws {
        #expect(
            try load(own, #", "offset": [100, -5]"#) == [
                GestureSample(
                    finger: 3, timeNanoseconds: 0, location: CGPoint(x: 110, y: 15), phase: .began),
                GestureSample(
                    finger: 3, timeNanoseconds: 8_333_000, location: CGPoint(x: 111, y: 15),
                    phase: .moved),
                GestureSample(
                    finger: 3, timeNanoseconds: 16_500_000, location: CGPoint(x: 112, y: 15),
                    phase: .ended),
            ])
    }

    @Test("captures and gestures are read by their identifiers")
    func collections() throws {
        let captures = #"""
            {"meta": {}, "captures": [
              {"id": "one", "touches": [
                {"t_ms": -8.333, "x": 1, "y": 2, "phase": "began", "uikit_pan_velocity_y": 0},
                {"t_ms": 0, "x": 1, "y": 3, "phase": "ended"}]},
              {"id": "two", "touches": []}]}
            """#
        let made = try load(captures, #", "id": "one", "finger": 4"#)
        #expect(made.map(\.finger) == [4, 4])
        #expect(made.map(\.timeNanoseconds) == [0, 8_333_000])
        let gestures = #"""
            {"gestures": [{"id": "g", "events": [
                {"t_ms": 0, "x": 1, "y": 2, "phase": "began"},
                {"t_ms": 10, "x": 1, "y": 3, "phase": "cancelled"}]}]}
            """#
        // The only one needs no identifier.
        #expect(try load(gestures, "").map(\.phase) == [.began, .cancelled])
        #expect(
            failure(captures)
                == "a.json:1:63: timeline[0].touches.file: a file of several recordings needs the "
                + "key `id`: one of `one`, `two`")
        #expect(
            failure(captures, #", "id": "tow""#)
                == "a.json:1:79: timeline[0].touches.id: found \"tow\"; did you mean `two`?")
        #expect(
            failure(captures, #", "id": "two""#)
                == "r.json:5:28: captures[1].touches: found an empty list; right would be a list "
                + "of samples")
    }

    @Test("an error in a recording names both files as they are from here")
    func recordingsAreNamedInFull() throws {
        try withFolder { folder in
            try write("", folder + "/r.json")
            let steps = #"[{"touches": {"file": "r.json"}}]"#
            try write(
                #"{"version": 1, "name": "t",\#n "timeline": \#(steps)}"#, folder + "/a.json")
            let errors = #expect(throws: ScenarioErrors.self) {
                try ScenarioFile.load(path: folder + "/a.json")
            }
            #expect(
                errors?.errors.first?.rendered
                    == "\(folder)/r.json:1:1: error: the file is empty; a recording is a JSON object: "
                    + "`{ \"touches\": [ … ] }` (this file is named by \(folder)/a.json:2)")
        }
    }

    @Test("what is wrong with a recording is told at its own place")
    func wrongRecordings() {
        #expect(
            failure("{ x }") == "r.json:1:3: found `x` where a key in quotes should be")
        #expect(
            failure("{}")
                == "r.json:1:1: a recorded file needs a list of touches: one of `touches`, "
                + "`captures`, `gestures`")
        #expect(
            failure(own.replacingOccurrences(of: "moved", with: "mvoed"))
                == "r.json:3:59: touches[1].phase: found \"mvoed\"; did you mean `moved`?")
        #expect(
            failure(own.replacingOccurrences(of: "\"x\": 11", with: "\"x\": \"11\""))
                == "r.json:3:37: touches[1]: a sample needs the key `x`: a number")
        #expect(
            failure(own.replacingOccurrences(of: "began", with: "moved"))
                == "r.json:2:3: touches[0]: the touches start in mid-gesture, with `moved`; the "
                + "first sample of a finger is `began`")
        #expect(
            failure(own.replacingOccurrences(of: "ended", with: "moved"))
                == "r.json:1:13: touches: finger 3 never lifts; its last sample is `ended` or "
                + "`cancelled`")
        #expect(
            failure(own.replacingOccurrences(of: "116.5", with: "16"))
                == "r.json:4:3: touches[2]: the sample at 16 ms follows one at 108.333 ms; samples "
                + "stand in order of time")
        #expect(failure(own, #", "id": "x""#)?.contains("there is no recording `x`") == true)
    }

    @Test("raw samples are held against what fingers can do")
    func rawSamples() {
        let found = errors(
            of: """
                {"version": 1, "name": "t", "timeline": [{"touches": {"samples": [
                {"finger": 1, "ms": 0, "x": 1, "y": 1, "phase": "began"},
                {"finger": 1, "ms": 8, "x": 1, "y": 1, "phase": "began"},
                {"finger": 2, "ms": 9, "x": 1, "y": 1, "phase": "moved"},
                {"finger": 1, "ms": 4, "x": 1, "y": 1, "phase": "ended"}]}}]}
                """)
        #expect(
            found == [
                "1:66: timeline[0].touches.samples: finger 1 never lifts; its last sample is "
                    + "`ended` or `cancelled`",
                "3:1: timeline[0].touches.samples[1]: finger 1 is down already, since an earlier "
                    + "sample; lift it first or use another finger",
                "4:1: timeline[0].touches.samples[2]: finger 2 is not down, so it cannot be "
                    + "`moved`; its first sample is `began`",
                "5:1: timeline[0].touches.samples[3]: the sample at 4 ms follows one at 9 ms; "
                    + "samples stand in order of time",
            ])
    }

    @Test(
        "the recordings of real devices are read",
        .enabled(
            if: ProcessInfo.processInfo.environment["BENCH_TOUCHES"] != nil,
            "$BENCH_TOUCHES names no folder of recordings"))
    func realRecordings() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["BENCH_TOUCHES"])
        let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
        let files = try FileManager.default.contentsOfDirectory(atPath: absolute)
        for file in files.filter({ $0.hasSuffix(".json") }).sorted() {
            // Whatever recordings there are, told by what is in them; other files are passed over.
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: absolute + "/" + file)))
            let root = try JSONParser.parse(bytes)
            guard let entries = (root["captures"] ?? root["gestures"])?.elements else { continue }
            for id in entries.compactMap({ $0["id"]?.string }) where !id.hasSuffix("(tail)") {
                let text = #"""
                    {"version": 1, "name": "t", "timeline": [
                      {"touches": {"file": "\#(absolute)/\#(file)", "id": "\#(id)"}}]}
                    """#
                let step = try ScenarioFile.parse(text: text, path: "a.json")[0].timeline[0]
                guard case .gesture(.touches(let samples)) = step.action else {
                    Issue.record("\(id) is no recording")
                    continue
                }
                #expect(samples.count >= 2, "\(id)")
                #expect(samples.first?.phase == .began && samples.last?.phase == .ended)
            }
        }
    }
}
