import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@testable import MailReader

/// Proves a scenario; with ANYWHERE in the environment, with a round trip of each kind from each state.
@MainActor func hold(_ scenario: Scenario<SceneCoordinator>) {
    let isAnywhere = ProcessInfo.processInfo.environment["ANYWHERE"] != nil
    print(prove(isAnywhere ? scenario.anywhere : scenario))
}

extension Scenario<SceneCoordinator> {
    /// What is on the device outlives a restart; Ada signs in again when her session has expired. The link to a new
    /// letter begins another one.
    @MainActor fileprivate var anywhere: Scenario {
        law(
            shared:
                .comesBack(from: .fold), .comesBack(from: .restart { killed, _ in SceneCoordinator(killed.session) }),
            .comesBack(from: .history), .comesBack(from: .links(but: "compose to Cleo")),
            .comesBack(
                from: .event(
                    "the session expires", undoneBy: .tap("sign in as Ada", on: "sign-in"),
                    where: { $0.session.user == "Ada" }, { $0.session.expire() })))
    }
}
