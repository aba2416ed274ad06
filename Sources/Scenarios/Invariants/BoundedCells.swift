@_spi(Simulation) import UIKit

/// Live cells stay at four or fewer for full-page paging.
final class BoundedCells: Invariant {
    let id = InvariantID.boundedCells
    let platformRules: PlatformRules = [.cellLife]
    private static let limit = 4

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        if frame.liveCells <= BoundedCells.limit { return nil }
        return "\(frame.liveCells) cells are alive; right would be \(BoundedCells.limit) at most"
    }
}
