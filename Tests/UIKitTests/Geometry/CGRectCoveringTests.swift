import Testing
@_spi(Simulation) @testable import UIKit

struct CGRectCoveringTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func nearEdgesCountAndFarOnesDoNot() {
        #expect(rect.covers(CGPoint(x: 10, y: 20)))
        #expect(rect.covers(CGPoint(x: 39.9, y: 59.9)))
        for point in [(9.9, 30.0), (40, 30), (20, 19.9), (20, 60)] {
            #expect(!rect.covers(CGPoint(x: point.0, y: point.1)))
        }
    }

    @Test func whatIsNoNumberCoversNothing() {
        for point in [CGPoint(x: CGFloat.nan, y: 30), CGPoint(x: 20, y: CGFloat.nan)] {
            #expect(!rect.covers(point))
        }
        let inside = CGPoint(x: 20, y: 30)
        #expect(!CGRect(x: CGFloat.nan, y: 20, width: 30, height: 40).covers(inside))
        #expect(!CGRect(x: 10, y: 20, width: 30, height: CGFloat.nan).covers(inside))
    }

    @Test func hitsNothingWhereThereIsNoNumber() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(control)
            control.frame.size.width = .nan
            #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
            #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
        }
    }
}
