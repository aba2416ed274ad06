/// The property, or part of one, that an animation made by hand shows.
nonisolated struct AnimationTarget: Equatable {
    /// A part of a property.
    enum Part: Equatable {
        /// Some of the numbers that the property is made of.
        case lanes(Int, count: Int)
        /// The scaling of a transform, along one axis or both.
        case scale(x: Bool, y: Bool)
        /// The rotation of a transform, radians.
        case rotation
    }

    let property: AnimatedProperty
    let part: Part

    /// What `keyPath` names; nil for what does not animate here.
    init?(keyPath: String) {
        guard let target = AnimationTarget.all[keyPath] else { return nil }
        self = target
    }

    private init(_ property: AnimatedProperty, _ part: Part) {
        self.property = property
        self.part = part
    }

    private static let all: [String: AnimationTarget] = [
        "position": .init(.center, .lanes(0, count: 2)),
        "position.x": .init(.center, .lanes(0, count: 1)),
        "position.y": .init(.center, .lanes(1, count: 1)),
        "bounds": .init(.bounds, .lanes(0, count: 4)),
        "bounds.origin": .init(.bounds, .lanes(0, count: 2)),
        "bounds.origin.x": .init(.bounds, .lanes(0, count: 1)),
        "bounds.origin.y": .init(.bounds, .lanes(1, count: 1)),
        "bounds.size": .init(.bounds, .lanes(2, count: 2)),
        "bounds.size.width": .init(.bounds, .lanes(2, count: 1)),
        "bounds.size.height": .init(.bounds, .lanes(3, count: 1)),
        "opacity": .init(.alpha, .lanes(0, count: 1)),
        "backgroundColor": .init(.backgroundColor, .lanes(0, count: 4)),
        "transform": .init(.transform, .lanes(0, count: 6)),
        "transform.scale": .init(.transform, .scale(x: true, y: true)),
        "transform.scale.x": .init(.transform, .scale(x: true, y: false)),
        "transform.scale.y": .init(.transform, .scale(x: false, y: true)),
        "transform.rotation": .init(.transform, .rotation),
        "transform.rotation.z": .init(.transform, .rotation),
        "transform.translation": .init(.transform, .lanes(4, count: 2)),
        "transform.translation.x": .init(.transform, .lanes(4, count: 1)),
        "transform.translation.y": .init(.transform, .lanes(5, count: 1)),
        "cornerRadius": .init(.cornerRadius, .lanes(0, count: 1)),
        "borderWidth": .init(.borderWidth, .lanes(0, count: 1)),
        "borderColor": .init(.borderColor, .lanes(0, count: 4)),
        "shadowOpacity": .init(.shadowOpacity, .lanes(0, count: 1)),
        "shadowRadius": .init(.shadowRadius, .lanes(0, count: 1)),
        "shadowOffset": .init(.shadowOffset, .lanes(0, count: 2)),
        "shadowColor": .init(.shadowColor, .lanes(0, count: 4)),
        "lineWidth": .init(.lineWidth, .lanes(0, count: 1)),
        "strokeStart": .init(.strokeStart, .lanes(0, count: 1)),
        "strokeEnd": .init(.strokeEnd, .lanes(0, count: 1)),
    ]

    /// The key path of a whole property.
    static func keyPath(of property: AnimatedProperty) -> String {
        switch property {
        case .center: "position"
        case .bounds: "bounds"
        case .alpha: "opacity"
        case .backgroundColor: "backgroundColor"
        case .transform: "transform"
        case .cornerRadius: "cornerRadius"
        case .borderWidth: "borderWidth"
        case .borderColor: "borderColor"
        case .shadowOpacity: "shadowOpacity"
        case .shadowRadius: "shadowRadius"
        case .shadowOffset: "shadowOffset"
        case .shadowColor: "shadowColor"
        case .lineWidth: "lineWidth"
        case .strokeStart: "strokeStart"
        case .strokeEnd: "strokeEnd"
        }
    }

    // MARK: Values

    /// A value that code gave, as numbers; nil for one that the property cannot take.
    func value(_ any: Any) -> AnimatedValue? {
        switch any {
        case let number as CGFloat: AnimatedValue(number)
        case let number as Int: AnimatedValue(CGFloat(number))
        case let number as Float: AnimatedValue(CGFloat(number))
        case let number as NSNumber: AnimatedValue(CGFloat(number.doubleValue))
        case let point as CGPoint: AnimatedValue(point)
        case let size as CGSize: AnimatedValue(CGPoint(x: size.width, y: size.height))
        case let rect as CGRect: AnimatedValue(rect)
        case let map as CGAffineTransform: AnimatedValue(map)
        case let map as CATransform3D: AnimatedValue(CATransform3DGetAffineTransform(map))
        case let color as CGColor: AnimatedValue(color.color)
        case let color as UIColor: AnimatedValue(color)
        default: nil
        }
    }

    /// The part of a property's value, from lane 0 on.
    func part(of whole: AnimatedValue) -> AnimatedValue {
        var part = AnimatedValue(lanes: .zero)
        switch self.part {
        case .lanes(let first, let count):
            for index in 0..<count { part.lanes[index] = whole.lanes[first + index] }
        case .scale(let x, _):
            let scale = AnimationTarget.scale(of: whole)
            part.lanes[0] = x ? scale.x : scale.y
        case .rotation:
            part.lanes[0] = Elementary.angle(x: whole.lanes[0], y: whole.lanes[1])
        }
        return part
    }

    /// A property's value with another part.
    func replacing(in whole: AnimatedValue, by part: AnimatedValue) -> AnimatedValue {
        var whole = whole
        switch self.part {
        case .lanes(let first, let count):
            for index in 0..<count { whole.lanes[first + index] = part.lanes[index] }
        case .scale(let x, let y):
            let scale = AnimationTarget.scale(of: whole)
            if x { AnimationTarget.stretch(&whole, 0, from: scale.x, to: part.lanes[0]) }
            if y { AnimationTarget.stretch(&whole, 2, from: scale.y, to: part.lanes[0]) }
        case .rotation:
            let scale = AnimationTarget.scale(of: whole)
            let (sine, cosine) = (Elementary.sin(part.lanes[0]), Elementary.cos(part.lanes[0]))
            whole.lanes[0] = scale.x * cosine
            whole.lanes[1] = scale.x * sine
            whole.lanes[2] = -scale.y * sine
            whole.lanes[3] = scale.y * cosine
        }
        return whole
    }

    /// How far a transform stretches its axes; y is negative for one that mirrors.
    private static func scale(of map: AnimatedValue) -> (x: Double, y: Double) {
        let (a, b, c, d) = (map.lanes[0], map.lanes[1], map.lanes[2], map.lanes[3])
        let x = (a * a + b * b).squareRoot()
        let y = (c * c + d * d).squareRoot()
        return (x, a * d - b * c < 0 ? -y : y)
    }

    /// Has the axis in the lanes from `lane` on be stretched by another factor.
    private static func stretch(
        _ map: inout AnimatedValue, _ lane: Int, from: Double, to: Double
    ) {
        if from == 0 {
            // An axis without length has no direction: its own.
            map.lanes[lane == 0 ? 0 : 3] = to
            return
        }
        map.lanes[lane] *= to / from
        map.lanes[lane + 1] *= to / from
    }
}
