/// As much of a store as the page for those who come from TCA needs, sixty lines of our own: reducers over a state, with
/// effects that send further actions. The library itself is not built here.
protocol SmallReducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> SmallEffect<Action>
}

/// Work after an action, and the actions that come of it.
struct SmallEffect<Action> {
    let run: (_ send: (Action) -> Void) -> Void

    static var none: Self { Self { _ in } }
}

extension SmallEffect {
    func map<Other>(_ transform: @escaping (Action) -> Other) -> SmallEffect<Other> {
        SmallEffect<Other> { send in run { send(transform($0)) } }
    }
}

final class SmallStore<R: SmallReducer> {
    private(set) var state: R.State
    private let reducer: R
    private var queue: [R.Action] = []
    private var isReducing = false

    init(_ state: R.State, _ reducer: R) {
        self.state = state
        self.reducer = reducer
    }

    /// An action that an effect sends is reduced after the one that is being reduced.
    func send(_ action: R.Action) {
        queue.append(action)
        guard !isReducing else { return }
        isReducing = true
        while !queue.isEmpty {
            let effect = reducer.reduce(into: &state, action: queue.removeFirst())
            effect.run { queue.append($0) }
        }
        isReducing = false
    }
}
