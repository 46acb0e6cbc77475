import Coordination
import CoordinationProof

@testable import MailReader

extension Law<SceneCoordinator> {
    /// A user can always get to the inbox.
    @MainActor static var inboxInReach: Law { .noTrap { $0.front == "folder-inbox" } }

    @MainActor static var nothingWithoutSession: Law {
        .never("mail is in front without a session") {
            $0.session.user == nil && !["sign-in", "sign-in-help", "about", "splash"].contains($0.front)
        }
    }

    @MainActor static var noGhost: Law {
        .never("a letter is open that is deleted") { situation in
            (1...3).contains { id in
                situation.mailbox.letter(id) == nil && "\(situation.tree)".contains("letter-\(id)")
            }
        }
    }

    @MainActor static var draftIsAskedAbout: Law {
        .asks(beforeLeaving: ComposeModel.self, if: \.isDirty)
    }

    @MainActor static var signatureIsAskedAbout: Law {
        .asks(beforeLeaving: SignatureModel.self, if: \.isDirty)
    }

    @MainActor static var oneDraft: Law {
        .never("two drafts are open") { "\($0.tree)".components(of: "compose") > 1 }
    }

    @MainActor static var oneSignIn: Law {
        .never("two sign-ins are shown") { "\($0.tree)".components(of: "[sign-in") > 1 }
    }

    @MainActor static var keepingKeeps: Law {
        .step(
            "a draft that is kept is a draft", by: { $0 == .answer("Keep", to: "Keep the draft?") },
            reading: { $0.mailbox.drafts.count }, holds: { $1 >= max($0, 1) })
    }

    @MainActor static var signingOutEndsEverything: Law {
        .step(
            "signing out ends everything", by: { $0 == .answer("Sign out", to: "Sign out?") }, reading: { $0 },
            holds: { $1.front == "sign-in" || $1.alert != nil })
    }

    @MainActor static var expiryKeeps: Law {
        .step(
            "an expired session takes nothing", by: { $0 == .event("the session expires") },
            reading: { $0.belongings },
            holds: ==)
    }
}

extension Scenario<SceneCoordinator> {
    @MainActor func guarded() -> Scenario {
        law(.gate("signed in", guards: .screen("folders"), .screen("settings"), .screen("compose")))
    }
}

extension SceneCoordinator {
    /// Ada's letters, whoever is signed in.
    var mailbox: Mailbox { session.accounts[0].mailbox }

    var belongings: Belongings {
        Belongings(
            drafts: mailbox.drafts, letters: mailbox.letters,
            trees: [tabs?.mail.tree, tabs?.search.tree, tabs?.settings.tree])
    }

    var isUnsaved: Bool {
        let draft = tabs?.children.lazy.compactMap { ($0 as? ComposeCoordinator)?.model.isDirty }.first
        let signature = tabs?.settings.root.screens.contains { ($0 as? SignatureModel)?.isDirty == true }
        return draft == true || signature == true
    }
}

extension String {
    func components(of part: String) -> Int { ranges(of: part).count }
}
