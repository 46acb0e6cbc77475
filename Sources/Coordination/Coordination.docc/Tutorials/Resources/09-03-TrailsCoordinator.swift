import Coordination
import CoordinationRestoration

enum TrailsRoute: Route, Codable {
    case list
    case trail(String)
    case back
}

final class TrailsCoordinator: Coordinator {
    let root = StackRoot()

    init() {
        trigger(.list)
    }

    func prepareTransition(for route: TrailsRoute) -> Transition<StackRoot> {
        switch route {
        case .list:
            return .set([Screen("trails")])
        case .trail(let id):
            guard let trail = Trail.all.first(where: { $0.id == id }) else {
                return .refuse("show trail '\(id)'", because: "there is no such trail")
            }
            return .push(TrailModel(trail))
        case .back:
            return .pop()
        }
    }
}

extension TrailsCoordinator: Restorable {
    static var storedName: StaticString { "trails" }
}
