/// Names that mean something to Objective-C or Xcode alone.
enum ObjectiveCNames {
    /// Attributes without which a declaration is the same for Swift.
    static let droppedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "IBSegueAction", "GKInspectable", "LLDBDebuggerFunction",
    ]

    /// Attributes that do something, and what to write instead.
    static let refusedAttributes = [
        "NSManaged": "Store the property in Swift.",
        "NSCopying": "Copy the value in the setter.",
    ]

    /// Attributes of an app's entry.
    static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Macros without a counterpart, and what to write instead.
    static let refusedMacros = [
        "imageLiteral": "Make the image in code.",
        "colorLiteral": "Make the colour in code.",
        "fileLiteral": "Make the URL in code.",
    ]

    /// Functions and initialisers without a counterpart, and what to write instead.
    static let refusedFunctions = [
        "Selector": "Write #selector(Type.method(_:)).",
        "NSSelectorFromString": "Write #selector(Type.method(_:)).",
        "objc_getAssociatedObject": "Store the value in a property of a class.",
        "objc_setAssociatedObject": "Store the value in a property of a class.",
        "method_exchangeImplementations": "Override the method in a subclass.",
        "class_getInstanceMethod": "Call the method, or override it in a subclass.",
        "class_addMethod": "Declare the method in Swift.",
        "NSClassFromString": "Name the class.",
    ]
}
