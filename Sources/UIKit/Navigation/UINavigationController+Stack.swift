extension UINavigationController {
    /// Makes `new` the stack and shows its top.
    func change(to new: [UIViewController], animated: Bool) {
        let old = stack
        if new.elementsEqual(old, by: ===) { return }
        for controller in new where !old.contains(where: { $0 === controller }) {
            takeIn(controller)
        }
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        stack = new
        for controller in gone { sendAway(controller) }
        let wasThere = old.contains { $0 === new.last }
        showTop(direction: wasThere ? .pop : .push, animated: animated)
    }

    private func takeIn(_ controller: UIViewController) {
        demand(
            !(controller is UINavigationController),
            "A navigation controller cannot be a page of another.")
        if controller.parentStorage === self {
            // On its way out after an earlier pop.
            leaving.removeAll { $0 === controller }
            controller.willMove(toParent: self)
        } else {
            addChild(controller)
        }
        arriving.append(controller)
    }

    private func sendAway(_ controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        leaving.append(controller)
        controller.willMove(toParent: nil)
    }

    // MARK: Showing

    private func showTop(direction: NavigationTransition.Direction, animated: Bool) {
        if transition != nil {
            pending = (direction, animated)
        } else if stack.last === shown {
            bringBarsUpToDate(animated: animated)
            settle()
        } else if let top = stack.last, appearance.isOnScreen {
            begin(to: top, direction: direction, animated: animated)
        } else {
            // The new top comes when this controller comes on screen.
            takeOutShown()
            bringBarsUpToDate(animated: false)
            settle()
        }
    }

    /// Puts the top page in place as this controller comes on screen.
    func putTopIn() {
        guard transition == nil, let top = stack.last, top !== shown else { return }
        takeOutShown()
        shown = top
        UIView.performWithoutAnimation {
            let view = top.view!
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = pages.bounds
            pages.addSubview(view)
        }
        bringBarsUpToDate(animated: false)
        settle()
    }

    private func takeOutShown() {
        guard let shown else { return }
        self.shown = nil
        if shown.appearance.isOnScreen { shown.startAppearance(false, animated: false) }
        if shown.appearance.isDisappearing { shown.finishAppearance() }
        shown.viewIfLoaded?.removeFromSuperview()
    }

    private func begin(
        to top: UIViewController, direction: NavigationTransition.Direction, animated: Bool
    ) {
        let former = shown
        shown = top
        let simulation = Simulation.current
        simulation.model.note(.navigation)
        let transition = NavigationTransition(
            from: former, to: top, direction: direction, animated: animated, in: pages)
        self.transition = transition
        containerTransition = transition.coordinator
        top.loadViewIfNeeded()
        delegate?.navigationController(self, willShow: top, animated: animated)
        former?.startAppearance(false, animated: animated)
        top.startAppearance(true, animated: animated)
        bringBarsUpToDate(animated: animated)
        transition.run { [weak self] in self?.finish(transition, animated: animated) }
    }

    private func finish(_ finished: NavigationTransition, animated: Bool) {
        guard transition === finished else { return }
        transition = nil
        containerTransition = nil
        view.layoutIfNeeded()
        if finished.from?.appearance.isDisappearing == true { finished.from?.finishAppearance() }
        // While this controller itself comes in, the page arrives with it.
        if finished.to.appearance.isAppearing, !appearance.isAppearing {
            finished.to.finishAppearance()
        }
        settle()
        if !appearance.isAppearing { settleArrival() }
        delegate?.navigationController(self, didShow: finished.to, animated: animated)
        if let next = pending, transition == nil {
            pending = nil
            showTop(direction: next.direction, animated: next.animated)
        }
    }

    // MARK: Parents

    /// Parents of those that nobody sees come and go.
    private func settle() {
        settleDepartures()
        let hidden = arriving.filter { $0 !== stack.last }
        arriving.removeAll { controller in hidden.contains { $0 === controller } }
        for controller in hidden { controller.didMove(toParent: self) }
    }

    /// Those that have left the stack and the screen leave.
    private func settleDepartures() {
        let departing = leaving.filter { $0 !== shown }
        leaving.removeAll { controller in departing.contains { $0 === controller } }
        for controller in departing { controller.removeFromParent() }
    }

    /// The page that shows has come, and is told so.
    func settleArrival() {
        guard let shown, let index = arriving.firstIndex(where: { $0 === shown }) else { return }
        arriving.remove(at: index)
        shown.didMove(toParent: self)
    }
}
