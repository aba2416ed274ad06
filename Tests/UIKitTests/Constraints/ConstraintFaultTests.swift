import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct ConstraintFaultTests {
    @Test func contradictionsNameWhatContradicts() {
        LayoutScene.run { scene in
            let view = scene.view()
            let wide = view.widthAnchor.constraint(equalToConstant: 20)
            wide.identifier = "wide"
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), wide,
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            #expect(
                scene.fault()
                    == .contradiction([
                        "UIView (subview 0 of UIView).width == 10.0",
                        "\"wide\": UIView (subview 0 of UIView).width == 20.0",
                    ]))
        }
    }

    @Test func aGivenFrameContradictsToo() {
        LayoutScene.run { scene in
            let view = UIView()
            scene.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            let fault = scene.fault(solvedBy: view)
            #expect(fault == .contradiction(["UIView (subview 0 of UIView).width == 10.0"]))
            #expect(fault!.message.contains("translatesAutoresizingMaskIntoConstraints"))
        }
    }

    @Test func whatNothingDecidesIsNamed() {
        LayoutScene.run { scene in
            let view = scene.view()
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor),
                view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
            ])
            #expect(
                scene.fault()
                    == .undetermined([
                        "the horizontal position of UIView (subview 0 of UIView)",
                        "the width of UIView (subview 0 of UIView)",
                    ]))
        }
    }

    @Test func equalsThatContradictAreNamed() {
        LayoutScene.run { scene in
            let left = scene.add(SizedView(100, 10))
            let right = scene.add(SizedView(120, 10))
            NSLayoutConstraint.activate([
                left.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
                right.leftAnchor.constraint(equalTo: left.rightAnchor),
                right.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
                left.topAnchor.constraint(equalTo: scene.root.topAnchor),
                right.topAnchor.constraint(equalTo: scene.root.topAnchor),
            ])
            let fault = scene.fault()
            guard case .tie(let names) = fault else {
                Issue.record("\(String(describing: fault))")
                return
            }
            #expect(names.count == 2)
            #expect(names[0].hasPrefix("SizedView (subview 0 of UIView).width == 100.0"))
            #expect(fault!.message.contains("setContentHuggingPriority"))
        }
    }

    // MARK: Programs that stop

    @Test func aProgramWithoutSolutionStopsAndSaysWhy() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                LayoutScene.run { scene in
                    let view = scene.view()
                    view.leftAnchor.constraint(equalTo: scene.root.leftAnchor).isActive = true
                    scene.simulation.step()
                }
            }
        }
        #expect(message(result).contains("the width of UIView (subview 0 of UIView)"))
    }

    @Test func viewsThatAreGoneAreRefused() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
            }
        }
        #expect(message(result).contains("a view or guide in it is gone"))
    }

    @Test func unrelatedViewsAreRefused() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let views = [UIView(), UIView()]
                views[0].leftAnchor.constraint(equalTo: views[1].leftAnchor).isActive = true
            }
        }
        #expect(message(result).contains("no common ancestor"))
    }

    @Test func leftAndLeadingAreNotMixed() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                _ = view.leftAnchor.constraint(equalTo: view.leadingAnchor)
            }
        }
        #expect(message(result).contains("leading and trailing turn round"))
    }

    @Test func aScrollViewsEdgesAreRefusedInsideIt() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let scroll = UIScrollView()
                let view = UIView()
                scroll.addSubview(view)
                view.leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
            }
        }
        #expect(message(result).contains("set contentSize"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
