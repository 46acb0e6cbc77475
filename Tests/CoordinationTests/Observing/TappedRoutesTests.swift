@_spi(Log) import Coordination
import CoordinationTesting
import Synchronization
import Testing

@Suite("The routes of a record", .bothEnds, .noUnhandledFailures) struct TappedRoutesTests {
    private enum HouseRoute: Route { case hall, both, attic, cellar, key }

    private final class House: Coordinator {
        let root = StackRoot()
        var hasKey = false

        func gates(for route: HouseRoute) -> [Gate] {
            route == .cellar ? [Gate("key") { _ in self.hasKey ? .allow : .require(HouseRoute.key) }] : []
        }

        func prepareTransition(for route: HouseRoute) -> Transition<StackRoot> {
            switch route {
            case .hall: .set([Screen("hall")])
            case .both: .multiple(.trigger(.hall, on: self), .trigger(.attic, on: self))
            case .attic: .push(Screen("attic"))
            case .cellar: .push(Screen("cellar"))
            case .key: .present(Screen("key"))
            }
        }
    }

    private final class Records: Sendable {
        let all = Mutex<[CommitRecord]>([])
        var routes: [String] { all.withLock { $0.map { $0.routes.map(\.description).joined(separator: " ") } } }
    }

    @Test("a tap's record lists the routes asked for and the routes that they led to") func tapped() {
        let records = Records()
        let house = CommitTap.observing { record in
            records.all.withLock { $0.append(record) }
        } perform: {
            let house = House()
            house.trigger(.both)
            return house
        }
        house.trigger(.attic)
        expect(house, "[hall, attic, attic]")
        #expect(records.routes == ["HouseRoute.both HouseRoute.hall HouseRoute.attic", "HouseRoute.attic"])
    }

    @Test("a record lists the routes of the last attempt if the trigger had to wait") func waited() throws {
        let records = Records()
        let house = CommitTap.observing { record in
            records.all.withLock { $0.append(record) }
        } perform: {
            let house = House()
            house.trigger(.hall)
            return house
        }
        house.trigger(.cellar)
        house.hasKey = true
        house.back()
        expect(house, "[hall, cellar]")
        #expect(records.routes == ["HouseRoute.hall", "HouseRoute.key", "", "HouseRoute.cellar"])
    }

    @Test("a record of any other observer lists no routes") func others() {
        let windows = WindowManager(WindowRoot(House()))
        var records: [CommitRecord] = []
        windows.observeCommits { records.append($0) }
        windows.node.push(Screen("x"))
        #expect(records.map(\.routes) == [[]])
        #expect(records.map(\.verdicts) == [[]])
    }
}
