extension UIView {
    /// Takes the animations of one property and one group off the view.
    ///
    /// - Returns: what they had still to make up: with it the model value is what was on screen.
    func takeAnimations(of property: AnimatedProperty, from group: AnimationGroup) -> AnimatedValue
    {
        let share = 1 - group.progress(at: Simulation.current.now)
        var rest = AnimatedValue(lanes: .zero)
        for animation in runningAnimations
        where animation.group === group && animation.property == property {
            rest = rest.adding(animation.delta, share: share)
        }
        runningAnimations.removeAll { $0.group === group && $0.property == property }
        return rest
    }

    /// Has the view's place be what is on screen of one group's animations, and takes these off.
    func adoptPlace(from group: AnimationGroup) {
        let bounds = takeAnimations(of: .bounds, from: group)
        let center = takeAnimations(of: .center, from: group)
        let transform = takeAnimations(of: .transform, from: group)
        self.bounds = AnimatedValue(self.bounds).adding(bounds, share: 1).rect
        self.center = AnimatedValue(self.center).adding(center, share: 1).point
        self.transform = AnimatedValue(self.transform).adding(transform, share: 1).transform
    }
}
