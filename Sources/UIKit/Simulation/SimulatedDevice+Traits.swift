nonisolated extension SimulatedDevice {
    /// The least length of a tablet's shorter side, points: between the widest iPhone (440) and the
    /// narrowest iPad (744).
    static let leastTabletWidth: CGFloat = 700
    /// The least height of a phone that has a regular width when held sideways, points, and that of
    /// the Plus phones before, which had 3 pixels a point (Human Interface Guidelines, "Device size
    /// classes").
    static let leastLargePhoneHeight: CGFloat = 896
    static let plusPhoneSize = CGSize(width: 414, height: 736)

    private var shortSide: CGFloat { min(screenSize.width, screenSize.height) }
    private var longSide: CGFloat { max(screenSize.width, screenSize.height) }
    private var isSideways: Bool { screenSize.width > screenSize.height }

    /// Phone or tablet.
    var idiom: UIUserInterfaceIdiom {
        shortSide >= SimulatedDevice.leastTabletWidth ? .pad : .phone
    }

    /// Regular on a tablet, and on a large phone held sideways.
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        if idiom == .pad { return .regular }
        let isPlus =
            shortSide == SimulatedDevice.plusPhoneSize.width
            && longSide == SimulatedDevice.plusPhoneSize.height
        let isLarge = longSide >= SimulatedDevice.leastLargePhoneHeight || isPlus
        return isSideways && isLarge ? .regular : .compact
    }

    /// Compact on a phone held sideways.
    var verticalSizeClass: UIUserInterfaceSizeClass {
        idiom == .phone && isSideways ? .compact : .regular
    }
}
