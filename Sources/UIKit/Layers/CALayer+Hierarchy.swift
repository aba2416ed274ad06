extension CALayer {
    /// The layer that this one is in: for a view's, that of its superview.
    public var superlayer: CALayer? {
        owner.map { $0.superview?.layer } ?? superlayerStorage
    }

    /// The layers in this one, back to front: those of subviews, and those that were put in.
    ///
    /// Setting it puts others in place of those that were put in; subviews stay.
    /// - Complexity: O(layers in it)
    public var sublayers: [CALayer]? {
        get {
            let layers = orderedSublayers
            return layers.isEmpty ? nil : layers
        }
        set {
            for entry in freeSublayers { entry.layer.leave() }
            freeSublayers = []
            for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
        }
    }

    var orderedSublayers: [CALayer] {
        let views = owner?.subviewStorage ?? []
        if freeSublayers.isEmpty { return views.map(\.layer) }
        var layers: [CALayer] = []
        var next = 0
        for (index, view) in views.enumerated() {
            while next < freeSublayers.count, freeSublayers[next].viewsBehind <= index {
                layers.append(freeSublayers[next].layer)
                next += 1
            }
            layers.append(view.layer)
        }
        layers += freeSublayers[next...].map(\.layer)
        return layers
    }

    /// The layers in this one that are not hidden, the lowest first: by `zPosition`, then back to
    /// front.
    var shownSublayers: [CALayer] {
        let layers = orderedSublayers.filter { !$0.isHidden }
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Puts `layer` in front of the others, taking it from where it was.
    public func addSublayer(_ layer: CALayer) {
        put(layer, at: orderedSublayers.count)
    }

    /// Puts `layer` at an index among the layers in this one, 0 being the back; out of range is
    /// clamped.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        put(layer, at: Int(idx))
    }

    /// Puts `layer` right behind `sibling`; in front of all where that is none of the layers in here.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        put(layer, beside: sibling, offset: 0)
    }

    /// Puts `layer` right in front of `sibling`; in front of all where that is none of the layers in
    /// here.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        put(layer, beside: sibling, offset: 1)
    }

    /// Puts `newLayer` where `oldLayer` was.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = orderedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        put(newLayer, at: index)
    }

    /// Takes the layer out of its superlayer; a view's layer goes with its view. Its animations end.
    public func removeFromSuperlayer() {
        if let owner {
            owner.removeFromSuperview()
            return
        }
        guard let parent = superlayerStorage else { return }
        parent.freeSublayers.removeAll { $0.layer === self }
        leave()
    }

    private func leave() {
        superlayerStorage = nil
        removeAllAnimations()
    }

    private func put(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        if layer === sibling { return }
        if layer.superlayerStorage === self { freeSublayers.removeAll { $0.layer === layer } }
        let index = orderedSublayers.firstIndex { $0 === sibling }
        put(layer, at: index.map { $0 + offset } ?? orderedSublayers.count)
    }

    private func put(_ layer: CALayer, at index: Int) {
        demand(
            layer.owner == nil,
            "A view's layer goes where its view goes: add the view as a subview.")
        demand(!isInside(layer), "A layer cannot be put into itself or a layer in it.")
        if layer.superlayerStorage === self {
            freeSublayers.removeAll { $0.layer === layer }
        } else {
            layer.removeFromSuperlayer()
            layer.tickOfArrival = Simulation.current.tick
        }
        let behind = orderedSublayers.prefix(max(0, index))
        let free = behind.count { $0.owner == nil }
        freeSublayers.insert((layer, behind.count - free), at: free)
        layer.superlayerStorage = self
    }

    private func isInside(_ layer: CALayer) -> Bool {
        var current: CALayer? = self
        while let ancestor = current {
            if ancestor === layer { return true }
            current = ancestor.superlayerStorage
        }
        return false
    }

    // MARK: Subviews that come and go

    /// A subview has come to lie at `index`: layers in front of that one have one more behind them.
    func subviewDidCome(at index: Int) {
        for place in freeSublayers.indices where freeSublayers[place].viewsBehind > index {
            freeSublayers[place].viewsBehind += 1
        }
    }

    /// The subview at `index` has gone.
    func subviewDidGo(at index: Int) {
        for place in freeSublayers.indices where freeSublayers[place].viewsBehind > index {
            freeSublayers[place].viewsBehind -= 1
        }
    }

    // MARK: On screen

    /// Whether the layer is that of a view in a window, or lies in such a one.
    var isOnScreen: Bool { topView?.window != nil }

    /// The view whose layer this one is, or lies in.
    private var topView: UIView? {
        var layer: CALayer? = self
        while let current = layer {
            if let owner = current.owner { return owner }
            layer = current.superlayerStorage
        }
        return nil
    }

    /// Whether a change shows as one that animates: the layer belongs to no view, and was on screen
    /// before this frame.
    var animatesItself: Bool {
        let tick = Simulation.current.tick
        var layer: CALayer = self
        while layer.owner == nil {
            guard let parent = layer.superlayerStorage, layer.tickOfArrival < tick else {
                return false
            }
            layer = parent
        }
        return layer !== self && layer.owner?.window != nil
    }
}
