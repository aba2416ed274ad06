/// The ways in which a browser comes and goes, as rounds that a scenario plays over and over.
nonisolated enum ComingAndGoing: String, CaseIterable {
    case fade, zoom, none, pull, cancelled, autoplay, overlays, banner

    /// A scenario of so many rounds, and of as many steps as it would have with `total` of them: a
    /// run remembers for each step whether it is over. A display of 30 frames a second is enough for
    /// what is looked at here, and saves time.
    func scenario(name: String, rounds: Int, total: Int) -> String {
        let idle = (total - rounds) * steps.count
        return """
            {
              "version": 1, "name": "\(name)", "summary": "Comes and goes", "limit": "3600s",
              "device": { "refreshRate": 30, "touchRate": 60 },
              "host": \(host),
              "browser": { \(browser) },
              "timeline": [
                { "repeat": \(rounds), "steps": [
                  \(steps.map { "{ \($0) }" }.joined(separator: ",\n      "))
                ] },
                \(idle > 0 ? #"{ "repeat": \#(idle), "wait": "1ms" },"# : "")
                { "expect": { "presented": false, "liveBrowsers": 0, "timers": 0 } }
              ]
            }
            """
    }

    /// How many rounds are many: a thousand of each transition; the others are variations on these.
    var rounds: Int {
        switch self {
        case .fade, .zoom, .none: 1000
        case .pull, .cancelled, .autoplay, .overlays, .banner: 300
        }
    }

    /// Whether pages turn in a round.
    var turnsPages: Bool { self == .autoplay || self == .overlays || self == .banner }

    private var host: String {
        self == .banner ? #"{ "kind": "banner", "items": 6 }"# : #"{ "items": 6 }"#
    }

    private var browser: String {
        switch self {
        case .fade, .none: #""transitionType": "\#(rawValue)""#
        case .zoom, .pull, .cancelled: #""transitionType": "zoom""#
        case .autoplay, .banner:
            #""transitionType": "fade", "isAutoPlayEnabled": true, "autoPlayInterval": "500ms""#
        case .overlays:
            #"""
            "transitionType": "none",
            "overlays": [{ "kind": "pageIndicator" }, { "kind": "recorder", "name": "mine" }]
            """#
        }
    }

    /// The steps of one round.
    private var steps: [String] {
        let open = [#""present": {}"#, #""settle": {}"#]
        let close = [#""dismiss": {}"#, #""settle": {}"#]
        switch self {
        case .fade, .zoom, .none:
            return open + close
        case .pull:
            let pulled = #""swipe": { "direction": "down", "distance": 250, "speed": 5000 }"#
            return open + [pulled, #""settle": {}"#]
        case .cancelled:
            let cancel = [#""after": "120ms", "cancelTransition": {}"#, #""settle": {}"#]
            return [#""present": {}"#] + cancel + open + [#""dismiss": {}"#] + cancel + close
        case .autoplay:
            return open + [#""wait": "700ms""#] + close
        case .overlays:
            let more = [
                #""addOverlay": { "kind": "pageIndicator", "name": "late" }"#,
                #""swipe": { "direction": "left" }"#, #""settle": {}"#,
                #""removeOverlay": { "name": "mine" }"#,
            ]
            return open + more + close
        case .banner:
            return [
                #""embed": {}"#, #""wait": "700ms""#, #""remove": {}"#, #""release": {}"#,
                #""settle": {}"#,
            ]
        }
    }
}
