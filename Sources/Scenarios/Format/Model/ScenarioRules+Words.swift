// The words of the reference page and the schema; the same as in the documentation comments.

nonisolated extension InvariantID {
    /// What it says, as the reference page has it.
    var doc: String {
        switch self {
        case .pageInRange:
            "Every index given to or reported by anyone is in 0 ..< count."
        case .noBlank:
            "Visible pages cover the viewport but for spacing and over-scroll."
        case .rightContent:
            "A visible cell shows its own item's image or none, and one that is there stays."
        case .displayPairs:
            "`willDisplay` and `didEndDisplaying` alternate for each cell, with one "
                + "and the same index."
        case .restsOnPage:
            "At rest the offset is a page's, to the pixel, and everyone agrees on "
                + "the page."
        case .continuous:
            "Between frames the content moves no more than finger or motion account "
                + "for."
        case .finite: "No NaN or infinity in any geometry."
        case .oneVisible:
            "Of thumbnail, flying image and page image exactly one shows while an image flies."
        case .noDeadLock:
            "After every touch is up and things have settled, a swipe, a pull and a tap do what "
                + "they should."
        case .zoomInLimits:
            "At rest the scale is within limits; a page comes on screen unzoomed."
        case .centred:
            "At rest a small image is in the middle of its page; a large one leaves no gap."
        case .underTheFinger:
            "What was grabbed by a drag, a pull or a pinch stays under the finger within 0.5 pt, "
                + "where limits allow."
        case .oneThumbnailHidden:
            "Exactly the current page's thumbnail is hidden while a `.zoom` browser is up, none "
                + "after."
        case .autoplayHolds:
            "No automatic flip while a finger is down on the browser, while a page is zoomed, while "
                + "it is covered or the app is in the background, nor before a whole interval is "
                + "over since then."
        case .nothingLeft:
            "At rest nothing is left of a pull or a transition: transforms, opacity, clipping, "
                + "scrolling. After dismissal no timer, animation, browser or cell is alive unless "
                + "the host keeps it."
        case .overlayInStep:
            "Each overlay heard of each change exactly once, in order."
        case .boundedCells: "Live cells ≤ 4 for full-page paging."
        case .lifecycle: "View-controller callbacks are balanced and in UIKit's order."
        case .layoutSettles:
            "A frame needs no more than a bounded number of layout passes."
        }
    }
}

nonisolated extension InvariantID {
    /// Who would be wrong to break it.
    public var promiseClass: PromiseClass {
        switch self {
        case .pageInRange, .noBlank, .rightContent, .displayPairs, .restsOnPage, .continuous,
            .finite, .oneVisible, .noDeadLock, .nothingLeft, .lifecycle, .layoutSettles:
            .universal
        case .zoomInLimits, .centred, .underTheFinger, .oneThumbnailHidden, .autoplayHolds,
            .overlayInStep:
            .contract
        case .boundedCells:
            .model
        }
    }
}

nonisolated extension PromiseClass {
    /// Whose promise it is, as the reference page has it.
    var doc: String {
        switch self {
        case .universal: "Any browser would be wrong to break it."
        case .contract: "This kernel promises it; another may promise something else."
        case .model: "It leans on platform rules that are guesses here."
        }
    }
}

