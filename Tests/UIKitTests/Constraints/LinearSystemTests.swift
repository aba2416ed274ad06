import Testing

@testable import UIKit

@Suite struct LinearSystemTests {
    private func equation(
        _ coefficients: [Double], _ constant: Double, _ priority: Float = 1000
    ) -> LinearSystem.Equation {
        LinearSystem.Equation(
            coefficients: coefficients, constant: constant, priority: UILayoutPriority(priority))
    }

    @Test func solvesByElimination() {
        // x + y + z = 6, 2y + 5z = -4, 2x + 5y - z = 27: x 5, y 3, z -2.
        let outcome = LinearSystem.solve(
            [
                equation([1, 1, 1], 6), equation([0, 2, 5], -4), equation([2, 5, -1], 27),
            ], variableCount: 3)
        guard case .solved(let values, tied: []) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        for (value, expected) in zip(values, [5.0, 3, -2]) {
            #expect(abs(value - expected) < 1e-12)
        }
    }

    @Test func whatFollowsFromOthersAddsNothing() {
        let outcome = LinearSystem.solve(
            [equation([1, 0], 10), equation([0, 1], 4), equation([1, 1], 14)], variableCount: 2)
        #expect(outcome == .solved([10, 4], tied: []))
    }

    @Test func theLessImportantYields() {
        let outcome = LinearSystem.solve(
            [equation([1], 1, 250), equation([1], 2, 750), equation([1], 3, 500)],
            variableCount: 1)
        #expect(outcome == .solved([2], tied: []))
    }

    @Test func namesThoseThatContradictEachOtherAndNoOthers() {
        let outcome = LinearSystem.solve(
            [
                equation([0, 0, 1], 9), equation([1, 0, 0], 1), equation([1, -1, 0], 0),
                equation([0, 1, 0], 2),
            ], variableCount: 3)
        #expect(outcome == .contradiction([1, 2, 3]))
    }

    @Test func namesEqualsOfALowerPriorityThatContradictEachOther() {
        let outcome = LinearSystem.solve(
            [equation([1], 1, 500), equation([1], 2, 500)], variableCount: 1)
        #expect(outcome == .solved([1], tied: [0, 1]))
    }

    @Test func namesWhatNothingDecides() {
        // x + y/2 = 5 decides neither x nor y; z is decided.
        let outcome = LinearSystem.solve(
            [equation([1, 0.5, 0], 5), equation([0, 0, 1], 7)], variableCount: 3)
        #expect(outcome == .undetermined([0, 1]))
    }

    @Test func aRequiredEquationWithoutVariablesMustBeTrue() {
        #expect(LinearSystem.solve([equation([], 0)], variableCount: 0) == .solved([], tied: []))
        #expect(LinearSystem.solve([equation([], 3)], variableCount: 0) == .contradiction([0]))
    }
}
