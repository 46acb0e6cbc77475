import Coordination
import CoordinationTesting
import Testing

// One set of routes over several roots.

nonisolated enum HomeRoute: Route { case start, detail(Int), help }

nonisolated protocol HomeCoordinator: Coordinator where RouteType == HomeRoute {
    static var start: Transition<Root> { get }
}

extension HomeCoordinator {
    func prepareTransition(for route: HomeRoute) -> Transition<Root> {
        switch route {
        case .start: Self.start
        case .detail(let id): .showDetail(Screen("detail-\(id)"))
        case .help: .present(Screen("help"))
        }
    }
}

final class PhoneHome: HomeCoordinator {
    let root = StackRoot()
    static var start: Transition<StackRoot> { .set([Screen("list")]) }
}

final class PadHome: HomeCoordinator {
    let root = SplitRoot()
    static var start: Transition<SplitRoot> { .set([Screen("list"), Screen("nothing")]) }
}

@MainActor @Suite(.noUnhandledFailures) struct MainActorSharedRoutesTests {
    @Test("one set of routes on two roots") func sharedRoutes() async throws {
        let (phone, pad) = (PhoneHome(), PadHome())
        for route in [HomeRoute.start, .detail(7), .help] {
            try await phone.trigger(route)
            try await pad.trigger(route)
        }
        expect(phone, "[list, detail-7]^help")
        expect(pad, "(list | detail-7)^help")
    }
}
