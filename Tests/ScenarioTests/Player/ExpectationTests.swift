import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// Each expectation, seen to hold and seen to fail.
@Suite struct ExpectationTests {
    /// What is wrong by the expectation at the end of the steps.
    private func complaints(
        _ check: String, after steps: String, more: String = ""
    ) throws -> [String] {
        try Played.result(steps + #", {"expect": {\#(check)}}"#, more: more).failures
            .filter { $0.kind == .expectation }.map(\.message)
    }

    private static let shown = #"{"present": {}}, {"settle": {}}"#
    private static let still = #""browser": {"isLoopingEnabled": false},"#

    @Test(
        "what holds of a page that rests",
        arguments: [
            #""zoomScale": 1"#, #""backdropAlpha": 1"#, #""transition": "none""#,
            #""imageFrame": [0, 295, 393, 262]"#,
            #""contentOffset": [0, 0]"#, #""contentSize": [393, {"min": 200}]"#,
            #""restored": true"#, #""scrollEnabled": true"#, #""hostShown": true"#,
            #""hiddenThumbnails": []"#, #""timers": 0"#, #""flips": []"#, #""liveBrowsers": 1"#,
            #""visible": [{"item": 0, "imageFrame": [0, 295, 393, 262]}]"#,
            #""browser": {"isLoopingEnabled": false, "itemSpacing": 0, "initialIndex": 0}"#,
            #""copies": {"item": 0, "count": 2, "where": "anywhere"}"#,
            #""copies": {"item": 0, "count": 1, "where": "elsewhere"}"#,
            #""copies": {"item": 0, "count": 1}"#, #""hostOffset": 0"#,
            #""callbackLog": {"of": ["viewWillAppear", "viewDidAppear"], "equals": ["viewWillAppear", "viewDidAppear"]}"#,
            #""callbackLog": {"of": ["willDisplay", "cellForItem"], "contains": ["cellForItem 0", "willDisplay 0"]}"#,
            #""callbacks": {"viewDidLoad": 1}"#,
        ])
    func holds(check: String) throws {
        #expect(
            try complaints(check, after: ExpectationTests.shown, more: ExpectationTests.still) == []
        )
    }

