import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Changes of size, axis and spacing.
struct ArrangementTests {
    @Test func anotherAxisTakesThePagerOutOfTheHand() {
        BrowserFixture.run(count: 5) { scene in
            scene.drag(by: CGPoint(x: -120, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.25)
            #expect(scene.browser.collectionView.isDragging)
            scene.browser.scrollDirection = .vertical
            scene.step()
            #expect(!scene.browser.collectionView.isDragging)
            scene.moveFinger(by: CGPoint(x: -60, y: -200))
            scene.step(8)
            #expect(scene.offset == .zero)
            scene.lift()
            scene.settle()
            #expect(scene.pageInPlace == 0)
            scene.swipe(.up)
            #expect(scene.pageInPlace == 1)
        }
    }

    private let landscape = CGSize(width: 844, height: 390)
    private let portrait = CGSize(width: 390, height: 844)

    private func rotate(_ scene: BrowserFixture, to size: CGSize) {
        scene.simulation.resizeScreen(to: size, safeAreaInsets: .zero)
        scene.step()
    }

    @Test(arguments: [false, true])
    func rotationKeepsThePage(looping: Bool) {
        // Case R-E1: page 7 (v = 57) at 844 and back at 390 points; no page callback.
        BrowserFixture.run(count: 10, looping: looping) {
            $0.browser.initialIndex = 7
        } body: { scene in
            scene.host.clearLog()
            rotate(scene, to: landscape)
            #expect(scene.offset == CGPoint(x: looping ? 48_108 : 5_908, y: 0))
            #expect(scene.pageInPlace == 7)
            #expect(scene.browser.pageIndex == 7)
            let length = scene.browser.collectionView.contentSize.width
            #expect(length == CGFloat(looping ? 100 : 10) * 844)
            rotate(scene, to: portrait)
            #expect(scene.offset == CGPoint(x: looping ? 22_230 : 2_730, y: 0))
            #expect(scene.pageInPlace == 7)
            #expect(scene.overlay.log == ["setup", "(10,7)"])
            #expect(scene.host.log.isEmpty)
        }
    }

    @Test func sameSizeChangesNothing() {
        // Case R-E3.
        BrowserFixture.run(count: 10) { scene in
            rotate(scene, to: portrait)
            scene.swipe(.left)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 2)
            #expect(scene.pageInPlace == 2)
        }
    }

    @Test(arguments: [false, true])
    func rotationInMotionRestsOnAPage(looping: Bool) {
        BrowserFixture.run(count: 10, looping: looping) {
            $0.browser.initialIndex = 7
        } body: { scene in
            // An animation has its page to go to.
            scene.browser.scrollToPage(at: 8, animated: true)
            scene.wait(0.1)
            rotate(scene, to: landscape)
            #expect(scene.pageInPlace == 8)
            #expect(scene.browser.pageIndex == 8)
            scene.settle()
            #expect(scene.pageInPlace == 8)
            // A page that settles: the nearest.
            scene.fling(.left)
            scene.wait(0.2)
            rotate(scene, to: portrait)
            scene.settle()
            #expect(scene.pageInPlace == scene.browser.pageIndex)
            #expect(scene.overlay.log.dropFirst(2).first == "8")
        }
    }

