import Coordination
import CoordinationProof

@testable import MailReader

extension Scenario<SceneCoordinator> {
    @MainActor func withLinks() -> Scenario {
        let once = TransitionOptions(policy: .coalesce, reveals: true)
        return links(
            [
                "letter 1": [SceneRoute.app, AppRoute.tab(.mail), MailRoute.letter(1)],
                "archive": [SceneRoute.app, AppRoute.tab(.mail), MailRoute.folder(.archive)],
                "compose to Cleo": [SceneRoute.app, AppRoute.compose(.blank(to: "Cleo"))],
                "signature": [SceneRoute.app, AppRoute.tab(.settings), SettingsRoute.signature],
                "about": [SceneRoute.about],
            ], with: once
        )
        .law(
            .link("letter 1", arrives: { $0.front == "letter-1" }),
            .link("archive", arrives: { $0.front == "folder-archive" }),
            .link("compose to Cleo", arrives: { $0.front == "compose" }),
            .link("signature", arrives: { $0.front == "signature" }),
            .link("about", arrives: { $0.front == "about" }),
            .idempotent("letter 1", "archive", "compose to Cleo", "signature"))
    }
}
