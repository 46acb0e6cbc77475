extension Offer {
    /// Creates an offer that takes a text, of which it makes a route.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - texts: The texts to type, each in a move of its own. A few that lead to different ends are enough.
    ///   - route: Returns the route to send for a text.
    public init<Made: Route>(_ name: String, typing texts: [String], _ route: @escaping (String) -> Made) {
        self.init(name, taking: .text(), route)
        samples = texts
    }

    /// Creates an offer that takes a text, which the screen carries out itself.
    ///
    /// - Parameters:
    ///   - name: The offer's name.
    ///   - texts: The texts to type: each is a move of its own.
    ///   - action: The action for a text. Pass the completion to what the action triggers.
    public init(_ name: String, typing texts: [String], action: @escaping (String, @escaping Completion) -> Void) {
        self.init(name, taking: .text(), action: action)
        samples = texts
    }

    /// Returns the offer with texts to type, each in a move of its own. An offer with a choice has one move for each.
    public func trying(_ texts: String...) -> Offer {
        var offer = self
        offer.samples = texts
        return offer
    }

    /// The values that an exploration gives; nil once if the offer takes none.
    var values: [String?] {
        if let samples { return samples }
        return switch input {
        case nil: [nil]
        case .choice(_, let choices): choices
        case .text: []
        }
    }
}
