import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIGraphicsImageRendererTests {
    private func run(_ body: (UIWindow) -> Void) {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            body(window)
        }
    }

    private func card(_ item: Int) -> UIImage {
        UIImage(content: .testCard(item: item), size: CGSize(width: 40, height: 30))
    }

    private func drawing(of image: UIImage) -> ImageDrawing? {
        if case .drawing(let drawing) = image.content { return drawing }
        return nil
    }

    @Test func writesDownWhatIsDrawn() {
        run { _ in
            let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
            let image = UIGraphicsImageRenderer(size: whole.size).image { context in
                UIColor.red.setFill()
                context.fill(whole)
                UIColor.blue.set()
                context.stroke(whole)
                context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
                UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
                card(4).draw(at: CGPoint(x: 5, y: 6))
            }
            #expect(image.size == whole.size)
            #expect(image.scale == 3)
            #expect(
                drawing(of: image)?.elements == [
                    .fill(whole, .red), .stroke(whole, .blue),
                    .clip(CGRect(x: 0, y: 0, width: 10, height: 10)),
                    .fill(CGRect(x: 1, y: 1, width: 2, height: 2), .blue),
                    .image(
                        .testCard(item: 4), CGRect(x: 5, y: 6, width: 40, height: 30), alpha: 1),
                ])
            #expect(image.content.item?.identity == 4)
            #expect(image.content.item?.isFull == true)
        }
    }

    @Test func aDrawingWithinAnotherStaysApart() {
        run { _ in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 10, height: 10)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.red.setFill()
                let inner = UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) }
                #expect(drawing(of: inner)?.elements == [.fill(.zero, .black)])
                context.fill(.zero)
                #expect(drawing(of: context.currentImage)?.elements.count == 1)
            }
            #expect(image.scale == 1)
            #expect(drawing(of: image)?.elements == [.fill(.zero, .red)])
            #expect(DrawingRecorder.current == nil)
        }
    }

    private func snapshot(of view: UIView, afterUpdates: Bool) -> ViewSnapshot? {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
        var isDrawn = false
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
            isDrawn = view.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
        }
        #expect(isDrawn)
        if case .view(let snapshot, rect)? = drawing(of: image)?.elements.first {
            return snapshot
        }
        return nil
    }

    @Test func drawsViewsAsTheyAreOnScreenOrAsTheyAreGoingToBe() {
        run { window in
            let view = UIImageView(frame: CGRect(x: 10, y: 0, width: 40, height: 30))
            view.image = card(1)
            window.addSubview(view)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 })
            for _ in 0..<30 { Simulation.current.step() }
            let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
            // Half-way along ease-in-out.
            #expect(abs((snapshot(of: view, afterUpdates: false)?.alpha ?? 0) - 0.75) < 1e-6)
            #expect(snapshot(of: view, afterUpdates: true)?.alpha == 0.5)
            #expect(snapshot(of: view, afterUpdates: true)?.image == .testCard(item: 1))
            view.removeFromSuperview()
            #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: true))
            _ = UIGraphicsImageRenderer(bounds: rect).image { _ in
                #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: false))
            }
        }
    }

    @Test func aSnapshotShowsWhatTheViewShowed() {
        run { window in
            let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
            let shown = UIImageView(image: card(7))
            let hidden = UIImageView(image: card(8))
            hidden.isHidden = true
            let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
            label.text = "Seven"
            for subview in [shown, hidden, label] { view.addSubview(subview) }
            window.addSubview(view)
            Simulation.current.step()
            let copy = view.snapshotView(afterScreenUpdates: false) as? SnapshotView
            shown.image = card(9)
            #expect(copy?.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
            #expect(copy?.snapshot?.subviews.map(\.image) == [.testCard(item: 7), nil])
            #expect(copy?.snapshot?.subviews.last?.lines.map(\.text) == ["Seven"])
            // A picture of the copy shows the same.
            let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
                copy?.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
            #expect(image.content.item?.identity == 7)
            let off = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect((off.snapshotView(afterScreenUpdates: false) as? SnapshotView)?.snapshot == nil)
        }
    }

    @Test func aDrawingOfSeveralItemsIsOfNone() {
        run { _ in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
                card(1).draw(at: .zero)
                card(2).draw(at: .zero)
            }
            #expect(image.content.item == nil)
        }
    }
}
