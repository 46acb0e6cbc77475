import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import MailReader

@MainActor @Suite("The proof of the mail reader") struct MailProofs {
    let letters = Scenario<SceneCoordinator>.mail("letters") { .signedIn() }
        .withLetters(moved: 1)
        .staying(off: "compose", "search", "settings", "folders", "folder-drafts")
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .thereAndBack, .noGhost,
            .noLeak { $0.front == "folder-inbox" },
            .everyRoute(LetterRoute.next, LetterRoute.move, LetterRoute.moved(.archive), LetterRoute.deleted),
            .everyScreen("folders", "folder-sent", "folder-trash", "letter-3", "folder-picker"),
            .sometimes("a letter is deleted for ever") { $0.mailbox.letter(3) == nil },
            .tap("next", on: "letter-1", leads: { $0.front.hasPrefix("letter-") && $0.front != "letter-1" }))

    @Test("letters are read, moved and deleted") func readingHolds() { hold(letters) }

    let drafts = Scenario<SceneCoordinator>.mail("drafts") { .signedIn(letters: 0, contacts: ["Cleo"]) }
        .withDrafts(upTo: 1).bound(.tabsAside(0)).budget(moves: 10000)
        .staying(off: "search", "settings", "folders", "folder-archive", "folder-trash", "folder-sent")
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .draftIsAskedAbout, .oneDraft, .keepingKeeps,
            .noLeak { $0.front == "folder-inbox" },
            .everyScreen("compose", "recipients", "folder-drafts"),
            .sometimes("a letter is sent") { !$0.mailbox.letters(in: .sent).isEmpty })

    @Test("drafts are written, kept and sent") func writingHolds() { hold(drafts) }

    let answers = Scenario<SceneCoordinator>.mail("answers") { .signedIn(letters: 1, contacts: ["Cleo"]) }
        .withDrafts(upTo: 0).withLetters(moved: 0, of: 1).bound(.tabsAside(0)).budget(moves: 10000)
        .staying(off: "search", "settings", "folders", "folder-archive", "folder-trash", "folder-picker", "folder-sent")
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .draftIsAskedAbout, .oneDraft,
            .tap("reply", on: "letter-1", leads: { $0.front == "compose" }))

    @Test("letters are answered and forwarded") func answersHold() { hold(answers) }

    let search = Scenario<SceneCoordinator>.mail("search") { .signedIn() }
        .withLetters(moved: 0).withSearches().alone().bound(.tabsAside(0)).budget(moves: 10000)
        .staying(off: "compose", "settings", "folders")
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .noGhost, .thereAndBack,
            .within(4, to: "a letter that is found") { $0.front == "letter-3" },
            .everyScreen("search", "results", "recent-searches"))

    @Test("letters are searched") func searchHolds() { hold(search) }

    let twice = Scenario<SceneCoordinator>.mail("twice") { .signedIn() }
        .withLetters(moved: 0).withSearches().budget(moves: 10000)
        .staying(off: "compose", "settings", "folder-archive", "folder-sent", "folder-drafts", "folder-picker")
        .staying(off: "letter-1", "letter-2", "recent-searches", "folders")
        .law(
            .noGhost, .nothingFails, .inboxInReach,
            .sometimes("one letter is open twice") { "\($0.tree)".components(of: "letter-3") == 2 },
            .sometimes("a letter is deleted for ever") { $0.mailbox.letter(3) == nil })

    @Test("a letter that is open twice closes twice") func twiceHolds() { hold(twice) }

    let settings = Scenario<SceneCoordinator>.mail("settings") { .signedIn(letters: 0) }
        .withPreferences().alone().bound(.tabsAside(0)).budget(moves: 10000)
        .staying(
            off: "compose", "search", "sign-in", "letter-1", "letter-2", "folder-archive", "folder-drafts",
            "folder-trash"
        )
        .law(
            .inboxInReach, .nothingFails, .noEqualNeighbours, .signatureIsAskedAbout,
            .everyScreen("accounts", "account-home", "signature", "notifications", "about"))

    @Test("settings are changed") func settingsHold() { hold(settings) }
}
