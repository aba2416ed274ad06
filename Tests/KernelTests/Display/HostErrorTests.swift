import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A host's programming errors stop the program with a message that says what to do.
struct HostErrorTests {
    final class CarelessHost: JXPhotoBrowserDelegate {
        var makeCell: (JXPhotoBrowserViewController, IndexPath) -> JXPhotoBrowserAnyCell

        init(makeCell: @escaping (JXPhotoBrowserViewController, IndexPath) -> JXPhotoBrowserAnyCell)
        {
            self.makeCell = makeCell
        }

        func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { 3 }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int,
            at indexPath: IndexPath
        ) -> JXPhotoBrowserAnyCell {
            makeCell(browser, indexPath)
        }
    }

    static func open(
        _ makeCell: @escaping (JXPhotoBrowserViewController, IndexPath) -> JXPhotoBrowserAnyCell
    ) {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let host = CarelessHost(makeCell: makeCell)
            let browser = JXPhotoBrowserViewController()
            browser.delegate = host
            browser.initialIndex = 2
            browser.present(from: root)
            Simulation.current.step()
        }
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func identifierThatIsNotRegistered() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                HostErrorTests.open { browser, indexPath in
                    browser.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath)
                }
            }
        }
        #expect(text(result).contains("\"nobody\""))
        #expect(text(result).contains("register(_:"))
    }

    @Test func identifierOfAnotherKindOfCell() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                HostErrorTests.open { browser, indexPath in
                    browser.collectionView.register(
                        UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
                    return browser.dequeueReusableCell(
                        withReuseIdentifier: "plain", for: indexPath)
                }
            }
        }
        #expect(text(result).contains("\"plain\""))
        #expect(text(result).contains("register(_:forReuseIdentifier:)"))
    }

    @Test func cellThatWasNotDequeued() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                HostErrorTests.open { _, _ in JXZoomImageCell(frame: .zero) }
            }
        }
        #expect(text(result).contains("index 2"))
        #expect(text(result).contains("dequeueReusableCell(withReuseIdentifier:for:)"))
    }
}
