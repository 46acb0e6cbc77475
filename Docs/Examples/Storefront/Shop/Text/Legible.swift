public import Coordination

/// Something with a name that a person reads: a tab, a screen.
///
/// Looks are not the tree's. A host asks what a node stands for, and draws as much of it as it can.
public protocol Titled {
    /// A word or two.
    var title: String { get }
}

/// A screen in words: what it says, and what can be done there.
public protocol Legible: Titled {
    /// What it says, a paragraph each.
    var lines: [String] { get }

    /// What a person can do there, in order.
    var actions: [Action] { get }
}

extension Legible {
    /// Nothing but the title.
    public var lines: [String] { [] }

    /// Nothing can be done.
    public var actions: [Action] { [] }
}

/// Something that a person can do on a screen, and the route that does it.
///
/// The route goes up the tree from the screen, as if the screen had triggered it.
public struct Action {
    /// What becomes of it.
    public enum Request {
        /// A route.
        case route(any Route)
        /// A route that is made of a text, which the person is asked for.
        case text(prompt: String, (String) -> any Route)
    }

    /// What it is called.
    public let title: String

    /// What becomes of it.
    public let request: Request

    /// Something that a route does.
    public init(_ title: String, _ route: some Route) {
        self.title = title
        request = .route(route)
    }

    /// Something that takes a text.
    public init<Made: Route>(_ title: String, asking prompt: String, _ route: @escaping (String) -> Made) {
        self.title = title
        request = .text(prompt: prompt, { text in route(text) })
    }
}
