/// Which way an interface is turned.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    /// It cannot be told.
    case unknown = 0
    /// Upright, the home indicator below.
    case portrait = 1
    /// Upside down, the home indicator above.
    case portraitUpsideDown = 2
    /// Sideways, the home indicator at the right: the device is held `landscapeLeft`.
    case landscapeRight = 3
    /// Sideways, the home indicator at the left: the device is held `landscapeRight`.
    case landscapeLeft = 4

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The way an interface turns for a device held like that; unknown for one that lies flat.
    init(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: self = .unknown
        }
    }
}

/// Ways in which an interface may be turned.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit an orientation, at the place of its raw value.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// The home indicator at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// The home indicator at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Sideways, either way.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// Every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }
}
