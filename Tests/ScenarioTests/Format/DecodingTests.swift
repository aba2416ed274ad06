import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

private func load(_ text: String) throws -> Scenario {
    try ScenarioFile.parse(text: text, path: "t.json")[0]
}

/// The timeline of steps, on 20 items.
private func timeline(_ steps: String, top: String = "") throws -> [Step] {
    try load(
        #"{"version": 1, "name": "t", "host": {"items": 20}, \#(top) "timeline": [\#(steps)]}"#
    ).timeline
}

private func action(_ step: String) throws -> StepAction { try timeline(step)[0].action }

private nonisolated let ms: Int64 = 1_000_000

@Suite("Decoding")
struct DecodingTests {
    @Test("a scenario that says nothing is the model's default")
    func defaults() throws {
        let scenario = try load(#"{"version": 1, "name": "t", "timeline": [{"present": {}}]}"#)
        var expected = Scenario(name: "t", device: .standard)
        expected.timeline = scenario.timeline
        expected.path = "t.json"
        expected.sourceText = scenario.sourceText
        #expect(scenario == expected)
        let objects = try load(
            #"""
            {"version": 1, "name": "t", "device": {}, "browser": {},
             "host": {"items": {}, "binding": {}, "costs": {}, "album": {}, "loading": {}},
             "timeline": [{"present": {}}]}
            """#)
        #expect(objects.host == expected.host)
        #expect(objects.browser == expected.browser)
        #expect(objects.device == expected.device)
    }

    @Test("gestures that say nothing are the model's defaults")
    func gestureDefaults() throws {
        #expect(try action(#"{"tap": {}}"#) == .gesture(.tap(TapGesture())))
        #expect(try action(#"{"doubleTap": {}}"#) == .gesture(.doubleTap(DoubleTapGesture())))
        #expect(try action(#"{"longPress": {}}"#) == .gesture(.longPress(LongPressGesture())))
        #expect(
            try action(#"{"swipe": {"direction": "up"}}"#)
                == .gesture(.swipe(SwipeGesture(direction: .up))))
        #expect(
            try action(#"{"pinch": {"scale": 2}}"#) == .gesture(.pinch(PinchGesture(scale: 2))))
        var drag = DragGesture()
        drag.legs = [.hold(nanoseconds: 5 * ms, isSilent: false)]
        #expect(try action(#"{"drag": {"legs": [{"hold": "5ms"}]}}"#) == .gesture(.drag(drag)))
        #expect(try action(#"{"settle": {}}"#) == .settle(limitNanoseconds: 10_000 * ms))
    }

    @Test("everything about device, host and browser arrives")
    func everythingAround() throws {
        let scenario = try load(
            #"""
            {"version": 1, "name": "t", "summary": "S", "tags": ["a", "b"], "seed": 9,
             "limit": "30s",
             "device": {"preset": "iPhone 14", "size": [100, 200], "scale": 2, "refreshRate": 30,
                        "touchRate": 90, "safeArea": {"top": 1, "left": 2, "bottom": 3, "right": 4},
                        "landscapeSafeArea": {"top": 5}},
             "host": {"kind": "banner", "banner": {"top": 10, "height": 20, "listHeight": 900},
                      "items": {"count": 7, "sizes": [[1, 2], [3, 4]]}, "cell": "custom",
                      "binding": {"set": "cellForItem", "clear": "didEndDisplaying"},
                      "keepsBrowser": true,
                      "loading": {"delay": "5ms", "spread": "2ms",
                                  "placeholder": {"delay": "1ms", "size": [3, 2]},
                                  "failing": [1, 3]},
                      "costs": {"cellForItem": "1ms", "willDisplay": "2ms",
                                "decodePerMegapixel": "3ms", "decodesOnMainThread": true},
                      "reactions": [{"on": "willDisplay", "index": 2,
                                     "call": {"reloadData": {}}, "times": 4}]},
             "browser": {"initialIndex": 6, "scrollDirection": "vertical",
                         "isLoopingEnabled": false, "itemSpacing": 20,
                         "overlays": [{"kind": "pageIndicator", "name": "dots", "edge": "top",
                                       "padding": 8, "hidesForSinglePage": false},
                                      {"kind": "recorder"}]},
             "sometimes": ["rubber band", {"state": "page turned", "times": 3}],
             "model": {"tap": "narrow", "animated-offset": "endsWithCallback"},
             "invariantsOff": {"continuous": "because"},
             "timeline": [{"embed": {}}]}
            """#)
        #expect(scenario.summary == "S" && scenario.tags == ["a", "b"] && scenario.seed == 9)
        #expect(scenario.limitNanoseconds == 30_000 * ms)
        #expect(
            scenario.device
                == ScenarioDevice(
                    name: "iPhone 14 (changed)", size: CGSize(width: 100, height: 200), scale: 2,
                    refreshRate: 30, touchRate: 90,
                    safeArea: ScenarioInsets(top: 1, left: 2, bottom: 3, right: 4),
                    landscapeSafeArea: ScenarioInsets(top: 5, left: 0, bottom: 0, right: 0)))
        var host = ScenarioHost()
        var layout = BannerLayout()
        (layout.top, layout.height, layout.listHeight) = (10, 20, 900)
        host.kind = .banner(layout)
        host.items = ScenarioItems(
            count: 7,
            source: .sizes([CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)]))
        host.cell = .custom
        host.binding.set = .cellForItem
        host.binding.clear = .didEndDisplaying
        host.keepsBrowser = true
        host.loading.arrival = .delayed(nanoseconds: 5 * ms, spreadNanoseconds: 2 * ms)
        host.loading.placeholder = ImageLoading.Placeholder(
            delayNanoseconds: ms, size: CGSize(width: 3, height: 2))
        host.loading.failing = .items([1, 3])
        host.costs.cellForItemNanoseconds = ms
        host.costs.willDisplayNanoseconds = 2 * ms
        host.costs.decodePerMegapixelNanoseconds = 3 * ms
        host.costs.decodesOnMainThread = true
        host.reactions = [
            HostReaction(
                on: .willDisplay, index: 2, action: .reloadData(preservingCurrentPage: true),
                times: 4)
        ]
        #expect(scenario.host == host)
        var browser = BrowserOptions()
        browser.initialIndex = 6
        browser.scrollDirection = .vertical
        browser.isLoopingEnabled = false
        browser.itemSpacing = 20
        var dots = PageIndicatorOptions()
        (dots.edge, dots.padding, dots.hidesForSinglePage) = (.top, 8, false)
        browser.overlays = [
            OverlaySpec(name: "dots", kind: .pageIndicator(dots)),
            OverlaySpec(name: "recorder", kind: .recorder),
        ]
        #expect(scenario.browser == browser)
        #expect(
            scenario.sometimes == [
                WantedCount(state: .rubberBand), WantedCount(state: .pageTurned, times: 3),
            ])
        #expect(scenario.platformAlternatives == [.tapMoves10, .animatedOffsetEndSent])
        #expect(scenario.invariantsOff == [InvariantOff(id: .continuous, reason: "because")])
    }

    @Test("each alternative changes one rule of the platform model, by the model's own word")
    func platformModel() throws {
        for alternative in PlatformAlternative.allCases {
            var scenario = Scenario(name: "t", device: .standard)
            scenario.platformAlternatives = [alternative]
            #expect(scenario.platformModel != PlatformModel())
            #expect(PlatformRules.names.contains(alternative.rule))
            let text = "\(scenario.platformModel)"
            #expect(text.contains("." + alternative.word), "\(alternative)")
        }
    }

    @Test("the ways of items and loading")
    func itemsAndLoading() throws {
        func host(_ text: String) throws -> ScenarioHost {
            try load(
                #"{"version": 1, "name": "t", "host": \#(text), "timeline": [{"present": {}}]}"#
            ).host
        }
        #expect(try host(#"{"items": 3}"#).items == ScenarioItems(count: 3))
        #expect(
            try host(#"{"items": {"count": 3, "size": [4, 5]}}"#).items
                == ScenarioItems(count: 3, source: .uniform(CGSize(width: 4, height: 5))))
        #expect(
            try host(#"{"items": {"mix": "realWorld"}}"#).items
                == ScenarioItems(count: 10, source: .realWorldMix))
        #expect(try host(#"{"items": {"sizes": [[1, 1], [2, 2]]}}"#).items.count == 2)
        var album = AlbumLayout()
        album.columns = 5
        #expect(try host(#"{"album": {"columns": 5}}"#).kind == .album(album))
        (album.offset, album.revealsCurrent, album.isModal) = (40, true, true)
        album.thumbnails = 2...6
        #expect(
            try host(
                #"""
                {"album": {"columns": 5, "offset": 40, "revealsCurrent": true, "modal": true,
                           "thumbnails": [2, 6]}}
                """#
            ).kind == .album(album))
        #expect(try host(#"{"cell": "custom", "pictureless": [1, 3]}"#).pictureless == [1, 3])
        #expect(
            try host(#"{"doubleTapZoomScale": 2, "maximumZoomScale": 5}"#).zoom
                == PageZoom(doubleTap: 2, maximum: 5))
        let zooms = try host(
            #"""
            {"doubleTapZoomScale": 2, "zoomByItem": [{"item": 1, "doubleTapZoomScale": 6},
                                                     {"item": 3, "maximumZoomScale": 4}]}
            """#)
        #expect(
            zooms.zoomByItem == [
                ItemZoom(item: 1, zoom: PageZoom(doubleTap: 6)),
                ItemZoom(item: 3, zoom: PageZoom(maximum: 4)),
            ])
        #expect(
            zooms.zoomByItem.map { zooms.zoom.overridden(by: $0.zoom) } == [
                PageZoom(doubleTap: 6), PageZoom(doubleTap: 2, maximum: 4),
            ])
        #expect(try host(#"{"loading": "byStep"}"#).loading.arrival == .byStep)
        #expect(try host(#"{"loading": {"byStep": true}}"#).loading.arrival == .byStep)
        let failing = try host(#"{"loading": {"failingEvery": 3}}"#).loading
        #expect([0, 1, 2, 3, 4, 5].map(failing.fails) == [false, false, true, false, false, true])
        let placeholder = try host(#"{"loading": {"byStep": true, "placeholder": {}}}"#).loading
        #expect(placeholder.placeholder?.delayNanoseconds == nil)
        #expect(placeholder.placeholder != nil)
    }

    @Test("delays are a pure function of seed and item, within their spread")
    func delays() throws {
        var loading = ImageLoading()
        loading.arrival = .delayed(nanoseconds: 100 * ms, spreadNanoseconds: 50 * ms)
        let delays = (0..<200).compactMap { loading.delayNanoseconds(ofItem: $0, seed: 5) }
        #expect(delays == (0..<200).compactMap { loading.delayNanoseconds(ofItem: $0, seed: 5) })
        #expect(delays.allSatisfy { (100 * ms..<150 * ms).contains($0) })
        #expect(Set(delays).count > 190)
        #expect(delays[0] != loading.delayNanoseconds(ofItem: 0, seed: 6))
        loading.arrival = .never
        #expect(loading.delayNanoseconds(ofItem: 0, seed: 5) == nil)
    }

    @Test("everything about gestures arrives")
    func gestures() throws {
        var tap = TapGesture()
        tap.at = .coordinates(x: .fraction(0.8), y: .points(30))
        (tap.holdNanoseconds, tap.finger) = (70 * ms, 3)
        #expect(
            try action(#"{"tap": {"at": ["80%", 30], "hold": "70ms", "finger": 3}}"#)
                == .gesture(.tap(tap)))
        var double = DoubleTapGesture()
        double.at = .named(.edge(.left))
        (double.holdNanoseconds, double.gapNanoseconds, double.finger) = (30 * ms, 90 * ms, 2)
        #expect(
            try action(
                #"{"doubleTap": {"at": "edge.left", "hold": "30ms", "gap": "90ms", "finger": 2}}"#)
                == .gesture(.doubleTap(double)))
        var press = LongPressGesture()
        press.at = .named(.thumbnail(7))
        (press.holdNanoseconds, press.tremor, press.finger) = (900 * ms, 2, 4)
        #expect(
            try action(
                #"{"longPress": {"at": "thumbnail:7", "hold": "900ms", "tremor": 2, "finger": 4}}"#)
                == .gesture(.longPress(press)))
        var swipe = SwipeGesture(direction: .right)
        (swipe.length, swipe.speed) = (.translation(150), 900)
        (swipe.durationNanoseconds, swipe.from) = (300 * ms, .named(.windowCenter))
        (swipe.tremor, swipe.finger) = (1.5, 2)
        #expect(
            try action(
                #"""
                {"swipe": {"direction": "right", "translation": 150, "speed": 900, "in": "300ms",
                           "from": "window.center", "tremor": 1.5, "finger": 2}}
                """#) == .gesture(.swipe(swipe)))
        var pinch = PinchGesture(scale: 0.5)
        (pinch.center, pinch.spacing) = (.coordinates(x: .points(9), y: .points(8)), 200)
        (pinch.axis, pinch.drift) = (.diagonal, Displacement(dx: 3, dy: 4))
        (pinch.durationNanoseconds, pinch.profile) = (200 * ms, .flick)
        (pinch.holdNanoseconds, pinch.liftOrder) = (0, .second)
        (pinch.liftGapNanoseconds, pinch.end) = (20 * ms, .cancel)
        (pinch.tremor, pinch.fingers) = (1, [4, 5])
        #expect(
            try action(
                #"""
                {"pinch": {"center": [9, 8], "scale": 0.5, "spacing": 200, "axis": "diagonal",
                           "drift": [3, 4], "in": "200ms", "profile": "flick", "hold": "0ms",
                           "liftFirst": "second", "liftGap": "20ms", "end": "cancel", "tremor": 1,
                           "fingers": [4, 5]}}
                """#) == .gesture(.pinch(pinch)))
    }

    @Test("everything about drags arrives")
    func drags() throws {
        var drag = DragGesture()
        drag.from = .coordinates(x: .points(350), y: .points(420))
        drag.legs = [
            .move(
                MoveLeg(
                    target: .by(Displacement(dx: -270, dy: 1)), durationNanoseconds: 350 * ms,
                    profile: .minimumJerk)),
            .hold(nanoseconds: 400 * ms, isSilent: true),
            .move(
                MoveLeg(
                    target: .translation(Displacement(dx: 90, dy: 0)),
                    durationNanoseconds: 250 * ms, profile: .linear)),
            .move(
                MoveLeg(
                    target: .to(.named(.pageCenter)), durationNanoseconds: 80 * ms,
                    profile: .releaseSpeed(110))),
        ]
        (drag.end, drag.tremor, drag.finger) = (.cancel, 0.5, 2)
        #expect(
            try action(
                #"""
                {"drag": {"from": [350, 420], "legs": [
                    {"by": [-270, 1], "in": "350ms"}, {"hold": "400ms", "silent": true},
                    {"translation": [90, 0], "profile": "linear"},
                    {"to": "page.center", "in": "80ms", "releaseSpeed": 110}],
                  "end": "cancel", "tremor": 0.5, "finger": 2}}
                """#) == .gesture(.drag(drag)))
    }

    @Test(
        "calls, world and flow",
        arguments: [
            (#"{"cancelTouches": {}}"#, .cancelTouches), (#"{"present": {}}"#, .present),
            (#"{"dismiss": {}}"#, .dismiss), (#"{"release": {}}"#, .release),
            (
                #"{"scrollToPage": {"page": 7, "animated": false}}"#,
                .scrollToPage(page: 7, isAnimated: false)
            ),
            (#"{"next": {}}"#, .next(isAnimated: true)),
            (#"{"previous": {"animated": false}}"#, .previous(isAnimated: false)),
            (
                #"{"reloadData": {"preservingCurrentPage": false}}"#,
                .reloadData(preservingCurrentPage: false)
            ),
            (
                #"{"items": {"insert": {"at": 3}}}"#,
                .items(ItemsChange(change: .insert(index: 3, count: 1), reloads: true))
            ),
            (
                #"{"items": {"remove": {"at": 3, "count": 2}, "reload": false}}"#,
                .items(ItemsChange(change: .remove(index: 3, count: 2), reloads: false))
            ),
            (
                #"{"items": {"replace": {"at": 0, "count": 4}}}"#,
                .items(ItemsChange(change: .replace(index: 0, count: 4), reloads: true))
            ),
            (
                #"{"items": {"count": 0}}"#,
                .items(ItemsChange(change: .count(0), reloads: true))
            ),
            (
                #"{"deliverImage": {"item": 4, "stage": "placeholder"}}"#,
                .deliverImage(item: 4, stage: .placeholder)
            ),
            (#"{"failImage": {"item": 4}}"#, .failImage(item: 4)),
            (#"{"resize": {"size": [844, 390]}}"#, .resize(CGSize(width: 844, height: 390))),
            (#"{"rotate": {"to": "landscapeLeft"}}"#, .rotate(.landscapeLeft)),
            (#"{"background": {}}"#, .background), (#"{"foreground": {}}"#, .foreground),
            (#"{"memoryWarning": {}}"#, .memoryWarning),
            (#"{"settle": {"limit": "3s"}}"#, .settle(limitNanoseconds: 3000 * ms)),
            (#"{"wait": "1.5s"}"#, .wait(nanoseconds: 1500 * ms)),
            (#"{"mark": "half"}"#, .mark("half")), (#"{"snapshot": "s"}"#, .snapshot("s")),
        ] as [(String, StepAction)])
    func actions(text: String, expected: StepAction) throws {
        #expect(try action(text) == expected)
        #expect(text.hasPrefix("{\"\(expected.verb)\""))
    }

    @Test("properties and overlays in steps")
    func properties() throws {
        var options = BrowserOptions()
        options.isLoopingEnabled = true
        options.itemSpacing = -3
        #expect(
            try action(#"{"set": {"isLoopingEnabled": true, "itemSpacing": -3}}"#)
                == .set(options))
        let steps = try timeline(
            #"{"addOverlay": {"kind": "recorder", "name": "r"}}, {"removeOverlay": {"name": "r"}}"#)
        #expect(steps[0].action == .addOverlay(OverlaySpec(name: "r", kind: .recorder)))
        #expect(steps[1].action == .removeOverlay(name: "r"))
    }

    @Test("when steps start")
    func starts() throws {
        let steps = try timeline(
            #"""
            {"present": {}}, {"after": "1s", "tap": {}},
            {"at": "9s", "tap": {}},
            {"after": "20ms", "from": "start", "next": {}},
            {"when": {"page": 3, "phase": ["snapping", "idle"]}, "within": "2s", "next": {}},
            {"when": {"resting": false}, "within": "3s", "from": "start", "next": {}}
            """#)
        #expect(
            steps.map(\.start) == [
                .whenOver(delayNanoseconds: 0), .whenOver(delayNanoseconds: 1000 * ms),
                .at(nanoseconds: 9000 * ms),
                .afterStart(of: 2, delayNanoseconds: 20 * ms),
                .when(
                    ScenarioCondition(
                        parts: [.page(.equals(3, within: 0)), .phase([.decelerating, .idle])]),
                    withinNanoseconds: 2000 * ms, fromStartOf: nil),
                .when(
                    ScenarioCondition(parts: [.isResting(false)]),
                    withinNanoseconds: 3000 * ms, fromStartOf: 4),
            ])
    }

    @Test("every part of a condition arrives")
    func conditions() throws {
        let steps = try timeline(
            #"""
            {"mark": "m"},
            {"when": {"page": {"min": 2}, "offset": 9, "position": {"between": [1, 2]},
                      "resting": true, "shows": 3, "visible": 4, "mark": "m", "pageChanges": 5,
                      "presented": true, "phase": "dragging"}, "within": "1s", "next": {}}
            """#)
        guard case .when(let condition, _, _) = steps[1].start else {
            Issue.record("no condition")
            return
        }
        #expect(
            condition.parts == [
                .page(.range(min: 2, max: nil)), .offset(.equals(9, within: 0)),
                .position(.range(min: 1, max: 2)), .isResting(true), .shows(item: 3),
                .isVisible(item: 4), .mark("m"), .pageChanges(.equals(5, within: 0)),
                .isPresented(true), .phase([.dragging]),
            ])
    }

    @Test("repetitions and groups are laid out flat, each with its label")
    func repetitions() throws {
        let steps = try timeline(
            #"""
            {"present": {}},
            {"repeat": 3, "after": "100ms", "swipe": {"direction": "left"}},
            {"repeat": 3, "every": "150ms", "next": {}},
            {"repeat": 2, "every": "1s", "at": "50s", "steps": [
               {"tap": {}}, {"repeat": 2, "after": "5ms", "wait": "1ms"}]}
            """#)
        #expect(
            steps.map(\.label) == [
                "timeline[0]", "timeline[1]#1", "timeline[1]#2", "timeline[1]#3", "timeline[2]#1",
                "timeline[2]#2", "timeline[2]#3", "timeline[3].steps[0]#1",
                "timeline[3].steps[1]#1#1", "timeline[3].steps[1]#1#2", "timeline[3].steps[0]#2",
                "timeline[3].steps[1]#2#1", "timeline[3].steps[1]#2#2",
            ])
        let after = StepStart.whenOver(delayNanoseconds: 100 * ms)
        let soon = StepStart.whenOver(delayNanoseconds: 5 * ms)
        #expect(
            steps.map(\.start) == [
                .whenOver(delayNanoseconds: 0), after, after, after,
                .whenOver(delayNanoseconds: 0), .afterStart(of: 4, delayNanoseconds: 150 * ms),
                .afterStart(of: 4, delayNanoseconds: 300 * ms), .at(nanoseconds: 50_000 * ms),
                soon, soon, .afterStart(of: 7, delayNanoseconds: 1000 * ms), soon, soon,
            ])
    }

    @Test("everything about expectations arrives, in the file's order")
    func expectations() throws {
        let steps = try timeline(
            #"""
            {"mark": "m"},
            {"expect": {
              "page": 3, "pageChanges": [1, 2], "offset": {"equals": 9, "within": 0.5},
              "position": {"in": [1, 2]}, "phase": "idle", "resting": true,
              "visible": [3, {"item": 4, "frame": [0, {"min": 1}, 2, 3],
                                                      "shows": "placeholder"}],
              "copies": {"item": 2, "count": 1}, "content": {"at": [1, 2], "sameAs": "m"},
              "uncovered": 0,
              "overlay": {"name": "pageIndicator", "page": 1, "count": 5, "visible": false,
                          "log": ["setup", "page 1"]},
              "liveCells": {"max": 4}, "liveBrowsers": 1,
              "loads": {"started": 3, "shown": {"min": 1}, "neverShown": 0},
              "callbacks": {"willDisplay": 2, "cellForItem": {"count": {"max": 9}, "since": "m"}},
              "presented": true}}
            """#, top: #""browser": {"overlays": [{"kind": "pageIndicator"}]},"#)
        guard case .expect(let expectation) = steps[1].action else {
            Issue.record("no expectation")
            return
        }
        var overlay = OverlayCheck(name: "pageIndicator")
        (overlay.page, overlay.count) = (.equals(1, within: 0), .equals(5, within: 0))
        (overlay.isVisible, overlay.log) = (false, ["setup", "page 1"])
        var loads = LoadCheck()
        loads.started = .equals(3, within: 0)
        loads.shown = .range(min: 1, max: nil)
        loads.neverShown = .equals(0, within: 0)
        let wanted: [ExpectationSubject] = [
            .page(.equals(3, within: 0)),
            .pageChanges(.equals([1, 2]), at: nil, sinceMark: nil),
            .offset(.equals(9, within: 0.5)), .position(.oneOf([1, 2])), .phase([.idle]),
            .isResting(true),
            .visible([
                VisibleItem(item: 3),
                VisibleItem(
                    item: 4,
                    frame: [
                        .equals(0, within: 0), .range(min: 1, max: nil),
                        .equals(2, within: 0), .equals(3, within: 0),
                    ], shows: .placeholder),
            ]), .copies(item: 2, .equals(1, within: 0), .pages),
            .content(
                ContentCheck(
                    at: .coordinates(x: .points(1), y: .points(2)),
                    wanted: .sameAs(mark: "m", within: 0.5))),
            .uncovered(.equals(0, within: 0)), .overlay(overlay),
            .liveCells(.range(min: nil, max: 4)), .liveBrowsers(.equals(1, within: 0)),
            .loads(loads), .callbacks(.willDisplay, .equals(2, within: 0), sinceMark: nil),
            .callbacks(.cellForItem, .range(min: nil, max: 9), sinceMark: "m"),
            .isPresented(true),
        ]
        #expect(expectation.checks.map(\.subject) == wanted)
        let keys = Grammar.object(.expectation).fields.map(\.name)
        let names = expectation.checks.map(\.subject.name) + DecodingTests.stateNames
        #expect(Set(names) == Set(keys))
        #expect(expectation.checks[0].place.line == 3)
    }

    /// The expectations of the next test.
    private static let stateNames = [
        "zoomScale", "backdropAlpha", "transition", "imageFrame", "contentOffset", "contentSize",
        "restored", "scrollEnabled",
        "hiddenThumbnails", "browser", "callbackLog", "timers", "flips", "flights", "gone",
        "hostOffset",
        "hostShown",
    ]

    @Test("every expectation about the page, the host and time arrives")
    func stateExpectations() throws {
        let steps = try timeline(
            #"""
            {"mark": "m"}, {"expect": {"zoomScale": {"max": 3},
             "backdropAlpha": 0.5, "transition": "dismissing", "imageFrame": [1, 2, 3, {"min": 4}],
             "contentOffset": [5, 6], "contentSize": [7, 8], "restored": true,
             "scrollEnabled": false, "hiddenThumbnails": [2, 3],
             "browser": {"itemSpacing": 4}, "timers": 1, "hostOffset": 9, "hostShown": true,
             "callbackLog": {"of": ["willDisplay"], "contains": ["willDisplay 2"], "since": "m"},
             "flips": {"equals": [{"at": "3s", "to": 1}, {"to": 2}], "within": "20ms", "since": "m"},
             "flights": {"equals": [{"item": 3, "from": "page", "to": "thumbnail"},
                                    {"item": 4, "to": [1, 2, 3, 4]}], "within": 2, "since": "m"},
             "gone": {"at": "1s", "within": "2ms", "since": "m"}}}
            """#)
        guard case .expect(let expectation) = steps[1].action else {
            Issue.record("no expectation")
            return
        }
        func exactly(_ values: Double...) -> [NumberMatcher] {
            values.map { .equals($0, within: 0) }
        }
        var options = BrowserOptions()
        options.itemSpacing = 4
        let flips: [FlipCheck.Flip] = [
            FlipCheck.Flip(nanoseconds: 3000 * ms, page: 1),
            FlipCheck.Flip(nanoseconds: nil, page: 2),
        ]
        let wanted: [ExpectationSubject] = [
            .zoomScale(.range(min: nil, max: 3)), .backdropAlpha(.equals(0.5, within: 0)),
            .transition(.dismissing),
            .imageFrame(exactly(1, 2, 3) + [.range(min: 4, max: nil)]),
            .contentOffset(exactly(5, 6)), .contentSize(exactly(7, 8)), .isRestored(true),
            .isScrollEnabled(false), .hiddenThumbnails([2, 3]), .browser(options),
            .timers(.equals(1, within: 0)), .hostOffset(.equals(9, within: 0)),
            .isHostShown(true),
            .callbackLog(
                CallbackLogCheck(
                    of: [.willDisplay], wanted: .contains(["willDisplay 2"]), sinceMark: "m")),
            .flips(
                FlipCheck(
                    wanted: .equals(flips), withinNanoseconds: 20 * ms, sinceMark: "m")),
            .flights(
                FlightCheck(
                    [
                        FlightCheck.Flight(item: 3, from: .page, to: .thumbnail),
                        FlightCheck.Flight(
                            item: 4, to: .frame(CGRect(x: 1, y: 2, width: 3, height: 4))),
                    ], within: 2, sinceMark: "m")),
            .gone(
                MomentMatcher(
                    nanoseconds: 1000 * ms, withinNanoseconds: 2 * ms, sinceMark: "m")),
        ]
        #expect(expectation.checks.map(\.subject) == wanted)
        #expect(
            Set(expectation.checks.map(\.subject.name)) == Set(DecodingTests.stateNames))
    }

    @Test("how the browser comes, goes and reads, and what the person has set")
    func options() throws {
        let scenario = try load(
            #"""
            {"version": 1, "name": "t",
             "environment": {"contentSizeCategory": "accessibilityLarge", "reduceMotion": true},
             "browser": {"transitionType": "zoom", "isDismissGestureEnabled": false,
                         "isAutoPlayEnabled": true, "autoPlayInterval": "-2s"},
             "timeline": [{"present": {}}, {"cancelTransition": {}},
                          {"contentSizeCategory": "small"}]}
            """#)
        #expect(scenario.browser.transitionType == .zoom)
        #expect(scenario.browser.isDismissGestureEnabled == false)
        #expect(scenario.browser.isAutoPlayEnabled == true)
        #expect(scenario.browser.autoPlayIntervalNanoseconds == -2000 * ms)
        #expect(
            scenario.timeline.map(\.action)
                == [.present, .cancelTransition, .contentSizeCategory(.small)])
        #expect(scenario.simulatedDevice.contentSizeCategory == .accessibilityLarge)
        #expect(scenario.simulatedDevice.isReduceMotionEnabled)
    }

    @Test("what the host's world does arrives")
    func worldSteps() throws {
        #expect(try action(#"{"cover": {}}"#) == .cover(isAnimated: true))
        #expect(
            try action(#"{"scrollHost": {"to": 40, "animated": false}}"#)
                == .scrollHost(offset: 40, isAnimated: false))
        let covered = try timeline(#"{"cover": {}}, {"uncover": {"animated": false}}"#)
        #expect(covered[1].action == .uncover(isAnimated: false))
        let scenario = try load(
            #"""
            {"version": 1, "name": "t", "host": {"kind": "banner"},
             "environment": {"layoutDirection": "rightToLeft"},
             "budgets": {"layoutPasses": 7, "liftToRest": "20ms"},
             "timeline": [{"embed": {}}, {"disappear": {}}, {"appear": {}}]}
            """#)
        #expect(scenario.timeline.map(\.action) == [.embed, .disappear, .appear])
        #expect(scenario.environment.layoutDirection == .rightToLeft)
        #expect(scenario.simulatedDevice.layoutDirection == .rightToLeft)
        #expect(scenario.budgets.map(\.metric) == [.liftToRest, .layoutPasses])
        #expect(scenario.budgets.map(\.most) == [20e6, 7])
    }

    @Test("a navigation's host arrives, with what it does")
    func navigation() throws {
        let scenario = try load(
            #"""
            {"version": 1, "name": "t",
             "host": {"kind": "navigation", "album": {"columns": 5},
                      "navigation": {"barHidden": true},
                      "reactions": [{"on": "viewDidAppear", "call": {"dismiss": {}}}]},
             "timeline": [{"push": {"animated": false}}, {"pop": {}}, {"dismiss": {}},
                          {"addOverlay": {"kind": "closeButton"}}]}
            """#)
        var (grid, layout) = (AlbumLayout(), NavigationLayout())
        (grid.columns, layout.isBarHidden) = (5, true)
        #expect(scenario.host.kind == .navigation(grid, layout))
        #expect(scenario.host.reactions.map(\.action) == [.dismiss])
        #expect(
            scenario.timeline.map(\.action) == [
                .push(isAnimated: false), .pop(isAnimated: true), .dismiss,
                .addOverlay(OverlaySpec(name: "closeButton", kind: .closeButton)),
            ])
    }

    @Test("a step can wait for what is seen of the page and the transition")
    func watchedStates() throws {
        let condition =
            #"{"zoomScale": {"min": 2}, "backdropAlpha": {"max": 0.5}, "transition": "dismissing", "hiddenThumbnails": [2]}"#
        let step = try timeline(#"{"when": \#(condition), "within": "1s", "tap": {}}"#)[0]
        guard case .when(let found, _, _) = step.start else {
            Issue.record("\(step.start)")
            return
        }
        #expect(
            found.parts == [
                .zoomScale(.range(min: 2, max: nil)), .backdropAlpha(.range(min: nil, max: 0.5)),
                .transition(.dismissing), .hiddenThumbnails([2]),
            ])
    }

    @Test("lists of page changes and contents can be said in other ways")
    func otherExpectations() throws {
        func subject(_ text: String) throws -> ExpectationSubject? {
            let steps = try timeline(#"{"mark": "m"}, {"expect": \#(text)}"#)
            guard case .expect(let expectation) = steps[1].action else { return nil }
            return expectation.checks[0].subject
        }
        #expect(
            try subject(#"{"pageChanges": {"in": [[1, 2], [2]], "since": "m"}}"#)
                == .pageChanges(.oneOf([[1, 2], [2]]), at: nil, sinceMark: "m"))
        #expect(
            try subject(#"{"pageChanges": {"count": {"min": 2}}}"#)
                == .pageChanges(.count(.range(min: 2, max: nil)), at: nil, sinceMark: nil))
        #expect(
            try subject(#"{"flights": [{"item": 2}]}"#)
                == .flights(FlightCheck([FlightCheck.Flight(item: 2)], within: 1)))
        #expect(
            try subject(#"{"pageChanges": {"equals": []}}"#)
                == .pageChanges(.equals([]), at: nil, sinceMark: nil))
        let place = Place.named(.pageCenter)
        #expect(
            try subject(#"{"content": {"at": "page.center", "item": 2}}"#)
                == .content(ContentCheck(at: place, wanted: .item(2))))
        #expect(
            try subject(#"{"content": {"at": "page.center", "nothing": {}}}"#)
                == .content(ContentCheck(at: place, wanted: .nothing)))
        let always = try timeline(
            #"{"mark": "a"}, {"mark": "b"}, {"always": {"from": "a", "to": "b", "expect": {"page": 0}}}"#
        )
        guard case .always(let check) = always[2].action else {
            Issue.record("no always")
            return
        }
        #expect(check.fromMark == "a" && check.toMark == "b")
        #expect(check.expectation.checks.map(\.subject) == [.page(.equals(0, within: 0))])
    }
}