nonisolated extension WantedState {
    /// When it is reached, as the reference page has it.
    var doc: String {
        switch self {
        case .caughtInFlight:
            "A finger came down while the pager was decelerating or snapping, off a "
                + "page, and a drag began at once."
        case .interruptedAnimation:
            "A finger came down while the pager was animating to a page, and "
                + "stopped it."
        case .rubberBand:
            "The pager's presented offset lay beyond its content's ends by at least "
                + "one pixel."
        case .recentred: "The browser moved its offset by a whole number of loops."
        case .wrapped:
            "`pageIndex` went past the last page to the front of the loop, or past "
                + "the first to its end."
        case .pageTurned:
            "A drag ended and the pager came to rest on another page than before "
                + "it."
        case .returnedToPage:
            "A drag that moved the pager ended and the pager came to rest on the "
                + "page of before."
        case .jumpWhileMoving:
            "`scrollToPage` was called while a finger dragged or the pager moved."
        case .reloadWhileMoving:
            "`reloadData` was called while a finger dragged or the pager moved."
        case .blankPageInMotion:
            "A visible page had no image in a frame in which the pager moved."
        case .lateImage:
            "An image arrived for an item whose cell was not on screen any more."
        case .cellReused: "A cell came back from the reuse queue."
        case .cellKept:
            "A cell came back on screen without having been in the reuse queue."
        case .severalFingers: "Two fingers or more were down."
        case .touchCancelled: "The system took a touch."
        case .empty: "The browser was in the window with no item."
        case .resized: "The window's size changed while the browser was in it."
        case .zoomed: "The page in the centre was larger than it fits."
        case .zoomBounce: "The page in the centre was beyond the scales at which it may rest."
        case .pull: "A finger began to pull a page down."
        case .pullReturned: "A pulled page was let go of and came back."
        case .pulledAway: "A pulled page was let go of, and the browser closed."
        case .transitionCancelled: "The system called a presentation or dismissal off."
        case .closedInMotion: "The browser began to close while the pager moved."
        case .handedOver: "A finger moved the pager while the page in the centre was zoomed."
        case .covered: "Another screen came over the browser, or another tab was chosen."
        case .flip: "The pager began to move to a page without anybody having asked for it."
        case .autoplayHeld:
            "For an interval or longer a finger, a zoomed or pulled page, a screen over the browser "
                + "or the background kept autoplay from turning the page."
        case .goneUnderFinger:
            "A finger was down when the browser's view left the window."
        }
    }
}

nonisolated extension BudgetMetric {
    /// What it is, as the reference page has it.
    var doc: String {
        switch self {
        case .framesWithGap: "Frames in which pages left a part of the viewport bare."
        case .framesWithJump:
            "Frames in which the content moved by more than finger and motion account for."
        case .framesWithWrongPhoto:
            "Frames in which a cell on screen showed another item's image."
        case .photoMissingAtRest: "How long a page at rest lacked its image, in all."
        case .liftToRest: "From a lift to rest, the longest time."
        case .touchToFirstMotionFrames:
            "Frames from a touch on a resting page to the first motion, the most."
        case .halfWayToPage:
            "From the frame that shows more than half of a page to its announcement, the longest "
                + "time."
        case .frames: "Frames made."
        case .cellsMade: "Cells made."
        case .cellsReused: "Cells taken from the reuse queue."
        case .layoutPasses: "Layout passes."
        case .layoutSubviewsCalls: "Calls of `layoutSubviews`."
        case .hitTests: "Hit tests."
        case .recognizerTransitions: "State changes of recognisers."
        case .timersFired: "Timers fired."
        case .animationsStarted: "Animations started."
        case .delegateCalls: "Delegate calls of scroll and collection views."
        case .mostLiveCells: "Cells alive at once, the most."
        case .missedFrames: "Ticks that passed without a new frame while content moved."
        case .hitchTime: "All hitches together."
        case .longestHitch: "The longest hitch."
        }
    }
}

nonisolated extension PlatformAlternative {
    /// What is different, as the reference page has it.
    var doc: String {
        switch self {
        case .tapMoves10: "A tap may move by 10 pt, not 45."
        case .catchEndsDecelerating:
            "A touch that catches a motion sends `scrollViewDidEndDecelerating` "
                + "first."
        case .setOffsetShifts:
            "`setContentOffset(_:animated: false)` only shifts a running motion."
        case .animatedOffsetEndSent:
            "A finger that interrupts an animated offset makes "
                + "`scrollViewDidEndScrollingAnimation` be sent."
        case .handoverAtStartOnly:
            "A drag is handed to a paging ancestor only when it starts at the inner "
                + "view's edge."
        }
    }
}

nonisolated extension PlatformAlternative {
    /// The rule's identifier.
    var rule: String { parts.rule }

    /// The word for this reading of it.
    var word: String { parts.word }

    /// The identifiers of all rules that can be read another way, in order.
    static let rules: [String] = allCases.map(\.rule).reduce(into: []) { rules, rule in
        if !rules.contains(rule) { rules.append(rule) }
    }

    /// A raw value is `rule: word`.
    private var parts: (rule: String, word: String) {
        guard let colon = rawValue.firstIndex(of: ":") else {
            preconditionFailure("The raw value of \(self) is no `rule: word`.")
        }
        return (String(rawValue[..<colon]), String(rawValue[colon...].dropFirst(2)))
    }
}
