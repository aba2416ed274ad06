import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIActivityIndicatorViewTests {
    @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)])
    func hasItsStylesSize(style: UIActivityIndicatorView.Style, length: CGFloat) {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let view = UIActivityIndicatorView(style: style)
            #expect(view.frame == CGRect(x: 0, y: 0, width: length, height: length))
            #expect(view.intrinsicContentSize == CGSize(width: length, height: length))
        }
    }

    @Test func showsWhileItTurns() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let view = UIActivityIndicatorView(style: .medium)
            #expect(view.isHidden && !view.isAnimating)
            view.startAnimating()
            #expect(!view.isHidden && view.isAnimating)
            view.stopAnimating()
            #expect(view.isHidden && !view.isAnimating)
            view.hidesWhenStopped = false
            #expect(!view.isHidden)
            view.stopAnimating()
            #expect(!view.isHidden)
        }
    }

    @Test func turningKeepsNoFrameBusy() {
        LayoutScene.run { scene in
            let view = UIActivityIndicatorView(style: .medium)
            scene.root.addSubview(view)
            view.startAnimating()
            scene.simulation.step()
            #expect(!scene.simulation.isActive)
        }
    }

    @Test func aNewStyleKeepsTheCentre() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let view = UIActivityIndicatorView(style: .medium)
            view.center = CGPoint(x: 100, y: 100)
            view.style = .large
            #expect(view.frame == CGRect(x: 81.5, y: 81.5, width: 37, height: 37))
        }
    }
}
