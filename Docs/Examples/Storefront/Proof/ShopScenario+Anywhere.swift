package import CoordinationProof
import Shop

extension Scenario where App == ExploredShop {
    /// The scenario, plus a round trip of each kind from each of its states. The link that gives up a cart is left out, as
    /// it does.
    package var anywhere: Self { law(shared: Law.trips) }
}

extension Law<ExploredShop> {
    fileprivate static var trips: [Law] {
        // snippet.anywhere
        [
            .comesBack(from: .fold),
            .comesBack(
                from: .restart { killed, launch in
                    let session = ShopNotes(killed.session).session
                    return ExploredShop(
                        session: session,
                        storefront: Storefront(inventory: .corner, session: session, time: launch.time))
                }),
            .comesBack(from: .history),
            .comesBack(from: .links(but: "give up")),
            .comesBack(
                from: .event(
                    "the session expires", undoneBy: .tap("I am Ada", on: "login"),
                    where: { $0.session.visitor == .ada }, { $0.storefront.trigger(.expire) })),
        ]
        // snippet.end
    }
}

extension ShopScenarios {
    /// The scenarios, each with a round trip of each kind from each state.
    package static var anywhere: [Scenario<ExploredShop>] { all.map(\.anywhere) }
}
