nonisolated extension ScenarioWriter {
    /// What belongs to the verb of a gesture.
    mutating func gesture(_ gesture: Gesture) -> JSONText {
        switch gesture {
        case .tap(let tap):
            return fields(.tap) {
                $0.set("at", place(tap.at))
                $0.set("hold", duration: tap.holdNanoseconds)
                $0.set("finger", tap.finger)
            }
        case .doubleTap(let tap):
            return fields(.doubleTap) {
                $0.set("at", place(tap.at))
                $0.set("hold", duration: tap.holdNanoseconds)
                $0.set("gap", duration: tap.gapNanoseconds)
                $0.set("finger", tap.finger)
            }
        case .longPress(let press):
            return fields(.longPress) {
                $0.set("at", place(press.at))
                $0.set("hold", duration: press.holdNanoseconds)
                $0.set("tremor", press.tremor)
                $0.set("finger", press.finger)
            }
        case .drag(let drag): return self.drag(drag)
        case .swipe(let swipe): return self.swipe(swipe)
        case .pinch(let pinch): return self.pinch(pinch)
        case .touches(let samples): return touches(samples)
        }
    }

    private func drag(_ drag: DragGesture) -> JSONText {
        fields(.drag) {
            $0.set("from", place(drag.from))
            $0.set("legs", .array(drag.legs.map { leg($0) }))
            $0.set("end", drag.end.rawValue)
            $0.set("tremor", drag.tremor)
            $0.set("finger", drag.finger)
        }
    }

    private func leg(_ leg: DragLeg) -> JSONText {
        fields(.leg) {
            switch leg {
            case .hold(let nanoseconds, let isSilent):
                $0.set("hold", duration: nanoseconds)
                $0.set("silent", isSilent)
            case .move(let move):
                switch move.target {
                case .by(let way): $0.set("by", self.way(way))
                case .translation(let way): $0.set("translation", self.way(way))
                case .to(let end): $0.set("to", place(end))
                }
                $0.set("in", duration: move.durationNanoseconds)
                set(move.profile, in: &$0)
            }
        }
    }

    private func set(_ profile: MoveProfile, in object: inout ObjectText) {
        switch profile {
        case .minimumJerk: object.set("profile", "minimumJerk")
        case .linear: object.set("profile", "linear")
        case .flick: object.set("profile", "flick")
        case .releaseSpeed(let speed): object.set("releaseSpeed", speed)
        }
    }

    private func swipe(_ swipe: SwipeGesture) -> JSONText {
        fields(.swipe) {
            $0.set("direction", swipe.direction.rawValue)
            switch swipe.length {
            case .distance(let distance):
                $0.set("distance", distance == 200 ? nil : distance)
            case .translation(let translation): $0.set("translation", translation)
            }
            $0.set("speed", swipe.speed)
            $0.set("in", duration: swipe.durationNanoseconds)
            $0.set("from", swipe.from.map { place($0) })
            $0.set("tremor", swipe.tremor)
            $0.set("finger", swipe.finger)
        }
    }

    private mutating func pinch(_ pinch: PinchGesture) -> JSONText {
        if case .releaseSpeed = pinch.profile {
            problems.append("the fingers of a pinch have no release speed")
            return .object([])
        }
        return fields(.pinch) {
            $0.set("center", place(pinch.center))
            $0.set("scale", pinch.scale)
            $0.set("spacing", pinch.spacing)
            $0.set("axis", pinch.axis.rawValue)
            $0.set("drift", way(pinch.drift))
            $0.set("in", duration: pinch.durationNanoseconds)
            set(pinch.profile, in: &$0)
            $0.set("hold", duration: pinch.holdNanoseconds)
            $0.set("liftFirst", pinch.liftOrder.rawValue)
            $0.set("liftGap", duration: pinch.liftGapNanoseconds)
            $0.set("end", pinch.end.rawValue)
            $0.set("tremor", pinch.tremor)
            $0.set("fingers", .integers(pinch.fingers))
        }
    }

    private func touches(_ samples: [GestureSample]) -> JSONText {
        fields(.touches) {
            $0.set(
                "samples",
                .array(
                    samples.map { sample in
                        fields(.sample) {
                            $0.set("finger", sample.finger)
                            $0.set("ms", Double(sample.timeNanoseconds) / 1e6)
                            $0.set("x", Double(sample.location.x))
                            $0.set("y", Double(sample.location.y))
                            $0.set("phase", sample.phase.rawValue)
                        }
                    }))
        }
    }

    private func way(_ way: Displacement) -> JSONText { .doubles([way.dx, way.dy]) }

    /// A place by its name or its coordinates.
    func place(_ place: Place) -> JSONText {
        switch place {
        case .named(let name): .string(name.text)
        case .coordinates(let x, let y): .array([coordinate(x), coordinate(y)])
        }
    }

    private func coordinate(_ coordinate: Coordinate) -> JSONText {
        switch coordinate {
        case .points(let points): .double(points)
        case .fraction(let fraction):
            // Six decimals are all that a fraction may have.
            .string(numberText((fraction * 1e8).rounded() / 1e6) + "%")
        }
    }
}
