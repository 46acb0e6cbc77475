public import Coordination
public import CoordinationMoves

/// The question for a store. It knows neither its purpose nor its presenter.
public final class StorePicker: Finishing {
    /// The chosen store.
    public typealias Output = Store

    /// The node on the tree.
    public let node = Screen("store-picker")

    /// The stores to choose from.
    public let stores: [Store]

    init(_ stores: [Store]) {
        self.stores = stores
    }

    /// Ends with the store that the visitor tapped.
    public func pick(_ store: Store, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: store, completion: completion)
    }
}

extension StorePicker: Legible {
    /// The question.
    public var title: String { "Which store?" }

    /// An offer for each store.
    public var offers: [Offer] {
        stores.map { store in Offer(store.name) { self.pick(store, completion: $0) } }
    }
}
