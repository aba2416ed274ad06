extension UIViewController {
    func startPresentation(
        of controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = rootAncestor
        if let refusal = refusal(toPresent: controller, over: presenter) {
            Simulation.current.log.append(
                "Attempt to present \(type(of: controller)) on \(type(of: self)), \(refusal).")
            return
        }
        guard let window = presenter.viewIfLoaded?.windowStorage else { return }
        let presentation = Presentation(of: controller, over: presenter, in: window)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        presentation.present(
            from: self, in: window, animated: animated, completion: completion)
    }

    /// Why a controller cannot be presented now; nil where it can. Stops the program where it never
    /// could.
    private func refusal(
        toPresent controller: UIViewController, over presenter: UIViewController
    ) -> String? {
        demand(
            controller.parentStorage == nil && controller !== presenter,
            "\(type(of: controller)) is on screen as a child or presenter. "
                + "Present a controller of its own.")
        if let former = presenter.presentation {
            return "which is already presenting \(type(of: former.presented))"
        }
        if let present = controller.ownPresentation, !present.phase.isUnlinked {
            demand(
                present.phase.isInTransition,
                "\(type(of: controller)) is presented already. "
                    + "Dismiss it before you present it again.")
            return "while its presentation or dismissal is in progress"
        }
        if presenter.ownPresentation?.phase.isInTransition == true {
            return "while a presentation or dismissal is in progress"
        }
        let window = presenter.viewIfLoaded?.windowStorage
        if window?.isHidden != false { return "whose view is not in the window hierarchy" }
        return nil
    }

    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        let root = rootAncestor
        guard let lowest = root.presentation ?? root.ownPresentation, !lowest.phase.isUnlinked
        else { return }
        var top = lowest
        var isInTransition = lowest.phase.isInTransition
        while let above = top.presented.presentation {
            top = above
            isInTransition = isInTransition || above.phase.isInTransition
        }
        if isInTransition {
            Simulation.current.log.append(
                "Attempt to dismiss from \(type(of: self)) while a presentation or dismissal "
                    + "is in progress.")
            return
        }
        lowest.dismissAll(upTo: top, animated: animated, completion: completion)
    }

    /// The transition that this controller or an ancestor is part of.
    var currentCoordinator: TransitionCoordinator? {
        if let coordinator = ownPresentation?.coordinator { return coordinator }
        if let coordinator = presentation?.coordinator { return coordinator }
        if let containerTransition { return containerTransition }
        if let parentStorage { return parentStorage.currentCoordinator }
        return viewIfLoaded?.windowStorage?.sizeTransition
    }
}
