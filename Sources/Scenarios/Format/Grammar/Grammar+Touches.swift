nonisolated extension Grammar {
    static let touchObjects: [GrammarObject] = [
        GrammarObject(
            .tap, "Down and up in one place.",
            [
                at,
                GrammarField("hold", .positiveTime, default: "\"60ms\"", "From down to up."),
                fingerField,
            ]),
        GrammarObject(
            .doubleTap, "Two taps in one place.",
            [
                at,
                GrammarField(
                    "hold", .positiveTime, default: "\"50ms\"", "From down to up, each time."),
                GrammarField(
                    "gap", .positiveTime, default: "\"120ms\"",
                    "From the first lift to the second touch-down."),
                fingerField,
            ]),
        GrammarObject(
            .longPress, "Down, a while, up.",
            [
                at,
                GrammarField("hold", .positiveTime, default: "\"800ms\"", "From down to up."),
                tremor, fingerField,
            ]),
        GrammarObject(
            .drag, "One finger along legs and holds.",
            [
                GrammarField(
                    "from", .place, default: "\"page.center\"", "Where the finger comes down."),
                GrammarField(
                    "legs", .list(.object(.leg), 1...1000), required: true,
                    "What it does then, in order."),
                end, tremor, fingerField,
            ]),
        GrammarObject(
            .leg,
            "A straight movement (`by`, `translation` or `to`), or a stay (`hold`).",
            [
                GrammarField("by", .way, "The finger's way."),
                GrammarField(
                    "translation", .way,
                    "The way that a pan recogniser reports: what its threshold consumes (the "
                        + "travel to 10 pt and in the next frame) comes on top. For a touch that "
                        + "catches a motion, where nothing is consumed, use `by`."),
                GrammarField("to", .place, "The place where it leads."),
                GrammarField(
                    "hold", .positiveTime,
                    "The finger stays so long. Unmoved samples go on at the touch rate, so that "
                        + "velocity falls to zero."),
                GrammarField(
                    "in", .positiveTime, default: "\"250ms\"", "How long a movement takes."),
                GrammarField(
                    "profile",
                    .choice([
                        GrammarChoice(
                            "minimumJerk", "As an arm moves: it starts and ends at rest."),
                        GrammarChoice("linear", "At one speed."),
                        GrammarChoice(
                            "flick", "Faster and faster, to twice the mean speed at the end."),
                    ]), default: "\"minimumJerk\"", "How a movement goes."),
                GrammarField(
                    "releaseSpeed", .speed,
                    "The speed at the end, exactly as a pan recogniser measures it and a scroll "
                        + "view is launched with; from rest, instead of `profile`."),
                GrammarField(
                    "silent", .boolean, default: "false",
                    "Whether a stay sends no samples, so that the last velocity stays."),
            ],
            groups: [
                GrammarGroup(
                    noun: "movement", rule: .exactlyOne, names: ["by", "translation", "to", "hold"]),
                GrammarGroup(
                    noun: "way of moving", rule: .atMostOne, names: ["profile", "releaseSpeed"]),
                GrammarGroup(noun: "time", rule: .atMostOne, names: ["hold", "in"]),
                GrammarGroup(noun: "way of moving", rule: .atMostOne, names: ["hold", "profile"]),
                GrammarGroup(
                    noun: "way of moving", rule: .atMostOne, names: ["hold", "releaseSpeed"]),
            ],
            needs: [(key: "silent", other: "hold")]),
        GrammarObject(
            .swipe, "One quick straight movement.",
            [
                GrammarField(
                    "direction",
                    choices(SwipeDirection.self) { direction in
                        switch direction {
                        case .left: "The finger moves left: the next page comes."
                        case .right: "The finger moves right: the previous page comes."
                        case .up: "The finger moves up."
                        case .down: "The finger moves down."
                        }
                    }, required: true, "Which way the finger moves."),
                GrammarField(
                    "distance", .length, "The finger's way: 200 pt when nothing is said."),
                GrammarField(
                    "translation", .length, "The way that a pan recogniser reports, instead."),
                GrammarField(
                    "speed", .speed, default: "1000",
                    "At release, exactly as a pan recogniser measures it."),
                GrammarField(
                    "in", .positiveTime,
                    "How long it takes: 1.6 × way ÷ speed when nothing is said."),
                GrammarField(
                    "from", .place,
                    "Where the finger comes down; when nothing is said, the page's centre is the "
                        + "middle of its way."),
                tremor, fingerField,
            ],
            groups: [
                GrammarGroup(
                    noun: "length", rule: .atMostOne, names: ["distance", "translation"])
            ]),
        GrammarObject(
            .pinch, "Two fingers, apart or together.",
            [
                GrammarField(
                    "center", .place, default: "\"page.center\"",
                    "The middle between the fingers at the start."),
                GrammarField(
                    "scale", .number(unit: "", min: 0, max: 100, isAbove: true), required: true,
                    "The fingers' distance at the end over that at the start."),
                GrammarField(
                    "spacing", .number(unit: "pt", min: 0, max: 10_000, isAbove: true),
                    "The fingers' distance at the start; when nothing is said, 80 pt when they "
                        + "part and 240 pt when they come together."),
                GrammarField(
                    "axis",
                    choices(PinchGesture.Axis.self) { axis in
                        switch axis {
                        case .horizontal: "Side by side."
                        case .vertical: "One above the other."
                        case .diagonal: "From upper left to lower right."
                        }
                    }, default: "\"vertical\"", "The line on which the fingers lie."),
                GrammarField("drift", .way, default: "[0, 0]", "How far the middle moves."),
                GrammarField(
                    "in", .positiveTime, default: "\"300ms\"", "How long the fingers move."),
                GrammarField(
                    "profile",
                    .choice([
                        GrammarChoice("minimumJerk", "They start and end at rest."),
                        GrammarChoice("linear", "At one speed."),
                        GrammarChoice("flick", "Faster and faster."),
                    ]), default: "\"minimumJerk\"", "How the fingers move."),
                GrammarField(
                    "hold", .time, default: "\"50ms\"", "How long they stay before they lift."),
                GrammarField(
                    "liftFirst",
                    choices(PinchGesture.LiftOrder.self) { order in
                        switch order {
                        case .together: "Both in one sample."
                        case .first: "The left or upper one."
                        case .second: "The right or lower one."
                        }
                    }, default: "\"together\"", "Which finger lifts first."),
                GrammarField(
                    "liftGap", .positiveTime, default: "\"50ms\"",
                    "How much later the other one lifts."),
                end, tremor,
                GrammarField(
                    "fingers", .list(.finger, 2...2), default: "[1, 2]", "The fingers' numbers."),
            ]),
        GrammarObject(
            .touches,
            "Raw samples. A recorded file is `{\"touches\": [sample, …]}`; files of captures "
                + "(`{\"captures\": [{\"id\", \"touches\"}]}`) and of gestures "
                + "(`{\"gestures\": [{\"id\", \"events\"}]}`), whose samples say `t_ms`, are read "
                + "as well. The first sample is at the step's start.",
            [
                GrammarField("samples", .list(.object(.sample), 1...200_000), "The samples."),
                GrammarField(
                    "file", .text(longest: 4096),
                    "A recorded file, relative to the scenario's own folder."),
                GrammarField(
                    "id", .text(longest: 200),
                    "Which of the file's captures or gestures, where it has several."),
                GrammarField(
                    "offset", .way, default: "[0, 0]", "How far every sample is shifted."),
                GrammarField(
                    "finger", .finger,
                    "The number for the finger of a recorded file that names none: 1 when nothing "
                        + "is said."),
            ],
            groups: [
                GrammarGroup(noun: "source", rule: .exactlyOne, names: ["samples", "file"])
            ],
            needs: [(key: "id", other: "file"), (key: "finger", other: "file")]),
        GrammarObject(
            .sample, "One report of the touch sensor about one finger.",
            [
                GrammarField("finger", .finger, required: true, "The finger's number."),
                GrammarField(
                    "ms", .number(unit: "ms", min: 0, max: 3_600_000, isAbove: false),
                    required: true, "Milliseconds from the first sample on; a bare number."),
                GrammarField("x", .points, required: true, "From the window's left edge."),
                GrammarField("y", .points, required: true, "From the window's upper edge."),
                GrammarField(
                    "phase",
                    choices(GestureSample.Phase.self) { phase in
                        switch phase {
                        case .began: "The finger came down."
                        case .moved: "It is down."
                        case .ended: "It lifted."
                        case .cancelled: "The system took the touch."
                        }
                    }, required: true, "What the finger did."),
            ]),
    ]

    private static let at = GrammarField("at", .place, default: "\"page.center\"", "Where.")

    private static let fingerField = GrammarField(
        "finger", .finger, default: "1", "The finger's number; one can be down once at a time.")

    private static let tremor = GrammarField(
        "tremor", .number(unit: "pt", min: 0, max: 50, isAbove: false), default: "0",
        "The largest distance from its path by which the finger trembles, seeded. The last four "
            + "samples do not, so that a release speed stays exact.")

    private static let end = GrammarField(
        "end",
        choices(TouchEnd.self) { end in
            end == .lift ? "The finger lifts." : "The system takes the touch."
        }, default: "\"lift\"", "How it ends.")
}
