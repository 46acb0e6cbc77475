import Coordination
import CoordinationProof

@testable import MailReader

extension Scenario<SceneCoordinator> {
    /// The app with everything that a user can do on each of its screens.
    @MainActor static func mail(_ name: String, _ session: @escaping () -> Session) -> Scenario {
        Scenario(name) { _ in SceneCoordinator(session()) }
            .offeringSignIn().offeringMail().offeringDrafts().offeringSearch().offeringSettings()
    }

    @MainActor private func offeringSignIn() -> Scenario {
        offers(SignInModel.self) { model in
            model.users.map { Offer("sign in as \($0)", SignInRoute.signedIn($0)) }
                + [Offer("help", SignInRoute.help), Offer("about", SignInRoute.about)]
                + (model.canChangeUser ? [Offer("change user", SceneRoute.signedOut)] : [])
        }
    }

    @MainActor private func offeringMail() -> Scenario {
        offers(FoldersModel.self) { model in
            model.folders.map { Offer("open", title: $0.rawValue, MailRoute.folder($0)) }
                + [Offer("compose", AppRoute.compose(.blank(to: "")))]
        }
        .offers(LettersModel.self) { model in
            model.letters.map { Offer("open", title: $0.subject, MailRoute.letter($0.id)) }
                + model.drafts.compactMap(\.id).map { Offer("open draft", AppRoute.compose(.draft($0))) }
                + [Offer("compose", AppRoute.compose(.blank(to: "")))]
        }
        .offers(LetterModel.self) { model in
            [
                Offer("reply", AppRoute.compose(.reply(letter: model.id))),
                Offer("forward", AppRoute.compose(.forward(letter: model.id))),
                Offer("move", LetterRoute.move), Offer("delete", LetterRoute.delete),
            ] + (model.hasNext ? [Offer("next", LetterRoute.next)] : [])
        }
        .offers(FolderPicker.self) { model in
            model.folders.map { folder in
                Offer("into \(folder)") { model.finish(with: folder, completion: $0) }
            }
        }
    }

    @MainActor private func offeringDrafts() -> Scenario {
        offers(ComposeModel.self) { model in
            [
                Offer("type") { _ in model.type("See you.") }, Offer("erase") { _ in model.type("") },
                Offer("recipients", ComposeRoute.recipients), Offer("save", ComposeRoute.save),
                Offer("close", ComposeRoute.close),
            ] + (model.isSendable ? [Offer("send", ComposeRoute.send)] : [])
                + (model.draft.id == nil ? [] : [Offer("delete", ComposeRoute.delete)])
        }
        .offers(RecipientPicker.self) { model in
            model.contacts.map { contact in
                Offer("to \(contact)") { model.finish(with: contact, completion: $0) }
            }
        }
    }

    @MainActor private func offeringSearch() -> Scenario {
        offers(SearchModel.self) { model in
            [Offer("rent", SearchRoute.results("rent")), Offer("nothing", SearchRoute.results("zebra"))]
                + (model.hasRecents ? [Offer("recents", SearchRoute.recents)] : [])
        }
        .offers(RecentSearches.self) { model in
            model.searches.map { text in Offer("again \(text)") { model.finish(with: text, completion: $0) } }
                + [Offer("clear", SearchRoute.clearRecents)]
        }
        .offers(ResultsModel.self) { model in
            model.letters.map { Offer("open", title: $0.subject, SearchRoute.letter($0.id)) }
        }
    }

    @MainActor private func offeringSettings() -> Scenario {
        offers(SettingsModel.self) { _ in
            [
                Offer("accounts", SettingsRoute.servers), Offer("signature", SettingsRoute.signature),
                Offer("notifications", SettingsRoute.notifications), Offer("about", SceneRoute.about),
                Offer("sign out", SceneRoute.signOut),
            ]
        }
        .offers(ServersModel.self) { model in
            model.names.map { Offer("open", title: $0, SettingsRoute.server($0)) }
        }
        .offers(ServerModel.self) { model in [Offer("toggle") { _ in model.toggle() }] }
        .offers(SignatureModel.self) { model in
            [Offer("type") { _ in model.type("Yours") }, Offer("save") { _ in model.save() }]
        }
        .offers(NotificationsModel.self) { model in [Offer("toggle") { _ in model.toggle() }] }
    }
}
