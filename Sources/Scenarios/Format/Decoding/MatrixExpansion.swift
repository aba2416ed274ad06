/// Makes one tree of a file for each combination of its matrix.
nonisolated enum MatrixExpansion {
    /// The most combinations that a file may have.
    static let mostCombinations = 1000

    /// How many combinations a file has; 1 without a matrix.
    static func count(_ root: JSONNode) -> Int {
        axes(root).reduce(1) { product, axis in
            let (result, overflow) = product.multipliedReportingOverflow(by: axis.values.count)
            return overflow ? .max : result
        }
    }

    /// The combinations, the first key changing slowest, each with its tree.
    ///
    /// - Complexity: O(n · m), n being the number of combinations, m that of the top-level keys.
    static func combinations(
        _ root: JSONNode
    ) -> [(choices: [MatrixChoice], root: JSONNode)] {
        axes(root).reduce([([], root)]) { combinations, axis in
            combinations.flatMap { combination in
                axis.values.enumerated().map { index, value in
                    let text = name(of: value, index: index)
                    return (
                        combination.0 + [MatrixChoice(key: axis.key.name, value: text)],
                        replace(axis.key, by: value, in: combination.1)
                    )
                }
            }
        }
    }

    private static func axes(_ root: JSONNode) -> [(key: MatrixKey, values: [JSONNode])] {
        (root["matrix"]?.members ?? []).compactMap { member in
            guard let key = MatrixKey.all.first(where: { $0.name == member.key }),
                let values = member.value.elements, !values.isEmpty
            else { return nil }
            return (key, values)
        }
    }

    /// A value as the scenario's name shows it.
    private static func name(of value: JSONNode, index: Int) -> String {
        switch value.value {
        case .bool(let bool): "\(bool)"
        case .number(let number, _): numberText(number)
        case .string(let text): text
        case .null, .array, .object: "#\(index + 1)"
        }
    }

    private static func replace(
        _ key: MatrixKey, by value: JSONNode, in root: JSONNode
    ) -> JSONNode {
        var path = key.path
        // A count alone leaves the sizes as they are.
        if key.name == "items", value.number != nil, root["host"]?["items"]?.members != nil {
            path.append("count")
        }
        return replace(path[...], by: value, in: root)
    }

    private static func replace(
        _ path: ArraySlice<String>, by value: JSONNode, in node: JSONNode?
    ) -> JSONNode {
        guard let key = path.first else { return value }
        var members = node?.members ?? []
        let inner = replace(path.dropFirst(), by: value, in: node?[key])
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = inner
        } else {
            members.append(JSONMember(key: key, keyRange: value.range, value: inner))
        }
        return JSONNode(value: .object(members), range: node?.range ?? value.range)
    }
}
