/// The name of a method, which only an Objective-C runtime can call: without one there is no value
/// of this type but the nil of an optional.
///
/// It lets `super.init(target: nil, action: nil)` and overrides of that initialiser be spelled as on
/// iOS. Where iOS takes `#selector(tap(_:))`, give the unapplied method: `ViewController.tap`.
public nonisolated enum Selector: Sendable {}
