import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Any public method may be called within any call that the browser makes, and in any state.
struct ReentrancyTests {
    /// Every deed within every call, in every stage.
    @Test(arguments: Deed.plain)
    func withinEveryCall(deed: Deed) {
        for occasion in Occasion.plain { play(deed, in: occasion, zooms: false) }
    }

    /// Every deed within every call of a page that can be zoomed, and every deed with such a page
    /// within every call there is.
    @Test(arguments: Deed.allCases)
    func withinEveryCallOfAZoomedPage(deed: Deed) {
        let occasions = Deed.ofZoom.contains(deed) ? Occasion.allCases : Occasion.ofZoom
        for occasion in occasions { play(deed, in: occasion, zooms: true) }
    }

    private func play(_ deed: Deed, in occasion: Occasion, zooms: Bool) {
        for looping in [false, true] {
            Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
                let scene = ReentrantScene(looping: looping, zooms: zooms)
                scene.reactor.occasion = occasion
                scene.reactor.deed = { [unowned scene] in deed.perform(scene) }
                scene.play()
                scene.expectLegalRest("\(deed) in \(occasion), looping \(looping)")
            }
        }
    }

    /// Otherwise the matrix would have empty columns.
    @Test(arguments: [false, true])
    func everyOccasionComes(zooms: Bool) {
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let scene = ReentrantScene(looping: true, zooms: zooms)
            scene.play()
            let missing = Set(Occasion.allCases).subtracting(scene.reactor.seen)
            // The library's page keeps its browser to itself.
            #expect(missing == (zooms ? [.cellGetsBrowser] : Set(Occasion.ofZoom)))
            scene.expectLegalRest("undisturbed")
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
        default: turn(numbers.next(6), scene)
        }
    }

    private func turn(_ kind: Int, _ scene: BrowserFixture) {
        let browser = scene.browser
        switch kind {
        case 0: _ = browser.visibleZoomImageCell()
        case 1: browser.isLoopingEnabled.toggle()
        case 2:
            browser.scrollDirection =
                browser.scrollDirection == .horizontal ? .vertical : .horizontal
        case 3: browser.itemSpacing = browser.itemSpacing == 0 ? 12 : 0
        case 4: browser.scrollToPage(at: browser.pageIndex + 1, animated: true)
        default:
            browser.dismissSelf()
            browser.present(from: scene.root)
        }
    }
}
