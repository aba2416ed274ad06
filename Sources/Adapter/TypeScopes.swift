/// The types and bodies around a place in a file, from the outside in.
///
/// It says how a type is called at that place. A type that a function declares has its own name
/// alone; one that another type declares has that one's in front.
struct TypeScopes {
    private enum Scope {
        /// A type or an extension, by what it is called inside.
        case type(String)
        /// A function, an accessor or a closure.
        case body
    }

    private var scopes: [Scope] = []

    /// What the innermost type is called; nil where there is none.
    var innermostType: String? {
        for scope in scopes.reversed() {
            if case .type(let path) = scope { return path }
        }
        return nil
    }

    /// A declaration of a type begins.
    mutating func enterType(_ name: String) {
        if case .type(let path) = scopes.last {
            scopes.append(.type(path + "." + name))
        } else {
            scopes.append(.type(name))
        }
    }

    /// An extension begins.
    mutating func enterExtension(of type: String) {
        scopes.append(.type(type))
    }

    /// The body of a function, an accessor or a closure begins.
    mutating func enterBody() {
        scopes.append(.body)
    }

    /// What began last has ended.
    mutating func leave() {
        scopes.removeLast()
    }
}
