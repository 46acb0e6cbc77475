import Coordination

// Creating a cart: three questions, each asked with the earlier answers.

enum DeliveryMethod: Hashable { case delivery, pickup }

/// An answer that shows whether something still keeps it.
final class Address: Hashable, Sendable {
    let street: String
    init(_ street: String) { self.street = street }

    static func == (one: Address, other: Address) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(street) }
}

struct Store: Hashable { let name: String }

struct Cart: Hashable {
    let method: DeliveryMethod
    let address: Address
    let store: Store
}

/// A screen that gives back one answer.
final class Picker<Answer>: Finishing {
    typealias Output = Answer
    let node: Screen
    /// What it does not want to be left for, if it does not.
    var keeps: String?

    init(_ name: String) { node = Screen(name) }

    func verdict(forLeavingBy departure: Departure) -> Verdict { keeps.map { .deny($0) } ?? .allow }
}

struct NewCart: Flow {
    var method: DeliveryMethod?
    var address: Address?
    var store: Store?

    func next() -> FlowStep<NewCart, Cart> {
        guard let method else { return .ask(Picker("method"), \.method) }
        guard let address else { return .ask(Picker("address-\(method)"), \.address) }
        guard let store else { return .ask(Picker("store-\(address.street)"), \.store) }
        return .done(Cart(method: method, address: address, store: store))
    }
}

enum MarketRoute: Route {
    case create, createHere(NewCart), createOver(NewCart), created(Cart), notCreated(EndReason), give(String)
}

extension NewCart: Hashable {}

/// A market over any root, which creates carts.
final class Market<Root: ContainerRoot>: Coordinator {
    let root: Root
    private(set) var carts: [Cart] = []
    private(set) var reasons: [EndReason] = []

    init(_ root: Root) { self.root = root }

    func prepareTransition(for route: MarketRoute) -> Transition<Root> {
        switch route {
        case .create: return .run(NewCart(), returning: MarketRoute.created, otherwise: MarketRoute.notCreated)
        case .createHere(let known):
            return .run(known, returning: MarketRoute.created, otherwise: MarketRoute.notCreated)
        case .createOver(let known):
            return .run(known, style: .automatic, returning: MarketRoute.created, otherwise: MarketRoute.notCreated)
        case .created(let cart):
            carts.append(cart)
            return .show(Screen("home-of-\(cart.store.name)"))
        case .notCreated(let reason):
            reasons.append(reason)
            return .none()
        case .give(let name): return .show(Screen(name))
        }
    }
}

typealias MarketStack = Market<StackRoot>

extension Market where Root == StackRoot {
    convenience init(_ names: String...) { self.init(StackRoot(names.map { Screen($0) })) }
}

extension Presentable {
    /// The question in front of this, if its answer is of that type.
    func question<Answer>(_ type: Answer.Type = Answer.self) -> Picker<Answer>? { node.top as? Picker<Answer> }

    /// Answers the question in front.
    func answer<Answer>(_ answer: Answer, completion: ((TransitionOutcome) -> Void)? = nil) {
        question(Answer.self)?.finish(with: answer, completion: completion)
    }
}
