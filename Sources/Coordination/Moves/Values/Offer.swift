public import Coordination

/// An action that a screen offers: a button, a row of a list, a field that takes a text.
public struct Offer {
    /// A closure to call once with the outcome; optional if nothing on the tree changes.
    public typealias Completion = (TransitionOutcome) -> Void

    /// The value that the user has to give.
    public enum Input: Hashable, Sendable {
        /// A text of at most so many characters.
        case text(prompt: String = "", limit: Int = 1_000)
        /// One of these choices.
        case choice(prompt: String = "", [String])
    }

    /// The name: stable, and the same in every language.
    public let name: String

    /// The title for the user.
    public let title: String

    /// The item that the offer is about, in words, which tells it from others of its name: the route, unless the offer
    /// says otherwise.
    public var about: String? { item ?? route.map { "\(Hop(any: $0))" } }

    private let item: String?

    /// The value to give; nil if the offer takes none.
    public let input: Input?

    /// The route that is sent; nil if the offer takes a value, or is carried out by the screen itself.
    package let route: (any Route)?

    /// True if the offer sends a route up the tree, and runs no closure of the screen.
    let sendsRoute: Bool

    /// Values to try, for an exploration.
    package var samples: [String]?

    private let action: (String, any Presentable, @escaping Completion) -> Void

    /// Creates an offer that sends a route up the tree from the screen.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - title: The title; the name if nil.
    ///   - about: The item, in words; the route if nil.
    ///   - route: The route.
    public init(_ name: String, title: String? = nil, about: String? = nil, _ route: some Route) {
        (self.name, self.title, item, input) = (name, title ?? name, about, nil)
        (self.route, sendsRoute) = (route, true)
        action = { _, screen, completion in screen.send(route, completion: completion) }
    }

    /// Creates an offer that the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - title: The title; the name if nil.
    ///   - about: The item, in words, if there are several of that name.
    ///   - action: The action. Pass the completion to what the action triggers, so that its failure is noticed.
    public init(
        _ name: String, title: String? = nil, about: String? = nil, action: @escaping (@escaping Completion) -> Void
    ) {
        self.init(name, title, about, nil) { _, _, completion in action(completion) }
    }

    /// Creates an offer that takes a value, of which it makes a route.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - title: The title; the name if nil.
    ///   - about: The item, in words, if there are several of that name.
    ///   - input: The value that it takes.
    ///   - route: Returns the route to send for a value.
    public init<Made: Route>(
        _ name: String, title: String? = nil, about: String? = nil, taking input: Input,
        _ route: @escaping (String) -> Made
    ) {
        self.init(name, title, about, input, sendsRoute: true) { value, screen, completion in
            screen.send(route(value), completion: completion)
        }
    }

    /// Creates an offer that takes a value, which the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - title: The title; the name if nil.
    ///   - about: The item, in words, if there are several of that name.
    ///   - input: The value that it takes.
    ///   - action: The action for a value. Pass the completion to what the action triggers.
    public init(
        _ name: String, title: String? = nil, about: String? = nil, taking input: Input,
        action: @escaping (String, @escaping Completion) -> Void
    ) {
        self.init(name, title, about, input) { value, _, completion in action(value, completion) }
    }

    private init(
        _ name: String, _ title: String?, _ about: String?, _ input: Input?, sendsRoute: Bool = false,
        _ action: @escaping (String, any Presentable, @escaping Completion) -> Void
    ) {
        (self.name, self.title, item, self.input) = (name, title ?? name, about, input)
        (route, self.sendsRoute, self.action) = (nil, sendsRoute, action)
    }

    package func carryOut(_ value: String, on screen: any Presentable, _ completion: @escaping Completion) {
        action(value, screen, completion)
    }
}

/// A screen that says what can be done on it, or a model of one.
public protocol Offering {
    /// The current offers, in order. Called often: once for each reading of ``Transitions/Navigable/moves``.
    var offers: [Offer] { get }
}
