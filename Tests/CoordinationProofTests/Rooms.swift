import Coordination
import CoordinationProof

/// Where rooms lead: to another, by a door.
enum RoomRoute: Route, Codable {
    case go(String)
    case over(String)
    case close
}

/// An app of rooms: which doors each has is given, and what they do. It is as wrong as a test wants it.
final class Rooms: Coordinator {
    let root = StackRoot()

    /// What nothing says of the state, unless a fact does.
    var count = 0
    var isOpen = false
    var kept: [AnyObject] = []
    let plan: RoomPlan

    init(_ plan: RoomPlan) {
        self.plan = plan
        trigger(.go("hall"))
    }

    func gates(for route: RoomRoute) -> [Gate] {
        guard route == .go("vault"), plan.hasGate else { return [] }
        return [Gate("key") { _ in self.isOpen ? .allow : .deny("there is no key") }]
    }

    func prepareTransition(for route: RoomRoute) -> Transition<StackRoot> {
        switch route {
        case .go(let name): .set([RoomModel(name, self)])
        case .over(let name): .present(RoomModel(name, self), style: .sheet(dismissible: name != "stuck"))
        case .close: .dismiss()
        }
    }
}

/// What rooms there are.
struct RoomPlan {
    /// The doors of each room: what they are called, and what they do.
    var doors: [String: [(name: String, open: (Rooms, @escaping Offer.Completion) -> Void)]] = [:]
    var hasGate = true

    /// A plan of doors that lead to rooms.
    init(_ doors: KeyValuePairs<String, [String]>) {
        for (room, names) in doors {
            self.doors[room] = names.map { name in (name, { $0.trigger(.go(name), completion: $1) }) }
        }
    }

    /// The same, with a door that does something else.
    func door(_ name: String, in room: String, _ open: @escaping (Rooms, @escaping Offer.Completion) -> Void) -> Self {
        var plan = self
        plan.doors[room, default: []].append((name, open))
        return plan
    }

    /// The same, without the gate before the vault.
    var ungated: Self {
        var plan = self
        plan.hasGate = false
        return plan
    }

    var scenario: Scenario<Rooms> {
        Scenario("rooms") { _ in Rooms(self) }.offers(RoomModel.self) { $0.offers }
    }
}

final class RoomModel: Presentable {
    let node: Screen
    private unowned let rooms: Rooms

    init(_ name: String, _ rooms: Rooms) {
        node = Screen(name)
        self.rooms = rooms
    }

    var offers: [Offer] {
        (rooms.plan.doors[node.name] ?? []).map { door in
            Offer(door.name) { [rooms] completion in door.open(rooms, completion) }
        }
    }
}
