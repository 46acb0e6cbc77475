import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import MailReader

@MainActor @Suite("The proof of the sessions") struct SessionProofs {
    let sessions = Scenario<SceneCoordinator>.mail("sessions") { .fixture(letters: 1, contacts: []) }
        .withSessions().withLetters(moved: 0, of: 1).budget(moves: 8000)
        .staying(off: "search", "folder-picker", "folder-archive", "folder-trash", "folder-sent", "folder-drafts")
        .staying(off: "compose", "accounts", "notifications", "signature")
        .guarded()
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .nothingWithoutSession, .signingOutEndsEverything,
            .expiryKeeps, .oneSignIn, .noLeak { $0.front == "folder-inbox" })

    @Test("sessions begin, expire and end") func sessionsHold() { hold(sessions) }

    let links = Scenario<SceneCoordinator>.mail("links") { .fixture(letters: 1, contacts: []) }
        .withSessions().withDrafts(upTo: 0).withLetters(moved: 0, of: 1).withPreferences().alone()
        .bound(.tabsAside(0)).budget(moves: 12000)
        .staying(off: "search", "folder-picker", "folder-trash", "folder-sent", "folder-drafts", "accounts")
        .staying(off: "folders", "notifications", "sign-in-help", "recipients", "about")
        .stop("something is written") { $0.isUnsaved }
        .withLinks()
        .guarded()
        .law(.inboxInReach, .nothingFails, .noEqualNeighbours, .nothingWithoutSession, .oneSignIn)

    @Test("links wait for a session, and arrive") func linksHold() { hold(links) }

    let unsaved = Scenario<SceneCoordinator>.mail("unsaved") { .signedIn(letters: 0, contacts: []) }
        .withSessions().withDrafts(upTo: 0).withPreferences().alone()
        .bound(.tabsAside(1)).budget(moves: 8000)
        .staying(off: "search", "folders", "folder-drafts", "folder-sent", "folder-archive", "folder-trash")
        .staying(off: "accounts", "notifications", "sign-in-help", "about")
        .link("sign out") { $0.trigger(.signOut, completion: $1) }
        .law(
            .inboxInReach, .nothingFails, .draftIsAskedAbout, .signatureIsAskedAbout, .expiryKeeps,
            .signingOutEndsEverything, .nothingWithoutSession, .link("sign out", arrives: { $0.alert == "Sign out?" }),
            .everyRoute(SceneRoute.signOut, SceneRoute.signedOut, SignInRoute.signedIn("Ada"), SignInRoute.about),
            .sometimes("a draft stands without a session") { $0.isUnsaved && $0.session.user == nil })

    @Test("what is unsaved survives, or is asked about") func unsavedHolds() { hold(unsaved) }

    let folds = Scenario<SceneCoordinator>.mail("folds") { .signedIn(letters: 2, contacts: []) }
        .withLetters(moved: 0, of: 2).bound(.tabsAside(0)).budget(moves: 8000).refusals()
        .staying(off: "search", "settings", "folder-archive", "folder-trash", "folder-sent", "compose")
        .folds()
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .sameAtAnyWidth, .thereAndBack,
            .tap("open", on: "folders", leads: { $0.front.hasPrefix("folder-") }))

    @Test("a fold loses nothing") func foldsHold() { hold(folds) }
}
