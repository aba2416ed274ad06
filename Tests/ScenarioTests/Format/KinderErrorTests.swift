import Testing

@testable import Scenarios

@Suite("Errors that say how it is written")
struct KinderErrorTests {
    private func file(_ timeline: String, _ more: String = "") -> [String] {
        errors(
            of: #"{"version": 1, "name": "t", \#(more) "timeline": [\#(timeline)]}"#
        ).map { String($0.split(separator: " ", maxSplits: 1)[1]) }
    }

    @Test(
        "a value that stands bare is shown in its object",
        arguments: [
            (
                #"{"rotate": "landscapeLeft"}"#,
                #"timeline[0].rotate: found "landscapeLeft"; right would be `{"to": "landscapeLeft"}`"#
            ),
            (
                #"{"rotate": "landscape"}"#,
                #"timeline[0].rotate: found "landscape"; right would be `{"to": "landscapeLeft"}`"#
            ),
            (
                #"{"scrollToPage": 3}"#,
                "timeline[0].scrollToPage: found `3`; right would be `{\"page\": 3}`"
            ),
            (
                #"{"swipe": "left"}"#,
                #"timeline[0].swipe: found "left"; right would be `{"direction": "left"}`"#
            ),
            (
                #"{"next": false}"#,
                "timeline[0].next: found `false`; right would be `{\"animated\": false}`"
            ),
            // A tap has two fields that are written as texts.
            (
                #"{"tap": "x"}"#,
                #"timeline[0].tap: found "x"; right would be an object: down and up in one place"#
            ),
        ])
    func bareValues(step: String, message: String) {
        #expect(file(step) == [message])
    }

    @Test("a time with a comma is shown with a point")
    func commas() {
        #expect(
            file(#"{"wait": "1,5s"}"#) == [
                #"timeline[0].wait: found "1,5s"; right would be a time with a point, "1.5s""#
            ])
        #expect(
            file(#"{"wait": "1,5 s"}"#) == [
                #"timeline[0].wait: found "1,5 s" with the unit `,5 s`; right would be a time in "#
                    + "`ms`, `s` or `min`"
            ])
    }

    @Test(
        "files that are no scenarios are told as what they are",
        arguments: [
            (
                #"{"schema": "bench.trace/1", "header": {}}"#,
                "1:1: this is the trace of a run, no scenario; the text of the scenario is in its "
                    + "`header.scenario`"
            ),
            (
                #"{"schema": "bench.run/1"}"#,
                "1:1: this is a document of bench (`bench.run/1`), no scenario; name a scenario "
                    + "file"
            ),
            (
                #"{"captures": []}"#,
                "1:1: this is a recording of touches, no scenario; name it in a step: "
                    + #"`{"touches": {"file": …}}`"#
            ),
            (
                #"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#,
                "1:1: this is the schema of scenarios, no scenario; name a scenario file"
            ),
        ])
    func otherFiles(text: String, message: String) {
        #expect(errors(of: text) == [message])
    }

    @Test("an overlay's name is used once at a time")
    func overlayNames() {
        let add = #"{"addOverlay": {"kind": "recorder"}}"#
        let remove = #"{"removeOverlay": {"name": "recorder"}}"#
        #expect(file([#"{"present": {}}"#, add, remove, add].joined(separator: ",")).isEmpty)
        #expect(
            file([#"{"present": {}}"#, add, add].joined(separator: ",")) == [
                "timeline[2].addOverlay: another overlay is called `recorder` already"
            ])
        // Presented anew, the browser is another one.
        let again = [
            #"{"present": {}}"#, add, #"{"dismiss": {}}"#, #"{"present": {}}"#, add,
        ].joined(separator: ",")
        #expect(file(again).isEmpty)
        #expect(file(again, #""host": {"keepsBrowser": true},"#).count == 1)
    }

    @Test("what is taken back was done before; an album has no tabs")
    func pairs() {
        #expect(
            file(#"{"present": {}}, {"uncover": {}}"#) == [
                "timeline[1].uncover: there is no cover to take away; put a step `cover` before it"
            ])
        let banner = #""host": {"kind": "banner"},"#
        #expect(
            file(#"{"embed": {}}, {"appear": {}}"#, banner) == [
                "timeline[1].appear: the screen has not gone; put a step `disappear` before it"
            ])
        #expect(
            file(#"{"embed": {}}, {"disappear": {}}, {"disappear": {}}"#, banner) == [
                "timeline[2].disappear: the screen has gone already; put a step `appear` before it"
            ])
        #expect(
            file(#"{"disappear": {}}, {"appear": {}}"#) == [
                "timeline[0].disappear: an album does not embed; use `cover`, or another "
                    + "`host.kind`",
                "timeline[1].appear: an album does not embed; use `uncover`, or another `host.kind`",
            ])
    }

    @Test("nothing is concluded from a host that is wrong")
    func wrongHost() {
        let host = #""host": {"kind": "banner", "items": 3, "banner": {"height": 0}},"#
        let found = file(#"{"embed": {}}, {"remove": {}}"#, host)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("host.banner.height: found `0`") == true)
    }

    @Test("budgets name known figures, with their units")
    func budgets() {
        let step = #"{"present": {}}"#
        #expect(
            file(step, #""budgets": {"layoutPass": 3},"#) == [
                "budgets.layoutPass: there is no key `layoutPass` in `budgets`; did you mean "
                    + "`layoutPasses`?"
            ])
        #expect(
            file(step, #""budgets": {"liftToRest": 3},"#) == [
                "budgets.liftToRest: found `3`; right would be a time with its unit, such as "
                    + #""3ms" or "1.5s""#
            ])
        #expect(
            file(step, #""budgets": {"frames": -1},"#) == [
                "budgets.frames: found `-1`; right would be a number from 0 to 1000000000000"
            ])
    }

    @Test("what does not go together in the host")
    func host() {
        let step = #"{"present": {}}"#
        #expect(
            file(step, #""host": {"pictureless": [1]},"#) == [
                "host.pictureless: only a custom cell can be without a picture; set `cell` to "
                    + #""custom", or let the image fail in `loading`"#
            ])
        #expect(
            file(step, #""host": {"album": {"thumbnails": [5, 2]}},"#) == [
                "host.album.thumbnails: no item is from 5 to 2; put the lesser one first"
            ])
    }
}
