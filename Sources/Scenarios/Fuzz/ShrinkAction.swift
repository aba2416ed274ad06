import Foundation

/// Plainer, shorter and rounder steps.
nonisolated enum ShrinkAction {
    /// Steps that are plainer in one respect; none for the plainest.
    static func plainer(_ step: Step) -> [Step] {
        let starts = starts(step.start).map { start in
            var plainer = step
            plainer.start = start
            return plainer
        }
        let actions = actions(step.action).filter { $0 != step.action }.map { action in
            var plainer = step
            plainer.action = action
            return plainer
        }
        return starts + actions
    }

    private static func starts(_ start: StepStart) -> [StepStart] {
        let plain = StepStart.whenOver(delayNanoseconds: 0)
        if start == plain { return [] }
        switch start {
        case .whenOver(let delay):
            return [plain] + shorter(delay).map { .whenOver(delayNanoseconds: $0) }
        case .afterStart(let other, let delay):
            return [plain, .whenOver(delayNanoseconds: delay)]
                + shorter(delay).map { .afterStart(of: other, delayNanoseconds: $0) }
        case .at, .when: return [plain]
        }
    }

    private static func actions(_ action: StepAction) -> [StepAction] {
        switch action {
        case .gesture(let gesture): ShrinkGesture.plainer(gesture).map(StepAction.gesture)
        case .scrollToPage(let page, let isAnimated):
            (isAnimated ? [] : [.scrollToPage(page: page, isAnimated: true)])
                + [0, 1, 2, page / 2].filter { $0 < page }.map {
                    .scrollToPage(page: $0, isAnimated: isAnimated)
                }
        case .next: [.next(isAnimated: true)]
        case .previous: [.previous(isAnimated: true)]
        case .reloadData: [.reloadData(preservingCurrentPage: true)]
        case .set(let options): properties(options).map(StepAction.set)
        case .addOverlay(let spec):
            [.addOverlay(OverlaySpec(name: spec.name, kind: .recorder))]
        case .items(let change): changes(change).map(StepAction.items)
        case .deliverImage(let item, _): [.deliverImage(item: item, stage: .full)]
        case .resize(let size): sizes(size).map(StepAction.resize)
        case .rotate(let orientation):
            orientation.isLandscape ? [.rotate(.landscapeLeft)] : [.rotate(.portrait)]
        case .cover: [.cover(isAnimated: false)]
        case .uncover: [.uncover(isAnimated: false)]
        case .push: [.push(isAnimated: false)]
        case .pop: [.pop(isAnimated: false)]
        case .scrollHost(let offset, _): [.scrollHost(offset: offset, isAnimated: false)]
        case .wait(let nanoseconds): shorter(nanoseconds).map { .wait(nanoseconds: $0) }
        case .cancelTouches, .present, .dismiss, .embed, .remove, .removeOverlay,
            .release, .failImage, .background, .foreground, .memoryWarning, .cancelTransition,
            .contentSizeCategory, .disappear, .appear, .settle, .mark, .snapshot, .expect, .always:
            []
        }
    }

    /// Shorter and rounder times, at least 10 ms.
    static func shorter(_ nanoseconds: Int64) -> [Int64] {
        let tens = nanoseconds / 10_000_000
        let shorter = [1, tens / 4, tens / 2, tens / 10 * 10].map { $0 * 10_000_000 }
        return shorter.filter { $0 > 0 && $0 < nanoseconds }
    }

    private static func properties(_ options: BrowserOptions) -> [BrowserOptions] {
        var fewer: [BrowserOptions] = []
        func add(_ change: (inout BrowserOptions) -> Void) {
            var copy = options
            change(&copy)
            if copy != options, copy != BrowserOptions() { fewer.append(copy) }
        }
        add { $0.scrollDirection = nil }
        add { $0.isLoopingEnabled = nil }
        add { $0.itemSpacing = nil }
        add { $0.initialIndex = nil }
        add { $0.transitionType = nil }
        add { $0.isDismissGestureEnabled = nil }
        add { $0.isAutoPlayEnabled = nil }
        add { $0.autoPlayIntervalNanoseconds = nil }
        return fewer
    }

    private static func changes(_ change: ItemsChange) -> [ItemsChange] {
        var result: [ItemsChange] = []
        if !change.reloads { result.append(ItemsChange(change: change.change, reloads: true)) }
        func add(_ smaller: ItemsChange.Change) {
            result.append(ItemsChange(change: smaller, reloads: change.reloads))
        }
        switch change.change {
        case .insert(let index, let count):
            if count > 1 { add(.insert(index: index, count: 1)) }
            if index > 0 { add(.insert(index: 0, count: count)) }
        case .remove(let index, let count):
            if count > 1 { add(.remove(index: index, count: 1)) }
            if index > 0 { add(.remove(index: 0, count: count)) }
        case .replace(let index, let count):
            if count > 1 { add(.replace(index: index, count: 1)) }
            if index > 0 { add(.replace(index: 0, count: count)) }
        case .count(let count):
            for fewer in [0, 1, 2, 3, 5] where fewer < count { add(.count(fewer)) }
        }
        return result
    }

    private static func sizes(_ size: CGSize) -> [CGSize] {
        func round(_ value: Double) -> Double { max(100, (value / 100).rounded(.down) * 100) }
        return [CGSize(width: round(size.width), height: round(size.height))]
    }
}
