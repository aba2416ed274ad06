/// What an interface is shown on and how a person wants it. Traits that are not said are unspecified.
public nonisolated final class UITraitCollection: NSObject, @unchecked Sendable {
    /// Phone or tablet.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Light or dark. Devices here are light.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The direction in which the interface runs.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels a point; 0 where not said.
    public let displayScale: CGFloat
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The size of text that the person has chosen.
    public let preferredContentSizeCategory: UIContentSizeCategory

    private init(
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
        horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        category: UIContentSizeCategory = .unspecified
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        layoutDirection = direction
        displayScale = scale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        preferredContentSizeCategory = category
        super.init()
    }

    convenience init(device: SimulatedDevice) {
        self.init(
            idiom: device.idiom, style: .light,
            direction: device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            scale: device.scale, horizontal: device.horizontalSizeClass,
            vertical: device.verticalSizeClass, category: device.contentSizeCategory)
    }

    // MARK: Making

    /// Makes a collection that says nothing.
    public convenience override init() {
        self.init(idiom: .unspecified)
    }

    /// Makes a collection that says the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    /// Makes a collection that says light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Makes a collection that says the direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// Makes a collection that says the pixels a point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(scale: scale)
    }

    /// Makes a collection that says the room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Makes a collection that says the room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Makes a collection that says the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// Makes a collection that says all that `traitCollections` say; where several say the same
    /// trait, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(
            _ path: KeyPath<UITraitCollection, Value>, unless unspecified: Value
        ) -> Value {
            traitCollections.last { $0[keyPath: path] != unspecified }?[keyPath: path]
                ?? unspecified
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, unless: .unspecified),
            style: last(\.userInterfaceStyle, unless: .unspecified),
            direction: last(\.layoutDirection, unless: .unspecified),
            scale: last(\.displayScale, unless: 0),
            horizontal: last(\.horizontalSizeClass, unless: .unspecified),
            vertical: last(\.verticalSizeClass, unless: .unspecified),
            category: last(\.preferredContentSizeCategory, unless: .unspecified))
    }

    /// The traits of the device.
    @MainActor
    public static var current: UITraitCollection { Simulation.current.traits }

    // MARK: Comparing

    /// Whether this collection says all that `trait` says, and the same.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
    }

    /// Whether both say the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom
            && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    /// A hash that agrees with `isEqual`.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much room an interface has along one axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// Which way an interface runs.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
