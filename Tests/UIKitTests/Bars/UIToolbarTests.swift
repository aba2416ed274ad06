import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIToolbarTests {
    private func run(_ body: (UIWindow, UIToolbar) -> Void) {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let window = UIWindow()
            let bar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
            window.addSubview(bar)
            window.makeKeyAndVisible()
            body(window, bar)
        }
    }

    @Test func spreadsItsItems() {
        run { window, bar in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            let left = UIBarButtonItem(systemItem: .trash)
            bar.items = [left, .flexibleSpace(), UIBarButtonItem(customView: view)]
            Simulation.current.step()
            // 16 points from the edge; the custom view in the middle of the height.
            #expect(
                view.convert(view.bounds, to: bar) == CGRect(x: 314, y: 7, width: 60, height: 30))
            let button = window.hitTest(CGPoint(x: 38, y: 822), with: nil)
            #expect(button is BarItemButton)
            #expect(
                button?.convert(button!.bounds, to: bar)
                    == CGRect(x: 16, y: 0, width: 44, height: 44))
        }
    }

    @Test func followsChangesOfItsItems() {
        run { _, bar in
            let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
            bar.items = [item]
            item.title = "Two"
            #expect(bar.labels == ["Two"])
            bar.setItems(nil, animated: false)
            #expect(bar.labels.isEmpty)
        }
    }

    @Test func newItemsFadeIn() {
        run { _, bar in
            bar.items = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
            Simulation.current.step()
            bar.setItems(
                [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)],
                animated: true)
            Simulation.current.step()
            #expect(bar.labels == ["One", "Two"])
            let shares = bar.subviews.dropFirst().map(\.presentedAlpha)
            #expect(abs(shares[0] + shares[1] - 1) < 1e-9)
            #expect(shares[1] > 0.2 && shares[1] < 0.3)
            for _ in 0..<30 { Simulation.current.step() }
            #expect(bar.labels == ["Two"])
        }
    }
}
