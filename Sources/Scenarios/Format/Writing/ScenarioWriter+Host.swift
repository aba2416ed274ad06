import Foundation

nonisolated extension ScenarioWriter {
    mutating func host(_ host: ScenarioHost) -> ObjectText {
        var object = ObjectText(.host)
        switch host.kind {
        case .album(let layout):
            object.set("kind", "album")
            object.set("album", album(layout).textUnlessEmpty)
        case .navigation(let grid, let layout):
            object.set("kind", "navigation")
            object.set("album", album(grid).textUnlessEmpty)
            var navigation = ObjectText(.navigation)
            navigation.set("barHidden", layout.isBarHidden)
            object.set("navigation", navigation.textUnlessEmpty)
        case .banner(let layout):
            object.set("kind", "banner")
            var banner = ObjectText(.banner)
            banner.set("top", layout.top)
            banner.set("height", layout.height)
            banner.set("listHeight", layout.listHeight)
            object.set("banner", banner.textUnlessEmpty)
        }
        object.set("items", items(host.items))
        object.set("cell", host.cell.rawValue)
        object.set("pictureless", host.pictureless.isEmpty ? nil : .integers(host.pictureless))
        set(host.zoom, in: &object)
        object.set(
            "zoomByItem",
            host.zoomByItem.isEmpty
                ? nil
                : .array(
                    host.zoomByItem.map { entry in
                        fields(.itemZoom) {
                            $0.set("item", entry.item)
                            set(entry.zoom, in: &$0)
                        }
                    }))
        var binding = ObjectText(.binding)
        binding.set("set", host.binding.set.rawValue)
        binding.set("clear", host.binding.clear.rawValue)
        object.set("binding", binding.textUnlessEmpty)
        object.set("keepsBrowser", host.keepsBrowser)
        object.set("reactions", .array(host.reactions.map { reaction($0) }))
        object.set("loading", loading(host.loading))
        object.set("costs", costs(host.costs).textUnlessEmpty)
        return object
    }

    private func album(_ layout: AlbumLayout) -> ObjectText {
        var album = ObjectText(.album)
        album.set("columns", layout.columns)
        album.set("offset", layout.offset)
        album.set("revealsCurrent", layout.revealsCurrent)
        album.set(
            "thumbnails", layout.thumbnails.map { .integers([$0.lowerBound, $0.upperBound]) })
        album.set("modal", layout.isModal)
        return album
    }

    private func set(_ zoom: PageZoom, in object: inout ObjectText) {
        object.set("doubleTapZoomScale", zoom.doubleTap)
        object.set("maximumZoomScale", zoom.maximum)
    }

    private func items(_ items: ScenarioItems) -> JSONText {
        var object = ObjectText(.items)
        object.set("count", items.count)
        switch items.source {
        case .uniform(let size):
            if size == ScenarioItems.standardSize { return .number("\(items.count)") }
            object.set("size", self.size(size))
        case .sizes(let sizes): object.set("sizes", .array(sizes.map { size($0) }))
        case .realWorldMix: object.set("mix", "realWorld")
        case .files(let folder): object.set("folder", folder.givenPath)
        }
        return object.text
    }

    private mutating func loading(_ loading: ImageLoading) -> JSONText {
        var object = ObjectText(.loading)
        var word: String?
        switch loading.arrival {
        case .atOnce: word = "atOnce"
        case .never: word = "never"
        case .byStep:
            word = "byStep"
            object.set("byStep", true)
        case .delayed(let delay, let spread):
            object.set("delay", duration: delay)
            object.set("spread", duration: spread)
        }
        let plain = object.members.count
        if let placeholder = loading.placeholder {
            var fields = ObjectText(.placeholder)
            fields.set("delay", duration: placeholder.delayNanoseconds)
            fields.set("size", placeholder.size.map { size($0) })
            object.set("placeholder", fields.text)
        }
        object.set("cached", loading.isCached)
        switch loading.failing {
        case .none: break
        case .items(let indexes): object.set("failing", .integers(indexes))
        case .every(let count): object.set("failingEvery", count)
        }
        if let word, object.members.count == plain { return .string(word) }
        if word == "never" {
            problems.append("images that never come cannot have a placeholder or fail")
        }
        return object.text
    }

    private func costs(_ costs: HostCosts) -> ObjectText {
        var object = ObjectText(.costs)
        object.set("cellForItem", duration: costs.cellForItemNanoseconds)
        object.set("willDisplay", duration: costs.willDisplayNanoseconds)
        object.set("decodePerMegapixel", duration: costs.decodePerMegapixelNanoseconds)
        object.set("decodesOnMainThread", costs.decodesOnMainThread)
        return object
    }

    private mutating func reaction(_ reaction: HostReaction) -> JSONText {
        var call = ObjectText(.call)
        set(reaction.action, in: &call, existingItems: counts.most)
        var object = ObjectText(.reaction)
        object.set("on", reaction.on.rawValue)
        object.set("index", reaction.index)
        object.set("call", call.text)
        object.set("times", reaction.times)
        return object.text
    }
}
