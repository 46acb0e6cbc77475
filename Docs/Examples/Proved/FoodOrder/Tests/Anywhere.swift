import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@testable import FoodOrder

/// Proves a scenario; with ANYWHERE in the environment, with a round trip of each kind from each state.
@MainActor func hold(_ scenario: Scenario<WindowManager>) {
    let isAnywhere = ProcessInfo.processInfo.environment["ANYWHERE"] != nil
    print(prove(isAnywhere ? scenario.anywhere : scenario))
}

extension Scenario<WindowManager> {
    /// The services outlive a restart; who is signed out by the server signs in again. The link to a dish shows it anew,
    /// with nothing chosen.
    @MainActor fileprivate var anywhere: Scenario {
        law(
            shared:
                .comesBack(from: .fold),
            .comesBack(
                from: .restart { killed, launch in WindowManager(SceneCoordinator(killed.food), time: launch.time) }),
            .comesBack(from: .history), .comesBack(from: .links(but: "dish mill-pizza")),
            .comesBack(
                from: .event(
                    "the session ends", undoneBy: .tap("Continue", on: "login-email"),
                    .tap("Enter the code", on: "login-code"),
                    where: { $0.food.session.user == Town.ada }, { $0.food.session.user = nil })))
    }
}
