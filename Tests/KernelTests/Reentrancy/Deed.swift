import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// What a host does in answer to a call: each public member of the browser, and changes of the
/// data behind it.
///
/// Two members are left out that can only be called with a lie: `willDisplay` and
/// `didEndDisplaying` of the collection view, which say that a cell comes and goes.
enum Deed: CaseIterable {
    // Methods.
    case presentFrom
    case dismissSelf
    case closeAndOpen
    case jump
    case scroll
    case scrollNext
    case scrollOutOfRange
    case reload
    case reloadFromStart
    case askForCells
    case addOverlay
    case removeOverlay
    case removeAndAddOverlay
    case register
    case dequeue
    case askForIndexes
    case firstPage
    case setUpAgain
    case config
    case askDataSource
    case reportScroll
    case reportDrag
    case reportSettling
    case reportAnimation
    case loadView
    case layOut
    // Properties.
    case delegateLeaves
    case delegateChanges
    case initialIndex
    case direction
    case looping
    case spacing
    case badSpacing
    case autoPlay
    case interval
    case transitionType
    case dismissGesture
    case readAll
    // The collection view.
    case offset
    case animatedOffset
    case foreignReload
    case touchesOff
    // Data.
    case fewer
    case more
    case none
    case one
    case negative
    case huge
    case hostGoes
    // A page that can be zoomed.
    case zoomIn
    case zoomAtOnce
    case zoomOut
    case zoomToPoint
    case doubleTap
    case singleTap
    case layOutPicture
    case emptyPicture
    case zoomLimits
    case doubleTapScale
    case reportZoom
    case reportPageDrag
    case pinchOff
    case reportPull

    /// Those with a page that can be zoomed.
    nonisolated static let ofZoom: [Deed] = [
        .zoomIn, .zoomAtOnce, .zoomOut, .zoomToPoint, .doubleTap, .singleTap, .layOutPicture,
        .emptyPicture, .zoomLimits, .doubleTapScale, .reportZoom, .reportPageDrag, .pinchOff,
        .reportPull,
    ]
    /// Those with any page.
    nonisolated static let plain = allCases.filter { !ofZoom.contains($0) }

    func perform(_ scene: ReentrantScene) {
        if Deed.ofZoom.contains(self) {
            if let cell = scene.browser.visibleZoomImageCell() { perform(on: cell) }
            return
        }
        guard !performsMethod(scene), !performsSetting(scene), !performsOnPager(scene) else {
            return
        }
        changeData(scene)
    }

    private func performsMethod(_ scene: ReentrantScene) -> Bool {
        let browser = scene.browser
        let pager = browser.collectionView
        let first = IndexPath(item: 0, section: 0)
        switch self {
        case .presentFrom: browser.present(from: scene.root)
        case .dismissSelf: browser.dismissSelf()
        case .closeAndOpen:
            browser.dismissSelf()
            browser.present(from: scene.root)
        case .jump: browser.scrollToPage(at: 1, animated: false)
        case .scroll: browser.scrollToPage(at: 3, animated: true)
        case .scrollNext: browser.scrollToPage(at: browser.pageIndex + 1, animated: true)
        case .scrollOutOfRange:
            browser.scrollToPage(at: -1, animated: true)
            browser.scrollToPage(at: Int.max, animated: false)
            browser.scrollToPage(at: Int.min, animated: false)
        case .reload: browser.reloadData()
        case .reloadFromStart: browser.reloadData(preservingCurrentPage: false)
        case .askForCells:
            _ = browser.visibleCell()
            _ = browser.visibleZoomImageCell()
        case .addOverlay: browser.addOverlay(scene.makeOverlay())
        case .removeOverlay: browser.removeOverlay(scene.overlay)
        case .removeAndAddOverlay:
            browser.removeOverlay(scene.overlay)
            browser.addOverlay(scene.overlay)
        case .register: browser.register(NoisyCell.self, forReuseIdentifier: "again")
        case .dequeue:
            guard pager.numberOfItems(inSection: 0) > 0 else { break }
            _ = browser.dequeueReusableCell(
                withReuseIdentifier: NoisyCell.noisyIdentifier, for: first)
        case .askForIndexes:
            for index in [0, -1, Int.min, Int.max] { _ = browser.realIndex(fromVirtual: index) }
        case .firstPage: browser.scrollToInitialIndexIfNeeded()
        case .setUpAgain: browser.setupCollectionView()
        case .config: browser.applyCollectionViewConfig()
        case .askDataSource: _ = browser.collectionView(pager, numberOfItemsInSection: 0)
        case .reportScroll: browser.scrollViewDidScroll(pager)
        case .reportDrag:
            browser.scrollViewWillBeginDragging(pager)
            browser.scrollViewDidEndDragging(pager, willDecelerate: false)
        case .reportSettling: browser.scrollViewDidEndDecelerating(pager)
        case .reportAnimation: browser.scrollViewDidEndScrollingAnimation(pager)
        case .loadView: browser.loadViewIfNeeded()
        case .layOut: browser.view.layoutIfNeeded()
        default: return false
        }
        return true
    }

    private func performsSetting(_ scene: ReentrantScene) -> Bool {
        let browser = scene.browser
        switch self {
        case .delegateLeaves: browser.delegate = nil
        case .delegateChanges:
            browser.delegate = nil
            browser.delegate = scene.host
        case .initialIndex: browser.initialIndex = 2
        case .direction:
            browser.scrollDirection =
                browser.scrollDirection == .horizontal ? .vertical : .horizontal
        case .looping: browser.isLoopingEnabled.toggle()
        case .spacing: browser.itemSpacing = browser.itemSpacing == 0 ? 12 : 0
        case .badSpacing:
            browser.itemSpacing = -1
            browser.itemSpacing = .nan
            browser.itemSpacing = .infinity
        case .autoPlay: browser.isAutoPlayEnabled.toggle()
        case .interval: browser.autoPlayInterval = browser.autoPlayInterval == 1 ? .nan : 1
        case .transitionType:
            browser.transitionType =
                switch browser.transitionType {
                case .none: .fade
                case .fade: .zoom
                case .zoom: .none
                }
        case .dismissGesture: browser.isDismissGestureEnabled.toggle()
        case .readAll:
            _ = (browser.pageIndex, browser.overlays.count, browser.delegate === scene.host)
            _ = (browser.initialIndex, browser.scrollDirection, browser.isLoopingEnabled)
            _ = (browser.transitionType, browser.isDismissGestureEnabled)
            _ = (browser.itemSpacing, browser.isAutoPlayEnabled, browser.autoPlayInterval)
        default: return false
        }
        return true
    }

    private func performsOnPager(_ scene: ReentrantScene) -> Bool {
        let pager = scene.browser.collectionView
        switch self {
        case .offset: pager.contentOffset.x += 30
        case .animatedOffset: pager.setContentOffset(.zero, animated: true)
        case .foreignReload: pager.reloadData()
        case .touchesOff: scene.simulation.touches.cancelAll()
        default: return false
        }
        return true
    }

    private func changeData(_ scene: ReentrantScene) {
        switch self {
        case .fewer: scene.host?.items = 2
        case .more: scene.host?.items = 9
        case .none: scene.host?.items = 0
        case .one: scene.host?.items = 1
        case .negative: scene.host?.items = -3
        case .huge: scene.host?.items = Int.max
        case .hostGoes:
            scene.host = nil
            return
        default: preconditionFailure("\(self) does nothing.")
        }
        scene.browser.reloadData()
    }
}
