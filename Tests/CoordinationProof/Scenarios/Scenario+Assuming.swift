import Coordination

/// Items that are said to be alike.
struct AlikeItems {
    let name: String
    /// The names of each item.
    let names: [[String]]

    /// A route goes by its words, with its type or without.
    static func names(of value: Any) -> [String] {
        guard let route = value as? any Route else { return [stableText(of: value)] }
        return ["\(Hop(any: route))", "\(type(of: route)).\(Hop(any: route))"]
    }
}

extension Scenario {
    /// Declares that tabs are independent: a move changes what is in the tab that is shown, and what is around the tabs,
    /// and depends on nothing in the others but facts.
    ///
    /// A move that was made once is then concluded in each state that differs in other tabs alone, so that tabs add up
    /// where they would multiply. A move that was seen to change another tab, or to depend on it, is made for each content
    /// of that tab; and each move is made in every state if a law, a stop or an offer depends on another tab. What was
    /// concluded is checked where the app comes by, and on a sample; the extent says how much was.
    ///
    /// Bounds on tabs, and the law `thereAndBack`, compare what is in all tabs: with these, every move is made.
    public func independentTabs() -> Self { with { $0.hasIndependentTabs = true } }

    /// Declares that items are alike: what can be done with one can be done with each, and leads to the same but for its
    /// name.
    ///
    /// A move about an item that is in no part of the state is then made about the first such item alone. A sample of
    /// ways is gone with other items in their places, and compared; a difference is a contradiction. Items that are in
    /// the state at launch are not renamed.
    ///
    /// - Parameters:
    ///   - name: The name in what is printed: `products`.
    ///   - items: The items.
    ///   - named: Returns all that an item goes by in routes, keys, subjects, facts, and the names and items of offers:
    ///     routes, texts, ids. A text is found in another one as a word of its own.
    public func alike<Item>(_ name: String, _ items: [Item], named: (Item) -> [Any]) -> Self {
        with {
            let names = items.map { item in named(item).flatMap { AlikeItems.names(of: $0) } }
            $0.alike.append(AlikeItems(name: name, names: names))
        }
    }
}
