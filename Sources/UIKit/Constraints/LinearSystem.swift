/// Linear equations of different priority, solved by elimination.
///
/// Equations are taken in order of priority, and within one in the order given. One that follows
/// from those before it adds nothing; one that contradicts them yields, unless it is required.
nonisolated struct LinearSystem {
    /// The sum of `coefficients[i]` times variable i is `constant`.
    struct Equation {
        var coefficients: [Double]
        var constant: Double
        var priority: UILayoutPriority
    }

    /// What came of the equations. Numbers name equations in the order given, or variables.
    enum Outcome: Equatable {
        /// The values of the variables. `tied` are equations of one lower priority that contradict
        /// each other, the first such group; empty where there is none.
        case solved([Double], tied: [Int])
        /// Required equations that contradict each other.
        case contradiction([Int])
        /// Variables that no equation decides.
        case undetermined([Int])
    }

    /// A coefficient below this is what rounding leaves of a zero. Coefficients are of order 1.
    private static let zeroCoefficient = 1e-9
    /// Two sides that differ by less than this, in points, agree. A device pixel is 1/3 point.
    private static let agreement = 1e-6

    /// An accepted equation, solved for one variable, with its derivation.
    private struct Row {
        var coefficients: [Double]
        var constant: Double
        var pivot = -1
        /// How much of each given equation is in this one.
        var shares: [Double]

        mutating func subtract(_ other: Row, times factor: Double) {
            for index in coefficients.indices {
                coefficients[index] -= factor * other.coefficients[index]
            }
            for index in shares.indices { shares[index] -= factor * other.shares[index] }
            constant -= factor * other.constant
            coefficients[other.pivot] = 0
        }

        /// The variable with the largest coefficient, the first of equals.
        var largest: Int? {
            var found: Int?
            for (index, value) in coefficients.enumerated()
            where abs(value) > max(zeroCoefficient, found.map { abs(coefficients[$0]) } ?? 0) {
                found = index
            }
            return found
        }
    }

    private let variableCount: Int
    private var rows: [Row] = []

    /// Solves `equations` for `variableCount` variables.
    /// - Complexity: O(equations · variables · (equations + variables))
    static func solve(_ equations: [Equation], variableCount: Int) -> Outcome {
        var system = LinearSystem(variableCount: variableCount)
        var tied: [Int] = []
        let order = equations.indices.sorted {
            (equations[$1].priority, $0) < (equations[$0].priority, $1)
        }
        for index in order {
            guard let conflict = system.accept(equations[index], index, of: equations.count)
            else { continue }
            let priority = equations[index].priority
            if priority == .required { return .contradiction(conflict) }
            let equals = conflict.filter { equations[$0].priority == priority }
            if equals.count > 1, tied.isEmpty { tied = equals }
        }
        return system.outcome(tied: tied)
    }

    private init(variableCount: Int) {
        self.variableCount = variableCount
    }

    /// Adds an equation. Where it contradicts those before it: the equations that do, itself
    /// included.
    private mutating func accept(_ equation: Equation, _ index: Int, of count: Int) -> [Int]? {
        var row = Row(
            coefficients: equation.coefficients, constant: equation.constant,
            shares: [Double](repeating: 0, count: count))
        row.shares[index] = 1
        for other in rows {
            let factor = row.coefficients[other.pivot]
            if factor != 0 { row.subtract(other, times: factor) }
        }
        guard let pivot = row.largest else {
            if abs(row.constant) <= LinearSystem.agreement { return nil }
            return row.shares.indices.filter {
                abs(row.shares[$0]) > LinearSystem.zeroCoefficient
            }
        }
        normalise(&row, pivot: pivot)
        for other in rows.indices {
            let factor = rows[other].coefficients[pivot]
            if factor != 0 { rows[other].subtract(row, times: factor) }
        }
        rows.append(row)
        return nil
    }

    private func normalise(_ row: inout Row, pivot: Int) {
        let scale = row.coefficients[pivot]
        row.pivot = pivot
        if scale == 1 { return }
        for index in row.coefficients.indices { row.coefficients[index] /= scale }
        for index in row.shares.indices { row.shares[index] /= scale }
        row.constant /= scale
        row.coefficients[pivot] = 1
    }

    private func outcome(tied: [Int]) -> Outcome {
        var values = [Double](repeating: 0, count: variableCount)
        var isDecided = [Bool](repeating: false, count: variableCount)
        for row in rows {
            values[row.pivot] = row.constant
            isDecided[row.pivot] = !row.coefficients.indices.contains {
                $0 != row.pivot && abs(row.coefficients[$0]) > LinearSystem.zeroCoefficient
            }
        }
        let undetermined = isDecided.indices.filter { !isDecided[$0] }
        return undetermined.isEmpty ? .solved(values, tied: tied) : .undetermined(undetermined)
    }
}
