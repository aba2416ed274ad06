import Foundation
import Testing

@testable import Scenarios

@Suite("Seeded chance")
struct SplitMix64Tests {
    @Test("gives the published numbers for seed 1234567")
    func reference() {
        // From the generator's reference implementation (prng.di.unimi.it/splitmix64.c).
        var chance = SplitMix64(seed: 1_234_567)
        #expect(chance.next() == 6_457_827_717_110_365_317)
        #expect(chance.next() == 3_203_168_211_198_807_973)
        #expect(chance.next() == 9_817_491_932_198_370_423)
    }

    @Test("purposes and indexes have numbers of their own")
    func streams() {
        var seen: Set<UInt64> = []
        for stream in [SplitMix64.Stream.sizes, .loading, .tremor] {
            for index in 0..<200 {
                var chance = SplitMix64(seed: 5, stream: stream, index: index)
                seen.insert(chance.next())
            }
        }
        #expect(seen.count == 600)
    }

    @Test("the mix of sizes is a function of seed and item, and holds every kind")
    func sizes() {
        let items = ScenarioItems(count: 10_000_000, source: .realWorldMix)
        #expect(items.size(ofItem: 9_999_999, seed: 3) == items.size(ofItem: 9_999_999, seed: 3))
        var ratios: Set<Double> = []
        for item in 0..<400 {
            let size = items.size(ofItem: item, seed: 3)!
            ratios.insert(size.width / size.height)
        }
        #expect(ratios.contains(4), "a panorama")
        #expect(ratios.contains(1179 / 9600), "a long screenshot")
        #expect(ratios.contains(0.75) && ratios.contains(1.5) && ratios.contains(1))
        let other = (0..<50).map { items.size(ofItem: $0, seed: 4)! }
        #expect(other != (0..<50).map { items.size(ofItem: $0, seed: 3)! })
    }
}
