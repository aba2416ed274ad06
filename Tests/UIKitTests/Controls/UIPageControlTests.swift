import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIPageControlTests {
    @Test func pagesAreClamped() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let control = UIPageControl()
            control.currentPage = 3
            #expect(control.currentPage == 0)
            control.numberOfPages = 5
            control.currentPage = 9
            #expect(control.currentPage == 4)
            control.currentPage = -2
            #expect(control.currentPage == 0)
            control.currentPage = 4
            control.numberOfPages = 2
            #expect(control.currentPage == 1)
            control.numberOfPages = -1
            #expect(control.numberOfPages == 0)
            #expect(control.currentPage == 0)
        }
    }

    @Test func isAsWideAsItsDots() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let control = UIPageControl()
            #expect(control.intrinsicContentSize == CGSize(width: 0, height: 37))
            control.numberOfPages = 3
            #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
            control.sizeToFit()
            #expect(control.indicators.map(\.frame.minX) == [0, 16, 32])
            #expect(control.indicators.map(\.frame.minY) == [15, 15, 15])
        }
    }

    @Test func showsTheCurrentPageAmongAsManyDotsAsFit() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
            control.numberOfPages = 10_000_000
            control.currentPage = 5_000_000
            control.currentPageIndicatorTintColor = .red
            let dots = control.indicators
            #expect(dots.count == 6)
            #expect(dots.filter { $0.color == .red }.map(\.page) == [5_000_000])
            control.currentPage = 9_999_999
            #expect(control.indicators.last?.page == 9_999_999)
            control.numberOfPages = 1
            #expect(control.indicators.count == 1)
            control.hidesForSinglePage = true
            #expect(control.indicators.isEmpty)
        }
    }

    /// Taps on a control from x 100 to 200 with three pages, at page 1: the page after each, and
    /// the values sent.
    @Test(arguments: [
        (SimulatedDevice(), ["180"], 2, 1), (SimulatedDevice(), ["120"], 0, 1),
        (SimulatedDevice(), ["180", "180"], 2, 1), (SimulatedDevice(), ["120", "180"], 1, 2),
        (SimulatedDevice(layoutDirection: .rightToLeft), ["180"], 0, 1),
    ])
    func tapsTurnPages(device: SimulatedDevice, places: [String], page: Int, sent: Int) {
        let simulation = Simulation(device: device)
        Simulation.run(simulation) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 37))
            window.addSubview(control)
            control.numberOfPages = 3
            control.currentPage = 1
            var values = 0
            control.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
            for place in places {
                for (time, phase) in [(0.02, TouchSample.Phase.began), (0.06, .ended)] {
                    simulation.touches.enqueue(
                        TouchSample(
                            finger: 1, timestamp: simulation.now.advanced(bySeconds: time),
                            location: CGPoint(x: Double(place)!, y: 110), phase: phase))
                }
                for _ in 0..<60 { simulation.step() }
            }
            #expect(control.currentPage == page)
            #expect(values == sent)
        }
    }

    /// A tap on the control is not a tap on what lies around it.
    @Test func aTapRecogniserAroundItDoesNotHear() {
        GestureScene.run { scene in
            let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 37))
            control.numberOfPages = 3
            scene.window.addSubview(control)
            let tap = UITapGestureRecognizer()
            var taps = 0
            final class Target {
                var action: () -> Void = {}
                func call() { action() }
            }
            let target = Target()
            target.action = { taps += 1 }
            tap.addTarget(target, action: Target.call)
            scene.window.addGestureRecognizer(tap)
            scene.play("a: 0 down 180,110 | 40 up")
            #expect(control.currentPage == 1)
            #expect(taps == 0)
            scene.play("a: 0 down 300,300 | 40 up")
            #expect(taps == 1)
            control.isEnabled = false
            scene.play("a: 0 down 180,110 | 40 up")
            #expect(taps == 2)
        }
    }
}
