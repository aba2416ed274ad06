import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Any public method may be called within any call that the browser makes, and in any state.
struct ReentrancyTests {
    /// What a host does in answer.
    enum Deed: CaseIterable {
        case reload
        case reloadFromStart
        case fewer
        case more
        case none
        case jump
        case scroll
        case next
        case ask
        case turnLoopingRound
        case turnAxisRound
        case space
        case overlays
        case close
        case leaveDelegate

        func perform(_ scene: BrowserFixture) {
            let browser = scene.browser
            switch self {
            case .reload: browser.reloadData()
            case .reloadFromStart: browser.reloadData(preservingCurrentPage: false)
            case .fewer, .more, .none:
                scene.host.count = self == .fewer ? 2 : self == .more ? 9 : 0
                browser.reloadData()
            case .jump: browser.scrollToPage(at: 1, animated: false)
            case .scroll: browser.scrollToPage(at: 3, animated: true)
            case .next: browser.scrollToPage(at: browser.pageIndex + 1, animated: true)
            case .ask:
                _ = browser.visibleCell()
                _ = browser.visibleZoomImageCell()
                _ = browser.realIndex(fromVirtual: browser.pageIndex)
                browser.scrollToInitialIndexIfNeeded()
                browser.applyCollectionViewConfig()
            case .turnLoopingRound: browser.isLoopingEnabled.toggle()
            case .turnAxisRound:
                browser.scrollDirection =
                    browser.scrollDirection == .horizontal ? .vertical : .horizontal
            case .space: browser.itemSpacing = browser.itemSpacing == 0 ? 12 : 0
            case .overlays:
                browser.removeOverlay(scene.overlay)
                browser.addOverlay(scene.overlay)
            case .close:
                browser.dismissSelf()
                browser.present(from: scene.root)
            case .leaveDelegate:
                browser.delegate = nil
                browser.delegate = scene.host
            }
        }
    }

    @Test(arguments: Deed.allCases)
    func withinEveryCall(deed: Deed) {
        for call in ["count", "cell", "will", "end", "overlay"] {
            for looping in [false, true] {
                answer(deed, to: call, looping: looping)
            }
        }
    }

    private func answer(_ deed: Deed, to call: String, looping: Bool) {
        BrowserFixture.run(count: 5, looping: looping, presents: false) { scene in
            // Blank for a frame, or pages whose numbers have changed within a call, are the
            // host's doing here; that nothing traps and all agree afterwards is the browser's.
            scene.isWatching = false
            var answers = 0
            let react = { (line: String) in
                guard answers < 6 else { return }
                answers += 1
                deed.perform(scene)
            }
            scene.host.reaction = { if $0.hasPrefix(call) { react($0) } }
            if call == "overlay" { scene.overlay.reaction = react }
            scene.browser.present(from: scene.root)
            for _ in 0..<4 {
                scene.fling(scene.browser.scrollDirection == .horizontal ? .left : .up)
                scene.wait(0.2)
                scene.browser.scrollToPage(at: 2, animated: true)
                scene.wait(0.1)
                scene.browser.reloadData()
            }
            scene.host.reaction = nil
            scene.overlay.reaction = nil
            scene.settle()
            checkAgreement(scene, "\(deed) in \(call), looping \(looping)")
        }
    }

    private func checkAgreement(_ scene: BrowserFixture, _ title: Comment) {
        let browser = scene.browser
        let isOpen = browser.presentingViewController != nil
        if scene.host.count > 0 && isOpen {
            #expect(scene.pageInPlace == browser.pageIndex, title)
            #expect(scene.host.pagesShown == [browser.pageIndex], title)
            let said = scene.overlay.log.last
            let page = browser.pageIndex
            #expect(said == "\(page)" || said == "(\(scene.host.count),\(page))", title)
        } else {
            #expect(scene.host.pagesShown.isEmpty, title)
        }
    }

    /// A small generator of the same numbers each time (splitmix64).
    private struct Numbers {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
    }

    @Test(arguments: 0..<24)
    func anythingInAnyOrder(seed: Int) {
        BrowserFixture.run(count: 5, looping: seed % 2 == 0) { scene in
            scene.isWatching = false
            var numbers = Numbers(state: UInt64(seed))
            for _ in 0..<80 {
                act(numbers.next(14), scene, &numbers)
                scene.step(numbers.next(20))
                #expect(scene.browser.pageIndex >= 0)
                #expect(scene.browser.pageIndex < max(1, scene.host.count))
            }
            scene.simulation.touches.cancelAll()
            scene.settle()
            if scene.browser.presentingViewController == nil {
                scene.browser.present(from: scene.root)
                scene.settle()
            }
            checkAgreement(scene, "seed \(seed)")
        }
    }

    private func act(_ kind: Int, _ scene: BrowserFixture, _ numbers: inout Numbers) {
        let browser = scene.browser
        switch kind {
        case 0...3:
            scene.fling([.left, .right, .left, .up][numbers.next(4)])
        case 4:
            let by = CGPoint(x: numbers.next(600) - 300, y: numbers.next(100) - 50)
            scene.drag(by: by, duration: 0.1, lifts: numbers.next(2) == 0, finger: numbers.next(2))
        case 5: scene.lift(finger: numbers.next(2))
        case 6: scene.simulation.touches.cancelAll()
        case 7: browser.scrollToPage(at: numbers.next(7) - 1, animated: numbers.next(2) == 0)
        case 8:
            scene.host.count = [0, 1, 2, 3, 5, 30][numbers.next(6)]
            browser.reloadData(preservingCurrentPage: numbers.next(4) != 0)
        case 9:
            let sizes = [(390, 844), (844, 390), (390, 844), (300, 300)]
            let size = sizes[numbers.next(4)]
            scene.simulation.resizeScreen(
                to: CGSize(width: size.0, height: size.1), safeAreaInsets: .zero)
        default:
            let deeds: [Deed] = [.ask, .turnLoopingRound, .turnAxisRound, .space, .next, .close]
            deeds[numbers.next(deeds.count)].perform(scene)
        }
    }
}
