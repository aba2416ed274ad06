@_spi(Simulation) import UIKit

// What the app and the world do.
extension Run {
    /// Does what a step or a reaction says.
    func perform(_ action: StepAction) {
        noteStates(of: action)
        switch action {
        case .gesture, .settle, .wait, .expect, .always:
            return
        case .cancelTouches:
            touches.cancelAll()
        case .mark(let name):
            setMark(name)
            recorder.add(.mark, text: name)
        case .snapshot(let name):
            setMark(name)
            recorder.add(.snapshot, text: name)
        case .background:
            touches.cancelAll()
            simulation.application.enterBackground()
        case .foreground:
            simulation.application.enterForeground()
        case .memoryWarning:
            simulation.application.receiveMemoryWarning()
        case .cover(let animated):
            if snapshot.hasBrowser { reach(.covered) }
            if !host.stage.cover(animated: animated) { failRefusal(action) }
        case .uncover(let animated):
            allowJump()
            if !host.stage.uncover(animated: animated) { failRefusal(action) }
        case .cancelTransition:
            if window.cancelTransition() {
                reach(.transitionCancelled)
            } else {
                failRefusal(action)
            }
        case .contentSizeCategory(let size):
            simulation.setContentSizeCategory(size.category)
        case .disappear:
            touches.cancelAll()
            if snapshot.hasBrowser { reach(.covered) }
            host.stage.chooseScreen(false)
        case .appear:
            allowJump()
            host.stage.chooseScreen(true)
        case .scrollHost(let offset, let animated):
            host.scrolling?.scroller?.scroll(toDistance: CGFloat(offset), animated: animated)
        case .deliverImage(let item, let stage):
            host.loading?.deliverImage(ofItem: item, stage: stage)
        case .failImage(let item):
            host.loading?.failImage(ofItem: item)
        case .resize(let size):
            allowJump()
            simulation.resizeScreen(to: size, safeAreaInsets: safeArea(for: size))
        case .rotate(let orientation):
            turn(to: orientation)
        case .present, .dismiss, .embed, .remove, .push, .pop, .scrollToPage, .next, .previous,
            .reloadData, .set, .addOverlay, .removeOverlay, .release, .items:
            performCall(action)
        }
    }

    /// The calls that the app makes.
    private func performCall(_ action: StepAction) {
        switch action {
        case .present:
            allowJump()
            host.presentBrowser()
        case .dismiss: host.port?.dismiss()
        case .embed:
            allowJump()
            host.embedBrowser()
        case .remove: host.removeBrowser()
        case .push(let isAnimated):
            allowJump()
            if !host.pushBrowser(animated: isAnimated) { failRefusal(action) }
        case .pop(let isAnimated):
            if !host.popBrowser(animated: isAnimated) { failRefusal(action) }
        case .scrollToPage(let page, let animated): scroll(to: page, animated: animated)
        case .next(let animated): scroll(to: snapshotPage + 1, animated: animated)
        case .previous(let animated): scroll(to: snapshotPage - 1, animated: animated)
        case .reloadData(let preserving):
            allowJump()
            host.reload(preservingCurrentPage: preserving)
            recorder.add(.dataChanged, a: host.knownItemCount)
        case .set(let options):
            allowJump()
            host.set(options)
        case .addOverlay(let spec): host.addOverlay(spec)
        case .removeOverlay(let name):
            host.removeOverlay(named: name)
            checker.forgetOverlay(name)
        case .release: host.releaseBrowser()
        case .items(let change):
            allowJump()
            host.change(change)
            recorder.add(.dataChanged, a: host.presentItemCount)
        default:
            preconditionFailure("\(action.verb) is not a call of the app.")
        }
    }

    private var snapshotPage: Int { host.port?.pageIndex ?? -1 }

    private func scroll(to page: Int, animated: Bool) {
        hasAsked = true
        if !animated { allowJump() }
        host.port?.scrollToPage(at: page, animated: animated)
    }

    private func noteStates(of action: StepAction) {
        let isMoving = simulation.isMoving || !touches.down.isEmpty
        switch action {
        case .scrollToPage, .next, .previous:
            hasAsked = true
            if isMoving { reach(.jumpWhileMoving) }
        case .reloadData:
            if isMoving { reach(.reloadWhileMoving) }
        case .items(let change):
            if isMoving && change.reloads { reach(.reloadWhileMoving) }
        case .resize, .rotate:
            if snapshot.hasBrowser { reach(.resized) }
        default:
            break
        }
    }

    // MARK: Size

    private func turn(to orientation: DeviceOrientation) {
        allowJump()
        let upright = scenario.device.size
        let size =
            orientation.isLandscape
            ? CGSize(width: upright.height, height: upright.width) : upright
        let safeArea =
            orientation.isLandscape ? scenario.device.landscapeSafeArea : scenario.device.safeArea
        simulation.rotate(
            to: UIDeviceOrientation(orientation), screenSize: size,
            safeAreaInsets: safeArea.edgeInsets)
    }

    private func safeArea(for size: CGSize) -> UIEdgeInsets {
        let isLandscape = size.width > size.height
        let wasLandscape = scenario.device.size.width > scenario.device.size.height
        let insets =
            isLandscape == wasLandscape
            ? scenario.device.safeArea : scenario.device.landscapeSafeArea
        return insets.edgeInsets
    }

    // MARK: Places

    /// Where a named thing is in the window; nil when it is not there.
    func point(of name: NamedPlace) -> CGPoint? {
        let size = simulation.device.screenSize
        switch name {
        case .windowCenter:
            return CGPoint(x: size.width / 2, y: size.height / 2)
        case .imageCenter:
            guard let cell = snapshot.centreCell, let frame = Evaluator.imageFrame(of: cell) else {
                return nil
            }
            return CGPoint(x: frame.midX, y: frame.midY)
        case .pageCenter:
            guard let view = host.port?.browser?.viewIfLoaded, view.window != nil else {
                return CGPoint(x: size.width / 2, y: size.height / 2)
            }
            let frame = view.presentedFrameInWindow
            return CGPoint(x: frame.midX, y: frame.midY)
        case .edge(let edge):
            return edge.point(in: size)
        case .thumbnail(let index):
            guard let view = host.host.thumbnailView(ofItem: index), view.window != nil else {
                return nil
            }
            let frame = view.presentedFrameInWindow
            return CGPoint(x: frame.midX, y: frame.midY)
        case .overlay(let name):
            guard let view = host.overlay(named: name), view.window != nil else { return nil }
            let frame = view.presentedFrameInWindow
            return CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}

extension WindowEdge {
    /// A point 1 pt inside a window of that size, in the middle of the edge.
    nonisolated func point(in size: CGSize) -> CGPoint {
        switch self {
        case .left: CGPoint(x: 1, y: size.height / 2)
        case .right: CGPoint(x: size.width - 1, y: size.height / 2)
        case .top: CGPoint(x: size.width / 2, y: 1)
        case .bottom: CGPoint(x: size.width / 2, y: size.height - 1)
        }
    }
}

extension UIDeviceOrientation {
    /// How a device is held that a step turns.
    nonisolated fileprivate init(_ orientation: DeviceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}
