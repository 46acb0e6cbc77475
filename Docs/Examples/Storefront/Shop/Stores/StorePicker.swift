public import Coordination

/// Asks for a store. It knows neither what for, nor who shows it.
public final class StorePicker: Finishing {
    /// It ends with a store.
    public typealias Output = Store

    /// Its place on the tree.
    public let node = Screen("store-picker")

    /// What there is to choose from.
    public let stores: [Store]

    init(_ stores: [Store]) {
        self.stores = stores
    }

    /// The visitor tapped one of them.
    public func pick(_ store: Store, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: store, completion: completion)
    }
}

extension StorePicker: Legible {
    /// What stands over it.
    public var title: String { "Which store?" }

    /// Every store, to be chosen.
    public var actions: [Action] {
        stores.map { store in Action(store.name) { self.pick(store, completion: $0) } }
    }
}
