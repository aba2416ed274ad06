import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIDeviceTests {
    private nonisolated final class Counter: @unchecked Sendable { var count = 0 }

    @Test func tellsItsOrientationOnRequest() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            let counter = Counter()
            let token = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current,
                queue: nil
            ) { _ in counter.count += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            #expect(UIDevice.current.orientation == .unknown)
            simulation.turn(to: .landscapeRight)
            #expect(counter.count == 0)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            #expect(UIDevice.current.orientation == .landscapeRight)
            simulation.turn(to: .faceUp)
            simulation.turn(to: .faceUp)
            #expect(counter.count == 1)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            #expect(UIDevice.current.orientation == .unknown)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        }
    }

    @Test func isTurnedWithItsScreen() {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            simulation.resizeScreen(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            #expect(UIDevice.current.orientation == .landscapeLeft)
            simulation.turn(to: .landscapeRight)
            simulation.resizeScreen(to: CGSize(width: 896, height: 414), safeAreaInsets: .zero)
            #expect(UIDevice.current.orientation == .landscapeRight)
            simulation.resizeScreen(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
            #expect(UIDevice.current.orientation == .portrait)
        }
    }

    @Test(arguments: [(CGFloat(440), "iPhone"), (744, "iPad")])
    func isAPhoneOrATablet(width: CGFloat, model: String) {
        let device = SimulatedDevice(screenSize: CGSize(width: width, height: 1133))
        Simulation.run(Simulation(device: device)) {
            #expect(UIDevice.current.model == model)
            #expect(UIDevice.current.name == model)
        }
    }

    @Test func knowsWhichOrientationsAreWhich() {
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
        #expect(UIDeviceOrientation.landscapeRight.isLandscape)
        #expect(UIDeviceOrientation.faceDown.isFlat)
        #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        #expect(!UIDeviceOrientation.unknown.isFlat)
    }
}
