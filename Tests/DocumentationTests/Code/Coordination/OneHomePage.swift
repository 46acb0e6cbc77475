import Coordination
import CoordinationTesting
import Testing

/// The code of the page on composing children, of one set of routes over several roots.
enum SharedRoutesPage {
    // snippet.shared-routes
    enum HomeRoute: Route { case start, detail(Int), help }
    // snippet.end

    final class PhoneHome: HomeCoordinator {
        let root = StackRoot()
        static var start: Transition<StackRoot> { .set([Screen("list")]) }
    }

    final class PadHome: HomeCoordinator {
        let root = SplitRoot()
        static var start: Transition<SplitRoot> { .set([Screen("list"), Screen("nothing")]) }
    }
}

typealias HomeRoute = SharedRoutesPage.HomeRoute

// snippet.shared-coordinator
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
// snippet.end

@Suite("The page on composing children, of shared routes", .noUnhandledFailures) struct SharedRoutesPageTests {
    @Test("one set of routes on two roots") func sharedRoutes() {
        let (phone, pad) = (SharedRoutesPage.PhoneHome(), SharedRoutesPage.PadHome())
        for route in [HomeRoute.start, .detail(7), .help] {
            phone.trigger(route)
            pad.trigger(route)
        }
        expect(phone, "[list, detail-7]^help")
        expect(pad, "(list | detail-7)^help")
    }
}
