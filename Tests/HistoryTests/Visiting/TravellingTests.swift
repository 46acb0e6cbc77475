import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import TestSupport
import Testing

@Suite("A journey that travels") struct TravellingTests {
    private static func desk(user: String? = "ada") -> WindowManager {
        let facts = DeskFacts()
        facts.user = user
        return WindowManager(WindowRoot(DeskCoordinator(facts), name: "main"))
    }

    private static func step(_ route: DeskRoute) -> JourneyStep<WindowManager> {
        JourneyStep("\(route)") { windows in
            (windows.windows.first?.node.children.first as? DeskCoordinator)?.trigger(route) { _ in }
        }
    }

    @Test("comes to each entry, back and forward") func travels() {
        expectTravels(
            [
                Self.step(.letter(1)), Self.step(.form), Self.step(.account), Self.step(.settings), Self.step(.sheet),
                JourneyStep("goes back") { $0.back() }, Self.step(.inbox), Self.step(.letter(1)), Self.step(.help),
            ]
        ) { Self.desk() }
    }

    @Test("says what did not come back, unless that is allowed") func losses() async {
        @Sendable func travel(allowing allowed: Bool) {
            expectTravels(
                [
                    Self.step(.letter(1)), JourneyStep("loose") { $0.top.node.push(Screen("loose")) },
                    Self.step(.list),
                ], allowing: { _ in allowed }
            ) { Self.desk() }
        }
        let found = await issues { travel(allowing: false) }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { "\($0)".contains("something did not come back") })
        travel(allowing: true)
    }

    @Test("random journeys travel", arguments: 0..<24) func random(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let routes: [DeskRoute] = [
            .list, .letter(1), .letter(2), .form, .help, .sheet, .inbox, .account, .settings, .ask, .mark,
        ]
        let journey = (0..<12).map { _ in
            let choice = Int.random(in: 0...routes.count, using: &random)
            return choice == routes.count ? JourneyStep("goes back") { $0.back() } : Self.step(routes[choice])
        }
        expectTravels(journey, allowing: { "\($0)".contains("alerts are not restored") }) {
            Self.desk(user: seed.isMultiple(of: 2) ? "ada" : nil)
        }
    }
}
