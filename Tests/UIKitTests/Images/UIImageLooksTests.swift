import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIImageLooksTests {
    private func run(_ body: () throws -> Void) rethrows {
        try Simulation.run(Simulation(device: SimulatedDevice(scale: 2)), body: body)
    }

    @Test func theBestScaleIsLookedForFirst() {
        #expect(
            UIImage.paths(named: "a/close", scale: 2) == [
                "a/close@2x.png", "a/close@3x.png", "a/close.png",
            ])
        #expect(
            UIImage.paths(named: "close.jpg", scale: 3) == [
                "close@3x.jpg", "close@2x.jpg", "close.jpg",
            ])
    }

    @Test func imagesAreFoundByName() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("named-images-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["close@2x.png", "close.png"] {
            try ImageBytes.png(40, 20)
                .write(to: folder.appendingPathComponent(name))
        }
        guard let bundle = Bundle(path: folder.path) else {
            Issue.record("no bundle")
            return
        }
        run {
            let image = UIImage(named: "close", in: bundle, compatibleWith: nil)
            #expect(image?.scale == 2)
            #expect(image?.size == CGSize(width: 20, height: 10))
            let plain = UIImage(
                named: "close", in: bundle, compatibleWith: UITraitCollection(displayScale: 1))
            #expect(plain?.scale == 1)
            #expect(UIImage(named: "open", in: bundle, compatibleWith: nil) == nil)
            #expect(UIImage(named: "") == nil)
        }
    }

    @Test func templatesTakeTheTintOfTheView() {
        run {
            let card = UIImage(content: .testCard(item: 1), size: CGSize(width: 4, height: 4))
            let view = UIImageView(image: card)
            view.tintColor = .red
            @MainActor
            func tint(_ image: UIImage?) -> UIColor? {
                view.image = image
                return ViewSnapshot(of: view).imageTint
            }
            #expect(tint(card) == nil)
            #expect(tint(card.withRenderingMode(.alwaysTemplate)) == .red)
            #expect(tint(card.withTintColor(.green)) == .green)
            #expect(tint(card.withTintColor(.green, renderingMode: .alwaysTemplate)) == .red)
            let symbol = UIImage(systemName: "xmark")
            #expect(tint(symbol) == .red)
            #expect(tint(symbol?.withRenderingMode(.alwaysOriginal)) == nil)
            #expect(symbol?.withTintColor(.blue).content == symbol?.content)
        }
    }

    @Test func symbolsAreAsLargeAsTheirConfigurationSays() {
        run {
            let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
            let symbol = UIImage(systemName: "xmark", withConfiguration: large)
            #expect(symbol?.size == CGSize(width: 40, height: 40))
            #expect(symbol?.symbolConfiguration?.weight == .bold)
            let merged = symbol?.applyingSymbolConfiguration(.init(weight: .thin))
            #expect(merged?.size.width == 40)
            #expect(merged?.symbolConfiguration?.weight == .thin)
            let plain = UIImage.SymbolConfiguration(pointSize: 17)
            #expect(symbol?.withConfiguration(plain).size.width == 20)
        }
    }

    @Test func contextsAreOpenedAndClosed() {
        run {
            let size = CGSize(width: 10, height: 10)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsBeginImageContextWithOptions(size, true, 0)
            UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
            UIGraphicsBeginImageContext(size)
            UIRectFill(.zero)
            let inner = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            let image = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(inner?.scale == 1)
            #expect(image?.scale == 2)
            #expect(image?.size == size)
            let whole = CGRect(origin: .zero, size: size)
            #expect(
                image?.content
                    == .drawing(
                        ImageDrawing(
                            bounds: whole,
                            elements: [
                                .fill(whole, .black),
                                .fill(CGRect(x: 1, y: 2, width: 3, height: 4), .red),
                            ])))
        }
    }
}
