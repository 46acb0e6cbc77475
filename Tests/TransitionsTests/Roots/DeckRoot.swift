@_spi(Hosting) import Transitions

// A root of its own, as an app would write it: a deck of cards of which one is up, with verbs that speak of cards.

final class DeckRoot: ContainerRoot {
    let node: Container

    init(_ cards: [any Presentable] = [], name: String = "") {
        node = Container(.tabs, name: name, content: cards)
    }

    var cards: [any Presentable] { node.children }
    var up: (any Presentable)? { node.shown.first }

    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<DeckRoot>
    ) throws(TransitionError) {
        try editor.deal(presentable, animation: animation)
    }
}

extension Editor where Root == DeckRoot {
    /// `{a*, b}` → `{a, b, p*}`
    mutating func deal(_ card: any Presentable, animation: TransitionAnimation? = nil) throws(TransitionError) {
        try insert(card, at: root.node.count, animation: animation)
        try select(index: root.node.count - 1, animation: animation)
    }

    /// `{a*, b, c}` → `{b, c, a*}`
    mutating func shuffle() throws(TransitionError) {
        guard root.node.count > 1 else {
            throw TransitionError(
                cannot: "shuffle the deck", because: "there is nothing to shuffle",
                state: "Deck: \(root.tree)", remedy: "Deal two cards first.")
        }
        try move(from: 0, to: root.node.count - 1)
    }

    /// `{a, b*, c}` → `{a*, c}`
    mutating func discard(_ card: any Presentable) throws(TransitionError) {
        guard let index = root.node.index(of: card) else {
            throw TransitionError(cannot: "discard '\(card.node.name)'", because: "it is not in the deck")
        }
        try remove(at: index)
    }
}

extension Transition where Root == DeckRoot {
    static func deal(_ card: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition("deal", [card], animation: animation) { editor in try editor.deal(card, animation: animation) }
    }

    static func shuffle() -> Transition {
        Transition("shuffle") { editor in try editor.shuffle() }
    }

    static func discard(_ card: any Presentable) -> Transition {
        Transition("discard") { editor in try editor.discard(card) }
    }

    static func turnUp(_ index: Int) -> Transition {
        Transition("turnUp") { editor in try editor.select(index: index) }
    }
}