    @Test(
        "what does not hold of it",
        arguments: [
            (#""zoomScale": 2"#, "zoomScale: expected 2, found 1"),
            (#""backdropAlpha": {"max": 0.5}"#, "backdropAlpha: expected at most 0.5, found 1"),
            (#""transition": "presenting""#, "transition: expected presenting, found none"),
            (
                #""imageFrame": [0, 0, 393, 262]"#,
                "imageFrame: expected [0, 0, 393, 262], found [0, 295, 393, 262]"
            ),
            (#""contentOffset": [5, 0]"#, "contentOffset: expected [5, 0], found [0, 0]"),
            (
                #""contentSize": [1, {"min": 0}]"#,
                "contentSize: expected [1, at least 0], found [393, 262]"
            ),
            (
                #""restored": false"#,
                "restored: expected a page that is not as it was, found one that is"
            ),
            (#""scrollEnabled": false"#, "scrollEnabled: expected false, found true"),
            (#""hostShown": false"#, "hostShown: expected false, found true"),
            (#""hiddenThumbnails": [0]"#, "hiddenThumbnails: expected [0], found []"),
            (#""timers": 1"#, "timers: expected 1, found 0"),
            (
                #""flips": [{"at": "1s", "to": 1}]"#,
                "flips: expected to 1 at 1.0 s, found none"
            ),
            (#""flips": {"count": 2}"#, "flips: expected 2, found 0"),
            (
                #""gone": {"at": "1s"}"#,
                "gone: expected at 1.0 s; a browser is alive"
            ),
            (
                #""visible": [{"item": 0, "imageFrame": [1, 295, 393, 262]}]"#,
                "visible: item 0 image expected [1, 295, 393, 262], found [0, 295, 393, 262]"
            ),
            (
                #""browser": {"itemSpacing": 4}"#,
                "browser: itemSpacing expected 4.0, found 0.0"
            ),
            (
                #""copies": {"item": 0, "count": 1, "where": "anywhere"}"#,
                "copies: expected 1, found 2"
            ),
            (#""hostOffset": 3"#, "hostOffset: expected 3, found 0"),
            (
                #""callbackLog": {"of": ["viewDidAppear"], "equals": []}"#,
                #"callbackLog: expected [], found ["viewDidAppear"]"#
            ),
            (
                #""callbackLog": {"of": ["viewDidAppear"], "contains": ["viewDidAppear", "viewDidAppear"]}"#,
                #"callbackLog: expected ["viewDidAppear", "viewDidAppear"] among the calls, in this order; “viewDidAppear” is missing in ["viewDidAppear"]"#
            ),
            (#""callbacks": {"viewDidLoad": 2}"#, "callbacks: viewDidLoad expected 2, found 1"),
        ])
    func fails(check: String, message: String) throws {
        #expect(
            try complaints(check, after: ExpectationTests.shown, more: ExpectationTests.still)
                == [message])
    }

    @Test("flips are those that nobody asked for, with their moments")
    func flips() throws {
        let auto = #""browser": {"isAutoPlayEnabled": true, "autoPlayInterval": "1s"},"#
        let steps =
            #"{"present": {}}, {"settle": {}}, {"mark": "m"}, {"wait": "1.2s"}, {"next": {}}, {"wait": "500ms"}"#
        func flips(_ list: String) -> String {
            #""flips": {"equals": [\#(list)], "since": "m", "within": "60ms"}"#
        }
        #expect(try complaints(flips(#"{"at": "1s", "to": 1}"#), after: steps, more: auto) == [])
        #expect(
            try complaints(flips(#"{"at": "1s", "to": 2}"#), after: steps, more: auto).count == 1)
        #expect(try complaints(flips(#"{"at": "1.2s"}"#), after: steps, more: auto).count == 1)
        #expect(try complaints(flips(""), after: steps, more: auto).count == 1)
        #expect(
            try complaints(
                #""timers": 1, "browser": {"autoPlayInterval": "1s"}"#, after: steps, more: auto)
                == [])
        #expect(
            try complaints(
                #""browser": {"autoPlayInterval": "0.5s"}"#, after: steps,
                more: #""browser": {"autoPlayInterval": "-5s"},"#) == [])
    }

    /// A photo of 1500 × 1000 fills the width of 393 pt: 262 pt high, 295 pt from the top of 852 pt.
    /// Of three thumbnails in a row each is (393 − 4) / 3 pt wide, rounded down to 129; what is left
    /// goes between them, so that the middle one lies in the middle: at (393 − 129) / 2 = 132 pt.
    @Test("flights have their ends, from a mark")
    func flights() throws {
        let zoom = #""browser": {"transitionType": "zoom", "isLoopingEnabled": false},"#
        let steps =
            ExpectationTests.shown
            + #", {"mark": "open"}, {"swipe": {"direction": "left"}}, {"settle": {}}, {"dismiss": {}}, {"settle": {}}"#
        func complaints(_ list: String, more: String = zoom) throws -> [String] {
            try self.complaints(#""flights": \#(list)"#, after: steps, more: more)
        }
        let opened = #"{"item": 0, "from": "thumbnail", "to": "page"}"#
        let closed = #"{"item": 1, "from": "page", "to": "thumbnail"}"#
        #expect(try complaints("[\(opened), \(closed)]") == [])
        #expect(
            try complaints(
                #"{"equals": [{"item": 1, "from": [0, 295, 393, 262], "to": [132, 0, 129, 129]}], "since": "open"}"#
            ) == [])
        #expect(
            try complaints("[\(closed), \(closed)]") == [
                "flights: flight 1: expected item 1, found the picture 0"
            ])
        let other = try complaints("[\(opened)]").first ?? ""
        #expect(
            other.hasPrefix("flights: expected 1 flight, found 2 flights: picture 0 at 0.")
                && other.contains("; picture 1 at 1"), "\(other)")
        let backwards = try complaints(#"[\#(opened), {"item": 1, "from": "thumbnail"}]"#)
        #expect(
            backwards.first?.hasPrefix(
                "flights: flight 2: expected to begin at the thumbnail, [132, 0, 129, 129], found at"
            ) == true, "\(backwards)")
        let none = #""browser": {"transitionType": "fade"},"#
        #expect(try complaints("[]", more: none) == [])
        #expect(
            try complaints("[\(opened)]", more: none) == [
                "flights: expected 1 flight, found none"
            ])
    }

    @Test("page changes have their moments, from a mark")
    func pageChangeMoments() throws {
        let steps =
            ExpectationTests.shown
            + #", {"mark": "m"}, {"scrollToPage": {"page": 2, "animated": false}}, {"wait": "1s"}, {"scrollToPage": {"page": 4, "animated": false}}"#
        func changes(_ times: String) -> String {
            #""pageChanges": {"equals": [2, 4], "at": [\#(times)], "since": "m"}"#
        }
        #expect(try complaints(changes(#""0ms", "1s""#), after: steps) == [])
        #expect(try complaints(changes(#""0ms", "1.1s""#), after: steps).count == 1)
        #expect(try complaints(changes(#""0ms""#), after: steps).count == 1)
    }

    @Test("a page that a view of it has changed is not restored")
    func restored() throws {
        func complaints(_ change: @escaping (UICollectionViewCell, UIImageView) -> Void) throws
            -> [String]
        {
            let scenario = try Played.scenario(
                ExpectationTests.shown + #", {"wait": "1s"}, {"expect": {"restored": true}}"#)
            let player = Player(scenario: scenario)
            var hasChanged = false
            player.onFrame = { run in
                guard run.former.hasPages, run.former.isResting, !hasChanged,
                    let browser = run.host.port?.browser,
                    let cell = browser.collectionView.visibleCells.first,
                    let image = KernelPort.imageView(of: cell)
                else { return }
                hasChanged = true
                change(cell, image)
            }
            return player.run().failures.filter { $0.kind == .expectation }.map(\.message)
        }
        #expect(try complaints { _, _ in } == [])
        #expect(try complaints { cell, _ in cell.alpha = 0.5 }.count == 1)
        #expect(try complaints { cell, _ in cell.clipsToBounds.toggle() }.count == 1)
        #expect(
            try complaints { cell, _ in KernelPort.zoomView(of: cell)?.isScrollEnabled = false }
                == ["restored: expected a page as it was; the page does not scroll as it did"])
        #expect(
            try complaints { _, image in
                image.transform = CGAffineTransform(translationX: 3, y: 0)
            }.count == 1)
    }

    @Test("a browser that is let go of is gone at that moment, and counted no more")
    func gone() throws {
        let banner = #""host": {"kind": "banner"},"#
        let steps =
            #"{"embed": {}}, {"settle": {}}, {"mark": "m"}, {"after": "1s", "remove": {}}, {"release": {}}, {"wait": "200ms"}"#
        #expect(
            try complaints(
                #""gone": {"at": "1s", "within": "20ms", "since": "m"}, "liveBrowsers": 0"#,
                after: steps, more: banner) == [])
        #expect(
            try complaints(
                #""gone": {"at": "3s", "within": "20ms", "since": "m"}"#, after: steps,
                more: banner
            ).count == 1)
        #expect(
            try complaints(#""gone": {"at": "1s"}"#, after: #"{"wait": "1ms"}"#) == [
                "gone: expected at 1.0 s; there has been none"
            ])
    }

    @Test("every browser that is alive is counted")
    func liveBrowsers() throws {
        let steps =
            #"{"present": {}}, {"settle": {}}, {"dismiss": {}}, {"settle": {}}, {"present": {}}, {"settle": {}}"#
        #expect(try complaints(#""liveBrowsers": 1"#, after: steps) == [])
        #expect(try complaints(#""liveBrowsers": 2"#, after: steps).count == 1)
    }
}
