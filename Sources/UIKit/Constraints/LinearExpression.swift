/// A sum of multiples of variables, and a number.
nonisolated struct LinearExpression {
    private(set) var terms: [(variable: Int, factor: Double)] = []
    private(set) var constant = 0.0

    /// A number.
    init(_ constant: Double) {
        self.constant = constant
    }

    /// A variable.
    init(variable: Int) {
        terms = [(variable, 1)]
    }

    /// The expression's value where the variables have `values`.
    func value(_ values: [Double]) -> Double {
        var sum = constant
        for term in terms { sum += term.factor * values[term.variable] }
        return sum
    }

    /// Adds the expression, times `factor`, to an equation's left side.
    func add(to equation: inout LinearSystem.Equation, times factor: Double) {
        for term in terms { equation.coefficients[term.variable] += factor * term.factor }
        equation.constant -= factor * constant
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.terms += right.terms
        sum.constant += right.constant
        return sum
    }

    static func + (left: LinearExpression, number: Double) -> LinearExpression {
        var sum = left
        sum.constant += number
        return sum
    }

    static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = expression
        for index in product.terms.indices { product.terms[index].factor *= factor }
        product.constant *= factor
        return product
    }
}
