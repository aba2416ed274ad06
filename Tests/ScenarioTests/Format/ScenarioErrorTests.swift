import Foundation
import Testing

@testable import Scenarios

/// The errors of a text, each as `line:col: message`.
func errors(of text: String) -> [String] {
    do {
        _ = try ScenarioFile.parse(text: text, path: "/nowhere/test.json")
        return []
    } catch {
        return error.errors.map { "\($0.place.line):\($0.place.column): \($0.message)" }
    }
}

/// A file with one more top-level line (the second), and a timeline of one line (the third).
private func file(_ line: String = "", timeline: String = #"{"present": {}}"#) -> String {
    """
    {"version": 1, "name": "t",
    \(line)
    "timeline": [\(timeline)]}
    """
}

private func stepErrors(_ steps: String) -> [String] {
    errors(of: file(timeline: steps)).map {
        $0.replacingOccurrences(of: "3:", with: "", options: .anchored)
    }
}

@Suite("What is wrong with a file")
struct ScenarioErrorTests {
    @Test(
        "the top level",
        arguments: [
            (
                #""sumary": "x","#,
                "2:1: sumary: there is no key `sumary` in the scenario; did you mean `summary`?"
            ),
            (
                #""name": "u","#,
                "2:1: name: the key `name` is there already, at line 1, column 16"
            ),
            (
                #""surroundings": {},"#,
                "2:1: surroundings: there is no key `surroundings` in the scenario; known are "
                    + "`$schema`, `version`, `name`, `summary`, `tags`, `class`, `device`, "
                    + "`host`, `browser`, `environment`, `timeline`, `sometimes`, … (18 in all)"
            ),
            (
                #""seed": -1,"#,
                "2:9: seed: found `-1`; right would be a whole number from 0 to 9007199254740991"
            ),
            (
                #""seed": 1.5,"#,
                "2:9: seed: found `1.5`; right would be a whole number from 0 to 9007199254740991"
            ),
            (
                #""limit": "0ms","#,
                "2:10: limit: found \"0ms\"; right would be a time that is not zero"
            ),
            (#""tags": "x","#, "2:9: tags: found \"x\"; right would be a list of 0 to 50 names"),
            (
                #""tags": ["a b"],"#,
                "2:10: tags[0]: found \"a b\"; right would be a name of letters, digits, `-`, `_` "
                    + "and `.`, at most 80 of them"
            ),
            (
                #""summary": " ","#,
                "2:12: summary: found \" \"; right would be a text of 1 to 500 characters"
            ),
            (
                #""device": {"preset": "iPhone 15 Por"},"#,
                "2:22: device.preset: found \"iPhone 15 Por\"; did you mean `iPhone 15 Pro`?"
            ),
            (
                #""device": {"size": [390]},"#,
                "2:20: device.size: found a list of 1; right would be `[width, height]`, numbers "
                    + "in pt of at least 1"
            ),
            (
                #""device": {"refreshRate": 0},"#,
                "2:27: device.refreshRate: found `0`; right would be a whole number from 20 to 240"
            ),
            (
                #""host": {"cell": "video"},"#,
                "2:18: host.cell: found \"video\"; known are `zoom`, `image`, `custom`"
            ),
            (
                #""host": {"items": true},"#,
                "2:19: host.items: found `true`; right would be a whole number from 0 to 1000000000, or an object: "
                    + "what there is to browse"
            ),
            (
                #""host": {"items": {"size": [1, 1], "mix": "realWorld"}},"#,
                "2:36: host.items: found `size`, `mix`; only one source of sizes can be given"
            ),
            (
                #""host": {"costs": {"cellForItem": 3}},"#,
                "2:35: host.costs.cellForItem: found `3`; right would be a time with its unit, "
                    + "such as \"3ms\" or \"1.5s\""
            ),
            (
                #""host": {"reactions": [{"on": "willDisplay", "call": {"present": {}}}]},"#,
                "2:55: host.reactions[0].call.present: there is no key `present` in a call; known "
                    + "are `dismiss`, `scrollToPage`, `next`, `previous`, `reloadData`, `set`, "
                    + "`addOverlay`, `removeOverlay`, `items`, `deliverImage`, `failImage`, "
                    + "`scrollHost`, … (13 in all)"
            ),
            (
                #""sometimes": ["caught in fligt"],"#,
                "2:15: sometimes[0]: found \"caught in fligt\"; did you mean `caught in flight`?"
            ),
            (
                #""invariantsOff": {"no-blanks": "x"},"#,
                "2:19: invariantsOff.no-blanks: there is no key `no-blanks` in this object; did "
                    + "you mean `no-blank`?"
            ),
            (
                #""invariantsOff": {"no-blank": ""},"#,
                "2:31: invariantsOff.no-blank: found \"\"; right would be a text of 1 to 500 "
                    + "characters"
            ),
            (
                #""model": {"tap": "narow"},"#,
                "2:18: model.tap: found \"narow\"; did you mean `narrow`?"
            ),
            (
                #""matrix": {},"#,
                "2:11: matrix: `matrix` needs a key: one of `items`, `cell`, "
                    + "`keepsBrowser`, `binding`, `loading`, `looping`, `direction`, `spacing`, "
                    + "`initialIndex`, `transition`, `autoPlay`, `autoPlayInterval`, … (20 in all)"
            ),
        ])
    func topLevel(line: String, message: String) {
        #expect(errors(of: file(line)) == [message])
    }

    @Test("what must be there")
    func missing() {
        #expect(
            errors(of: "{}") == [
                "1:1: the scenario needs the key `version`: 1",
                "1:1: the scenario needs the key `name`: a name of letters, digits, `-`, `_` and "
                    + "`.`, at most 80 of them",
                "1:1: the scenario needs the key `timeline`: a list of 1 to 20000 steps",
            ])
        #expect(
            errors(of: #"{"version": 2, "name": "a", "timeline": []}"#) == [
                "1:13: version: found `2`; right would be 1",
                "1:41: timeline: found an empty list; right would be a list of 1 to 20000 steps",
            ])
        #expect(
            errors(of: "[1]") == ["1:1: found a list of 1; right would be an object: a scenario"])
    }

    @Test(
        "steps",
        arguments: [
            (
                #"{"swpie": {}}"#,
                "15: timeline[0].swpie: there is no key `swpie` in a step; did you mean `swipe`?"
            ),
            (
                #"{"tap": {}, "drag": {"legs": [{"hold": "1s"}]}}"#,
                "26: timeline[0]: found `tap`, `drag`; only one verb can be given"
            ),
            (
                #"{"after": "1s"}"#,
                "14: timeline[0]: a step needs a verb: one of `tap`, `doubleTap`, `longPress`, "
                    + "`drag`, `swipe`, `pinch`, `touches`, `cancelTouches`, `present`, "
                    + "`dismiss`, `push`, `pop`, … (44 in all)"
            ),
            (
                "3",
                "14: timeline[0]: found `3`; right would be an object: one verb with its fields, "
                    + "and when it starts"
            ),
            (
                #"{"wait": "-20ms"}"#,
                "23: timeline[0].wait: found \"-20ms\"; right would be a time that is not negative"
            ),
            (
                #"{"wait": "20"}"#,
                "23: timeline[0].wait: found \"20\"; right would be a time with its unit, such as "
                    + "\"20ms\" or \"1.5s\""
            ),
            (
                #"{"wait": "20us"}"#,
                "23: timeline[0].wait: found \"20us\" with the unit `us`; right would be a time in "
                    + "`ms`, `s` or `min`"
            ),
            (
                #"{"wait": "2000min"}"#,
                "23: timeline[0].wait: found \"2000min\"; right would be a time from 0ms to 3600s"
            ),
            (
                #"{"swipe": {"direction": "lefft"}}"#,
                "38: timeline[0].swipe.direction: found \"lefft\"; did you mean `left`?"
            ),
            (
                #"{"swipe": {}}"#,
                "24: timeline[0].swipe: `swipe` needs the key `direction`: one of \"left\", "
                    + "\"right\", \"up\", \"down\""
            ),
            (
                #"{"swipe": {"direction": "left", "speed": "1000pt/s"}}"#,
                "55: timeline[0].swipe.speed: found \"1000pt/s\"; right would be a bare number, "
                    + "which is in pt/s"
            ),
            (
                #"{"swipe": {"direction": "left", "distance": 9, "translation": 9}}"#,
                "61: timeline[0].swipe: found `distance`, `translation`; only one length can be "
                    + "given"
            ),
            (
                #"{"drag": {"legs": []}}"#,
                "32: timeline[0].drag.legs: found an empty list; right would be a list of 1 to 1000 legs"
            ),
            (
                #"{"drag": {"legs": [{"by": [1, 2], "silent": true}]}}"#,
                "48: timeline[0].drag.legs[0]: `silent` needs `hold` as well"
            ),
            (
                #"{"drag": {"legs": [{"hold": "1s", "releaseSpeed": 5}]}}"#,
                "48: timeline[0].drag.legs[0]: found `hold`, `releaseSpeed`; only one way of "
                    + "moving can be given"
            ),
            (
                #"{"tap": {"at": ["80%", "x"]}}"#,
                "37: timeline[0].tap.at[1]: found \"x\"; right would be a number of points, or a "
                    + "fraction such as \"80%\""
            ),
            (
                #"{"tap": {"at": "page.centre"}}"#,
                "29: timeline[0].tap.at: found \"page.centre\"; did you mean `page.center`?"
            ),
            (
                #"{"pinch": {"scale": 0}}"#,
                "34: timeline[0].pinch.scale: found `0`; right would be a number above 0 to 100"
            ),
            (
                #"{"pinch": {"scale": 2, "fingers": [1, 1]}}"#,
                "48: timeline[0].pinch.fingers: finger 1 is down already, since the start of the "
                    + "pinch; lift it first or use another finger"
            ),
            (
                #"{"at": "1s", "after": "2s", "tap": {}}"#,
                "27: timeline[0]: found `at`, `after`; only one start can be given"
            ),
            (
                #"{"every": "1s", "tap": {}}"#,
                "15: timeline[0]: `every` needs `repeat` as well"
            ),
            (
                #"{"when": {"page": 1}, "tap": {}}"#,
                "15: timeline[0]: `when` needs `within` as well"
            ),
            (
                #"{"when": {}, "within": "1s", "tap": {}}"#,
                "23: timeline[0].when: a condition needs a part: one of `page`, `phase`, "
                    + "`offset`, `position`, `resting`, `shows`, `visible`, `mark`, "
                    + "`pageChanges`, `presented`, `zoomScale`, `backdropAlpha`, … (14 in all)"
            ),
            (
                #"{"after": "1s", "from": "start", "tap": {}}"#,
                "38: timeline[0].from: there is no step before the first one; leave `from` out"
            ),
            (
                #"{"at": "1s", "repeat": 3, "tap": {}}"#,
                "21: timeline[0].at: a step that is repeated cannot start at one moment each time; "
                    + "say `every`, or `after` instead of `at`"
            ),
            (
                #"{"after": "1s", "steps": [{"after": "2s", "tap": {}}]}"#,
                "40: timeline[0].steps[0]: the first step of a group has a start, and so has the "
                    + "group; leave one of them out"
            ),
            (
                #"{"repeat": 200, "steps": [{"repeat": 200, "tap": {}}]}"#,
                "40: timeline[0].steps[0]: the repetitions make more than 20000 steps"
            ),
            (
                #"{"set": {}}"#,
                "22: timeline[0].set: `properties` needs a property: one of `initialIndex`, "
                    + "`scrollDirection`, `isLoopingEnabled`, `itemSpacing`, "
                    + "`transitionType`, `isDismissGestureEnabled`, `isAutoPlayEnabled`, "
                    + "`autoPlayInterval`"
            ),
            (
                #"{"expect": {"offset": {"between": [4, 1]}}}"#,
                "48: timeline[0].expect.offset: no number is from 4 to 1; put the lesser one first"
            ),
            (
                #"{"expect": {"offset": {"equals": 4, "min": 1}}}"#,
                "50: timeline[0].expect.offset: found `equals`, `min`; only one comparison can be "
                    + "given"
            ),
            (
                #"{"expect": {"phase": "decelerating"}}"#,
                "35: timeline[0].expect.phase: found \"decelerating\"; known are `idle`, "
                    + "`tracking`, `dragging`, `snapping`, `animating`"
            ),
            (
                #"{"addOverlay": {"kind": "recorder", "padding": 3}}"#,
                "61: timeline[0].addOverlay.padding: `padding` belongs to a page indicator, and "
                    + "this is a recorder; leave it out"
            ),
        ])
    func steps(steps: String, message: String) {
        #expect(stepErrors(steps) == [message])
    }

    @Test(
        "what is impossible across the file",
        arguments: [
            (
                "", #"{"scrollToPage": {"page": 10}}"#,
                "3:40: timeline[0].scrollToPage.page: there is no page 10: there are 10, from 0 to "
                    + "9"
            ),
            (
                #""host": {"items": 0},"#, #"{"scrollToPage": {"page": 0}}"#,
                "3:40: timeline[0].scrollToPage.page: there is no page 0: there are no items then"
            ),
            (
                #""host": {"items": 1},"#,
                #"{"items": {"count": 0}}, {"deliverImage": {"item": 0}}"#,
                "3:65: timeline[1].deliverImage.item: there is no item 0: there are no items then"
            ),
            (
                #""browser": {"initialIndex": 10},"#, #"{"present": {}}"#,
                "2:29: browser.initialIndex: there is no page 10: there are 10, from 0 to 9"
            ),
            (
                "", #"{"expect": {"page": 12}}"#,
                "3:34: timeline[0].expect.page: there is no page 12: there are 10, from 0 to 9"
            ),
            (
                "", #"{"tap": {"at": "thumbnail:10"}}"#,
                "3:15: timeline[0].tap: there is no item 10: there are 10, from 0 to 9"
            ),
            (
                "", #"{"when": {"visible": 30}, "within": "1s", "tap": {}}"#,
                "3:15: timeline[0].when: there is no item 30: there are 10, from 0 to 9"
            ),
            (
                "", #"{"items": {"remove": {"at": 8, "count": 3}}}"#,
                "3:15: timeline[0].items: there is no item 10: there are 10, from 0 to 9"
            ),
            (
                "", #"{"items": {"insert": {"at": 11}}}"#,
                "3:15: timeline[0].items: there is no place 11: there are 11, from 0 to 10"
            ),
            (
                "", #"{"embed": {}}"#,
                "3:15: timeline[0].embed: an album does not embed; use `present`, or another "
                    + "`host.kind`"
            ),
            (
                #""host": {"kind": "banner"},"#, #"{"dismiss": {}}"#,
                "3:15: timeline[0].dismiss: a banner's browser is not presented; use `remove`, or "
                    + "another `host.kind`"
            ),
            (
                #""host": {"kind": "navigation"},"#, #"{"present": {}}"#,
                "3:15: timeline[0].present: a navigation's browser is not presented; use `push`, "
                    + "or another `host.kind`"
            ),
            (
                "", #"{"push": {}}"#,
                "3:15: timeline[0].push: an album does not push; use `present`, or another "
                    + "`host.kind`"
            ),
            (
                #""host": {"kind": "banner"},"#, #"{"pop": {}}"#,
                "3:15: timeline[0].pop: a banner does not push; use `remove`, or another "
                    + "`host.kind`"
            ),
            (
                #""host": {"kind": "banner", "reactions": [{"on": "willDisplay", "call": {"dismiss": {}}}]},"#,
                #"{"embed": {}}"#,
                "2:84: host.reactions[0].call.dismiss: a banner's browser is not presented; leave "
                    + "the reaction out, or set another `host.kind`"
            ),
            (
                #""host": {"kind": "navigation", "banner": {}},"#, #"{"push": {}}"#,
                "2:42: host.banner: `banner` belongs to a host of that kind, and this one is a "
                    + "navigation; leave it out or set `kind` to \"banner\""
            ),
            (
                #""host": {"kind": "navigation", "album": {"modal": true}},"#, #"{"push": {}}"#,
                "2:51: host.album.modal: the first page of a navigation controller is not "
                    + "presented; leave `modal` out"
            ),
            (
                #""host": {"cell": "image", "maximumZoomScale": 5},"#, #"{"present": {}}"#,
                "2:47: host.maximumZoomScale: only the kernel's cell with zoom has a scale to set; "
                    + "leave it out, or set `cell` to \"zoom\""
            ),
            (
                #""host": {"zoomByItem": [{"item": 10, "maximumZoomScale": 5}]},"#,
                #"{"present": {}}"#,
                "2:34: host.zoomByItem[0].item: there is no item 10: there are 10, from 0 to 9"
            ),
            (
                #""host": {"zoomByItem": [{"item": 1, "maximumZoomScale": 5}, {"item": 1, "maximumZoomScale": 4}]},"#,
                #"{"present": {}}"#,
                "2:70: host.zoomByItem[1].item: item 1 is there already; say both scales in one "
                    + "place"
            ),
            (
                #""host": {"banner": {}},"#, #"{"present": {}}"#,
                "2:20: host.banner: `banner` belongs to a host of that kind, and this one is an "
                    + "album; leave it out or set `kind` to \"banner\""
            ),
            (
                #""host": {"kind": "banner", "banner": {"top": 2300}},"#, #"{"embed": {}}"#,
                "2:38: host.banner: the banner ends at 2540 pt, below the list's end at 2400 pt; "
                    + "raise `listHeight`"
            ),
            (
                #""host": {"loading": {"byStep": true, "delay": "1s"}},"#, #"{"present": {}}"#,
                "2:47: host.loading.delay: `delay` says when images arrive, and so does `byStep`; "
                    + "leave one of them out"
            ),
            (
                #""host": {"reactions": [{"on": "numberOfItems", "index": 1, "call": {"next": {}}}]},"#,
                #"{"present": {}}"#,
                "2:57: host.reactions[0].index: `numberOfItems` is about no item, so it has no "
                    + "index; leave `index` out"
            ),
            (
                #""host": {"reactions": [{"on": "willDisplay", "index": 10, "call": {"next": {}}}]},"#,
                #"{"present": {}}"#,
                "2:55: host.reactions[0].index: there is no item 10: there are 10, from 0 to 9"
            ),
            (
                "", #"{"mark": "half"}, {"expect": {"content": {"at": [1, 1], "sameAs": "hlaf"}}}"#,
                "3:33: timeline[1].expect: there is no mark `hlaf`; did you mean `half`?"
            ),
            (
                "", #"{"mark": "a"}, {"mark": "a"}"#,
                "3:38: timeline[1].mark: another mark is called `a` already"
            ),
            (
                "", #"{"always": {"from": "x", "expect": {"page": 0}}}"#,
                "3:15: timeline[0].always: there is no mark `x`"
            ),
            (
                "", #"{"removeOverlay": {"name": "dots"}}"#,
                "3:15: timeline[0].removeOverlay: there is no overlay `dots`"
            ),
            (
                #""browser": {"overlays": [{"kind": "recorder"}, {"kind": "recorder"}]},"#,
                #"{"present": {}}"#,
                "2:48: browser.overlays[1]: another overlay is called `recorder` already"
            ),
            (
                #""limit": "2s","#, #"{"at": "3s", "tap": {}}"#,
                "3:21: timeline[0].at: this starts at 3s at the earliest, after the scenario's end "
                    + "at 2s; start it sooner or raise `limit`"
            ),
            (
                #""limit": "2s","#,
                #"{"wait": "1.5s"}, {"after": "600ms", "tap": {}}, {"tap": {}}"#,
                "3:51: timeline[1].tap: this starts at 2.1s at the earliest, after the scenario's "
                    + "end at 2s; start it sooner or raise `limit`"
            ),
            (
                "",
                #"{"drag": {"legs": [{"by": [-9, 0], "in": "1s"}]}}, "#
                    + #"{"tap": {}, "from": "start", "after": "300ms"}"#,
                "3:66: timeline[1].tap: finger 1 is down already, since timeline[0]; lift it first "
                    + "or use another finger"
            ),
            (
                "", #"{"drag": {"legs": [{"by": [-20, 0], "in": "80ms", "releaseSpeed": 1200}]}}"#,
                "3:15: timeline[0].drag: a release at 1200 pt/s needs a movement of at least 30 pt "
                    + "and 33.3 ms, and this one is 20 pt long: make it longer or slower"
            ),
            (
                #""host": {"items": {"folder": "pics"}},"#, #"{"present": {}}"#,
                "2:30: host.items.folder: the image folder `pics` does not exist; it was looked "
                    + "for at /nowhere/pics"
            ),
            (
                "", #"{"touches": {"file": "gone.json"}}"#,
                "3:35: timeline[0].touches.file: the recorded file `gone.json` cannot be read, "
                    + "there is no such file; it was looked for at /nowhere/gone.json"
            ),
        ])
    func impossible(line: String, steps: String, message: String) {
        #expect(errors(of: file(line, timeline: steps)) == [message])
    }

    @Test("a page that is meant not to exist can be asked for")
    func outOfRange() {
        #expect(stepErrors(#"{"scrollToPage": {"page": -1, "outOfRange": true}}"#) == [])
        #expect(stepErrors(#"{"scrollToPage": {"page": -1}}"#).count == 1)
    }

    @Test("counts follow the steps that change them")
    func counts() {
        let grown =
            #"{"items": {"insert": {"at": 10, "count": 2}}}, {"scrollToPage": {"page": 11}}"#
        #expect(stepErrors(grown) == [])
        #expect(
            stepErrors(#"{"scrollToPage": {"page": 11}}, {"items": {"count": 20}}"#).count == 1)
        // Where changes overlap other steps, only what can never be is told.
        let overlapping = #"{"scrollToPage": {"page": 11}}, {"at": "1s", "items": {"count": 20}}"#
        #expect(stepErrors(overlapping) == [])
    }

    @Test("fingers that lift in time, or that are others, do not clash")
    func fingers() {
        let long = #"{"drag": {"legs": [{"hold": "1s"}]}}"#
        let other = #"{"tap": {"finger": 2}, "from": "start", "after": "300ms"}"#
        #expect(stepErrors("\(long), \(other)") == [])
        #expect(stepErrors(#"\#(long), {"tap": {}, "from": "start", "after": "1s"}"#) == [])
        #expect(stepErrors("\(long), {\"tap\": {}}") == [])
        let twice = #"{"at": "1s", "tap": {}}, {"at": "1.03s", "tap": {}}"#
        #expect(stepErrors(twice).count == 1)
        // A settle takes as long as it takes: nothing is known after it.
        #expect(
            stepErrors(
                #"\#(long), {"settle": {}, "from": "start"}, {"tap": {"finger": 2}, "from": "start"}, \#(long)"#
            )
                == [])
    }

    @Test("all errors of a file are told, in order, with what is wrong across its sound parts")
    func all() {
        let found = errors(
            of: """
                {"version": 1, "nam": "t",
                 "host": {"items": 5},
                 "timeline": [
                  {"scrollToPage": {"page": 7}},
                  {"wait": 3},
                  {"scrollToPage": {"page": 4}},
                  {"tpa": {}},
                  {"embed": {}}
                 ]}
                """)
        // The step with the unknown verb may be the one that brings items: the page of the first
        // step is not told.
        #expect(
            found.map { String($0.prefix(while: { $0 != " " })) } == [
                "1:1:", "1:16:", "5:12:", "7:4:", "8:4:",
            ])
        let known = errors(
            of: """
                {"version": 1, "name": "t", "timeline": [
                  {"scrollToPage": {"page": 17}},
                  {"wait": 3}
                 ]}
                """)
        #expect(known.map { String($0.prefix(4)) } == ["2:29", "3:12"])
    }

    @Test("an error is shown with its line and a caret")
    func rendering() throws {
        let text = "{\n\t\"version\": 1, \"name\": \"日本\", \"tags\": 3 }"
        let error = #expect(throws: ScenarioErrors.self) {
            try ScenarioFile.parse(text: text, path: "a/b.json")
        }
        let shown = try #require(error?.errors.last { $0.jsonPath == "tags" }).rendered
        #expect(
            shown == """
                a/b.json:2:38: error: tags: found `3`; right would be a list of 0 to 50 names
                    \t"version": 1, "name": "日本", "tags": 3 }
                    \t\(String(repeating: " ", count: 38))^
                """)
    }

    @Test("of a long line the part around the place is shown")
    func longLine() throws {
        let filler = String(repeating: " ", count: 500)
        let text = #"{"version": 1, "name": "t",\#(filler)"seed": "x",\#(filler)"timeline": []}"#
        let error = #expect(throws: ScenarioErrors.self) {
            try ScenarioFile.parse(text: text, path: "b.json")
        }
        let lines = try #require(error?.errors.first).rendered.split(separator: "\n")
        #expect(lines[1].count <= 4 + 1 + 100)
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let column = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(Array(lines[1])[column...].starts(with: "\"x\""))
    }
}
