@_spi(Simulation) import UIKit

// What the browser says to its host.

extension Run: HostObserver {
    func hostDidHear(_ event: HostEvent) {
        checker.check(event, at: current)
        switch event {
        case .willDisplay(let index, let cell):
            recorder.add(.willDisplay, a: index, b: cell)
            noteDisplay(of: cell)
        case .didEndDisplaying(let index, let cell):
            recorder.add(.didEndDisplaying, a: index, b: cell)
        case .cellAsked(_, let cell): noteCell(cell)
        case .overlayPageChanged(HostDriver.probeName, let page):
            let old = evaluator.pageChanges.last ?? former.pageIndex
            evaluator.pageDidChange(to: page, at: simulation.now)
            recorder.add(.pageChanged, a: page, b: old)
        case .lifecycle("viewDidDisappear"):
            // One that is there again in the same frame has been away.
            allowJump()
        case .browserMade, .itemCountAsked, .overlayReloaded, .overlayPageChanged, .lifecycle: break
        }
    }

    /// A cell that shows again without having been asked for was kept, not reused.
    private func noteDisplay(of cell: Int) {
        if preparedCells.remove(cell) == nil { reach(.cellKept) }
    }

    private func noteCell(_ cell: Int) {
        preparedCells.insert(cell)
        let isNew = knownCells.insert(cell).inserted
        recorder.add(isNew ? .cellMade : .cellReused, b: cell)
        if !isNew { reach(.cellReused) }
    }

    func imageDidArrive(identity: Int, atOnce: Bool) {
        recorder.add(.imageDelivered, a: identity)
        if atOnce || former.cells.contains(where: { $0.expectedIdentity == identity }) { return }
        reach(.lateImage)
    }
}
