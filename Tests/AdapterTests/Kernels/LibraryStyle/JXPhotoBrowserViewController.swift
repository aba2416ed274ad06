import Foundation
import UIKit

@objcMembers
open class JXPhotoBrowserViewController: UIViewController {

    // MARK: - Public

    public weak var delegate: JXPhotoBrowserDelegate?
    @objc public weak var statistics: JXPhotoBrowserStatistics?

    open var initialIndex: Int = 0
    open var transitionType: JXPhotoBrowserTransitionType = .fade

    open var scrollDirection: JXPhotoBrowserScrollDirection = .horizontal {
        didSet {
            guard oldValue != scrollDirection, isViewLoaded else { return }
            rearrange()
        }
    }

    open var isLoopingEnabled: Bool = true {
        didSet {
            guard oldValue != isLoopingEnabled, isViewLoaded else { return }
            reloadData(preservingCurrentPage: true)
        }
    }

    @IBInspectable open var itemSpacing: CGFloat = 0 {
        didSet {
            if itemSpacing < 0 || !itemSpacing.isFinite { itemSpacing = 0 }
            guard oldValue != itemSpacing, isViewLoaded else { return }
            rearrange()
        }
    }

    open var isAutoPlayEnabled: Bool = false {
        didSet { isAutoPlayEnabled ? startTimer() : stopTimer() }
    }

    open var autoPlayInterval: TimeInterval = 3 {
        didSet {
            if autoPlayInterval < 0.5 || !autoPlayInterval.isFinite { autoPlayInterval = 0.5 }
            if autoPlayTimer != nil { startTimer() }
        }
    }

    open var isDismissGestureEnabled: Bool = true {
        didSet { panGesture.isEnabled = isDismissGestureEnabled }
    }

    public private(set) var overlays: [JXPhotoBrowserOverlay] = []

    public internal(set) dynamic var pageIndex: Int = 0 {
        didSet {
            guard oldValue != pageIndex, !isReloading else { return }
            overlays.forEach { $0.didChangedPageIndex(pageIndex) }
            statistics?.photoBrowser?(self, didTurnTo: pageIndex)
        }
    }

