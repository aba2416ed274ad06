import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What is written down of the screen.
@Suite struct ScreenCaptureTests {
    private func pictures(_ image: ScreenImage) -> [(item: Int, frame: CGRect)] {
        image.elements.compactMap { element in
            guard case .picture(.card(let item, _), let box, _) = element else { return nil }
            let corner = box.map(CGPoint(x: box.rect.minX, y: box.rect.minY))
            let end = box.map(CGPoint(x: box.rect.maxX, y: box.rect.maxY))
            return (
                item,
                CGRect(
                    x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
            )
        }
    }

    @Test func aReplayShowsWhatTheTraceHas() throws {
        let scenario = try Played.scenario(
            #"{"present": {}}, {"settle": {}}, {"swipe": {"direction": "left"}}, {"settle": {}}"#,
            more: #""host": {"items": 6},"#)
        let trace = Player(scenario: scenario).run().trace
        let moving = try #require(
            trace.frames.indices.first { abs(trace.frames[$0].position - 0.5) < 0.1 })
        let (result, screens) = Player(scenario: scenario).screens(
            ofFrames: [0, moving, 1_000_000])
        #expect(result.trace.digest == trace.digest)
        #expect(screens.keys.sorted() == [0, moving])
        let screen = try #require(screens[moving])
        #expect(screen.size == trace.frames[moving].screenSize)
        // Each page's image is where the trace has it.
        let shown = pictures(screen)
        for cell in trace.cells[trace.frames[moving].cells] {
            let place = try #require(shown.last { $0.item == Int(cell.shownItem) }?.frame)
            #expect(abs(place.minX - cell.imageFrame.minX) < 0.01)
            #expect(abs(place.minY - cell.imageFrame.minY) < 0.01)
            #expect(abs(place.width - cell.imageFrame.width) < 0.01)
        }
    }

    @Test func everyGroupEnds() throws {
        let scenario = try Played.scenario(
            #"{"present": {}}, {"settle": {}}, {"dismiss": {}}, {"settle": {}}"#,
            more: #""host": {"items": 6},"#)
        let count = Player(scenario: scenario).run().trace.frames.count
        let screens = Player(scenario: scenario).screens(ofFrames: 0..<count).screens
        #expect(screens.count == count)
        for (_, screen) in screens {
            var depth = 0
            for element in screen.elements {
                if case .begin = element { depth += 1 }
                if case .end = element { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0)
        }
    }

    @Test func dotsTextAndImagesStandWhereTheyAre() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let parent = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            parent.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            control.numberOfPages = 3
            let label = UILabel(frame: CGRect(x: 0, y: 30, width: 200, height: 20))
            label.text = "two of three"
            let wheel = UIActivityIndicatorView(style: .large)
            wheel.startAnimating()
            for view in [control, label, wheel] { parent.addSubview(view) }
            window.addSubview(parent)
            let image = ScreenCapture.capture(size: window.bounds.size)
            let dots = image.elements.compactMap { element -> ScreenImage.Box? in
                guard case .fill(let box, _) = element, box.radius > 0 else { return nil }
                return box
            }
            #expect(dots.count == 3 + 8)
            // The middle of the parent stays at (110, 70); all else is at half its way from there.
            let middle = dots[1].map(CGPoint(x: dots[1].rect.midX, y: dots[1].rect.midY))
            #expect(abs(middle.x - 110) < 0.01 && abs(middle.y - 50) < 0.01)
            let texts = image.elements.compactMap { element -> String? in
                if case .text(let text, _, _, _) = element { text } else { nil }
            }
            #expect(texts == ["two of three"])
        }
    }

    /// A picture of 40 × 20 in a view of 100 × 100 at (10, 10).
    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 10, y: 35, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -40, y: 10, width: 200, height: 100)),
        (.center, CGRect(x: 40, y: 50, width: 40, height: 20)),
        (.topLeft, CGRect(x: 10, y: 10, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 70, y: 90, width: 40, height: 20)),
    ]) func contentModes(mode: UIView.ContentMode, place: CGRect) {
        let bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
        #expect(
            ScreenCapture.place(CGSize(width: 40, height: 20), mode, in: bounds) == place)
    }
}
