import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIButtonTests {
    /// System buttons with a title are 30 points high, custom ones 34, as on a phone.
    @Test func isAsLargeAsItsContent() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let system = UIButton(type: .system)
            #expect(system.intrinsicContentSize == .zero)
            system.setTitle("Close", for: .normal)
            #expect(abs(system.intrinsicContentSize.height - 30) < 0.34)
            let custom = UIButton(type: .custom)
            custom.setTitle("Close", for: .normal)
            #expect(abs(custom.intrinsicContentSize.height - 34) < 0.51)
            custom.titleLabel?.font = .systemFont(ofSize: 100)
            #expect(custom.intrinsicContentSize.height == 359.0 / 3 + 12)
            let image = UIButton()
            image.setImage(UIImage(systemName: "xmark"), for: .normal)
            #expect(image.intrinsicContentSize == CGSize(width: 20, height: 20))
            image.setTitle("1", for: .normal)
            #expect(image.intrinsicContentSize.width == 20 + 31.0 / 3)
        }
    }

    @Test func showsWhatItsStateSays() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let button = UIButton(type: .system)
            button.setTitle("off", for: .normal)
            button.setTitle("on", for: .selected)
            button.setTitleColor(.red, for: .disabled)
            #expect(button.titleLabel?.text == "off")
            button.isSelected = true
            #expect(button.titleLabel?.text == "on")
            #expect(button.currentTitle == "on")
            button.isEnabled = false
            // Selected and disabled has nothing of its own.
            #expect(button.titleLabel?.text == "off")
            button.isSelected = false
            #expect(button.titleLabel?.textColor == .red)
            button.setTitle(nil, for: .normal)
            #expect(button.titleLabel?.isHidden == true)
        }
    }

    @Test(arguments: [false, true])
    func imageAndTitleStandSideBySide(isRightToLeft: Bool) {
        let device = SimulatedDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        LayoutScene.run(device: device) { scene in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
            button.setImage(UIImage(systemName: "xmark"), for: .normal)
            button.setTitle("12345", for: .normal)
            scene.root.addSubview(button)
            scene.simulation.step()
            // Five digits of 18 points: 50.04, so 50 1/3 wide, next to 20: 70 1/3 in the middle of 120.
            let start = 60 - (20 + 151.0 / 3) / 2
            let image = isRightToLeft ? start + 151.0 / 3 : start
            let title = isRightToLeft ? start : start + 20
            #expect(abs(button.imageView!.frame.minX - image) < 1e-9)
            #expect(abs(button.titleLabel!.frame.minX - title) < 1e-9)
            #expect(button.imageView!.frame.midY == 20)
            #expect(button.titleLabel!.frame.midY == 20)
        }
    }

    @Test func aTapDoesItsAction() {
        GestureScene.run { scene in
            var calls: [String] = []
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Close") { action in
                    calls.append((action.sender as? UIButton)?.currentTitle ?? "nobody")
                })
            button.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
            scene.window.addSubview(button)
            #expect(button.currentTitle == "Close")
            button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
            scene.play("a: 0 down 110,110 | 40 up")
            #expect(calls == ["Close", "up"])
            scene.play("a: 0 down 110,110 | 20 to 300,300 | 40 up")
            #expect(calls.count == 2)
        }
    }

    @Test func symbolsAreImagesOfOneSize() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let image = UIImage(systemName: "heart.fill")
            #expect(image?.size == CGSize(width: 20, height: 20))
            #expect(image?.content == .symbol(name: "heart.fill"))
            #expect(image?.isSymbolImage == true)
            #expect(UIImage(systemName: "") == nil)
        }
    }
}
