import Coordination
import CoordinationRestoration

enum HutsRoute: Route, Codable {
    case list
    case hut(String)
    case book(hut: String)
    case booked(Stay)
    case rules
}

final class HutsCoordinator: Coordinator {
    let root = StackRoot()

    init() {
        trigger(.list)
    }

    func prepareTransition(for route: HutsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("huts")])
        case .hut(let id): .push(HutModel(id))
        case .book(let hut): .run(Booking(hut: hut), returning: HutsRoute.booked)
        case .booked(let stay): .push(StayModel(stay))
        case .rules: .present(RulesModel(), style: .sheet(dismissible: false))
        }
    }
}

final class HutModel: Presentable {
    let node = Screen("hut")
    let id: String

    init(_ id: String) {
        self.id = id
    }
}

final class StayModel: Presentable {
    let node = Screen("stay")
    let stay: Stay

    init(_ stay: Stay) {
        self.stay = stay
    }
}

final class RulesModel: Finishing {
    typealias Output = Void
    let node = Screen("rules")
}

extension HutsCoordinator: Restorable {
    static var storedName: StaticString { "huts" }
}
