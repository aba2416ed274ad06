nonisolated extension Grammar {
    static let hostObjects: [GrammarObject] = [
        GrammarObject(
            .host, "The sample app around the browser.",
            [
                GrammarField(
                    "kind",
                    .choice([
                        GrammarChoice("album", "A grid of thumbnails that presents the browser."),
                        GrammarChoice("banner", "The browser embedded in a scrolling list."),
                        GrammarChoice(
                            "navigation",
                            "A grid of thumbnails, the first page of a navigation controller, onto "
                                + "which the browser is pushed."),
                    ]), default: "\"album\"", "How the app shows the browser."),
                GrammarField("album", .object(.album), "The grid; not with kind `banner`."),
                GrammarField("banner", .object(.banner), "The list; only with kind `banner`."),
                GrammarField(
                    "navigation", .object(.navigation),
                    "What is around the pages; only with kind `navigation`."),
                GrammarField(
                    "items", .either([.integer(0...1_000_000_000), .object(.items)]),
                    default: "10",
                    "What there is to browse: a count of items of 1500 × 1000 pixels, or more "
                        + "exactly."),
                GrammarField(
                    "cell",
                    choices(ScenarioHost.Cell.self) { cell in
                        switch cell {
                        case .zoom: "`JXZoomImageCell`."
                        case .image: "`JXImageCell`."
                        case .custom: "A cell class of the app's own."
                        }
                    }, default: "\"zoom\"", "The cell class."),
                GrammarField(
                    "pictureless", .list(.index, 1...1000),
                    "Items whose cell has no `transitionImageView`; with cell `custom` alone."),
                doubleTapZoomScale, maximumZoomScale,
                GrammarField(
                    "zoomByItem", .list(.object(.itemZoom), 1...1000),
                    "Items whose pages zoom otherwise; with cell `zoom` alone."),
                GrammarField(
                    "binding", .object(.binding),
                    "In which callbacks the app sets and clears images."),
                GrammarField(
                    "keepsBrowser", .boolean, default: "false",
                    "Whether the same browser object is presented again."),
                GrammarField(
                    "reactions", .list(.object(.reaction), 0...100), default: "[]",
                    "What the app does inside callbacks."),
                GrammarField(
                    "loading",
                    .either([
                        .choice([
                            GrammarChoice("atOnce", "An image is there when it is asked for."),
                            GrammarChoice("byStep", "It comes when a step says `deliverImage`."),
                            GrammarChoice("never", "It never comes."),
                        ]), .object(.loading),
                    ]), default: "\"atOnce\"", "When images arrive."),
                GrammarField(
                    "costs", .object(.costs),
                    "What the app spends on the main thread, in simulated time. The author's "
                        + "figures, never claims about a device."),
            ]),
        GrammarObject(
            .album, "A grid of square thumbnails, 2 pt apart, that fill their squares.",
            [
                GrammarField(
                    "columns", .integer(1...20), default: "3", "How many thumbnails a row has."),
                GrammarField(
                    "offset", .length, default: "0",
                    "How far the grid is scrolled when it appears, as far as its content goes."),
                GrammarField(
                    "revealsCurrent", .boolean, default: "false",
                    "Whether the grid scrolls, unseen, to the thumbnail of the browser's page each "
                        + "time that changes."),
                GrammarField(
                    "thumbnails", .list(.index, 2...2),
                    "The first and the last item that have thumbnails: all when nothing is said."),
                GrammarField(
                    "modal", .boolean, default: "false",
                    "Whether the album is itself presented over another screen, so that a "
                        + "dismissal too many takes it away."),
            ]),
        GrammarObject(
            .banner, "Where the banner lies in its list.",
            [
                GrammarField(
                    "top", .length, default: "0", "From the top of the list to the banner."),
                GrammarField(
                    "height", .number(unit: "pt", min: 0, max: 10_000, isAbove: true),
                    default: "240", "The banner's height; it is as wide as the list."),
                GrammarField(
                    "listHeight", .length, default: "2400", "The height of the list's content."),
            ]),
        GrammarObject(
            .navigation, "What is around the pages of a navigation controller.",
            [
                GrammarField(
                    "barHidden", .boolean, default: "false",
                    "Whether the navigation controller has no bar.")
            ]),
        GrammarObject(
            .itemZoom, "How far one item's page zooms.",
            [
                GrammarField("item", .index, required: true, "The item's real index."),
                doubleTapZoomScale, maximumZoomScale,
            ],
            groups: [
                GrammarGroup(
                    noun: "scale", rule: .atLeastOne,
                    names: ["doubleTapZoomScale", "maximumZoomScale"])
            ]),
        GrammarObject(
            .items, "What there is to browse.",
            [
                GrammarField(
                    "count", .integer(0...1_000_000_000),
                    "How many: 10 when nothing is said, and with `sizes` or `folder` as many as "
                        + "these have. More than these have starts again at the first."),
                GrammarField("size", pixels, "One size for all: 1500 × 1000 when nothing is said."),
                GrammarField("sizes", .list(pixels, 1...100_000), "A size for each."),
                GrammarField(
                    "mix",
                    .choice([
                        GrammarChoice(
                            "realWorld",
                            "Phone and camera photos, screenshots, squares, and now and then a "
                                + "panorama, a long screenshot, a tiny icon.")
                    ]), "A seeded mix of sizes as they occur in the real world."),
                GrammarField(
                    "folder", .text(longest: 4096),
                    "A folder of image files (JPEG, PNG, WebP, GIF, HEIC, AVIF), relative to the "
                        + "scenario's own folder, taken in order of their names."),
            ],
            groups: [
                GrammarGroup(
                    noun: "source of sizes", rule: .atMostOne,
                    names: ["size", "sizes", "mix", "folder"])
            ]),
        GrammarObject(
            .binding, "In which callbacks the app sets and clears images.",
            [
                GrammarField(
                    "set",
                    choices(ImageBinding.Setting.self) { setting in
                        switch setting {
                        case .cellForItem: "When it makes the cell."
                        case .willDisplay: "When the cell is about to show."
                        }
                    }, default: "\"willDisplay\"", "When the image is asked for and set."),
                GrammarField(
                    "clear",
                    choices(ImageBinding.Clearing.self) { clearing in
                        switch clearing {
                        case .never: "Never: the cell class does it when it is reused."
                        case .cellForItem: "When it configures the cell."
                        case .didEndDisplaying: "When the cell has gone off screen."
                        }
                    }, default: "\"never\"", "When the image is taken away."),
            ]),
        GrammarObject(
            .loading, "When images arrive.",
            [
                GrammarField(
                    "delay", .time, default: "\"0ms\"",
                    "From the host's request to the full image; not with `byStep`."),
                GrammarField(
                    "spread", .time, default: "\"0ms\"",
                    "Up to so much more, by chance; not with `byStep`."),
                GrammarField(
                    "byStep", .boolean, default: "false",
                    "Whether full images come when a step says `deliverImage`."),
                GrammarField(
                    "placeholder", .object(.placeholder), "A smaller image that comes first."),
                GrammarField(
                    "cached", .boolean, default: "true",
                    "Whether the host keeps what has arrived; otherwise each cell that asks waits "
                        + "anew."),
                GrammarField(
                    "failing", .list(.index, 1...100_000), "Items whose image fails instead."),
                GrammarField(
                    "failingEvery", .integer(1...1_000_000_000),
                    "Each n-th image fails instead: those whose index plus one is a multiple."),
            ],
            groups: [
                GrammarGroup(
                    noun: "rule of failing", rule: .atMostOne, names: ["failing", "failingEvery"])
            ]),
        GrammarObject(
            .placeholder, "A smaller image that comes before the full one.",
            [
                GrammarField(
                    "delay", .time,
                    "From the host's request; when nothing is said, it comes when a step says "
                        + "`deliverImage` with stage `placeholder`."),
                GrammarField(
                    "size", pixels, "Its size: a tenth of the item's when nothing is said."),
            ]),
        GrammarObject(
            .costs, "What the app spends on the main thread, in simulated time.",
            [
                GrammarField("cellForItem", .time, default: "\"0ms\"", "In each `cellForItem`."),
                GrammarField("willDisplay", .time, default: "\"0ms\"", "In each `willDisplay`."),
                GrammarField(
                    "decodePerMegapixel", .time, default: "\"0ms\"",
                    "To decode a million pixels."),
                GrammarField(
                    "decodesOnMainThread", .boolean, default: "false",
                    "Whether decoding is on the main thread; otherwise it only delays the image."),
            ]),
        GrammarObject(
            .reaction, "What the app does inside a callback.",
            [
                GrammarField("on", callback, required: true, "The callback."),
                GrammarField(
                    "index", .index,
                    "The item's real index, or the new page; any when nothing is said."),
                GrammarField(
                    "call", .object(.call), required: true, "What it does: one verb."),
                GrammarField(
                    "times", .integer(1...1_000_000), default: "1", "How many times at most."),
            ]),
        GrammarObject(
            .call, "What the app can do inside a callback: one verb of the steps.",
            callVerbs.filter {
                !["present", "embed", "remove", "push", "pop", "release"].contains($0.name)
            }
                + worldVerbs.filter {
                    ["items", "deliverImage", "failImage", "scrollHost"].contains($0.name)
                } + flowVerbs.filter { $0.name == "mark" },
            groups: [
                GrammarGroup(
                    noun: "verb", rule: .exactlyOne,
                    names: [
                        "dismiss", "scrollToPage", "next", "previous", "reloadData", "set",
                        "addOverlay", "removeOverlay", "items", "deliverImage", "failImage",
                        "scrollHost", "mark",
                    ])
            ]),
    ]

    private static let doubleTapZoomScale = GrammarField(
        "doubleTapZoomScale", .number(unit: "", min: 0, max: 1000, isAbove: true),
        "What the app sets as the cell's `doubleTapZoomScale` when it sets the image: the kernel's "
            + "default when nothing is said. With cell `zoom` alone.")

    private static let maximumZoomScale = GrammarField(
        "maximumZoomScale", .number(unit: "", min: 0, max: 1000, isAbove: true),
        "What it sets as the `maximumZoomScale` of the cell's scroll view: the kernel's default "
            + "when nothing is said. With cell `zoom` alone.")

    /// A size in pixels.
    static let pixels = GrammarType.tuple(
        names: ["width", "height"], GrammarScalar(unit: "pixels", min: 1, max: 1_000_000))

    /// A callback of the host.
    static let callback = choices(HostCallback.self) { callback in
        switch callback {
        case .numberOfItems: "`numberOfItems(in:)`."
        case .cellForItem: "`photoBrowser(_:cellForItemAt:at:)`."
        case .willDisplay: "`photoBrowser(_:willDisplay:at:)`."
        case .didEndDisplaying: "`photoBrowser(_:didEndDisplaying:at:)`."
        case .overlayReload: "An overlay's `reloadData(numberOfItems:pageIndex:)`."
        case .overlayPageChanged: "An overlay's `didChangedPageIndex(_:)`."
        case .thumbnailView: "`photoBrowser(_:thumbnailViewAt:)`."
        case .setThumbnailHidden:
            "`photoBrowser(_:setThumbnailHidden:at:)`; in the log with `true` or `false` behind."
        case .dismissInteraction:
            "A cell's `photoBrowserDismissInteractionDidChange(isInteracting:)`; in the log with "
                + "`true` or `false` behind."
        case .viewDidLoad: "`viewDidLoad()`, overridden in the app's subclass of the browser."
        case .viewWillAppear: "`viewWillAppear(_:)` of the same."
        case .viewDidAppear: "`viewDidAppear(_:)` of the same."
        case .viewWillDisappear: "`viewWillDisappear(_:)` of the same."
        case .viewDidDisappear: "`viewDidDisappear(_:)` of the same."
        }
    }
}
