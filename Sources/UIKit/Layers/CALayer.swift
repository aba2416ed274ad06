/// A rectangle of what is on the screen: the one behind a view, a window onto that view's own values,
/// or one of its own, put into another.
///
/// A view's layer that is kept longer than its view stands for itself, with the values that the view
/// had last. Layers of their own animate their changes of themselves once they are on screen
/// (`CATransaction`); those of views change at once.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// What a layer showed whose view has gone.
    private nonisolated struct Values {
        var geometry: ViewGeometry
        var alpha: CGFloat
        var masksToBounds: Bool
    }

    // `unowned(unsafe)`: the view clears it when it goes.
    nonisolated(unsafe) private unowned(unsafe) var view: UIView?
    /// Holds the values of a layer without a view.
    // Read by `deinit`, which runs on the main thread like everything here.
    nonisolated(unsafe) private var carrier: LayerCarrier?
    // Written by a view that comes to its end, which is on the main thread like everything here.
    nonisolated(unsafe) private var formerValues: Values?
    /// The layers in this one that no view has, and how many subviews lie behind each.
    // Read by `deinit`, which runs on the main thread like everything here.
    nonisolated(unsafe) var freeSublayers: [(layer: CALayer, viewsBehind: Int)] = []
    // `unowned(unsafe)`: a superlayer clears it when it goes.
    nonisolated(unsafe) unowned(unsafe) var superlayerStorage: CALayer?
    /// The tick of the frame in which it was put where it is.
    var tickOfArrival = 0
    /// The animations that were added, oldest first.
    var attachedAnimations: [AttachedAnimation] = []
    private var look = LayerLook()

    /// Makes a layer of size zero.
    public override init() {
        super.init()
    }

    /// Makes a layer of the same look as `layer`, which is one.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { adopt(layer) }
    }

    /// Makes a layer as from a nib. There are no nibs here; subclasses must declare it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes the layer behind a view. What a subclass has set while it was made goes over to it.
    public required convenience init(of view: UIView) {
        self.init()
        if let carrier {
            if let color = carrier.backgroundColorStorage { view.backgroundColorStorage = color }
            if carrier.clipsToBounds { view.clipsToBounds = true }
            if carrier.alphaStorage != 1 { view.alphaStorage = carrier.alphaStorage }
        }
        carrier = nil
        self.view = view
    }

    /// Makes a copy.
    public required convenience init(copying layer: CALayer) {
        self.init(layer: layer)
    }

    nonisolated deinit {
        for entry in freeSublayers { entry.layer.superlayerStorage = nil }
        carrier?.layerOfMine = nil
    }

    /// The view has come to its end; the layer keeps what the view had.
    nonisolated func outlive(geometry: ViewGeometry, alpha: CGFloat, masksToBounds: Bool) {
        view = nil
        formerValues = Values(geometry: geometry, alpha: alpha, masksToBounds: masksToBounds)
    }

    // MARK: Whose values

    /// The view that the layer is behind; nil for a layer of its own.
    var owner: UIView? { carrier == nil ? view : nil }

    /// The view that has the values: the one that the layer is behind, or one that nobody sees.
    var backing: UIView {
        if let view { return view }
        let carrier = LayerCarrier()
        carrier.layerOfMine = self
        if let values = formerValues {
            carrier.geometry = values.geometry
            carrier.alphaStorage = values.alpha
            carrier.clipsToBounds = values.masksToBounds
        }
        self.carrier = carrier
        view = carrier
        return carrier
    }

    // MARK: Place

    /// The layer's rectangle in its own coordinates, points.
    open var bounds: CGRect {
        get { backing.bounds }
        set { change { $0.bounds = newValue } }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates, points.
    open var frame: CGRect {
        get { backing.frame }
        set { change { $0.frame = newValue } }
    }

    /// The anchor point in the superlayer's coordinates, points; a view's centre.
    open var position: CGPoint {
        get { backing.center }
        set { change { $0.center = newValue } }
    }

    /// The map from bounds to superlayer, about the anchor point. There is no depth here: what would
    /// lead out of the plane stops the program.
    open var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(backing.transform) }
        set {
            demand(
                CATransform3DIsAffine(newValue),
                "A layer here lies in the plane: this transform would turn it out of that.")
            change { $0.transform = CATransform3DGetAffineTransform(newValue) }
        }
    }

    /// The map from bounds to superlayer, as one of the plane.
    open func affineTransform() -> CGAffineTransform { backing.transform }

    /// Sets the map from bounds to superlayer.
    open func setAffineTransform(_ map: CGAffineTransform) {
        change { $0.transform = map }
    }

    // MARK: Look

    /// Opacity of the layer and those in it, 0…1.
    open var opacity: Float {
        get { Float(backing.alpha) }
        set { change { $0.alpha = CGFloat(newValue) } }
    }

    /// Whether the layer and those in it are left out of the picture.
    open var isHidden: Bool {
        get { backing.isHidden }
        set { backing.isHidden = newValue }
    }

    /// Whether what lies outside the bounds, or the rounded corners, is cut off.
    open var masksToBounds: Bool {
        get { backing.clipsToBounds }
        set { backing.clipsToBounds = newValue }
    }

    /// The colour behind the content; nil for none.
    open var backgroundColor: CGColor? {
        get { backing.backgroundColor?.cgColor }
        set { change { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) } }
    }

    /// The radius of the rounded corners, points.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    /// Which corners are rounded.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }

    /// The width of the border, which lies within the bounds, points.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change(.borderWidth) { $0.borderWidth = newValue } }
    }

    /// The colour of the border: black unless set.
    open var borderColor: CGColor? {
        get { look.borderColor?.cgColor }
        set { change(.borderColor) { $0.borderColor = newValue.map(UIColor.init(cgColor:)) } }
    }

    /// The opacity of the shadow, 0…1: none unless set.
    open var shadowOpacity: Float {
        get { Float(look.shadowOpacity) }
        set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
    }

    /// How far the shadow is blurred, points.
    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue } }
    }

    /// How far the shadow lies from the layer, points.
    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { change(.shadowOffset) { $0.shadowOffset = newValue } }
    }

    /// The colour of the shadow: black unless set.
    open var shadowColor: CGColor? {
        get { look.shadowColor?.cgColor }
        set { change(.shadowColor) { $0.shadowColor = newValue.map(UIColor.init(cgColor:)) } }
    }

    /// What lies in front among the layers of one superlayer: the higher one.
    open var zPosition: CGFloat = 0

    /// A name for the app's own use.
    open var name: String?

    // MARK: Changing

    /// Changes a value that the backing view has; with an animation where the layer animates of
    /// itself.
    private func change(_ body: (UIView) -> Void) {
        let view = backing
        animatingItself { body(view) }
    }

    /// Changes how the layer looks; with an animation where there is one to be.
    private func change(_ property: AnimatedProperty, _ body: (inout LayerLook) -> Void) {
        var new = look
        body(&new)
        let former = look.value(of: property)
        let next = new.value(of: property)
        if former == next { return }
        let view = backing
        animatingItself { view.willChange(property, from: former, to: next) }
        look = new
    }

    /// What a property of the look has been set to.
    func lookValue(of property: AnimatedProperty) -> AnimatedValue { look.value(of: property) }

    /// Sets a property of the look.
    func setLookValue(_ value: AnimatedValue, of property: AnimatedProperty) {
        change(property) { $0.set(value, of: property) }
    }

    /// The look that has been set.
    var modelLook: LayerLook { look }

    /// The look on screen.
    var presentedLook: LayerLook {
        guard let view, view.hasRunningAnimations else { return look }
        return look.presented(on: view)
    }

    /// Takes over all values of another layer.
    private func adopt(_ layer: CALayer) {
        let source = layer.backing
        let view = backing
        view.geometry = source.geometry
        view.alphaStorage = source.alphaStorage
        view.backgroundColorStorage = source.backgroundColorStorage
        view.clipsToBounds = source.clipsToBounds
        view.isHidden = source.isHidden
        look = layer.look
        zPosition = layer.zPosition
        name = layer.name
    }

    /// A layer with the values that are on screen at this moment of the animations; nil for one that
    /// is not on screen. What is changed of it shows nowhere.
    open func presentation() -> Self? {
        guard isOnScreen else { return nil }
        let copy = Self.init(copying: self)
        let source = backing
        let view = copy.backing
        view.geometry = source.presentedGeometry
        view.alphaStorage = source.presentedAlpha
        view.backgroundColorStorage = source.presentedBackgroundColor
        copy.look = presentedLook
        return copy
    }
}

/// Holds the values of a layer that belongs to no view. Nobody sees it.
final class LayerCarrier: UIView {
    // `unowned(unsafe)`: the layer clears it when it goes.
    nonisolated(unsafe) unowned(unsafe) var layerOfMine: CALayer?

    nonisolated deinit {}
}
