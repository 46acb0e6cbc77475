import Coordination
import CoordinationProof

@testable import MailReader

extension Scenario<SceneCoordinator> {
    @MainActor func withLetters(moved limit: Int, of count: Int = 3) -> Scenario {
        fact("letters") { $0.session.accounts.map { $0.mailbox.letters.map { "\($0.id) \($0.folder)" } } }
            .stop("more than \(limit) letters moved") { scene in
                let home: [Folder] = [.inbox, .inbox, .trash]
                let others = scene.session.accounts[1].mailbox.letters(in: .inbox).isEmpty ? 1 : 0
                return others + (0..<count).count { scene.mailbox.letter($0 + 1)?.folder != home[$0] } > limit
            }
    }

    @MainActor func withDrafts(upTo limit: Int) -> Scenario {
        fact("drafts") { $0.mailbox.drafts }
            .fact("sent") { $0.mailbox.letters(in: .sent).count }
            .about(ComposeModel.self) { "\($0.draft) \($0.isDirty)" }
            .stop("more than \(limit) drafts and letters sent") {
                $0.mailbox.drafts.count + $0.mailbox.letters(in: .sent).count > limit
            }
    }

    @MainActor func withSearches() -> Scenario { fact("searches") { $0.session.accounts[0].recentSearches } }

    @MainActor func withPreferences() -> Scenario {
        fact("signature") { $0.session.accounts[0].preferences.signature }
            .fact("notifies") { $0.session.accounts[0].preferences.notifies }
            .fact("servers") { $0.session.accounts[0].preferences.servers }
            .about(SignatureModel.self) { $0.text }
    }

    @MainActor func withSessions() -> Scenario {
        fact("user") { [$0.session.user, $0.session.expiredUser] }
            .event("the session expires") { $0.session.expire() }
    }

    /// Ada alone signs in.
    @MainActor func alone() -> Scenario { stop("Tim") { $0.session.user == "Tim" } }

    /// States with other screens are judged, and not gone on from.
    @MainActor func staying(off screens: String...) -> Scenario {
        stop("another part of the app") { screens.contains($0.front) }
    }
}
