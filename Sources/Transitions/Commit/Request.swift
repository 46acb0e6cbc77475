/// Who asks for a commit, how, and who is to hear of it.
@usableFromInline package final class Request {
    package let options: TransitionOptions
    package let location: CallSite
    package let completion: ((TransitionOutcome) -> Void)?

    /// What it came from; nil where nobody will ask.
    package var source: Source?

    /// What has become of it, where it was not done at once.
    private(set) var course: Course?

    /// Whether it is a recovery that asks nobody and waits for nobody.
    package var isForced = false

    package init(
        _ source: Source?, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.source = source
        self.options = options
        self.location = location
        self.completion = completion
    }

    /// What a commit comes from.
    @usableFromInline package indirect enum Source {
        /// A route, and the router that was asked, or the node that it climbs from.
        case route(any Hashable & Sendable, on: AnyObject)
        case transition(() -> String)
        /// Keeps no tree: it may go while the report settles.
        case report(Report, from: () -> Node?)
        case recovery(() -> String, from: () -> Node?)
        /// A route as it waits for something to happen first: its router is not kept.
        case formerRoute(any Hashable & Sendable, on: () -> AnyObject?, title: String)
    }
}

extension Request {
    /// What has become of it, to be added to.
    func demandCourse() -> Course {
        if let course { return course }
        let made = Course()
        course = made
        return made
    }

    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anybody has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        guard let course, !course.followers.isEmpty else { return completion != nil }
        for follower in course.followers { follower.end(outcome) }
        return true
    }

    /// Whether anybody hears how it ends.
    var isHeard: Bool { completion != nil || course?.followers.isEmpty == false }

    var report: Report? {
        if case .report(let report, _) = source { report } else { nil }
    }

    var isRecovery: Bool {
        if case .recovery = source { true } else { false }
    }

    /// What a log calls it.
    var title: Title {
        switch source {
        case .route(let route, let node as Node): .climbing(route, from: node.label)
        case .route(let route, let router): .route(route, on: type(of: Self.target(of: router)))
        case .transition(let title): .text(title())
        case .report(let report, _): .text("the person: \(report)")
        case .recovery(let title, _): .text("recovery: \(title())")
        case .formerRoute(_, _, let title): .text(title)
        case nil: .text("")
        }
    }

    /// What a log calls a request. Of a route, which is a value, it is put into words when somebody reads it.
    enum Title: Sendable {
        case route(any Hashable & Sendable, on: Any.Type)
        case climbing(any Hashable & Sendable, from: String)
        case text(String)

        var text: String {
            switch self {
            case .route(let route, let type): "\(route) on \(type)"
            case .climbing(let route, let label): "\(route) from \(label)"
            case .text(let text): text
            }
        }
    }

    /// Keeps, from now on, none of what a transition was to show or close.
    func loosen() {
        guard case .transition(let title) = source else { return }
        let text = title()
        source = .transition { text }
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// Who gets the routes; nil once that has gone.
    var routed: AnyObject? { get }
}

extension Request.Title: Hashable {
    static func == (one: Self, other: Self) -> Bool { one.text == other.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
