/// What an action does; it gets the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, an image, and what to do.
@preconcurrency @MainActor
public final class UIAction: NSObject {
    /// Names an action, to take it away again or put another in its place.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The title for people; a button made with the action shows it.
    public var title: String
    /// The image for people; a button made with the action shows it.
    public var image: UIImage?
    /// The action's name.
    public let identifier: Identifier
    /// Who has the action performed, while it is.
    public internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    private static var made = 0

    /// Makes an action; without an identifier it gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        if let identifier {
            self.identifier = identifier
        } else {
            UIAction.made += 1
            self.identifier = Identifier("action-\(UIAction.made)")
        }
        super.init()
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