    @Test func rotationUnderAFinger() {
        BrowserFixture.run(count: 10) {
            $0.browser.initialIndex = 7
        } body: { scene in
            scene.drag(by: CGPoint(x: -60, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.3)
            rotate(scene, to: landscape)
            scene.step(3)
            scene.lift(CGPoint(x: 135, y: 200))
            scene.settle()
            #expect(scene.pageInPlace == 7)
            #expect(scene.browser.pageIndex == 7)
        }
    }

    @Test func viewWithoutSizeShowsNothingAndKeepsThePage() {
        BrowserFixture.run(count: 10, looping: true) { scene in
            scene.swipe(.left)
            scene.isWatching = false
            rotate(scene, to: CGSize(width: 0, height: 844))
            scene.step(3)
            scene.browser.scrollToPage(at: 4, animated: true)
            scene.browser.reloadData()
            #expect(scene.browser.pageIndex == 4)
            scene.step(3)
            rotate(scene, to: landscape)
            scene.isWatching = true
            scene.step()
            #expect(scene.pageInPlace == 4)
        }
    }

    @Test(arguments: [false, true])
    func axisMayChangeAndKeepsThePage(looping: Bool) {
        // Case L-A03.
        BrowserFixture.run(count: 5, looping: looping) {
            $0.browser.initialIndex = 3
        } body: { scene in
            scene.browser.scrollDirection = .vertical
            scene.step()
            #expect(scene.offset == CGPoint(x: 0, y: looping ? 23_632 : 2_532))
            #expect(scene.pageInPlace == 3)
            scene.swipe(.up)
            #expect(scene.browser.pageIndex == 4)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 4)
            scene.browser.scrollDirection = .horizontal
            scene.step()
            #expect(scene.pageInPlace == 4)
            scene.swipe(.right)
            #expect(scene.browser.pageIndex == 3)
            #expect(scene.overlay.log == ["setup", "(5,3)", "4", "3"])
        }
    }

    @Test(arguments: [false, true])
    func spacingMayChangeAndKeepsThePage(looping: Bool) {
        // Case L-A20: 3·410 = 1230.
        BrowserFixture.run(count: 5, looping: looping) {
            $0.browser.initialIndex = 3
        } body: { scene in
            scene.browser.itemSpacing = 20
            scene.step()
            #expect(scene.offset.x == CGFloat(looping ? 11_480 : 1_230))
            #expect(scene.pageInPlace == 3)
            scene.swipe(.left)
            #expect(scene.pageInPlace == 4)
            #expect(scene.offset.x == CGFloat(looping ? 11_890 : 1_640))
        }
    }

    @Test func changesTakeEffectBeforeTheNextCall() {
        BrowserFixture.run(count: 5) { scene in
            scene.browser.itemSpacing = 20
            scene.browser.scrollDirection = .vertical
            scene.browser.scrollToPage(at: 2, animated: false)
            #expect(scene.offset == CGPoint(x: 0, y: 2 * 864))
            scene.step()
            #expect(scene.pageInPlace == 2)
        }
    }

    @Test func verticalWithSpacingOpensRight() {
        // Case L-B01: v = 53, y = 45792.
        BrowserFixture.run(count: 10, looping: true) {
            $0.browser.scrollDirection = .vertical
            $0.browser.itemSpacing = 20
            $0.browser.initialIndex = 3
        } body: { scene in
            #expect(scene.offset == CGPoint(x: 0, y: 45_792))
            #expect(scene.pageInPlace == 3)
            scene.swipe(.down)
            #expect(scene.browser.pageIndex == 2)
        }
    }

    @Test func fromRightToLeft() {
        // Case R-M1: the initial page first, a swipe to the right turns to the next, x mirrored.
        for looping in [false, true] {
            BrowserFixture.run(count: 3, looping: looping, layoutDirection: .rightToLeft) {
                $0.browser.initialIndex = 2
                $0.browser.itemSpacing = 10
            } body: { scene in
                let count: CGFloat = looping ? 30 : 3
                #expect(scene.pageInPlace == 2)
                #expect(scene.offset.x == (count - 1 - (looping ? 17 : 2)) * 400)
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == 1)
                #expect(scene.pageInPlace == 1)
                scene.swipe(.right)
                scene.swipe(.right)
                #expect(scene.browser.pageIndex == (looping ? 0 : 2))
                #expect(scene.pageInPlace == scene.browser.pageIndex)
                scene.host.count = 5
                scene.browser.reloadData()
                scene.step()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
                scene.browser.scrollToPage(at: 4, animated: true)
                scene.settle()
                #expect(scene.pageInPlace == 4)
                for _ in 0..<3 {
                    scene.fling(.right)
                    scene.wait(0.2)
                }
                scene.settle()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
            }
        }
    }

    @Test func directionOfTheInterfaceMayChange() {
        BrowserFixture.run(count: 5) {
            $0.browser.initialIndex = 1
        } body: { scene in
            for semantic in [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight] {
                scene.browser.collectionView.semanticContentAttribute = semantic
                scene.step()
                #expect(scene.pageInPlace == 1)
                #expect(scene.slot == (semantic == .forceRightToLeft ? 3 : 1))
            }
        }
    }
}
