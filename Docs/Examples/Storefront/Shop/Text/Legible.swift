public import Coordination

/// Something with a name that the user reads: a tab, a screen.
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

    /// What the user can do there, in order.
    var actions: [Action] { get }
}

extension Legible {
    /// Nothing but the title.
    public var lines: [String] { [] }

    /// Nothing can be done.
    public var actions: [Action] { [] }
}

/// Something that the user can do on a screen.
public struct Action {
    /// Hears what became of it, where it changes the tree.
    public typealias Completion = (TransitionOutcome) -> Void

    /// What it comes to.
    public indirect enum Deed {
        /// A route, which goes up the tree from the screen, as if the screen had triggered it.
        case route(any Route)
        /// Something that the screen does itself.
        case own((@escaping Completion) -> Void)
        /// Something that is made of a text, which the user is asked for.
        case text(prompt: String, (String) -> Deed)
    }

    /// What it is called.
    public let title: String

    /// What it comes to.
    public let deed: Deed

    /// Something that a route does.
    public init(_ title: String, _ route: some Route) {
        self.title = title
        deed = .route(route)
    }

    /// Something that the screen does.
    public init(_ title: String, _ perform: @escaping (_ completion: @escaping Completion) -> Void) {
        self.title = title
        deed = .own(perform)
    }

    /// Something that a route does which takes a text.
    public init<Made: Route>(_ title: String, asking prompt: String, _ route: @escaping (String) -> Made) {
        self.title = title
        deed = .text(prompt: prompt) { text in .route(route(text)) }
    }

    /// Something that the screen does with a text.
    public init(_ title: String, asking prompt: String, noting note: @escaping (String) -> Void) {
        self.title = title
        deed = .text(prompt: prompt) { text in
            .own { completion in
                note(text)
                completion(.noChange)
            }
        }
    }
}
