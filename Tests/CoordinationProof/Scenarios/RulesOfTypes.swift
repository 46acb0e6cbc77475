import Coordination

/// The offers of a sort of screen.
struct OfferRule {
    /// The name of the type.
    let name: String
    let matches: (any Presentable) -> Bool
    let offers: (any Presentable) -> [Offer]
}

/// The subject of a sort of screen.
struct SubjectRule {
    let matches: (any Presentable) -> Bool
    let subject: (any Presentable) -> Any?
}

/// The rules of a scenario that match a type of screen, looked for once.
struct RulesOfTypes {
    private var indices: [ObjectIdentifier: [Int]] = [:]

    /// Returns the rules that match a screen. They match all screens of its type.
    mutating func rules<Rule>(
        for screen: any Presentable, among rules: [Rule], matching matches: (Rule, any Presentable) -> Bool
    ) -> [Rule] {
        let type = ObjectIdentifier(type(of: screen))
        if let known = indices[type] { return known.isEmpty ? [] : known.map { rules[$0] } }
        let found = rules.indices.filter { matches(rules[$0], screen) }
        indices[type] = found
        return found.map { rules[$0] }
    }
}
