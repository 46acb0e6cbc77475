public import Coordination

/// A tab, a screen or another value with a title for the user.
///
/// The tree knows nothing of looks. A host casts a presentable to this, and draws as much as it can.
public protocol Titled {
    /// The title, a word or two.
    var title: String { get }
}

/// A screen in words: its text, and its actions.
public protocol Legible: Titled {
    /// The text, a paragraph each.
    var lines: [String] { get }

    /// The actions of the user, in order.
    var actions: [Action] { get }
}

extension Legible {
    /// No lines.
    public var lines: [String] { [] }

    /// No actions.
    public var actions: [Action] { [] }
}

/// An action that a screen offers to the user.
public struct Action {
    /// A handler for the outcome.
    public typealias Completion = (TransitionOutcome) -> Void

    /// The work of an action.
    public indirect enum Deed {
        /// A route that goes up the tree, as if the screen had sent it.
        case route(any Route)
        /// A closure of the screen.
        case own((@escaping Completion) -> Void)
        /// A deed made of a text, which the user is asked for.
        case text(prompt: String, (String) -> Deed)
    }

    /// The title.
    public let title: String

    /// The work that it does.
    public let deed: Deed

    /// Creates an action that sends a route.
    public init(_ title: String, _ route: some Route) {
        self.title = title
        deed = .route(route)
    }

    /// Creates an action that runs a closure.
    public init(_ title: String, _ perform: @escaping (_ completion: @escaping Completion) -> Void) {
        self.title = title
        deed = .own(perform)
    }

    /// Creates an action that sends a route made of a text.
    public init<Made: Route>(_ title: String, asking prompt: String, _ route: @escaping (String) -> Made) {
        self.title = title
        deed = .text(prompt: prompt) { text in .route(route(text)) }
    }

    /// Creates an action that passes a text to the screen.
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
