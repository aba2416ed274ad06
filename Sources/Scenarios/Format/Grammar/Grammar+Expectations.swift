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
                    "copies", .object(.copies), "How many cells on screen show an item's image."),
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
            ],
            groups: [
                GrammarGroup(
                    noun: "check", rule: .atLeastOne,
                    names: [
                        "page", "pageChanges", "offset", "position", "phase", "resting",
                        "visible", "copies", "content", "uncovered", "overlay",
                        "liveCells", "liveBrowsers", "loads", "callbacks", "presented",
                    ])
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
                    "since", .name,
                    "The mark from which it counts: the start when nothing is said."),
            ],
            groups: [
                GrammarGroup(
                    noun: "comparison", rule: .exactlyOne, names: ["equals", "in", "count"])
            ]),
        GrammarObject(
            .visibleItem, "A page on screen.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                GrammarField(
                    "frame", .list(anyNumber, 4...4),
                    "Where its cell is, presented, in the window: `[x, y, width, height]`, points."),
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
            .copies, "How many cells on screen show an item's image.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                GrammarField("count", wholeNumber, required: true, "How many."),
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
                GrammarField("count", wholeNumber, required: true, "How many."),
                GrammarField(
                    "since", .name,
                    "The mark from which it counts: the start when nothing is said."),
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
            ],
            groups: [
                GrammarGroup(
                    noun: "part", rule: .atLeastOne,
                    names: [
                        "page", "phase", "offset", "position", "resting", "shows", "visible",
                        "mark", "pageChanges", "presented",
                    ])
            ]),
    ]

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
