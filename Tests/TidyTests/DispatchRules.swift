/// What an app implements must be called: through a protocol only requirements are, and of a
/// library's class only what is open.
enum DispatchRules {
    /// Members of a protocol's extension that need not be requirements: nobody implements them.
    private static let conveniences: Set<String> = [
        "UIScrollViewDelegateHolder.delegate",
        "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
    ]

    /// The public defaults of protocols that are no requirements: what an app puts in their place
    /// would never be called.
    static func defaultsThatHide(_ files: [SourceFile]) -> [Finding] {
        let blocks = files.flatMap { file in TypeBlock.all(in: file).map { (file.path, $0) } }
        var requirements: [String: Set<String>] = [:]
        for (_, block) in blocks where block.introducer.hasSuffix("public protocol") {
            requirements[block.name] = block.members(after: "    ")
        }
        return blocks.flatMap { path, block -> [Finding] in
            guard block.introducer == "extension", let required = requirements[block.name] else {
                return []
            }
            return block.members(after: "public ").subtracting(required).sorted().compactMap {
                conveniences.contains("\(block.name).\($0)")
                    ? nil : Finding(place: path, message: "\(block.name).\($0) is no requirement")
            }
        }
    }

    /// The open members of the library's classes that no class of `overriders` overrides.
    static func openMembersLeftOut(
        _ files: [SourceFile], overriders: [SourceFile]
    ) -> [Finding] {
        let overriding = overriders.flatMap(TypeBlock.all)
        return files.flatMap { file -> [Finding] in
            TypeBlock.all(in: file).filter { $0.introducer == "open class" }.flatMap { block in
                let done = overriding.filter { $0.heritage.contains(": \(block.name)") }
                    .reduce(into: Set<String>()) { $0.formUnion($1.members(after: "override ")) }
                return block.members(after: "open ").subtracting(done).sorted().map {
                    Finding(place: file.path, message: "\(block.name).\($0) is not overridden")
                }
            }
        }
    }
}
