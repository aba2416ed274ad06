import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UITraitCollectionTests {
    /// Apple's table of device size classes (Human Interface Guidelines, "Layout").
    @Test(arguments: [
        (390.0, 844.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
        (844.0, 390.0, .compact, .compact),  // iPhone 14
        (926.0, 428.0, .regular, .compact),  // iPhone 14 Plus
        (736.0, 414.0, .regular, .compact),  // iPhone 8 Plus
        (667.0, 375.0, .compact, .compact),  // iPhone 8
        (896.0, 414.0, .regular, .compact),  // iPhone 11
        (744.0, 1133.0, .regular, .regular),  // iPad mini
        (1133.0, 744.0, .regular, .regular),
    ])
    func sizeClasses(
        width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) {
        let device = SimulatedDevice(screenSize: CGSize(width: width, height: height))
        let traits = UITraitCollection(device: device)
        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == vertical)
    }

    @Test func describesTheDevice() {
        let device = SimulatedDevice(scale: 2, layoutDirection: .rightToLeft)
        Simulation.run(Simulation(device: device)) {
            let traits = UIView().traitCollection
            #expect(traits.displayScale == 2)
            #expect(traits.layoutDirection == .rightToLeft)
            #expect(traits.userInterfaceStyle == .light)
            #expect(traits.userInterfaceIdiom == .phone)
            #expect(traits.preferredContentSizeCategory == .large)
            #expect(UITraitCollection.current == traits)
            #expect(UIScreen.main.traitCollection == traits)
        }
    }

    @Test func theLastOfSeveralCounts() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3), dark,
        ])
        #expect(both.userInterfaceStyle == .dark)
        #expect(both.displayScale == 3)
        #expect(both.horizontalSizeClass == .unspecified)
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(both.containsTraits(in: UITraitCollection()))
        #expect(both.containsTraits(in: nil))
    }

    private final class Listener: UIViewController {
        var former: [UITraitCollection] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if let previous { former.append(previous) }
        }
    }

    @Test func whoIsOnScreenHearsOfChanges() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let listener = Listener()
            let window = UIWindow()
            window.rootViewController = listener
            window.makeKeyAndVisible()
            simulation.step()
            simulation.resizeScreen(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            #expect(listener.former.map(\.verticalSizeClass) == [.regular])
            #expect(listener.traitCollection.verticalSizeClass == .compact)
            // The same traits at another size: nothing to tell.
            simulation.resizeScreen(to: CGSize(width: 812, height: 375), safeAreaInsets: .zero)
            #expect(listener.former.count == 1)
        }
    }
}
