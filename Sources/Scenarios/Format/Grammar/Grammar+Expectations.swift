nonisolated extension Grammar {
    static let expectationObjects: [GrammarObject] = [
        GrammarObject(
            .expectation, "What must be so: every part of it.",
            [
                GrammarField("page", wholeNumber, "The browser's `pageIndex`."),
                GrammarField(
                    "pageChanges", .either([.list(.index, 0...100_000), .object(.pageChanges)]),
                    "The pages that overlays were told of, one after the other, since the start."),
                GrammarField(
                    "offset", anyNumber,
                    "The pager's presented offset along the paging axis, points."),
                GrammarField(
                    "position", anyNumber,
                    "The presented offset in pages, with re-centrings taken out, so that it never "
                        + "jumps by a loop. Page 0 is item 0 at the start."),
                GrammarField("phase", phases, "What moves the pager."),
                GrammarField(
                    "resting", .boolean, "Whether nothing moves and no finger is down."),
                GrammarField(
                    "visible", .list(.either([.index, .object(.visibleItem)]), 0...100),
                    "The pages on screen, no more and no fewer, in order along the paging axis."),
                GrammarField(
                    "copies", .object(.copies), "How many views on screen show an item's image."),
                GrammarField("content", .object(.content), "What lies under a point."),
                GrammarField(
                    "uncovered", anyNumber,
                    "Points of the viewport, along the paging axis, that no page or spacing covers."
                ),
                GrammarField(
                    "overlay", .object(.overlayState), "An overlay's state and what it was told."),
                GrammarField("liveCells", wholeNumber, "Cells alive, on screen or not."),
                GrammarField("liveBrowsers", wholeNumber, "Browsers alive."),
                GrammarField("loads", .object(.loads), "Images asked for, shown, never shown."),
                GrammarField(
                    "callbacks", .object(.callbacks), "How many times the host was called."),
                GrammarField(
                    "presented", .boolean,
                    "Whether the browser is in the window (presented or embedded)."),
            ] + stateChecks,
            groups: [
                GrammarGroup(
                    noun: "check", rule: .atLeastOne,
                    names: [
                        "page", "pageChanges", "offset", "position", "phase", "resting",
                        "visible", "copies", "content", "uncovered", "overlay",
                        "liveCells", "liveBrowsers", "loads", "callbacks", "presented",
                    ] + stateChecks.map(\.name))
            ]),
        GrammarObject(
            .numberMatcher,
            "What a number must be. A bare number means equal (to within 0.000001).",
            [
                GrammarField("equals", plain, "Equal to this."),
                GrammarField(
                    "within", .number(unit: "", min: 0, max: 1e9, isAbove: false),
                    "How far from `equals` it may be."),
                GrammarField("in", .list(plain, 1...1000), "One of these."),
                GrammarField(
                    "between",
                    .tuple(
                        names: ["least", "greatest"], GrammarScalar(unit: "", min: -1e12, max: 1e12)
                    ),
                    "From the one to the other, both included."),
                GrammarField("min", plain, "Not below this."),
                GrammarField("max", plain, "Not above this."),
            ],
            groups: [
                GrammarGroup(
                    noun: "limit", rule: .atLeastOne,
                    names: ["equals", "in", "between", "min", "max"]),
                GrammarGroup(
                    noun: "comparison", rule: .atMostOne, names: ["equals", "in", "between", "min"]),
                GrammarGroup(
                    noun: "comparison", rule: .atMostOne, names: ["equals", "in", "between", "max"]),
            ],
            needs: [(key: "within", other: "equals")]),
        GrammarObject(
            .pageChanges, "What the list of page changes must be. A bare list means equal.",
            [
                GrammarField(
                    "equals", .list(.index, 0...100_000), "Exactly these, in this order."),
                GrammarField(
                    "in", .list(.list(.index, 0...100_000), 1...100), "One of these lists."),
                GrammarField("count", wholeNumber, "So many."),
                GrammarField(
                    "at", .list(.time, 1...10_000),
                    "When each was told, from the mark or the start."),
                GrammarField(
                    "within", .time, "How far `at` may be off: one frame when nothing is said."),
                since,
            ],
            groups: [
                GrammarGroup(
                    noun: "comparison", rule: .exactlyOne, names: ["equals", "in", "count"])
            ], needs: [(key: "within", other: "at"), (key: "at", other: "equals")]),
        GrammarObject(
            .visibleItem, "A page on screen.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                GrammarField(
                    "frame", .list(anyNumber, 4...4),
                    "Where its cell is, presented, in the window: `[x, y, width, height]`, points."),
                GrammarField(
                    "imageFrame", .list(anyNumber, 4...4),
                    "Where its image is, presented, in the window: `[x, y, width, height]`, points."
                ),
                GrammarField(
                    "shows",
                    choices(ShownImage.self) { image in
                        switch image {
                        case .full: "The full image of its item."
                        case .placeholder: "The placeholder of its item."
                        case .nothing: "Nothing."
                        }
                    }, "What it shows."),
            ]),
        GrammarObject(
            .copies,
            "How many views on screen show an item's image: neither hidden nor transparent, and "
                + "with a part of them on the screen.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                GrammarField("count", wholeNumber, required: true, "How many."),
                GrammarField(
                    "where",
                    choices(CopyPlace.self) { place in
                        switch place {
                        case .pages: "The browser's pages."
                        case .elsewhere: "Thumbnails, and pictures that fly."
                        case .anywhere: "All of the window."
                        }
                    }, default: "\"pages\"", "Which views count."),
            ]),
        GrammarObject(
            .content, "What lies under a point of the window.",
            [
                GrammarField("at", .place, required: true, "The point."),
                GrammarField("item", .index, "The image of this item, at any place of it."),
                GrammarField("nothing", .object(.nothing), "No image: `{}`."),
                GrammarField(
                    "sameAs", .name,
                    "The same point of the same image as lay there at this mark."),
                GrammarField(
                    "within", .length,
                    "How far the point of `sameAs` may be off on screen: 0.5 pt "
                        + "when nothing is said."),
            ],
            groups: [
                GrammarGroup(
                    noun: "content", rule: .exactlyOne, names: ["item", "nothing", "sameAs"])
            ],
            needs: [(key: "within", other: "sameAs")]),
        GrammarObject(
            .overlayState, "An overlay's state and what it was told; at least that it is there.",
            [
                GrammarField("name", .name, required: true, "The overlay's name."),
                GrammarField("page", wholeNumber, "The page that it was last told of."),
                GrammarField("count", wholeNumber, "The count that it was last told of."),
                GrammarField("visible", .boolean, "Whether it can be seen."),
                GrammarField(
                    "log", .list(.text(longest: 100), 0...100_000),
                    "What it was told since it was added, in order: `setup`, `reload 5 0` (count "
                        + "and page), `page 3`."),
            ]),
        GrammarObject(
            .loads, "Images that the host loaded, since the start.",
            [
                GrammarField("started", wholeNumber, "How many it began to load."),
                GrammarField("shown", wholeNumber, "How many of these came onto the screen."),
                GrammarField("neverShown", wholeNumber, "How many were never on the screen."),
            ],
            groups: [
                GrammarGroup(
                    noun: "count", rule: .atLeastOne, names: ["started", "shown", "neverShown"])
            ]),
        GrammarObject(
            .callbacks, "How many times the host was called.",
            HostCallback.allCases.map {
                GrammarField($0.rawValue, wholeNumberOrSince, "Calls of `\($0.rawValue)`.")
            },
            groups: [
                GrammarGroup(
                    noun: "callback", rule: .atLeastOne,
                    names: HostCallback.allCases.map(\.rawValue))
            ]),
        GrammarObject(
            .callbackCount, "A number of calls that is not simply equal, or counts from a mark.",
            [
                GrammarField("count", wholeNumber, required: true, "How many."), since,
            ]),
        GrammarObject(
            .callbackLog,
            "The calls of the host, in order, as texts: the callback, and what it was about: "
                + "`willDisplay 3`, `overlayReload 5 0`, `viewDidAppear`.",
            [
                GrammarField(
                    "of", .list(callback, 1...20), required: true,
                    "Which calls are looked at; the others are left out."),
                GrammarField(
                    "equals", .list(.text(longest: 100), 0...10_000),
                    "Exactly these, in this order."),
                GrammarField(
                    "contains", .list(.text(longest: 100), 1...10_000),
                    "These among them, in this order."),
                since,
            ],
            groups: [
                GrammarGroup(
                    noun: "comparison", rule: .exactlyOne, names: ["equals", "contains"])
            ]),
        GrammarObject(
            .flips,
            "The page changes that nobody asked for: animated scrolls of the pager that begin with "
                + "no finger, call or change of the scenario. A bare list means equal.",
            [
                GrammarField(
                    "equals", .list(.object(.flip), 0...10_000), "Exactly these, in this order."),
                GrammarField("count", wholeNumber, "So many."),
                GrammarField(
                    "within", .time, "How far each `at` may be off: one frame when nothing is said."
                ),
                since,
            ],
            groups: [
                GrammarGroup(noun: "comparison", rule: .exactlyOne, names: ["equals", "count"])
            ], needs: [(key: "within", other: "equals")]),
        GrammarObject(
            .flip, "A flip.",
            [
                GrammarField("at", .time, "When it begins, from the mark or the start."),
                GrammarField("to", .index, "The page to which it leads."),
            ],
            groups: [GrammarGroup(noun: "part", rule: .atLeastOne, names: ["at", "to"])]),
        GrammarObject(
            .flights,
            "The pictures that flew while the browser came or went, between a page and a "
                + "thumbnail. A bare list means equal.",
            [
                GrammarField(
                    "equals", .list(.object(.flight), 0...1000), required: true,
                    "Exactly these, in this order."),
                GrammarField(
                    "within", .length, default: "1",
                    "How far the edges, width and height of each may be off, points."),
                since,
            ]),
        GrammarObject(
            .flight,
            "A flight. What counts is what can be seen of the picture: not what is cut off, nor "
                + "what is beside the screen.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                GrammarField("from", flightEnd, "Where it is in the flight's first frame."),
                GrammarField("to", flightEnd, "Where it is in the flight's last frame."),
            ]),
        GrammarObject(
            .moment, "A moment.",
            [
                GrammarField("at", .time, required: true, "When, from the mark or the start."),
                GrammarField(
                    "within", .time, "How far it may be off: one frame when nothing is said."),
                since,
            ]),
        GrammarObject(
            .condition, "What a step waits for: every part of it, in one frame.",
            [
                GrammarField("page", wholeNumber, "The browser's `pageIndex`."),
                GrammarField("phase", phases, "What moves the pager."),
                GrammarField(
                    "offset", anyNumber,
                    "The pager's presented offset along the paging axis, points."),
                GrammarField(
                    "position", anyNumber,
                    "The presented offset in pages, with re-centrings taken out."),
                GrammarField(
                    "resting", .boolean, "Whether nothing moves and no finger is down."),
                GrammarField("shows", .index, "A cell on screen shows this item's full image."),
                GrammarField("visible", .index, "This item's page is on screen."),
                GrammarField("mark", .name, "This mark has been set."),
                GrammarField(
                    "pageChanges", wholeNumber,
                    "How many page changes overlays were told of since the step began to watch."),
                GrammarField("presented", .boolean, "Whether the browser is in the window."),
            ] + stateChecks.filter { watchedChecks.contains($0.name) },
            groups: [
                GrammarGroup(
                    noun: "part", rule: .atLeastOne,
                    names: [
                        "page", "phase", "offset", "position", "resting", "shows", "visible",
                        "mark", "pageChanges", "presented",
                    ] + watchedChecks)
            ]),
    ]

    /// Those of the checks below that a step can wait for.
    private static let watchedChecks = [
        "zoomScale", "backdropAlpha", "transition", "hiddenThumbnails",
    ]

    /// What concerns the page in the centre, the host and the run of time.
    private static let stateChecks: [GrammarField] = [
        GrammarField(
            "zoomScale", anyNumber, "The presented zoom scale of the page in the centre."),
        GrammarField(
            "imageFrame", .list(anyNumber, 4...4),
            "Where the image of the page in the centre is, presented, in the window: "
                + "`[x, y, width, height]`, points."),
        GrammarField(
            "contentOffset", .list(anyNumber, 2...2),
            "The presented offset of the scroll view of the page in the centre: `[x, y]`, points."),
        GrammarField(
            "contentSize", .list(anyNumber, 2...2),
            "The content size of that scroll view: `[width, height]`, points."),
        GrammarField(
            "restored", .boolean,
            "Whether the page in the centre is as it was at its first rest: its cell and image "
                + "neither moved, turned nor scaled but by zoom, nor transparent or hidden; they "
                + "and their superviews clip as they did, and pager and page scroll as they did."),
        GrammarField(
            "backdropAlpha", anyNumber,
            "The opacity on screen of what lies behind the pages, 0…1."),
        GrammarField(
            "transition",
            .choice(TransitionPhase.allCases.map { GrammarChoice($0.word, describe($0)) }),
            "Whether the browser is on its way."),
        GrammarField("scrollEnabled", .boolean, "Whether the pager can be scrolled."),
        GrammarField(
            "hiddenThumbnails", .list(.index, 0...1000),
            "The items whose thumbnails are hidden, in order, of those that the grid has made."),
        GrammarField(
            "browser", .object(.properties), "The browser's properties, as they read."),
        GrammarField(
            "callbackLog", .object(.callbackLog), "The calls of the host, one after the other."),
        GrammarField(
            "timers", wholeNumber,
            "Timers and delayed calls that wait, other than those of the host's loading."),
        GrammarField(
            "flips", .either([.list(.object(.flip), 0...10_000), .object(.flips)]),
            "The page changes that nobody asked for: autoplay's."),
        GrammarField(
            "flights", .either([.list(.object(.flight), 0...1000), .object(.flights)]),
            "The pictures that flew while the browser came or went."),
        GrammarField(
            "gone", .object(.moment),
            "The browser that was alive last is gone, its memory given back at this moment."),
        GrammarField(
            "hostOffset", anyNumber, "How far the host's own list or grid is scrolled, points."),
        GrammarField(
            "hostShown", .boolean, "Whether the host's own screen is in the window."),
    ]

    private static let flightEnd = GrammarType.either([
        .choice([
            GrammarChoice(
                "page", "Where the page shows it in the frame before the first or after the last."),
            GrammarChoice("thumbnail", "Where the item's thumbnail is in that frame."),
        ]),
        .tuple(
            names: ["x", "y", "width", "height"],
            GrammarScalar(unit: "pt", min: -100_000, max: 100_000)),
    ])

    private static let since = GrammarField(
        "since", .name, "The mark from which it counts: the start when nothing is said.")

    /// A number of any size.
    private static let plain = GrammarType.number(unit: "", min: -1e12, max: 1e12, isAbove: false)

    /// What a number must be.
    static let anyNumber = GrammarType.either([plain, .object(.numberMatcher)])

    /// What a whole number must be.
    static let wholeNumber = GrammarType.either([
        .integer(-1...1_000_000_000), .object(.numberMatcher),
    ])

    /// What a number of calls must be.
    private static let wholeNumberOrSince = GrammarType.either([
        .integer(0...1_000_000_000), .object(.callbackCount),
    ])

    private static let phaseWord = GrammarType.choice(
        MotionPhase.allCases.map { GrammarChoice($0.word, describe($0)) })

    private static func describe(_ phase: TransitionPhase) -> String {
        switch phase {
        case .none: "It neither comes nor goes."
        case .presenting: "It comes."
        case .dismissing: "It goes."
        }
    }

    private static func describe(_ phase: MotionPhase) -> String {
        switch phase {
        case .idle: "Nothing."
        case .tracking: "A finger is down; the pan has not begun."
        case .dragging: "A finger drags."
        case .decelerating: "Moving on after a lift (to a page), or bouncing back."
        case .animating: "A scroll that code asked for."
        }
    }

    private static let phases = GrammarType.either([phaseWord, .list(phaseWord, 1...5)])
}
