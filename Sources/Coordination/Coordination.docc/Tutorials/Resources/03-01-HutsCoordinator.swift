import Coordination

enum HutsRoute: Route {
    case list
    case hut(String)
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
