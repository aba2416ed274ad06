nonisolated extension Grammar {
    static let stepObjects: [GrammarObject] = [
        GrammarObject(
            .step,
            "One verb with its fields, and when it starts. A step without a start begins when "
                + "every step before it is over. A gesture is over when its last finger lifts, "
                + "`wait` when its time is over, `settle` when everything rests; everything else "
                + "is over in the frame in which it starts.",
            startFields + touchVerbs + callVerbs + worldVerbs + flowVerbs,
            groups: [
                GrammarGroup(
                    noun: "verb", rule: .exactlyOne,
                    names: (touchVerbs + callVerbs + worldVerbs + flowVerbs).map(\.name)),
                GrammarGroup(noun: "start", rule: .atMostOne, names: ["after", "at", "when"]),
            ],
            needs: [
                (key: "within", other: "when"), (key: "when", other: "within"),
                (key: "every", other: "repeat"),
            ])
    ]

    /// When a step starts.
    static let startFields: [GrammarField] = [
        GrammarField(
            "after", .time,
            "So long after every step before is over (see `from`)."),
        GrammarField(
            "at", .time,
            "So long after the scenario's start, whatever else is going on."),
        GrammarField(
            "when", .object(.condition),
            "As soon as the condition holds, watched at the end of each frame from when every "
                + "step before is over (see `from`)."),
        GrammarField(
            "within", .positiveTime,
            "How long `when` may take; a failure if it has not held by then."),
        GrammarField(
            "from",
            .choice([
                GrammarChoice("end", "When every step before is over."),
                GrammarChoice(
                    "start", "When the step before begins, so that the two overlap."),
            ]), default: "\"end\"",
            "The moment from which `after` counts and `when` watches."),
        GrammarField(
            "repeat", .integer(1...20_000), default: "1",
            "How many times. `after` and `when` hold for each."),
        GrammarField(
            "every", .positiveTime,
            "From the start of one repetition to that of the next; when nothing is said, the next "
                + "one begins when the last one is over."),
    ]

    /// Verbs that put fingers on the glass.
    static let touchVerbs: [GrammarField] = [
        GrammarField("tap", .object(.tap), "Down and up in one place."),
        GrammarField("doubleTap", .object(.doubleTap), "Two taps in one place."),
        GrammarField("longPress", .object(.longPress), "Down, a while, up."),
        GrammarField("drag", .object(.drag), "One finger along legs and holds."),
        GrammarField("swipe", .object(.swipe), "One quick straight movement."),
        GrammarField("pinch", .object(.pinch), "Two fingers, apart or together."),
        GrammarField(
            "touches", .object(.touches), "Raw samples, written out or from a recorded file."),
        GrammarField(
            "cancelTouches", .object(.nothing), "The system takes every touch that is down."),
    ]

    /// Verbs with which the host calls the browser.
    static let callVerbs: [GrammarField] = [
        GrammarField("present", .object(.nothing), "The album presents the browser."),
        GrammarField(
            "dismiss", .object(.nothing), "`dismissSelf()`; a browser that was pushed is popped."),
        GrammarField(
            "push", .object(.slide),
            "The navigation's host pushes the browser onto its navigation controller."),
        GrammarField(
            "pop", .object(.slide),
            "It pops the browser, as its back button does; a failure where the browser is not on "
                + "top."),
        GrammarField("embed", .object(.nothing), "The banner's host embeds the browser."),
        GrammarField("remove", .object(.nothing), "The banner's host removes the browser."),
        GrammarField("scrollToPage", .object(.scrollToPage), "`scrollToPage(at:animated:)`."),
        GrammarField("next", .object(.animated), "`scrollToPage` of `pageIndex` + 1."),
        GrammarField("previous", .object(.animated), "`scrollToPage` of `pageIndex` − 1."),
        GrammarField(
            "reloadData", .object(.reloadData), "`reloadData(preservingCurrentPage:)`."),
        GrammarField(
            "set", .object(.properties),
            "Sets properties of the browser, and of those that the host makes later."),
        GrammarField("addOverlay", .object(.overlay), "`addOverlay(_:)`."),
        GrammarField("removeOverlay", .object(.removeOverlay), "`removeOverlay(_:)`."),
        GrammarField(
            "release", .object(.nothing), "The host drops its last reference to the browser."),
    ]

    /// Verbs that change the world.
    static let worldVerbs: [GrammarField] = [
        GrammarField("items", .object(.itemsChange), "The host's data changes."),
        GrammarField("deliverImage", .object(.deliverImage), "An image arrives."),
        GrammarField("failImage", .object(.failImage), "An image's loading fails."),
        GrammarField("resize", .object(.resize), "The window takes another size."),
        GrammarField("rotate", .object(.rotate), "The device is turned."),
        GrammarField("background", .object(.nothing), "The app goes into the background."),
        GrammarField("foreground", .object(.nothing), "The app comes back."),
        GrammarField("memoryWarning", .object(.nothing), "The system warns of low memory."),
        GrammarField(
            "cover", .object(.cover),
            "Another screen of the app is presented, full screen, over whatever is in front."),
        GrammarField("uncover", .object(.cover), "That screen is dismissed."),
        GrammarField(
            "disappear", .object(.nothing),
            "The screen that holds an embedded or pushed browser leaves the window, as when another "
                + "tab is chosen; touches are cancelled."),
        GrammarField("appear", .object(.nothing), "It comes back."),
        GrammarField(
            "cancelTransition", .object(.nothing),
            "The system calls off the presentation or dismissal that is under way; a failure where "
                + "there is none."),
        GrammarField(
            "contentSizeCategory", textSize, "The person chooses another size of text."),
        GrammarField(
            "scrollHost", .object(.scrollHost), "The app scrolls its own list or grid."),
    ]

    /// Verbs that steer the scenario.
    static let flowVerbs: [GrammarField] = [
        GrammarField(
            "settle", .object(.settle),
            "Waits until everything rests: no finger, no motion, no animation, no image on its "
                + "way."),
        GrammarField("wait", .time, "Waits so long."),
        GrammarField("mark", .name, "Gives this moment a name."),
        GrammarField(
            "snapshot", .name,
            "Shows the screen as it is now in the story of the picture, under this name; a mark as "
                + "well."),
        GrammarField(
            "expect", .object(.expectation),
            "Looks once, at the end of the frame in which the step starts."),
        GrammarField(
            "always", .object(.always), "Looks at the end of each frame between two marks."),
        GrammarField(
            "steps", .list(.object(.step), 1...20_000),
            "Several steps as one, to repeat them together. A start given for the group is that "
                + "of its first step."),
    ]

    static let callObjects: [GrammarObject] = [
        GrammarObject(.nothing, "No fields: `{}`.", []),
        GrammarObject(
            .slide, "A change of a navigation controller's stack.",
            [GrammarField("animated", .boolean, default: "true", "Whether the pages slide.")]),
        GrammarObject(
            .scrollToPage, "`scrollToPage(at:animated:)`.",
            [
                GrammarField(
                    "page", .integer(-1_000_000_000...1_000_000_000), required: true,
                    "The page's real index."),
                GrammarField("animated", .boolean, default: "true", "Whether it moves there."),
                GrammarField(
                    "outOfRange", .boolean, default: "false",
                    "Whether the page is meant not to exist, to see what the kernel makes of it."),
            ]),
        GrammarObject(
            .animated, "A step to the neighbouring page.",
            [GrammarField("animated", .boolean, default: "true", "Whether it moves there.")]),
        GrammarObject(
            .reloadData, "`reloadData(preservingCurrentPage:)`.",
            [
                GrammarField(
                    "preservingCurrentPage", .boolean, default: "true",
                    "Whether it stays on its page.")
            ]),
        GrammarObject(
            .properties, "Properties of the browser, by the kernel's own names.",
            browserProperties,
            groups: [
                GrammarGroup(
                    noun: "property", rule: .atLeastOne, names: browserProperties.map(\.name))
            ]),
        GrammarObject(
            .removeOverlay, "`removeOverlay(_:)`.",
            [GrammarField("name", .name, required: true, "The overlay's name.")]),
    ]

    static let worldObjects: [GrammarObject] = [
        GrammarObject(
            .itemsChange, "A change of the host's data.",
            [
                GrammarField("insert", .object(.insertion), "New items come in."),
                GrammarField("remove", .object(.removal), "Items go."),
                GrammarField(
                    "replace", .object(.replacement), "Items give way to new ones in their places."),
                GrammarField(
                    "count", .integer(0...1_000_000_000),
                    "There are so many from now on: new ones at the end, or the last ones gone."),
                GrammarField(
                    "reload", .boolean, default: "true",
                    "Whether the host then calls `reloadData()`, in the same turn."),
            ],
            groups: [
                GrammarGroup(
                    noun: "change", rule: .exactlyOne,
                    names: ["insert", "remove", "replace", "count"])
            ]),
        GrammarObject(
            .insertion, "New items come in.",
            [
                GrammarField(
                    "at", .index, required: true,
                    "Before the item with this index; at the end where it is the count."),
                GrammarField("count", .integer(1...1_000_000_000), default: "1", "How many."),
            ]),
        GrammarObject(
            .removal, "Items go.",
            [
                GrammarField("at", .index, required: true, "The first one's index."),
                GrammarField("count", .integer(1...1_000_000_000), default: "1", "How many."),
            ]),
        GrammarObject(
            .replacement, "Items give way to new ones.",
            [
                GrammarField("at", .index, required: true, "The first one's index."),
                GrammarField("count", .integer(1...1_000_000_000), default: "1", "How many."),
            ]),
        GrammarObject(
            .deliverImage, "An image arrives.",
            [
                GrammarField("item", .index, required: true, "The item's index."),
                GrammarField(
                    "stage",
                    choices(ImageStage.self) { stage in
                        stage == .full ? "The full image." : "The smaller image."
                    }, default: "\"full\"", "Which image."),
            ]),
        GrammarObject(
            .failImage, "An image's loading fails.",
            [GrammarField("item", .index, required: true, "The item's index.")]),
        GrammarObject(
            .resize, "The window takes another size, at once.",
            [
                GrammarField(
                    "size",
                    .tuple(
                        names: ["width", "height"],
                        GrammarScalar(unit: "pt", min: 1, max: 10_000)), required: true,
                    "The new size.")
            ]),
        GrammarObject(
            .rotate, "The device is turned.",
            [
                GrammarField(
                    "to",
                    choices(DeviceOrientation.self) { orientation in
                        switch orientation {
                        case .portrait: "Upright."
                        case .portraitUpsideDown: "Upside down."
                        case .landscapeLeft: "On its side, the top at the left."
                        case .landscapeRight: "On its side, the top at the right."
                        }
                    }, required: true, "How it is held then.")
            ]),
    ]

    static let coverObjects: [GrammarObject] = [
        GrammarObject(
            .cover, "A screen that comes or goes.",
            [GrammarField("animated", .boolean, default: "true", "Whether it slides.")]),
        GrammarObject(
            .scrollHost, "The app scrolls its own list or grid.",
            [
                GrammarField(
                    "to", .points, required: true,
                    "The offset from the top of the content, as far as that goes."),
                GrammarField("animated", .boolean, default: "true", "Whether it moves there."),
            ]),
    ]

    static let flowObjects: [GrammarObject] = [
        GrammarObject(
            .settle, "Waits until everything rests.",
            [
                GrammarField(
                    "limit", .positiveTime, default: "\"10s\"",
                    "How long it may take; a failure past it.")
            ]),
        GrammarObject(
            .always, "An expectation on each frame.",
            [
                GrammarField(
                    "from", .name,
                    "The mark from which it holds: from this step on when nothing is said."),
                GrammarField(
                    "to", .name,
                    "The mark up to which it holds: to the end when nothing is said."),
                GrammarField("expect", .object(.expectation), required: true, "What must hold."),
            ]),
    ]
}
