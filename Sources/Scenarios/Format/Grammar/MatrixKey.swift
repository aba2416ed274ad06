/// A key of a matrix, and the key of the scenario that it stands for.
nonisolated struct MatrixKey: Equatable, Sendable {
    /// The short name.
    var name: String
    /// The keys from the scenario's top level to the value.
    var path: [String]
    /// What the value may be.
    var type: GrammarType

    /// The path as messages have it.
    var pathText: String { path.joined(separator: ".") }

    /// Every key that a matrix may have, in the order of the documentation.
    static let all: [MatrixKey] = [
        key("items", .host, "items"),
        key("cell", .host, "cell"),
        key("keepsBrowser", .host, "keepsBrowser"),
        key("binding", .host, "binding"),
        key("loading", .host, "loading"),
        key("looping", .browser, "isLoopingEnabled"),
        key("direction", .browser, "scrollDirection"),
        key("spacing", .browser, "itemSpacing"),
        key("initialIndex", .browser, "initialIndex"),
        key("transition", .browser, "transitionType"),
        key("autoPlay", .browser, "isAutoPlayEnabled"),
        key("autoPlayInterval", .browser, "autoPlayInterval"),
        key("dismissGesture", .browser, "isDismissGestureEnabled"),
        key("layoutDirection", .environment, "layoutDirection"),
        key("contentSizeCategory", .environment, "contentSizeCategory"),
        key("reduceMotion", .environment, "reduceMotion"),
        key("device", .device, "preset"),
        key("refreshRate", .device, "refreshRate"),
        key("touchRate", .device, "touchRate"),
        key("seed", nil, "seed"),
    ]

    /// A key that stands for a field of the table.
    private static func key(_ name: String, _ id: GrammarID?, _ field: String) -> MatrixKey {
        let objects = Grammar.topLevel + Grammar.hostObjects + Grammar.browserObjects
        let object = objects.first { $0.id == (id ?? .scenario) }
        guard let found = object?.field(field) else {
            preconditionFailure("The grammar has no field \(field).")
        }
        return MatrixKey(
            name: name, path: (id.map { [$0.rawValue] } ?? []) + [field], type: found.type)
    }
}
