import Testing

@testable import Scenarios

struct TraceEventPhraseTests {
    @Test func aPhraseStartsWithItsTime() {
        var event = TraceEvent(kind: .dragBegan, frame: 0, timeNanoseconds: 4_258_999_999)
        #expect(event.phrase == "4.258 drag begins")
        event.a = 1
        #expect(event.phrase == "4.258 caught in flight, drag begins")
        event.timeNanoseconds = 5_000_000
        #expect(event.phrase.hasPrefix("0.005 "))
    }

    @Test(arguments: TraceEvent.Kind.allCases)
    func everyKindHasWords(kind: TraceEvent.Kind) {
        var event = TraceEvent(kind: kind, frame: 0, timeNanoseconds: 0)
        event.text = "words"
        #expect(event.phrase.count > "0.000 ".count)
    }
}
