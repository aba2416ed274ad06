import Testing

@testable import Scenarios

@Suite("Words of a scenario")
struct WordsTests {
    @Test(
        "times are exact to the nanosecond",
        arguments: [
            ("250ms", .nanoseconds(250_000_000)), ("1.5s", .nanoseconds(1_500_000_000)),
            ("8.333333ms", .nanoseconds(8_333_333)), ("0.1ms", .nanoseconds(100_000)),
            ("2min", .nanoseconds(120_000_000_000)), ("0s", .nanoseconds(0)),
            ("0.0000005ms", .nanoseconds(1)), ("-20ms", .nanoseconds(-20_000_000)),
            ("250", .noUnit), ("250 ms", .unknownUnit(" ms")), ("3us", .unknownUnit("us")),
            ("3h", .unknownUnit("h")), ("ms", .notATime), ("", .notATime), ("1.s", .notATime),
            (".5s", .notATime), ("1e3ms", .unknownUnit("e3ms")),
            ("9999999999999ms", .notATime), ("999999999999min", .notATime), ("٣s", .notATime),
        ] as [(String, DurationText.Reading)])
    func durations(text: String, reading: DurationText.Reading) {
        #expect(DurationText.read(text) == reading)
    }

    @Test(
        "a slip finds the name that was meant",
        arguments: [
            ("swpie", "swipe"), ("Swipe", "swipe"), ("scroltopage", "scrollToPage"),
            ("settel", "settle"), ("tpa", "tap"), ("expct", "expect"), ("draag", "drag"),
            ("isLoopingEnable", nil), ("xy", nil), ("fly", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(name: String, meant: String?) {
        let known = ["tap", "swipe", "drag", "scrollToPage", "settle", "expect", "pinch"]
        #expect(NearestName.find(name, among: known) == meant)
    }

    @Test(
        "places by name",
        arguments: [
            ("page.center", .pageCenter), ("image.center", .imageCenter),
            ("window.center", .windowCenter),
            ("edge.bottom", .edge(.bottom)), ("thumbnail:30", .thumbnail(30)),
            ("overlay:dots", .overlay("dots")), ("thumbnail:", nil), ("thumbnail:-1", nil),
            ("thumbnail:9999999999", nil), ("overlay:", nil), ("edge.middle", nil), ("", nil),
        ] as [(String, NamedPlace?)])
    func places(text: String, place: NamedPlace?) {
        #expect(PlaceText.named(text) == place)
        if let place { #expect(place.text == text) }
    }

    @Test(
        "fractions",
        arguments: [
            ("80%", 0.8), ("0%", 0), ("-10%", -0.1), ("12.5%", 0.125), ("80", nil), ("%", nil),
            ("nan%", nil), ("1e2%", nil), ("0x1p3%", nil),
        ] as [(String, Double?)])
    func fractions(text: String, fraction: Double?) {
        #expect(PlaceText.fraction(text) == fraction)
    }

    @Test("names are safe in file names")
    func names() {
        #expect(NameText.isName("flick-back_2.x"))
        for text in ["", "-a", ".hidden", "a b", "a/b", "é", String(repeating: "a", count: 81)] {
            #expect(!NameText.isName(text), "\(text)")
        }
    }

    @Test("numbers match as they say")
    func matchers() {
        #expect(NumberMatcher.equals(2730, within: 0).matches(2730 + 1e-7))
        #expect(!NumberMatcher.equals(2730, within: 0).matches(2730.01))
        #expect(NumberMatcher.equals(2730, within: 0.5).matches(2729.5))
        #expect(!NumberMatcher.equals(2730, within: 0.5).matches(2729.4))
        #expect(NumberMatcher.oneOf([0, 1]).matches(1) && !NumberMatcher.oneOf([0, 1]).matches(2))
        #expect(NumberMatcher.range(min: 1, max: 4).matches(4))
        #expect(!NumberMatcher.range(min: 1, max: 4).matches(0.9))
        #expect(!NumberMatcher.range(min: nil, max: nil).matches(.nan))
        #expect(NumberMatcher.range(min: 6, max: nil).text == "at least 6")
        #expect(NumberMatcher.equals(390.5, within: 0.25).text == "390.5 ± 0.25")
        #expect(ListMatcher.oneOf([[1, 2], [2]]).matches([2]))
        #expect(!ListMatcher.oneOf([[1, 2], [2]]).matches([1]))
        #expect(ListMatcher.count(.range(min: 2, max: nil)).matches([5, 5]))
    }
}
