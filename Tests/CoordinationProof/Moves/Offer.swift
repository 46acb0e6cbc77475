/// Something that a screen offers: a button, a row of a list, a field that takes a text.
public struct Offer {
    /// What becomes of it; called once, or never where it changes nothing on the tree.
    public typealias Completion = (TransitionOutcome) -> Void

    /// What it is known by: stable, the same in every language, and one to a screen.
    public let name: String

    /// What is typed, one after the other, where it takes a text. Nil where it takes none.
    let texts: [String]?

    private let action: (String, any Presentable, @escaping Completion) -> Void

    /// An offer that sends a route up the tree from the screen.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - route: The route.
    public init(_ name: String, _ route: some Route) {
        self.name = name
        texts = nil
        action = { _, screen, completion in screen.send(route, completion: completion) }
    }

    /// An offer that the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - action: What it does. Hand the completion on where it triggers something, so that a failure is known to be
    ///     the offer's.
    public init(_ name: String, action: @escaping (@escaping Completion) -> Void) {
        self.name = name
        texts = nil
        self.action = { _, _, completion in action(completion) }
    }

    /// An offer that takes a text.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - texts: What is typed: each is a move of its own. A few that lead to different ends are enough.
    ///   - route: The route that is sent for a text.
    public init<Made: Route>(_ name: String, typing texts: [String], _ route: @escaping (String) -> Made) {
        self.name = name
        self.texts = texts
        action = { text, screen, completion in screen.send(route(text), completion: completion) }
    }

    /// An offer that takes a text, which the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: What it is known by.
    ///   - texts: What is typed: each is a move of its own.
    ///   - action: What is done with a text. Hand the completion on where it triggers something.
    public init(_ name: String, typing texts: [String], action: @escaping (String, @escaping Completion) -> Void) {
        self.name = name
        self.texts = texts
        self.action = { text, _, completion in action(text, completion) }
    }

    func carryOut(_ text: String, on screen: any Presentable, _ completion: @escaping Completion) {
        action(text, screen, completion)
    }
}
