nonisolated extension Grammar {
    static let browserObjects: [GrammarObject] = [
        GrammarObject(
            .browser, "The browser's properties, by the kernel's own names.",
            browserProperties + [
                GrammarField(
                    "overlays", .list(.object(.overlay), 0...20), default: "[]",
                    "Overlays that are added before the browser appears.")
            ]),
        GrammarObject(
            .overlay, "An overlay that the host adds.",
            [
                GrammarField(
                    "kind",
                    .choice([
                        GrammarChoice("pageIndicator", "`JXPageIndicatorOverlay`."),
                        GrammarChoice(
                            "recorder",
                            "An overlay that shows nothing and keeps what it was told."),
                        GrammarChoice(
                            "closeButton",
                            "A button of the app's, 44 × 44 pt, at the upper trailing corner of "
                                + "the safe area, that calls `dismissSelf()`; it also keeps what "
                                + "it was told."),
                    ]), required: true, "What it is."),
                GrammarField(
                    "name", .name,
                    "The name by which steps and expectations speak of it: the kind when nothing "
                        + "is said."),
                GrammarField(
                    "edge",
                    choices(PageIndicatorOptions.Edge.self) { edge in
                        edge == .top ? "The upper edge." : "The lower edge."
                    },
                    "At which edge a page indicator lies: the lower one when nothing is said."),
                GrammarField(
                    "padding", .length,
                    "From that edge's safe area: the kernel's default when nothing is said."),
                GrammarField(
                    "hidesForSinglePage", .boolean,
                    "Whether a page indicator hides when there is one page: the kernel's default "
                        + "when nothing is said."),
            ]),
    ]

    /// The properties that a scenario can set, before the browser appears and while it is there.
    static let browserProperties: [GrammarField] = [
        GrammarField("initialIndex", .index, "The page shown first."),
        GrammarField(
            "scrollDirection",
            choices(BrowserOptions.Direction.self) { direction in
                direction == .horizontal ? "From left to right." : "From top to bottom."
            }, "Which way the pages lie."),
        GrammarField(
            "isLoopingEnabled", .boolean, "Whether the last page is followed by the first."),
        GrammarField("itemSpacing", .points, "The gap between pages."),
        GrammarField(
            "transitionType",
            choices(BrowserOptions.Transition.self) { transition in
                switch transition {
                case .fade: "It fades."
                case .zoom: "The image flies from and to its thumbnail."
                case .none: "It is there, or gone, at once."
                }
            }, "How the browser comes and goes."),
        GrammarField(
            "isDismissGestureEnabled", .boolean, "Whether pulling a page down closes the browser."),
        GrammarField(
            "isAutoPlayEnabled", .boolean, "Whether pages turn by themselves."),
        GrammarField(
            "autoPlayInterval", .duration(min: -3_600_000_000_000, max: 3_600_000_000_000),
            "How long a page rests before it turns by itself; the kernel makes what is too short "
                + "or negative 0.5 s."),
    ]
}
