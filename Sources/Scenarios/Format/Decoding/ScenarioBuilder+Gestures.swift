import Foundation

nonisolated extension ScenarioBuilder {
    /// The gesture of a touch verb.
    mutating func gesture(_ verb: String, of reader: ObjectReader) -> Gesture {
        switch verb {
        case "tap":
            let fields = reader.requiredObject(verb, .tap)
            var tap = TapGesture()
            tap.at = fields.place("at")
            tap.holdNanoseconds = fields.duration("hold")
            tap.finger = fields.integer("finger")
            return .tap(tap)
        case "doubleTap":
            let fields = reader.requiredObject(verb, .doubleTap)
            var tap = DoubleTapGesture()
            tap.at = fields.place("at")
            tap.holdNanoseconds = fields.duration("hold")
            tap.gapNanoseconds = fields.duration("gap")
            tap.finger = fields.integer("finger")
            return .doubleTap(tap)
        case "longPress":
            let fields = reader.requiredObject(verb, .longPress)
            var press = LongPressGesture()
            press.at = fields.place("at")
            press.holdNanoseconds = fields.duration("hold")
            press.tremor = fields.number("tremor")
            press.finger = fields.integer("finger")
            return .longPress(press)
        case "drag": return .drag(drag(reader.requiredObject(verb, .drag)))
        case "swipe": return .swipe(swipe(reader.requiredObject(verb, .swipe)))
        case "pinch": return .pinch(pinch(reader.requiredObject(verb, .pinch)))
        default: return .touches(touches(reader.requiredObject(verb, .touches)))
        }
    }

    private func drag(_ reader: ObjectReader) -> DragGesture {
        var drag = DragGesture()
        drag.from = reader.place("from")
        drag.legs = reader.list("legs").map {
            leg(ObjectReader($0.node, .leg, path: $0.path))
        }
        drag.end = reader.choice("end", TouchEnd.self)
        drag.tremor = reader.number("tremor")
        drag.finger = reader.integer("finger")
        return drag
    }

    private func leg(_ reader: ObjectReader) -> DragLeg {
        if let hold = reader.optionalDuration("hold") {
            return .hold(nanoseconds: hold, isSilent: reader.bool("silent"))
        }
        let target: MoveLeg.Target
        if let way = reader.optionalWay("by") {
            target = .by(way)
        } else if let way = reader.optionalWay("translation") {
            target = .translation(way)
        } else {
            target = .to(reader.place("to"))
        }
        return .move(
            MoveLeg(
                target: target, durationNanoseconds: reader.duration("in"),
                profile: reader.optionalNumber("releaseSpeed").map(MoveProfile.releaseSpeed)
                    ?? profile(reader)))
    }

    private func profile(_ reader: ObjectReader) -> MoveProfile {
        switch reader.string("profile") {
        case "linear": .linear
        case "flick": .flick
        default: .minimumJerk
        }
    }

    private func swipe(_ reader: ObjectReader) -> SwipeGesture {
        var swipe = SwipeGesture(direction: reader.choice("direction", SwipeDirection.self))
        if let distance = reader.optionalNumber("distance") { swipe.length = .distance(distance) }
        if let translation = reader.optionalNumber("translation") {
            swipe.length = .translation(translation)
        }
        swipe.speed = reader.number("speed")
        swipe.durationNanoseconds = reader.optionalDuration("in")
        swipe.from = reader.optionalPlace("from")
        swipe.tremor = reader.number("tremor")
        swipe.finger = reader.integer("finger")
        return swipe
    }

    private mutating func pinch(_ reader: ObjectReader) -> PinchGesture {
        var pinch = PinchGesture(scale: reader.number("scale"))
        pinch.center = reader.place("center")
        pinch.spacing = reader.optionalNumber("spacing")
        pinch.axis = reader.choice("axis", PinchGesture.Axis.self)
        pinch.drift = reader.way("drift")
        pinch.durationNanoseconds = reader.duration("in")
        pinch.profile = profile(reader)
        pinch.holdNanoseconds = reader.duration("hold")
        pinch.liftOrder = reader.choice("liftFirst", PinchGesture.LiftOrder.self)
        pinch.liftGapNanoseconds = reader.duration("liftGap")
        pinch.end = reader.choice("end", TouchEnd.self)
        pinch.tremor = reader.number("tremor")
        pinch.fingers = (reader.optionalNumbers("fingers") ?? []).map { Int($0) }
        if pinch.fingers.count == 2, pinch.fingers[0] == pinch.fingers[1] {
            diagnostics.add(
                .fingerBusy(finger: pinch.fingers[0], since: "the start of the pinch"),
                at: reader.offset("fingers"), path: reader.path("fingers"))
        }
        return pinch
    }

    private mutating func touches(_ reader: ObjectReader) -> [GestureSample] {
        let offset = reader.way("offset")
        if reader.has("samples") {
            let recorded = reader.list("samples").map { entry in
                RecordedTouch(ObjectReader(entry.node, .sample, path: entry.path))
            }
            var check = TouchSequenceCheck()
            let paths = reader.list("samples").map(\.path)
            for (index, touch) in recorded.enumerated() {
                guard let cause = check.take(touch) else { continue }
                diagnostics.add(cause, at: touch.offset, path: paths[index])
            }
            if let cause = check.end() {
                diagnostics.add(cause, at: reader.offset("samples"), path: reader.path("samples"))
            }
            return RecordedTouch.samples(recorded, offset: offset)
        }
        let given = reader.string("file")
        let recording = files.recording(
            given, id: reader.optionalString("id"), finger: reader.optionalInteger("finger"),
            relativeTo: folder)
        switch recording {
        case .success(let recorded): return RecordedTouch.samples(recorded, offset: offset)
        case .failure(.here(let cause, let key)):
            diagnostics.add(cause, at: reader.offset(key), path: reader.path(key))
        case .failure(.there(let errors)):
            let offset = reader.offset("file")
            let line = diagnostics.source.place(at: offset).line
            for var error in errors.errors {
                error.path = path(besides: diagnostics.path, given)
                error.namedBy = "\(diagnostics.path):\(line)"
                diagnostics.add(error)
            }
        }
        return []
    }

    /// A path that a file names, as it is from where that file's own path starts.
    private func path(besides file: String, _ given: String) -> String {
        guard !given.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return given }
        return file[...slash] + given
    }
}
