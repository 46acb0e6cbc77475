/// An action that a screen offers: a button, a row of a list, a field that takes a text.
public struct Offer {
    /// A closure to call once with the outcome; optional if nothing on the tree changes.
    public typealias Completion = (TransitionOutcome) -> Void

    /// The name: stable, the same in every language, and unique on its screen.
    public let name: String

    /// The texts to type, each in a move of its own; nil if the offer takes none.
    let texts: [String]?

    private let action: (String, any Presentable, @escaping Completion) -> Void

    /// Creates an offer that sends a route up the tree from the screen.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - route: The route.
    public init(_ name: String, _ route: some Route) {
        self.name = name
        texts = nil
        action = { _, screen, completion in screen.send(route, completion: completion) }
    }

    /// Creates an offer that the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - action: The action. Pass the completion to what the action triggers, so that its failure is noticed.
    public init(_ name: String, action: @escaping (@escaping Completion) -> Void) {
        self.name = name
        texts = nil
        self.action = { _, _, completion in action(completion) }
    }

    /// Creates an offer that takes a text.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - texts: The texts to type, each in a move of its own. A few that lead to different ends are enough.
    ///   - route: Returns the route to send for a text.
    public init<Made: Route>(_ name: String, typing texts: [String], _ route: @escaping (String) -> Made) {
        self.name = name
        self.texts = texts
        action = { text, screen, completion in screen.send(route(text), completion: completion) }
    }

    /// Creates an offer that takes a text, which the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - texts: The texts to type: each is a move of its own.
    ///   - action: The action for a text. Pass the completion to what the action triggers.
    public init(_ name: String, typing texts: [String], action: @escaping (String, @escaping Completion) -> Void) {
        self.name = name
        self.texts = texts
        self.action = { text, _, completion in action(text, completion) }
    }

    func carryOut(_ text: String, on screen: any Presentable, _ completion: @escaping Completion) {
        action(text, screen, completion)
    }
}
