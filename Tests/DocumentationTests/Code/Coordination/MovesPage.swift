import Coordination
import CoordinationMoves
import CoordinationProof
import CoordinationTesting
import Testing

/// The code of the page on moves.
enum MovesPage {
    enum MailRoute: Route { case letter(Int), compose, search(String) }

    struct Letter {
        var id: Int
        var subject: String
    }

    // snippet.moves-offers
    final class InboxModel: Presentable, Offering {
        let node = Screen("inbox")
        var letters = [Letter(id: 7, subject: "Rent"), Letter(id: 9, subject: "Lunch?")]

        var offers: [Offer] {
            letters.map { Offer("open", title: $0.subject, MailRoute.letter($0.id)) } + [
                Offer("compose", title: "New letter", MailRoute.compose),
                Offer("search", taking: .text(prompt: "Search for", limit: 80)) { MailRoute.search($0) },
                Offer("empty the bin") { done in self.emptyBin(completion: done) },
            ]
        }
        // snippet.hide
        private(set) var bin = [1]

        private func emptyBin(completion: Offer.Completion) {
            bin = []
            completion(.noChange)
        }
        // snippet.show
    }
    // snippet.end

    final class MailCoordinator: Coordinator {
        let root: TabRoot
        let mail = StackRoot(InboxModel(), name: "mail")
        var isFull = true

        init() { root = TabRoot(mail, StackRoot(Screen("options"), name: "settings")) }

        func gates(for route: MailRoute) -> [Gate] {
            guard case .compose = route else { return [] }
            return [Gate("room") { _ in self.isFull ? .deny("the mailbox is full") : .allow }]
        }

        func prepareTransition(for route: MailRoute) -> Transition<TabRoot> {
            switch route {
            case .letter(let id): .perform(.push(Screen("letter \(id)")), on: mail)
            case .compose: .present(Screen("letter"))
            case .search(let text): .perform(.push(Screen("found '\(text)'")), on: mail)
            }
        }
    }
}

@Suite("The page on moves") struct MovesPageTests {
    private typealias MailCoordinator = MovesPage.MailCoordinator

    private let mail = MailCoordinator()

    @Test("moves are listed with their permissions") func listed() {
        var lines: [String] = []
        func print(_ move: Move, _ permission: String) { lines.append("\(move) \(permission)") }
        // snippet.moves-print
        for item in mail.moves { print(item.move, item.permission.map { "\($0)" } ?? "nobody can tell") }
        // snippet.end
        #expect(
            lines == [
                #"tap "open" on "inbox" about "MailRoute.letter(7)" now"#,
                #"tap "open" on "inbox" about "MailRoute.letter(9)" now"#,
                #"tap "compose" on "inbox" about "MailRoute.compose" no: the mailbox is full"#,
                #"tap "search" on "inbox" nobody can tell"#, #"tap "empty the bin" on "inbox" nobody can tell"#,
                #"tab "mail" now"#, #"tab "settings" now"#,
            ])
    }

    @Test("a move is done by its name, and by what was read") func done() {
        mail.isFull = false
        // snippet.moves-do
        mail.do(.tap("compose", on: "inbox"))
        // snippet.end
        expect(mail, "{mail[inbox]*, settings[options]}^letter")
        mail.do(.back)
        var outcomes: [TransitionOutcome] = []
        func print(_ outcome: TransitionOutcome) { outcomes.append(outcome) }
        // snippet.moves-seen
        let moves = mail.moves
        mail.do(moves[1].move, seen: moves.mark) { outcome in print(outcome) }
        // snippet.end
        #expect(outcomes.first?.isCompleted == true)
        expect(mail, #"{mail[inbox, "letter 9"]*, settings[options]}"#)
    }

    @Test("the same moves are explored") func explored() {
        typealias InboxModel = MovesPage.InboxModel
        // snippet.moves-scenario
        let scenario = Scenario("mail") { _ in MailCoordinator() }
            .offers(InboxModel.self) { inbox in inbox.offers.map { $0.name == "search" ? $0.trying("rent") : $0 } }
            .law(.nothingFails)
        // snippet.end
        let law = "each offer does something"
        let found = scenario.bound(.screens(3)).proof().findings
        #expect(found.map(\.law) == [law], "nobody says what is in the bin")
        prove(scenario.about(InboxModel.self) { $0.bin }.bound(.screens(3)))
    }
}
