import CoordinationProof
import CoordinationTesting
import Testing

@testable import Trails

struct Explored {
    let session = Session()
    let app: AppCoordinator

    init() { app = AppCoordinator(session: session) }
}

@Suite("All ways")
struct ProofTests {
    let scenario = Scenario("trails") { _ in
        Explored()
    } windows: {
        $0.app
    }
    .offers(Screen.self) { screen in
        switch screen.name {
        case "trails": [Offer("Long lake", TrailsRoute.trail("long-lake")), Offer("Logbook", AppRoute.logbook)]
        case "huts": [Offer("Stone hut", HutsRoute.hut("stone-hut"))]
        default: []
        }
    }
    .offers(TrailModel.self) { [Offer("Hut", AppRoute.hut($0.trail.hut))] }
    .offers(HutModel.self) { [Offer("Book", HutsRoute.book(hut: $0.id)), Offer("Rules", HutsRoute.rules)] }
    .offers(NightModel.self) { model in [Offer("Tonight") { model.finish(with: "tonight", completion: $0) }] }
    .offers(BedsModel.self) { model in [Offer("Two") { model.finish(with: 2, completion: $0) }] }
    .offers(LoginModel.self) { model in [Offer("I am Ada") { model.finish(with: "Ada", completion: $0) }] }
    .offers(RulesModel.self) { model in [Offer("I have read them") { model.finish(completion: $0) }] }
    .about(HutModel.self) { $0.id }
    .fact("hiker") { $0.session.hiker }
    .bound(.screens(5), .tabsAside(0), .waiting(1))
    .law(
        .noTrap { $0.front == "trails" }, .nothingFails,
        .gate("signed in", guards: .screen("logbook")),
        .sometimes("two beds are booked") { $0.front == "stay" })

    @Test("every way leads home")
    func home() {
        prove(scenario)
    }

    @Test("no trap: no way home from {[trails], [huts, hut]^rules*}") func noTrap71469() {
        let way: [Move] = [
            .tab("HutsCoordinator"),
            .tap("Stone hut", on: "huts"),
            .tap("Rules", on: "hut"),
        ]
        replay(scenario, way, law: "no trap")
    }
}
