extension UIViewController {
    func startPresentation(
        of controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = rootAncestor
        demand(
            controller.ownPresentation == nil,
            "\(type(of: controller)) is presented already. "
                + "Dismiss it before you present it again.")
        demand(
            controller.parentStorage == nil && controller !== presenter,
            "\(type(of: controller)) is on screen as a child or presenter. "
                + "Present a controller of its own.")
        if let former = presenter.presentation {
            Simulation.current.log.append(
                "Attempt to present \(type(of: controller)) on \(type(of: self)), "
                    + "which is already presenting \(type(of: former.presented)).")
            return
        }
        guard let window = presenter.viewIfLoaded?.windowStorage, !window.isHidden else {
            Simulation.current.log.append(
                "Attempt to present \(type(of: controller)) on \(type(of: self)), "
                    + "whose view is not in the window hierarchy.")
            return
        }
        let presentation = Presentation(of: controller, over: presenter, in: window)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        presentation.present(in: window, animated: animated, completion: completion)
    }

    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        let root = rootAncestor
        guard let lowest = root.presentation ?? root.ownPresentation else { return }
        var top = lowest
        while let above = top.presented.presentation { top = above }
        if top.isInTransition || lowest.isInTransition {
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
