import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// Accuracy against the C library (itself within 1 unit in the last place), and fixed bits.
@Suite struct ElementaryTests {
    @Test func exponentialIsWithinOneUnit() {
        var worst = 0.0
        for step in -40_000...40_000 {
            let x = Double(step) * 0.000_731
            worst = max(worst, unitsApart(Elementary.exp(x), Foundation.exp(x)))
        }
        for step in -700...700 {
            worst = max(
                worst, unitsApart(Elementary.exp(Double(step)), Foundation.exp(Double(step))))
        }
        #expect(worst <= 1)
    }

    @Test func logarithmIsWithinOneUnit() {
        var worst = 0.0
        for step in 1...80_000 {
            let x = Double(step) * 0.000_217
            worst = max(worst, unitsApart(Elementary.ln(x), Foundation.log(x)))
        }
        #expect(worst <= 1)
    }

    @Test func sineAndCosineAreWithinOneUnit() {
        var worst = 0.0
        for step in -60_000...60_000 {
            let x = Double(step) * 0.017_3
            worst = max(worst, unitsApart(Elementary.sin(x), Foundation.sin(x)))
            worst = max(worst, unitsApart(Elementary.cos(x), Foundation.cos(x)))
        }
        #expect(worst <= 1)
    }

    @Test func anglesAreRight() {
        var worst = 0.0
        for step in -4000...4000 {
            let angle = Double(step) / 4000 * .pi
            let (x, y) = (3 * Foundation.cos(angle), 3 * Foundation.sin(angle))
            worst = max(worst, abs(Elementary.angle(x: x, y: y) - Foundation.atan2(y, x)))
        }
        #expect(worst < 1e-15)
        #expect(Elementary.angle(x: 0, y: 0) == 0)
    }

    @Test func endsOfTheRange() {
        #expect(Elementary.exp(0) == 1)
        #expect(Elementary.exp(710) == .infinity)
        #expect(Elementary.exp(709.7) < .infinity)
        #expect(Elementary.exp(-746) == 0)
        #expect(Elementary.exp(-745) > 0)
        #expect(Elementary.exp(.nan).isNaN)
        #expect(Elementary.ln(1) == 0)
        #expect(Elementary.ln(0) == -.infinity)
        #expect(Elementary.ln(-1).isNaN)
        #expect(Elementary.ln(.infinity) == .infinity)
        #expect(Elementary.sin(0) == 0)
        #expect(Elementary.cos(0) == 1)
        #expect(Elementary.sin(.infinity).isNaN)
        #expect(Elementary.cos(.nan).isNaN)
    }

    @Test func smallestNumbersAreScaledOnce() {
        // ln of the smallest subnormal, 2⁻¹⁰⁷⁴: −1074·ln 2.
        #expect(
            unitsApart(Elementary.ln(Double.leastNonzeroMagnitude), -744.440_071_921_381_2) <= 1)
        #expect(unitsApart(Elementary.exp(-720), Foundation.exp(-720)) <= 1)
    }

    /// The bits that every machine must compute: a fused multiply-add anywhere would change some.
    @Test func bitsAreFixed() {
        var mixed: UInt64 = 0xcbf2_9ce4_8422_2325
        for step in 1...2_000 {
            let x = Double(step) * 0.013_7
            for value in [
                Elementary.exp(-x), Elementary.ln(x), Elementary.sin(x), Elementary.cos(x),
            ] {
                mixed = (mixed ^ value.bitPattern) &* 0x100_0000_01b3
            }
        }
        #expect(mixed == 4_699_213_037_818_422_115)
    }

    /// Distance in units in the last place of `b`.
    private func unitsApart(_ a: Double, _ b: Double) -> Double {
        a == b ? 0 : abs(a - b) / b.ulp
    }
}
