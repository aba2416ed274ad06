import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Whatever changes while a browser runs, at rest or in motion, it stays on a page and on the grid.
struct RunTimeChangeTests {
    /// Something that changes.
    enum Change: CaseIterable {
        case axis
        case axisAndBack
        case looping
        case spacing
        case rotation
        case rotationAndBack
        case rightToLeft
        case sameData
        case moreData
        case background
        case cover
        case memoryWarning
        case touchesTaken
        case delegateAgain
        case pagerLaidOut

        func happen(_ scene: BrowserFixture) {
            let browser = scene.browser
            switch self {
            case .axis: browser.scrollDirection = .vertical
            case .axisAndBack:
                browser.scrollDirection = .vertical
                scene.step()
                browser.scrollDirection = .horizontal
            case .looping: browser.isLoopingEnabled.toggle()
            case .spacing: browser.itemSpacing = 20
            case .rotation, .rotationAndBack:
                scene.simulation.resizeScreen(
                    to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
                if self == .rotation { break }
                scene.step()
                scene.simulation.resizeScreen(
                    to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
            case .rightToLeft:
                browser.collectionView.semanticContentAttribute = .forceRightToLeft
            case .sameData: browser.reloadData()
            case .moreData:
                scene.host.count = 9
                browser.reloadData()
            case .background:
                UIApplication.shared.enterBackground()
                scene.wait(0.5)
                UIApplication.shared.enterForeground()
            case .cover:
                let cover = UIViewController()
                cover.modalPresentationStyle = .fullScreen
                browser.present(cover, animated: false)
                scene.step()
                browser.dismiss(animated: false)
            case .memoryWarning: UIApplication.shared.receiveMemoryWarning()
            case .touchesTaken: scene.simulation.touches.cancelAll()
            case .delegateAgain:
                browser.delegate = nil
                browser.delegate = scene.host
            case .pagerLaidOut:
                browser.collectionView.setNeedsLayout()
                browser.view.setNeedsLayout()
            }
        }

        /// Whether the host hears of pages that go and come although nothing moves.
        var replacesCells: Bool {
            switch self {
            case .looping, .sameData, .moreData, .cover, .delegateAgain: true
            default: false
            }
        }
    }

    /// What is going on meanwhile.
    enum State: CaseIterable {
        case rest
        case drag
        case settling
        case animation

        func begin(_ scene: BrowserFixture) {
            switch self {
            case .rest: return
            case .drag:
                scene.drag(by: CGPoint(x: -80, y: 0), duration: 0.1, lifts: false)
                scene.wait(0.12)
            case .settling:
                scene.fling(.left)
                scene.wait(0.2)
            case .animation:
                scene.browser.scrollToPage(at: 3, animated: true)
                scene.wait(0.1)
            }
        }

        /// The pages that it may come to from page 2.
        var pages: ClosedRange<Int> {
            switch self {
            case .rest, .drag: 2...2
            case .settling, .animation: 2...3
            }
        }
    }

    @Test(arguments: Change.allCases, State.allCases)
    func changeKeepsThePage(change: Change, state: State) {
        for looping in [false, true] {
            let title: Comment = "\(change) in \(state), looping \(looping)"
            BrowserFixture.run(count: 5, looping: looping) {
                $0.browser.initialIndex = 2
            } body: { scene in
                // Within a drag or flight over a change a frame may be blank or off.
                scene.isWatching = false
                state.begin(scene)
                let isMoving = scene.simulation.isMoving || state == .drag
                #expect(isMoving == (state != .rest), title)
                scene.overlay.log = []
                scene.host.clearLog()
                change.happen(scene)
                scene.step(3)
                if state == .rest {
                    #expect(scene.pageInPlace == 2, title)
                    let reloads = change == .sameData || change == .delegateAgain
                    let news = reloads ? ["(5,2)"] : change == .moreData ? ["(9,2)"] : []
                    #expect(scene.overlay.log == news, title)
                    // A neighbour may be made ready; nothing comes or goes.
                    let shows = scene.host.log.filter { !$0.hasPrefix("cell") }
                    if !change.replacesCells { #expect(shows.isEmpty, title) }
                }
                scene.lift()
                scene.settle()
                #expect(state.pages.contains(scene.browser.pageIndex), title)
                checkRest(scene, title)
                useIt(scene, title)
            }
        }
    }

    private func checkRest(_ scene: BrowserFixture, _ title: Comment) {
        let browser = scene.browser
        #expect(scene.pageInPlace == browser.pageIndex, title)
        #expect(scene.host.pagesShown == [browser.pageIndex], title)
        let pitch =
            browser.scrollDirection == .horizontal
            ? browser.view.bounds.width + browser.itemSpacing
            : browser.view.bounds.height + browser.itemSpacing
        let along = browser.scrollDirection == .horizontal ? scene.offset.x : scene.offset.y
        #expect(along.truncatingRemainder(dividingBy: pitch) == 0, title)
        #expect(!browser.collectionView.isDragging, title)
        #expect(scene.host.faults.isEmpty, title)
    }

    /// Turns to the page before, which there is in each case.
    private func useIt(_ scene: BrowserFixture, _ title: Comment) {
        let browser = scene.browser
        let page = browser.pageIndex
        let isMirrored =
            browser.collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way: CGPoint
        switch browser.scrollDirection {
        case .vertical: way = CGPoint(x: 0, y: 200)
        case .horizontal: way = CGPoint(x: isMirrored ? -200 : 200, y: 0)
        }
        scene.drag(from: CGPoint(x: 195, y: 200), by: way, duration: 0.1)
        scene.settle()
        #expect(browser.pageIndex == page - 1, title)
        checkRest(scene, title)
    }

    @Test func memoryWarningDropsNothingThatIsSeen() {
        BrowserFixture.run(count: 5, looping: true) { scene in
            scene.swipe(.left)
            let picture = scene.picture
            UIApplication.shared.receiveMemoryWarning()
            scene.step(3)
            #expect(scene.picture == picture)
            scene.fling(.left)
            scene.wait(0.1)
            UIApplication.shared.receiveMemoryWarning()
            scene.settle()
            #expect(scene.pageInPlace == 2)
        }
    }

    /// Pages lie the other way round at once, and at rest.
    @Test func turnedFromRightToLeftPagesTurnTheOtherWay() {
        BrowserFixture.run(count: 5) { scene in
            scene.settle()
            scene.browser.collectionView.semanticContentAttribute = .forceRightToLeft
            scene.settle()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.offset == CGPoint(x: 1560, y: 0))
            scene.swipe(.right)
            #expect(scene.browser.pageIndex == 1)
        }
    }
}
