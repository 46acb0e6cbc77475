import Coordination
import CoordinationLinks
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

/// The code of *Proving navigation*.
@Suite("The page on proving") struct ProofPage {
    enum ClubRoute: Route { case club, members, login, quiz }

    final class ClubCoordinator: Coordinator {
        let root = StackRoot()
        var isMember = false
        private let canLeaveQuiz: Bool

        init(canLeaveQuiz: Bool = false) {
            self.canLeaveQuiz = canLeaveQuiz
            trigger(.club)
        }

        func gates(for route: ClubRoute) -> [Gate] {
            guard route == .members else { return [] }
            return [Gate("members only") { _ in self.isMember ? .allow : .require(ClubRoute.login) }]
        }

        func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
            switch route {
            case .club: .set([ClubModel()])
            case .members: .push(Later { Screen("members") }, key: route)
            case .login: .present { SignInModel(self) }
            case .quiz: .present(Screen("quiz"), style: .sheet(dismissible: canLeaveQuiz))
            }
        }
    }

    final class ClubModel: Presentable {
        let node = Screen("club")
    }

    final class SignInModel: Finishing {
        typealias Output = Void
        let node = Screen("sign-in")
        private weak var club: ClubCoordinator?

        init(_ club: ClubCoordinator) { self.club = club }

        func signIn(_ completion: @escaping (TransitionOutcome) -> Void) {
            club?.isMember = true
            finish(completion: completion)
        }
    }

    // snippet.scenario
    let scenario = Scenario("club") { _ in ClubCoordinator() }
        .offers(ClubModel.self) { _ in [Offer("Members", ClubRoute.members), Offer("Quiz", ClubRoute.quiz)] }
        .offers(SignInModel.self) { model in [Offer("Sign in") { model.signIn($0) }] }
        .fact("member") { $0.isMember }
        .law(
            .noTrap { $0.front == "club" }, .nothingFails,
            .gate("members only", guards: .screen("members")),
            .sometimes("the members' page is seen") { $0.front == "members" })
    // snippet.end

    // snippet.scenario-outside
    var withLinks: Scenario<ClubCoordinator> {
        scenario
            .links(["the members' page": [ClubRoute.members]], with: .revealing)
            .event("signed out elsewhere") { $0.isMember = false }
            .law(.link("the members' page", arrives: { $0.front == "members" }))
    }
    // snippet.end

    // snippet.step-law
    let signingOut = Law<ClubCoordinator>.step(
        "signing out moves nothing", by: { $0 == .event("signed out elsewhere") }, reading: \.tree
    ) { before, after in
        before == after
    }
    // snippet.end

    @Test("a law about a step is judged at each move that it is about") func step() {
        #expect(withLinks.law(signingOut).proof().findings.map(\.law) == ["no trap"])
        let forgetful = withLinks.event("signed out elsewhere, and sent home") {
            $0.isMember = false
            $0.trigger(.club)
        }
        let law = Law<ClubCoordinator>.step(
            "no way home by itself", by: { $0.kind == .event }, reading: \.front, holds: ==)
        #expect(forgetful.law(law).proof().findings.map(\.law).contains("no way home by itself"))
    }

    @Test("what comes from outside is explored, too") func outside() {
        let proof = withLinks.proof()
        #expect(proof.contradiction == nil && proof.extent.states > 1, "\(proof)")
        #expect(proof.findings.map(\.title) == ["no trap: no way home from [club]^quiz"], "\(proof)")
    }

    private let once = TransitionOptions(policy: .coalesce)

    /// The club without the quiz, and with a link that may wait at the gate.
    private func links(with options: TransitionOptions = .animated) -> Scenario<ClubCoordinator> {
        Scenario("club") { _ in ClubCoordinator() }
            .offers(SignInModel.self) { model in [Offer("Sign in") { model.signIn($0) }] }
            .fact("member") { $0.isMember }
            .links(["the members' page": [ClubRoute.members]], with: options)
            .law(.nothingFails).budget(moves: 1_000)
    }

    @Test("a link at a gate waits once more each time, unless a bound or a policy stops it") func waiting() {
        let endless = links().bound(.waiting(.max)).proof()
        #expect(!endless.extent.isComplete && !endless.problems.isEmpty)
        #expect(links().proof().problems == [] && "\(links().proof())".contains("waiting(1) by default"))
        #expect(links(with: once).proof().isProved)
    }

    @Test("a link followed twice at a gate differs in what waits") func equalTrees() {
        let law = Law<ClubCoordinator>.idempotent("the members' page")
        let found = links().bound(.waiting(1)).law(law).proof()
        #expect(
            "\(found)".contains(
                """
                  1. link "the members' page"
                     [club]^sign-in
                  2. link "the members' page"
                     [club]^sign-in
                """))
        #expect(links(with: once).law(law).proof().isProved)
    }

    @Test("a link is explored by its address") func address() throws {
        let list: Links<ClubRoute> = [.at("members", .members)]
        let byAddress = scenario.links(["/members": try list.link(for: "/members").hops.map(\.route)], with: .revealing)
            .link("/club") { $0.trigger(.club, completion: $1) }
            .law(.link("/members", arrives: { $0.front == "members" })).budget(moves: 5_000)
        #expect(byAddress.proof().findings.map(\.title) == ["no trap: no way home from [club]^quiz"])
    }

    private enum ShopRoute: Route { case order }

    private final class Shop: Coordinator {
        let root = StackRoot(Screen("shop"))
        var orders = 0

        func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> { .effect("order") { self.orders += 1 } }
    }

    @Test("a fact that counts has no end, unless it or the scenario stops") func counting() {
        let shop = Scenario("shop") { _ in Shop() }
            .offers(Screen.self) { _ in [Offer("Order", ShopRoute.order)] }
            .law(.nothingFails).budget(moves: 500)
        let counting = shop.fact("orders") { $0.orders }
        let spent = "The budget is spent before all of 'shop' is explored"
        #expect(counting.proof().problems.first?.hasPrefix(spent) == true)
        #expect(
            counting.budget(moves: 999).proof().problems.first?
                .contains("What grows: the fact 'orders' has had 1000 values") == true)
        #expect(counting.proof().extent.states == 501)
        #expect(counting.budget(moves: 1_000).proof().extent.states == 1_001)
        #expect(counting.stop("a third order") { $0.orders > 2 }.proof().problems == [])
        #expect(shop.fact("orders") { min($0.orders, 2) }.proof().isProved)
    }

    private enum NextRoute: Route { case letter, next }

    /// Letters, of which the next one lies elsewhere if the list is not in sight.
    private final class ReadingLetters: Coordinator {
        let list = StackRoot(Screen("inbox"))
        let detail = StackRoot()
        let root: SplitRoot

        init() { root = SplitRoot(list, detail) }

        func prepareTransition(for route: NextRoute) -> Transition<SplitRoot> {
            switch route {
            case .letter: .perform(.set([Screen("letter-7")]), on: detail)
            case .next where list.node.isVisible: .perform(.set([Screen("letter-8")]), on: detail)
            case .next: .perform(.push(Screen("letter-8")), on: detail)
            }
        }
    }

    @Test("an app that reads what is in sight has the finding that the page shows") func readsSight() {
        let offers = ["inbox": Offer("Letter", NextRoute.letter), "letter-7": Offer("Next", NextRoute.next)]
        let found = Scenario("letters") { _ in WindowManager(WindowRoot(ReadingLetters(), name: "main")) }
            .offers(Screen.self) { offers[$0.name].map { [$0] } ?? [] }.folds().law(.sameAtAnyWidth).proof()
        #expect(
            "\(found)".contains(
                """
                the same at any width: 'tap "Next" on "letter-7"' does something else in a narrow window

                Folded afterwards, it leads to main/: ([inbox] | [letter-8]).

                The way, 3 moves:
                     main: ([inbox]* | [])
                  1. tap "Letter" on "inbox"
                     main: ([inbox] | [letter-7])
                  2. fold
                     main/: ([inbox] | [letter-7])
                  3. tap "Next" on "letter-7"
                     main/: ([inbox] | [letter-7, letter-8])
                """), "\(found)")
    }

    @Test("an app that folds is the same at any width") func folds() {
        // snippet.scenario-folds
        let letters = Scenario("letters") { _ in WindowManager(WindowRoot(LettersCoordinator(), name: "main")) }
            .offers(Screen.self) { $0.name == "inbox" ? [Offer("Letter", LettersRoute.letter(7))] : [] }
            .folds()
            .law(.sameAtAnyWidth, .noTrap { $0.front == "inbox" })
        // snippet.end
        #expect(letters.proof().isProved, "\(letters.proof())")
    }

    @Test("the club has the trap that the page shows, and no other finding") func trap() {
        let proof = scenario.proof()
        #expect(proof.findings.map(\.title) == ["no trap: no way home from [club]^quiz"], "\(proof)")
        #expect(proof.findings.first?.test == Self.printed)
        let withoutFact = Scenario("club") { _ in ClubCoordinator() }
            .offers(ClubModel.self) { _ in [Offer("Members", ClubRoute.members), Offer("Quiz", ClubRoute.quiz)] }
            .offers(SignInModel.self) { model in [Offer("Sign in") { model.signIn($0) }] }
        #expect(withoutFact.proof().contradiction?.contains("two ways come to one state") == true)
    }

    @Test("the page shows the lines of a club without the trap, and of one that a bound stops") func lines() throws {
        let mended = Scenario("club") { _ in ClubCoordinator(canLeaveQuiz: true) }
            .offers(ClubModel.self) { _ in [Offer("Members", ClubRoute.members), Offer("Quiz", ClubRoute.quiz)] }
            .offers(SignInModel.self) { model in [Offer("Sign in") { model.signIn($0) }] }
            .fact("member") { $0.isMember }
            .law(
                .noTrap { $0.front == "club" }, .nothingFails,
                .gate("members only", guards: .screen("members")),
                .sometimes("the members' page is seen") { $0.front == "members" })
        let proved = "club: 4 laws, proved; complete: 6 states, 13 edges; 411 moves (398 again), 8 launches"
        #expect("\(mended.proof())" == proved)
        let bounded =
            "club: 1 law, no finding; bounded by waiting(1) by default, 1 state not gone on from: 5 states, 9 edges"
        #expect("\(links().proof())".hasPrefix("\(bounded); "), "\(links().proof())")
        let page = try String(
            contentsOf: Checkout.root.appending(
                path: "Tests/CoordinationProof/CoordinationProof.docc/Proving-navigation.md"),
            encoding: .utf8)
        #expect(page.contains("```text\n\(proved)\n\(bounded); ...\n```\n"))
    }

    private static let printed = """
        @Test("no trap: no way home from [club]^quiz") func noTrap62541() {
            let way: [Move] = [
                .tap("Quiz", on: "club"),
            ]
            replay(scenario, way, law: "no trap")
        }
        """

    @Test("the tests that the page shows fail") func printed() {
        withKnownIssue { prove(scenario) }
        withKnownIssue { replay(scenario, [.tap("Quiz", on: "club")], law: "no trap") }
    }
}
