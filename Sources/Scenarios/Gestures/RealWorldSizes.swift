import Foundation

/// Sizes of images as they occur in a person's library.
nonisolated enum RealWorldSizes {
    /// A kind of image: how often it occurs, in thousandths, and its size in pixels.
    private struct Kind {
        var weight: Int
        var width: Double
        var height: Double
    }

    /// Phone photos are the most; then cameras, screenshots, things sent by messengers; now and
    /// then a panorama, a long screenshot, a tiny icon. The shares are chosen so that each kind
    /// occurs among a few dozen items; the sizes are those that the devices and programs make.
    private static let kinds = [
        Kind(weight: 240, width: 3024, height: 4032),  // phone, upright
        Kind(weight: 160, width: 4032, height: 3024),  // phone, sideways
        Kind(weight: 80, width: 4284, height: 5712),  // phone, 24 megapixels
        Kind(weight: 100, width: 6000, height: 4000),  // camera 3:2
        Kind(weight: 100, width: 1179, height: 2556),  // screenshot
        Kind(weight: 80, width: 1600, height: 1200),  // sent by a messenger
        Kind(weight: 60, width: 1080, height: 1080),  // square
        Kind(weight: 50, width: 1080, height: 1350),  // 4:5
        Kind(weight: 40, width: 1920, height: 1080),  // video still
        Kind(weight: 30, width: 12_000, height: 3_000),  // panorama
        Kind(weight: 30, width: 1179, height: 9_600),  // long screenshot
        Kind(weight: 30, width: 64, height: 64),  // icon
    ]

    private static let totalWeight = kinds.reduce(0) { $0 + $1.weight }

    /// The size of an item, pixels: a pure function of the seed and the item.
    static func size(ofItem item: Int, seed: UInt64) -> CGSize {
        var chance = SplitMix64(seed: seed, stream: .sizes, index: item)
        var rest = Int(chance.next() % UInt64(totalWeight))
        for kind in kinds {
            if rest < kind.weight { return CGSize(width: kind.width, height: kind.height) }
            rest -= kind.weight
        }
        preconditionFailure("A number below the total weight falls into one of the kinds.")
    }
}
