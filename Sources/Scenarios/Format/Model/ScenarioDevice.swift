import Foundation

/// The simulated device: its screen and its touch sensor.
public nonisolated struct ScenarioDevice: Equatable, Sendable {
    /// The device as a person names it, such as `iPhone 15 Pro`; with ` (changed)` after it where
    /// the scenario overrides a part of it.
    public var name: String
    /// The window's size in points, held upright.
    public var size: CGSize
    /// Pixels a point.
    public var scale: Double
    /// Frames a second.
    public var refreshRate: Int
    /// Touch samples a second.
    public var touchRate: Int
    /// The safe area's insets, held upright, points.
    public var safeArea: ScenarioInsets
    /// The safe area's insets, held sideways, points.
    public var landscapeSafeArea: ScenarioInsets

    /// Makes one of its parts.
    public init(
        name: String, size: CGSize, scale: Double, refreshRate: Int, touchRate: Int,
        safeArea: ScenarioInsets, landscapeSafeArea: ScenarioInsets
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
        self.touchRate = touchRate
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea
    }
}

/// Distances from the four edges, points.
public nonisolated struct ScenarioInsets: Equatable, Sendable {
    /// From the top edge.
    public var top: Double
    /// From the left edge.
    public var left: Double
    /// From the bottom edge.
    public var bottom: Double
    /// From the right edge.
    public var right: Double

    /// Makes insets of their parts, points.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

nonisolated extension ScenarioDevice {
    /// The devices that a scenario can name, in the order of the documentation.
    ///
    /// Sizes, scales, refresh rates and safe areas are Apple's published figures. Phones with Face
    /// ID and iPads sense touches at 120 Hz whatever the display's rate; the iPhone SE at 60.
    public static let presets: [ScenarioDevice] = [
        phone("iPhone SE (3rd generation)", 375, 667, scale: 2, display: 60, touch: 60, top: 20),
        phone("iPhone 13 mini", 375, 812, display: 60, top: 50, bottom: 34),
        phone("iPhone 13 Pro", 390, 844, display: 120, top: 47, bottom: 34),
        phone("iPhone 13 Pro Max", 428, 926, display: 120, top: 47, bottom: 34),
        phone("iPhone 14", 390, 844, display: 60, top: 47, bottom: 34),
        phone("iPhone 15", 393, 852, display: 60, top: 59, bottom: 34),
        phone("iPhone 15 Pro", 393, 852, display: 120, top: 59, bottom: 34),
        phone("iPhone 15 Pro Max", 430, 932, display: 120, top: 59, bottom: 34),
        phone("iPhone 16 Pro", 402, 874, display: 120, top: 62, bottom: 34),
        phone("iPhone 16 Pro Max", 440, 956, display: 120, top: 62, bottom: 34),
        pad("iPad (10th generation)", 820, 1180, display: 60),
        pad("iPad mini (6th generation)", 744, 1133, display: 60),
        pad("iPad Pro 11-inch (M4)", 834, 1210, display: 120),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, display: 120),
    ]

    /// The device of a scenario that names none.
    public static let standardName = "iPhone 15 Pro"

    /// The preset of that name, or nil.
    ///
    /// - Complexity: O(n), n being the number of presets.
    public static func preset(named name: String) -> ScenarioDevice? {
        presets.first { $0.name == name }
    }

    /// The device of a scenario that names none.
    public static var standard: ScenarioDevice {
        guard let device = preset(named: standardName) else {
            preconditionFailure("The standard device is one of the presets.")
        }
        return device
    }

    /// A phone. Held sideways, the notch or island is at the side, on both sides alike, and the
    /// home indicator takes 21 pt.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3, display: Int,
        touch: Int = 120, top: Double, bottom: Double = 0
    ) -> ScenarioDevice {
        let hasHomeIndicator = bottom > 0
        return ScenarioDevice(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            refreshRate: display, touchRate: touch,
            safeArea: ScenarioInsets(top: top, left: 0, bottom: bottom, right: 0),
            landscapeSafeArea: hasHomeIndicator
                ? ScenarioInsets(top: 0, left: top, bottom: 21, right: top)
                : ScenarioInsets(top: 0, left: 0, bottom: 0, right: 0))
    }

    /// A tablet with a home indicator: 24 pt above, 20 pt below, whichever way it is held.
    private static func pad(
        _ name: String, _ width: Double, _ height: Double, display: Int
    ) -> ScenarioDevice {
        let insets = ScenarioInsets(top: 24, left: 0, bottom: 20, right: 0)
        return ScenarioDevice(
            name: name, size: CGSize(width: width, height: height), scale: 2, refreshRate: display,
            touchRate: 120, safeArea: insets, landscapeSafeArea: insets)
    }
}
