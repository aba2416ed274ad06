import UIKit

/// What goes wrong in a browser while a finger turns its pages, by the number of its items.
///
/// `.ci/run` puts it into a copy of the built-in browser, which then has to lose the scenarios of
/// `trouble.json` one by one.
enum Trouble {
    private static var eaten: [[Int]] = []

    static func come(items: Int) {
        switch items {
        case 101: while eaten.count < 2 { eaten = [[]] }
        case 102: fatalError("the page has gone")
        case 103: eaten.append([dig(0)])
        case 104: while true { eaten.append([Int](repeating: eaten.count, count: 1 << 18)) }
        default: break
        }
    }

    /// Recursion without end.
    private static func dig(_ depth: Int) -> Int {
        depth < 0 ? 0 : dig(depth + 1) + dig(depth + 2) + 1
    }
}