    public private(set) lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: self.flowLayout)
        view.backgroundColor = .clear
        view.isPagingEnabled = true
        view.showsHorizontalScrollIndicator = false
        view.showsVerticalScrollIndicator = false
        if #available(iOS 11.0, *) {
            view.contentInsetAdjustmentBehavior = .never
        } else {
            automaticallyAdjustsScrollViewInsets = false
        }
        view.dataSource = self
        view.delegate = self
        return view
    }()

    // MARK: - Internal

    lazy var panGesture: UIPanGestureRecognizer = {
        let gesture = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        gesture.delegate = self
        return gesture
    }()

    private lazy var flowLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }()

    let loopRounds = 200
    var itemCount = 0
    var interactiveCell: JXPhotoBrowserCellProtocol?
    private var isReloading = false
    private var didShowInitialPage = false
    private var lastSize: CGSize = .zero
    private var autoPlayTimer: Timer?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        autoPlayTimer?.invalidate()
    }

    private func commonInit() {
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
        collectionView.register(
            JXZoomImageCell.self, forCellWithReuseIdentifier: JXZoomImageCell.reuseIdentifier)
        collectionView.register(
            JXImageCell.self, forCellWithReuseIdentifier: JXImageCell.reuseIdentifier)
    }

    // MARK: - Life cycle

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.addSubview(collectionView)
        view.addGestureRecognizer(panGesture)
        NotificationCenter.default.addObserver(
            self, selector: #selector(applicationDidEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(JXPhotoBrowserViewController.applicationWillEnterForeground(_:)),
            name: UIApplication.willEnterForegroundNotification, object: nil)
        overlays.forEach(install)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard view.bounds.size != lastSize else { return }
        lastSize = view.bounds.size
        rearrange()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isAutoPlayEnabled { startTimer() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopTimer()
    }

    open override var prefersStatusBarHidden: Bool { true }

    // MARK: - Opening and closing

    open func present(from viewController: UIViewController) {
        viewController.present(self, animated: transitionType != .none, completion: nil)
    }

    open func dismissSelf() {
        dismiss(animated: transitionType != .none, completion: nil)
    }

    // MARK: - Pages

    open func scrollToPage(at index: Int, animated: Bool) {
        guard index >= 0, index < itemCount else { return }
        var target = index
        if isLooping {
            let here = virtualIndex
            let candidates = [-1, 0, 1].map {
                here - realIndex(fromVirtual: here) + index + $0 * itemCount
            }
            target = candidates.min { abs($0 - here) < abs($1 - here) } ?? index
        }
        collectionView.setContentOffset(offset(ofVirtual: target), animated: animated)
        if !animated { settle() }
    }

    open func reloadData(preservingCurrentPage: Bool = true) {
        guard isViewLoaded else { return }
        let page = preservingCurrentPage ? pageIndex : initialIndex
        itemCount = max(0, delegate?.numberOfItems(in: self) ?? 0)
        isReloading = true
        collectionView.reloadData()
        jump(to: page)
        isReloading = false
        overlays.forEach { $0.reloadData(numberOfItems: itemCount, pageIndex: pageIndex) }
    }

    open func visibleCell() -> JXPhotoBrowserCellProtocol? {
        let path = IndexPath(item: virtualIndex, section: 0)
        return collectionView.cellForItem(at: path) as? JXPhotoBrowserCellProtocol
    }

    open func visibleZoomImageCell() -> JXZoomImageCell? {
        return visibleCell() as? JXZoomImageCell
    }

    open func realIndex(fromVirtual index: Int) -> Int {
        return itemCount > 0 ? index % itemCount : 0
    }

    // MARK: - Cells

    @discardableResult
    public func register(_ cellClass: AnyClass, forReuseIdentifier identifier: String) -> Bool {
        guard !identifier.isEmpty, cellClass is JXPhotoBrowserCellProtocol.Type else {
            return false
        }
        collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
        return true
    }

    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: identifier, for: indexPath)
        return cell as! JXPhotoBrowserAnyCell
    }

    // MARK: - Overlays

    open func addOverlay(_ overlay: JXPhotoBrowserOverlay) {
        guard !overlays.contains(where: { $0 === overlay }) else { return }
        overlays.append(overlay)
        if isViewLoaded { install(overlay) }
    }

    open func removeOverlay(_ overlay: JXPhotoBrowserOverlay) {
        overlays.removeAll { $0 === overlay }
        overlay.removeFromSuperview()
    }

    private func install(_ overlay: JXPhotoBrowserOverlay) {
        view.addSubview(overlay)
        overlay.setup(with: self)
        if didShowInitialPage {
            overlay.reloadData(numberOfItems: itemCount, pageIndex: pageIndex)
        }
    }

    // MARK: - Arrangement

    var isLooping: Bool { isLoopingEnabled && itemCount > 1 }

    var isVertical: Bool { scrollDirection == .vertical }

    /// One page and the gap behind it.
    private var step: CGFloat {
        (isVertical ? view.bounds.height : view.bounds.width) + itemSpacing
    }

    var virtualIndex: Int {
        guard step > 0 else { return 0 }
        let position = isVertical ? collectionView.contentOffset.y : collectionView.contentOffset.x
        return max(0, Int((position / step).rounded()))
    }

    private func offset(ofVirtual index: Int) -> CGPoint {
        let position = CGFloat(index) * step
        return isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
    }

    private func rearrange() {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return }
        var frame = view.bounds
        if isVertical { frame.size.height += itemSpacing } else { frame.size.width += itemSpacing }
        flowLayout.scrollDirection = isVertical ? .vertical : .horizontal
        flowLayout.itemSize = frame.size
        collectionView.frame = frame
        if didShowInitialPage {
            collectionView.layoutIfNeeded()
            jump(to: pageIndex)
        } else {
            didShowInitialPage = true
            reloadData(preservingCurrentPage: false)
        }
    }

    private func jump(to page: Int) {
        collectionView.layoutIfNeeded()
        let index = min(max(page, 0), max(itemCount - 1, 0))
        let virtual = isLooping ? loopRounds / 2 * itemCount + index : index
        collectionView.setContentOffset(offset(ofVirtual: virtual), animated: false)
        pageIndex = index
    }

    /// The pager has come to rest.
    func settle() {
        let virtual = virtualIndex
        pageIndex = realIndex(fromVirtual: virtual)
        if isLooping, abs(virtual / itemCount - loopRounds / 2) > loopRounds / 4 {
            jump(to: pageIndex)
        }
        if isAutoPlayEnabled { startTimer() }
    }

    // MARK: - Autoplay

    private func startTimer() {
        stopTimer()
        guard view.window != nil, itemCount > 1 else { return }
        let timer = Timer(
            timeInterval: autoPlayInterval, target: WeakProxy(self),
            selector: #selector(WeakProxy.tick), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .default)
        autoPlayTimer = timer
    }

    func stopTimer() {
        autoPlayTimer?.invalidate()
        autoPlayTimer = nil
    }

    func turnPage() {
        let next = pageIndex + 1
        guard isLooping || next < itemCount else { return stopTimer() }
        scrollToPage(at: next % max(itemCount, 1), animated: true)
    }

    @objc private func applicationDidEnterBackground() {
        stopTimer()
    }

    @objc private func applicationWillEnterForeground(_ notification: Notification) {
        if isAutoPlayEnabled { startTimer() }
    }
}

/// A timer keeps its target; this one does not keep the browser.
private class WeakProxy: NSObject {
    private weak var browser: JXPhotoBrowserViewController?

    init(_ browser: JXPhotoBrowserViewController) {
        self.browser = browser
    }

    @objc func tick() {
        browser?.turnPage()
    }
}
