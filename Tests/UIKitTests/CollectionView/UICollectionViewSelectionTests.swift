import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UICollectionViewSelectionTests {
    private func run(_ body: (CollectionFixture) -> Void) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        CollectionFixture.run(counts: [200], layout: layout) { fixture in
            fixture.host.takeEvents()
            body(fixture)
        }
    }

    /// Puts a finger down at `point`, moves it by steps, lifts it, and gives what was heard.
    private func touch(
        _ fixture: CollectionFixture, _ point: CGPoint, by steps: [CGFloat] = [],
        hold: Int = 5
    ) -> String {
        let simulation = fixture.simulation
        var place = point
        func send(_ phase: TouchSample.Phase) {
            simulation.touches.enqueue(
                TouchSample(
                    finger: 1, timestamp: simulation.now, location: place, phase: phase))
            simulation.step()
        }
        send(.began)
        for _ in 0..<hold { simulation.step() }
        for step in steps {
            place.y += step
            send(.moved)
        }
        send(.ended)
        for _ in 0..<240 { simulation.step() }
        return fixture.host.takeEvents().split(separator: ", ")
            .filter { $0.contains("light") || $0.contains("select") }.joined(separator: ", ")
    }

    @Test func aTapSelects() {
        run { fixture in
            #expect(
                touch(fixture, CGPoint(x: 150, y: 250))
                    == "highlight 9, unhighlight 9, select 9")
            #expect(
                fixture.view.cellForItem(at: IndexPath(item: 9, section: 0))?.isSelected == true)
            #expect(
                touch(fixture, CGPoint(x: 50, y: 50))
                    == "highlight 0, unhighlight 0, deselect 9, select 0")
            #expect(
                fixture.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        }
    }

    @Test func severalMayBeSelectedWhereAllowed() {
        run { fixture in
            fixture.view.allowsMultipleSelection = true
            _ = touch(fixture, CGPoint(x: 50, y: 50))
            _ = touch(fixture, CGPoint(x: 150, y: 50))
            #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
            #expect(
                touch(fixture, CGPoint(x: 50, y: 50))
                    == "highlight 0, unhighlight 0, deselect 0")
        }
    }

    @Test func aScrollSelectsNothing() {
        run { fixture in
            let heard = touch(
                fixture, CGPoint(x: 150, y: 450), by: [CGFloat](repeating: -12, count: 10),
                hold: 30)
            #expect(heard == "highlight 17, unhighlight 17")
            #expect(fixture.view.contentOffset.y > 50)
            #expect(fixture.view.indexPathsForSelectedItems == nil)
        }
    }

    /// Lifted over another cell, though not far enough for a drag, nothing is selected.
    @Test func liftingOverAnotherCellSelectsNothing() {
        run { fixture in
            let heard = touch(fixture, CGPoint(x: 50, y: 98), by: [5], hold: 30)
            #expect(heard == "highlight 0, unhighlight 0")
        }
    }

    @Test func withoutSelectionATapDoesNothing() {
        run { fixture in
            fixture.view.allowsSelection = false
            #expect(touch(fixture, CGPoint(x: 150, y: 250)) == "")
        }
    }

    @Test func theDelegateMayRefuse() {
        run { fixture in
            fixture.host.refusedSelection = 9
            fixture.host.refusedHighlight = 8
            #expect(touch(fixture, CGPoint(x: 150, y: 250)) == "highlight 9, unhighlight 9")
            #expect(touch(fixture, CGPoint(x: 50, y: 250)) == "")
        }
    }

    /// A cell that comes for a selected item is selected; a reused one for another is not.
    @Test func cellsShowTheSelectionOfTheirItems() {
        run { fixture in
            fixture.view.selectItem(
                at: IndexPath(item: 150, section: 0), animated: false, scrollPosition: .top)
            #expect(fixture.view.contentOffset.y == 3_700)
            fixture.step()
            for cell in fixture.view.visibleCells {
                #expect(cell.isSelected == (cell.position.item == 150))
            }
            fixture.view.contentOffset.y = 0
            fixture.step()
            #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
            fixture.view.deselectItem(at: IndexPath(item: 150, section: 0), animated: false)
            #expect(fixture.view.indexPathsForSelectedItems == nil)
        }
    }
}
