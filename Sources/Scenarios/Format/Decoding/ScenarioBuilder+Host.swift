import Foundation

nonisolated extension ScenarioBuilder {
    /// The host.
    mutating func host(_ reader: ObjectReader) -> ScenarioHost {
        var host = ScenarioHost()
        host.kind = kind(reader)
        host.items = items(reader)
        host.cell = reader.choice("cell", ScenarioHost.Cell.self)
        if let binding = reader.optionalObject("binding", .binding) {
            host.binding.set = binding.choice("set", ImageBinding.Setting.self)
            host.binding.clear = binding.choice("clear", ImageBinding.Clearing.self)
        }
        host.keepsBrowser = reader.bool("keepsBrowser")
        if let items = reader.optionalNumbers("pictureless") {
            host.pictureless = items.map { Int($0) }
            if host.cell != .custom {
                diagnostics.add(
                    .contradiction(
                        problem: "only a custom cell can be without a picture",
                        remedy: "set `cell` to \"custom\", or let the image fail in `loading`"),
                    at: reader.offset("pictureless"), path: reader.path("pictureless"))
            }
        }
        host.zoom = zoom(reader)
        host.zoomByItem = zoomByItem(reader)
        checkZoom(reader, cell: host.cell)
        host.loading = loading(reader)
        if let costs = reader.optionalObject("costs", .costs) {
            host.costs.cellForItemNanoseconds = costs.duration("cellForItem")
            host.costs.willDisplayNanoseconds = costs.duration("willDisplay")
            host.costs.decodePerMegapixelNanoseconds = costs.duration("decodePerMegapixel")
            host.costs.decodesOnMainThread = costs.bool("decodesOnMainThread")
        }
        host.reactions = reader.list("reactions").map {
            reaction(ObjectReader($0.node, .reaction, path: $0.path))
        }
        return host
    }

    private mutating func kind(_ reader: ObjectReader) -> ScenarioHost.Kind {
        let word = reader.string("kind")
        let own = word == "navigation" ? ["album", "navigation"] : [word]
        for other in ["album", "banner", "navigation"]
        where reader.has(other) && !own.contains(other) {
            diagnostics.add(
                .contradiction(
                    problem: "`\(other)` belongs to a host of that kind, and this one is "
                        + (word == "album" ? "an album" : "a \(word)"),
                    remedy: "leave it out or set `kind` to \"\(other)\""),
                at: reader.offset(other), path: reader.path(other))
        }
        if word == "banner" { return .banner(banner(reader)) }
        let grid = reader.optionalObject("album", .album).map { album($0) } ?? AlbumLayout()
        guard word == "navigation" else { return .album(grid) }
        if grid.isModal, let album = reader.optionalObject("album", .album) {
            diagnostics.add(
                .contradiction(
                    problem: "the first page of a navigation controller is not presented",
                    remedy: "leave `modal` out"), at: album.offset("modal"),
                path: album.path("modal"))
        }
        var layout = NavigationLayout()
        if let navigation = reader.optionalObject("navigation", .navigation) {
            layout.isBarHidden = navigation.bool("barHidden")
        }
        return .navigation(grid, layout)
    }

    private mutating func banner(_ reader: ObjectReader) -> BannerLayout {
        var layout = BannerLayout()
        if let banner = reader.optionalObject("banner", .banner) {
            layout.top = banner.number("top")
            layout.height = banner.number("height")
            layout.listHeight = banner.number("listHeight")
            if layout.top + layout.height > layout.listHeight {
                diagnostics.add(
                    .contradiction(
                        problem: "the banner ends at "
                            + "\(numberText(layout.top + layout.height)) pt, below the list's end "
                            + "at \(numberText(layout.listHeight)) pt",
                        remedy: "raise `listHeight`"),
                    at: reader.offset("banner"), path: reader.path("banner"))
            }
        }
        return layout
    }

    private func zoom(_ reader: ObjectReader) -> PageZoom {
        var zoom = PageZoom()
        zoom.doubleTap = reader.optionalNumber("doubleTapZoomScale")
        zoom.maximum = reader.optionalNumber("maximumZoomScale")
        return zoom
    }

    private mutating func zoomByItem(_ reader: ObjectReader) -> [ItemZoom] {
        var seen: Set<Int> = []
        return reader.list("zoomByItem").map { entry in
            let fields = ObjectReader(entry.node, .itemZoom, path: entry.path)
            let item = fields.integer("item")
            if !seen.insert(item).inserted {
                diagnostics.add(
                    .contradiction(
                        problem: "item \(item) is there already",
                        remedy: "say both scales in one place"), at: fields.offset("item"),
                    path: fields.path("item"))
            }
            return ItemZoom(item: item, zoom: zoom(fields))
        }
    }

    private mutating func checkZoom(_ reader: ObjectReader, cell: ScenarioHost.Cell) {
        guard cell != .zoom,
            let key = reader.first(of: ["doubleTapZoomScale", "maximumZoomScale", "zoomByItem"])
        else { return }
        diagnostics.add(
            .contradiction(
                problem: "only the kernel's cell with zoom has a scale to set",
                remedy: "leave it out, or set `cell` to \"zoom\""), at: reader.offset(key),
            path: reader.path(key))
    }

    private mutating func album(_ reader: ObjectReader) -> AlbumLayout {
        var layout = AlbumLayout()
        layout.columns = reader.integer("columns")
        layout.offset = reader.number("offset")
        layout.revealsCurrent = reader.bool("revealsCurrent")
        layout.isModal = reader.bool("modal")
        if let limits = reader.optionalNumbers("thumbnails") {
            if limits[0] <= limits[1] {
                layout.thumbnails = Int(limits[0])...Int(limits[1])
            } else {
                diagnostics.add(
                    .contradiction(
                        problem: "no item is from \(numberText(limits[0])) to "
                            + "\(numberText(limits[1]))", remedy: "put the lesser one first"),
                    at: reader.offset("thumbnails"), path: reader.path("thumbnails"))
            }
        }
        return layout
    }

    private mutating func items(_ reader: ObjectReader) -> ScenarioItems {
        if let count = reader.optionalInteger("items") { return ScenarioItems(count: count) }
        let items = reader.requiredObject("items", .items)
        let count = items.optionalInteger("count")
        if items.has("mix") {
            return ScenarioItems(count: count ?? 10, source: .realWorldMix)
        }
        if items.has("sizes") {
            let sizes = items.list("sizes").compactMap { entry -> CGSize? in
                let numbers = (entry.node.elements ?? []).compactMap(\.number)
                return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
            }
            return ScenarioItems(count: count ?? sizes.count, source: .sizes(sizes))
        }
        if let given = items.optionalString("folder") {
            switch files.images(in: given, relativeTo: folder) {
            case .success(let images):
                return ScenarioItems(count: count ?? images.fileNames.count, source: .files(images))
            case .failure(let cause):
                diagnostics.add(cause, at: items.offset("folder"), path: items.path("folder"))
                parts.knowsItems = false
                return ScenarioItems(count: count ?? 0)
            }
        }
        let size = items.optionalSize("size") ?? ScenarioItems.standardSize
        return ScenarioItems(count: count ?? 10, source: .uniform(size))
    }

    private mutating func loading(_ reader: ObjectReader) -> ImageLoading {
        var loading = ImageLoading()
        if let word = reader.optionalString("loading") {
            switch word {
            case "byStep": loading.arrival = .byStep
            case "never": loading.arrival = .never
            default: loading.arrival = .atOnce
            }
            return loading
        }
        let object = reader.requiredObject("loading", .loading)
        let delay = object.duration("delay")
        let spread = object.duration("spread")
        if object.bool("byStep") {
            loading.arrival = .byStep
            if let key = object.first(of: ["delay", "spread"]) {
                diagnostics.add(
                    .contradiction(
                        problem: "`\(key)` says when images arrive, and so does `byStep`",
                        remedy: "leave one of them out"),
                    at: object.offset(key), path: object.path(key))
            }
        } else if delay > 0 || spread > 0 {
            loading.arrival = .delayed(nanoseconds: delay, spreadNanoseconds: spread)
        }
        if let placeholder = object.optionalObject("placeholder", .placeholder) {
            loading.placeholder = ImageLoading.Placeholder(
                delayNanoseconds: placeholder.optionalDuration("delay"),
                size: placeholder.optionalSize("size"))
        }
        loading.isCached = object.bool("cached")
        if object.has("failing") {
            loading.failing = .items(object.optionalNumbers("failing")?.map { Int($0) } ?? [])
        } else if let every = object.optionalInteger("failingEvery") {
            loading.failing = .every(every)
        }
        return loading
    }

    private mutating func reaction(_ reader: ObjectReader) -> HostReaction {
        let callback = reader.choice("on", HostCallback.self)
        let index = reader.optionalInteger("index")
        if index != nil, !callback.hasIndex {
            diagnostics.add(
                .contradiction(
                    problem: "`\(callback.rawValue)` is about no item, so it has no index",
                    remedy: "leave `index` out"), at: reader.offset("index"),
                path: reader.path("index"))
        }
        let call = reader.requiredObject("call", .call)
        let verb = call.first(of: call.object.groups[0].names) ?? ""
        return HostReaction(
            on: callback, index: index, action: action(verb, of: call),
            times: reader.integer("times"))
    }
}
