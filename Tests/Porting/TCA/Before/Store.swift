/// The actions that a reducer asks for after its change.
struct Effect<Action> {
    var actions: [Action] = []

    static var none: Effect { Effect() }

    static func send(_ action: Action) -> Effect { Effect(actions: [action]) }

    func map<Parent>(_ transform: (Action) -> Parent) -> Effect<Parent> {
        Effect<Parent>(actions: actions.map(transform))
    }
}

/// A feature: how its state answers to its actions.
protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

extension Reducer {
    /// A child's turn in a state that may be absent.
    func reduce(into state: inout State?, action: PresentationAction<Action>) -> Effect<PresentationAction<Action>> {
        switch action {
        case .dismiss:
            state = nil
            return .none
        case .presented(let action):
            guard var child = state else { return .none }
            let effect = reduce(into: &child, action: action)
            state = child
            return effect.map(PresentationAction.presented)
        }
    }
}

/// The state of an app, and where its actions go.
@MainActor final class Store<Root: Reducer> {
    private(set) var state: Root.State
    private let root: Root

    init(initialState: Root.State, root: Root) {
        state = initialState
        self.root = root
    }

    func send(_ action: Root.Action) {
        var actions = [action]
        while !actions.isEmpty {
            let effect = root.reduce(into: &state, action: actions.removeFirst())
            actions.insert(contentsOf: effect.actions, at: 0)
        }
    }
}

/// The actions of a child that is presented.
enum PresentationAction<Action> {
    case dismiss
    case presented(Action)
}

/// The actions of the elements of a stack.
enum StackAction<State, Action> {
    case element(id: Int, action: Action)
    case push(State)
    case popLast
}

/// The elements of a stack, each with an id of its own.
struct StackState<Element> {
    private(set) var elements: [(id: Int, state: Element)] = []
    private var nextID = 0

    init(_ states: [Element] = []) { states.forEach { append($0) } }

    var last: Element? { elements.last?.state }
    var lastID: Int? { elements.last?.id }
    var states: [Element] { elements.map(\.state) }

    mutating func append(_ state: Element) {
        elements.append((nextID, state))
        nextID += 1
    }

    mutating func popLast() { _ = elements.popLast() }

    subscript(id id: Int) -> Element? {
        get { elements.first { $0.id == id }?.state }
        set {
            guard let index = elements.firstIndex(where: { $0.id == id }), let newValue else { return }
            elements[index].state = newValue
        }
    }

    /// The turn of stack and elements alike.
    mutating func reduce<Child: Reducer>(
        _ action: StackAction<Element, Child.Action>, by child: Child
    ) -> Effect<StackAction<Element, Child.Action>> where Child.State == Element {
        switch action {
        case .element(let id, let action):
            guard var state = self[id: id] else { return .none }
            let effect = child.reduce(into: &state, action: action)
            self[id: id] = state
            return effect.map { .element(id: id, action: $0) }
        case .push(let state): append(state)
        case .popLast: popLast()
        }
        return .none
    }
}

extension StackState: Encodable where Element: Encodable {
    func encode(to encoder: any Encoder) throws { try states.encode(to: encoder) }
}

extension StackState: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
