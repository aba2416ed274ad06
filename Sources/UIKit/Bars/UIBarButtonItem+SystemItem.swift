extension UIBarButtonItem {
    /// An item that the system has ready: a title in English, a symbol, or a space.
    public nonisolated enum SystemItem: Int, CaseIterable, Sendable {
        /// "Done", semibold.
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", semibold.
        case save
        /// A plus.
        case add
        /// Nothing; takes the room that others leave.
        case flexibleSpace
        /// Nothing; as wide as its item's `width`.
        case fixedSpace
        /// A pencil on a square.
        case compose
        /// An arrow to the left.
        case reply
        /// The sign of sharing.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow in a circle.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A cross that closes what is shown.
        case close = 24

        /// The title of an item that has one.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
                .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
                .fastForward, .close:
                nil
            }
        }

        /// The name of the symbol of an item that has one. Apple publishes no names; these symbols
        /// look like the items.
        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
            }
        }
    }
}
