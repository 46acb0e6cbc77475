extension Request {
    /// What a log calls it.
    var title: Title {
        switch source {
        case .route(let route, let node as Node): .climbing(route, from: node.label)
        case .route(let route, let router): .route(route, on: type(of: Self.target(of: router)))
        case .transition(let title, by: _): .text(title())
        case .report(let report, _): .report(report)
        case .recovery(let title, _): .text("recovery: \(title())")
        case .formerRoute(_, _, let title): .text(title)
        case nil: .text("")
        }
    }

    /// What a log calls a request. Of a route, which is a value, it is put into words when somebody reads it.
    enum Title: Sendable {
        case route(any Hashable & Sendable, on: Any.Type)
        case climbing(any Hashable & Sendable, from: String)
        case report(Report)
        case text(String)

        var text: String {
            switch self {
            case .route(let route, let type): "\(wording(of: route)) on \(type)"
            case .climbing(let route, let label): "\(wording(of: route)) from \(label)"
            case .report(let report): "the person: \(report)"
            case .text(let text): text
            }
        }
    }
}

extension Request {
    /// The error of what a host did not show.
    func notShown(_ reason: TransitionError.Reason, state: String) -> TransitionError {
        let what = report.map { "what the person did (\($0))" } ?? "the commit of \(title.text)"
        return TransitionError("show \(what)", reason, state: state)
    }
}

extension Request.Title: Hashable {
    static func == (one: Self, other: Self) -> Bool { one.text == other.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
