import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What happens around the browser, each seen to have its effect.
@Suite struct WorldStepTests {
    /// The failures of steps with expectations in them.
    private func failures(_ steps: String, more: String = "") throws -> [String] {
        try Played.result(steps, more: more).failures.map { "\($0.id): \($0.message)" }
    }

    private static let shown = #"{"present": {}}, {"settle": {}}"#

    @Test func anotherScreenCoversAndGoes() throws {
        #expect(
            try failures(
                WorldStepTests.shown
                    + #"""
                    , {"cover": {}}, {"settle": {}}, {"expect": {"presented": false, "hostShown": true}},
                    {"uncover": {"animated": false}}, {"settle": {}}, {"expect": {"presented": true}}
                    """#, more: #""sometimes": ["covered"],"#) == [])
    }

    @Test func whatUIKitRefusesIsTold() throws {
        let twice = WorldStepTests.shown + #", {"cover": {}}, {"cover": {}}, {"settle": {}}"#
        #expect(
            try failures(twice).contains {
                $0.hasPrefix("cover: nothing can be presented now")
            })
        let tooSoon = WorldStepTests.shown + #", {"cover": {}}, {"uncover": {}}, {"settle": {}}"#
        #expect(try failures(tooSoon).contains("uncover: there is nothing to take away now"))
    }

    @Test func theScreenOfABannerGoesAndComesBack() throws {
        #expect(
            try failures(
                #"""
                {"embed": {}}, {"settle": {}}, {"disappear": {}},
                {"expect": {"presented": false, "hostShown": false,
                 "callbackLog": {"of": ["viewWillDisappear", "viewDidDisappear"], "equals": ["viewWillDisappear", "viewDidDisappear"]}}},
                {"appear": {}}, {"settle": {}}, {"expect": {"presented": true, "hostShown": true}}
                """#, more: #""host": {"kind": "banner"}, "sometimes": ["covered"],"#) == [])
    }

    @Test func theHostScrollsAsFarAsItGoes() throws {
        let host = #""host": {"kind": "banner", "banner": {"listHeight": 1000}},"#
        #expect(
            try failures(
                #"""
                {"embed": {}}, {"scrollHost": {"to": 30, "animated": false}},
                {"expect": {"hostOffset": 30}}, {"scrollHost": {"to": -50, "animated": false}},
                {"expect": {"hostOffset": 0}}, {"scrollHost": {"to": 70}}, {"settle": {}},
                {"expect": {"hostOffset": 70}}, {"scrollHost": {"to": 5000}}, {"settle": {}},
                {"expect": {"hostOffset": {"between": [148, 260]}}}
                """#, more: host) == [])
    }

    @Test func theAlbumStartsWhereItSaysAndFollowsThePage() throws {
        let album =
            #""host": {"items": 300, "album": {"columns": 4, "offset": 500, "revealsCurrent": true}}, "browser": {"initialIndex": 24},"#
        #expect(
            try failures(
                #"""
                {"wait": "100ms"}, {"expect": {"hostOffset": 500}}, {"present": {}}, {"settle": {}},
                {"expect": {"hostOffset": 500}},
                {"scrollToPage": {"page": 200, "animated": false}}, {"settle": {}},
                {"expect": {"hostOffset": {"min": 4000}}}
                """#, more: album) == [])
    }

    @Test func thumbnailsArePlacesWhereThereAreAny() throws {
        let tap = #"{"wait": "10ms"}, {"tap": {"at": "thumbnail:2"}}"#
        #expect(try failures(tap) == [])
        #expect(
            try failures(tap, more: #""host": {"album": {"thumbnails": [3, 9]}},"#).count == 1)
    }

    @Test func aModalAlbumLiesOverAnotherScreen() throws {
        let steps =
            #"{"wait": "100ms"}, {"expect": {"hostShown": true}}, {"present": {}}, {"settle": {}}, {"dismiss": {}}, {"settle": {}}, {"expect": {"hostShown": true, "presented": false}}"#
        #expect(try failures(steps, more: #""host": {"album": {"modal": true}},"#) == [])
        // A kernel that dismisses once too often takes the album away.
        let result = try Played.result(
            steps, more: #""host": {"album": {"modal": true}},"#
        ) { TwiceDismissed() }
        #expect(
            result.failures.map(\.message).contains("hostShown: expected true, found false"))
    }

    @Test func aCustomCellMayHaveNoPicture() throws {
        let steps =
            WorldStepTests.shown + #", {"expect": {"visible": [{"item": 0, "shows": "SHOWS"}]}}"#
        let custom = #""host": {"cell": "custom", "pictureless": [PAGES]},"#
        func failures(shows: String, without: String) throws -> Int {
            try self.failures(
                steps.replacingOccurrences(of: "SHOWS", with: shows),
                more: custom.replacingOccurrences(of: "PAGES", with: without)
            ).count
        }
        #expect(try failures(shows: "nothing", without: "0") == 0)
        #expect(try failures(shows: "full", without: "1") == 0)
    }

    @Test func whatIsSetHoldsForTheNextBrowserToo() throws {
        #expect(
            try failures(
                #"""
                {"set": {"initialIndex": 3, "itemSpacing": 12}}, {"present": {}}, {"settle": {}},
                {"expect": {"page": 3, "browser": {"initialIndex": 3, "itemSpacing": 12}}},
                {"dismiss": {}}, {"settle": {}}, {"set": {"initialIndex": 1}}, {"present": {}},
                {"settle": {}}, {"expect": {"page": 1, "browser": {"itemSpacing": 12}}}
                """#) == [])
    }

    @Test func aTransitionIsCalledOff() throws {
        let zoom = #""browser": {"transitionType": "fade"},"#
        #expect(
            try failures(
                #"""
                {"present": {}}, {"after": "100ms", "cancelTransition": {}}, {"settle": {}},
                {"expect": {"presented": false, "hiddenThumbnails": []}}
                """#, more: zoom + #""sometimes": ["transition cancelled"],"#) == [])
        #expect(
            try failures(WorldStepTests.shown + #", {"cancelTransition": {}}"#) == [
                "cancelTransition: there is no transition under way that can be called off"
            ])
    }

    @Test func theSizeOfTextChanges() throws {
        var sizes: [UIContentSizeCategory] = []
        let scenario = try Played.scenario(
            WorldStepTests.shown + #", {"contentSizeCategory": "small"}, {"wait": "50ms"}"#)
        let player = Player(scenario: scenario)
        player.onFrame = { run in
            let size = run.window.traitCollection.preferredContentSizeCategory
            if sizes.last != size { sizes.append(size) }
        }
        #expect(player.run().failures.isEmpty)
        #expect(sizes == [.large, .small])
    }

    @Test func oneThumbnailIsHiddenAndToldOf() throws {
        let zoom = #""browser": {"transitionType": "zoom", "isLoopingEnabled": false},"#
        let steps = WorldStepTests.shown + #", {"expect": {"hiddenThumbnails": [PAGE]}}"#
        #expect(try failures(steps.replacingOccurrences(of: "PAGE", with: "0"), more: zoom) == [])
        #expect(
            try failures(steps.replacingOccurrences(of: "PAGE", with: "1"), more: zoom) == [
                "expect: hiddenThumbnails: expected [1], found [0]"
            ])
        #expect(
            try failures(
                WorldStepTests.shown
                    + #"""
                    , {"dismiss": {}}, {"settle": {}}, {"expect": {"hiddenThumbnails": [],
                     "callbacks": {"thumbnailView": {"count": {"min": 1}}},
                     "callbackLog": {"of": ["setThumbnailHidden"],
                      "equals": ["setThumbnailHidden 0 true", "setThumbnailHidden 0 false"]}}}
                    """#, more: zoom) == [])
    }

    @Test func aPullIsToldOfAndComesBack() throws {
        for cell in ["zoom", "image", "custom"] {
            let host = #""host": {"cell": "\#(cell)"}, "sometimes": ["pull", "pull returned"],"#
            #expect(
                try failures(
                    WorldStepTests.shown
                        + #"""
                        , {"drag": {"legs": [{"by": [0, 30], "in": "600ms"}, {"by": [0, 90], "in": "300ms"}, {"hold": "200ms"}]}},
                        {"settle": {}},
                        {"expect": {"presented": true, "restored": true, "backdropAlpha": 1,
                         "callbackLog": {"of": ["dismissInteraction"],
                          "equals": ["dismissInteraction 0 true", "dismissInteraction 0 false"]}}}
                        """#, more: host) == [], "\(cell)")
        }
    }

    @Test func aPullThatIsOffDoesNothing() throws {
        let off = #""browser": {"isDismissGestureEnabled": false},"#
        #expect(
            try failures(
                WorldStepTests.shown
                    + #"""
                    , {"drag": {"legs": [{"by": [0, 400], "in": "300ms"}, {"hold": "200ms"}]}},
                    {"settle": {}}, {"expect": {"presented": true,
                     "callbacks": {"dismissInteraction": 0}}}
                    """#, more: off) == [])
    }

    /// The cell takes back on reuse what the app has set for one page.
    @Test func eachPageZoomsAsTheAppSays() throws {
        let host =
            #""host": {"doubleTapZoomScale": 2, "zoomByItem": [{"item": 1, "doubleTapZoomScale": 4, "maximumZoomScale": 5}]}, "browser": {"isLoopingEnabled": false},"#
        func zoomed(_ scale: Int) -> String {
            #"{"doubleTap": {"at": "page.center"}}, {"settle": {}}, {"expect": {"zoomScale": \#(scale)}}"#
        }
        let next = #"{"scrollToPage": {"page": PAGE, "animated": false}}, {"settle": {}}"#
        func go(_ page: Int) -> String {
            next.replacingOccurrences(of: "PAGE", with: "\(page)")
        }
        let steps = [
            WorldStepTests.shown, zoomed(2), go(1), zoomed(4), go(5), zoomed(2), go(8), zoomed(2),
            go(1), zoomed(4),
        ]
        #expect(try failures(steps.joined(separator: ", "), more: host) == [])
        let wrong = try failures(WorldStepTests.shown + ", " + zoomed(3), more: host)
        #expect(wrong == ["expect: zoomScale: expected 3, found 2"])
    }

    private static let navigation = #""host": {"kind": "navigation"},"#

    @Test func aBrowserIsPushedAndPopped() throws {
        #expect(
            try failures(
                #"""
                {"push": {}}, {"settle": {}}, {"expect": {"presented": true, "hostShown": false}},
                {"pop": {}}, {"settle": {}},
                {"expect": {"presented": false, "hostShown": true, "liveBrowsers": 0}},
                {"push": {"animated": false}}, {"settle": {}}, {"dismiss": {}}, {"settle": {}},
                {"expect": {"presented": false, "hostShown": true, "liveBrowsers": 0}}
                """#, more: WorldStepTests.navigation) == [])
    }

    @Test func whatANavigationControllerCannotDoIsTold() throws {
        #expect(
            try failures(#"{"pop": {}}"#, more: WorldStepTests.navigation) == [
                "pop: the browser is not on top of a navigation controller's stack"
            ])
        let kept = #""host": {"kind": "navigation", "keepsBrowser": true},"#
        #expect(
            try failures(#"{"push": {}}, {"settle": {}}, {"push": {}}"#, more: kept) == [
                "push: there is no navigation controller, or the browser is on its stack already"
            ])
    }

    /// The safe area of an iPhone 15 Pro begins at 59 pt; a bar is 44 pt high (both Apple's).
    @Test(arguments: [(false, 103.0), (true, 59.0)])
    func theBarIsInTheSafeAreaOfThePages(isHidden: Bool, top: Double) throws {
        let host =
            #""host": {"kind": "navigation", "navigation": {"barHidden": \#(isHidden)}},"#
        let scenario = try Played.scenario(#"{"push": {}}, {"settle": {}}"#, more: host)
        let player = Player(scenario: scenario)
        var last: CGFloat = 0
        player.onFrame = { run in
            if let browser = run.host.port?.browser, browser.view.window != nil {
                last = browser.view.safeAreaInsets.top
            }
        }
        #expect(player.run().failures == [])
        #expect(last == CGFloat(top))
    }

    @Test func theCloseButtonClosesAndLetsTouchesBesideItThrough() throws {
        let button =
            #""host": {"cell": "image"}, "browser": {"overlays": [{"kind": "closeButton"}]},"#
        #expect(
            try failures(
                WorldStepTests.shown
                    + #"""
                    , {"expect": {"overlay": {"name": "closeButton", "visible": true, "page": 0,
                       "count": 10, "log": ["setup", "reload 10 0"]}}},
                    {"tap": {"at": [330, 81]}}, {"settle": {}}, {"expect": {"presented": true}},
                    {"tap": {"at": "overlay:closeButton"}}, {"settle": {}},
                    {"expect": {"presented": false}}
                    """#, more: button) == [])
    }

    @Test func reactionsToTheBrowsersOwnLife() throws {
        let reaction =
            #""host": {"reactions": [{"on": "viewDidAppear", "call": {"scrollToPage": {"page": 2, "animated": false}}}]},"#
        #expect(
            try failures(WorldStepTests.shown + #", {"expect": {"page": 2}}"#, more: reaction) == []
        )
    }
}

/// A browser that has its presenter dismissed with itself.
private final class TwiceDismissed: KernelBrowser {
    override func dismissSelf() {
        let below = presentingViewController?.presentingViewController
        if let below { below.dismiss(animated: false) } else { super.dismissSelf() }
    }
}
