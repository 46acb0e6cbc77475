@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// What the page on the life of a trigger says of its states, and what cannot be shown as code there.
@Suite("The page on the life of a trigger: states", .noUnhandledFailures) @MainActor
struct LifePageStates {
    private typealias ClubRoute = LifePage.ClubRoute
    private let club: LifePage.ClubCoordinator
    private let windows: WindowManager
    private let host: TestHost
    private let records = LifePage.Log<String>()
    private let outcomes = LifePage.Log<String>()
    private static let coalescing = TransitionOptions(policy: .coalesce)

    init() {
        (windows, club) = LifePage.launch()
        host = TestHost(windows)
        windows.observeCommits { [records] in records.append("\($0)") }
    }

    /// Triggers a route, and notes how that ends.
    private func trigger(_ route: ClubRoute, _ name: String, _ options: TransitionOptions = .animated) {
        club.trigger(route, with: options) { [outcomes] in outcomes.append("\(name) \($0)") }
    }

    /// Triggers a route in a task, and gives that up.
    private func giveUp(_ route: ClubRoute, beforehand check: () -> Void) async {
        let task = Task.immediate { @MainActor in _ = try? await club.trigger(route) }
        check()
        task.cancel()
        await task.value
    }

    @Test("a trigger that is withdrawn in line is recorded in its turn") func withdrawnInLine() async {
        host.isHolding = true
        trigger(.article(id: 7), "first")
        await giveUp(.article(id: 8)) { #expect(windows.waiting.map(\.reason) == [.turn]) }
        #expect(windows.waiting.isEmpty)
        #expect(records.all == [])
        host.acknowledge()
        expect(windows, "main: [club, article]")
        #expect(
            records.all == [
                "article(id: 7) on ClubCoordinator: completed",
                "article(id: 8) on ClubCoordinator: cancelled: the caller no longer waits for it",
            ])
    }

    @Test("a trigger that is withdrawn at a gate has its login closed, and is recorded") func withdrawnAtGate() async {
        await giveUp(.members) { expect(windows, "main: [club]^sign-in") }
        #expect(windows.waiting.isEmpty)
        expect(windows, "main: [club]")
        #expect(records.all.last == "members on ClubCoordinator: cancelled: the caller no longer waits for it")
    }

    @Test("a trigger that is given up while it settles goes on") func givenUpWhileSettling() async {
        host.isHolding = true
        await giveUp(.article(id: 7)) { #expect(windows.waiting.isEmpty) }
        #expect(host.waiting.count == 1)
        host.acknowledge()
        #expect(records.all == ["article(id: 7) on ClubCoordinator: completed"])
    }

    @Test("triggers that share an outcome are one in the list and in the records") func shared() {
        host.isHolding = true
        trigger(.article(id: 7), "one")
        trigger(.article(id: 7), "two", Self.coalescing)
        trigger(.article(id: 8), "three")
        trigger(.article(id: 8), "four", Self.coalescing)
        #expect(windows.waiting.map(\.description) == ["article(id: 8) on ClubCoordinator: waits for its turn"])
        host.acknowledge()
        host.acknowledge()
        #expect(outcomes.all == ["one completed", "two completed", "three completed", "four completed"])
        #expect(records.all == [7, 8].map { "article(id: \($0)) on ClubCoordinator: completed" })
    }

    @Test("a trigger that joined a commit is part of its record") func joined() {
        club.alongside = { [club] in
            club.alongside = nil
            trigger(.article(id: 2), "joined")
        }
        trigger(.article(id: 1), "first")
        expect(windows, "main: [club, article, article]")
        #expect(outcomes.all == ["first completed", "joined completed"])
        #expect(records.all == ["article(id: 1) on ClubCoordinator: completed"])
    }

    @Test("a recovery ends all that settles and waits, each with a record, before its own") func recovery() {
        trigger(.members, "gate")
        host.isHolding = true
        trigger(.article(id: 1), "settles")
        trigger(.article(id: 1), "shares", Self.coalescing)
        trigger(.article(id: 2), "line")
        club.recover(to: .article(id: 3))
        let ended = "cancelled: everything that was pending was ended"
        #expect(outcomes.all == ["settles", "shares", "line", "gate"].map { "\($0) \(ended)" })
        #expect(
            records.all.dropFirst() == [
                "article(id: 1) on ClubCoordinator: \(ended)", "article(id: 2) on ClubCoordinator: \(ended)",
                "members on ClubCoordinator: \(ended)", "recovery: article(id: 3) on ClubCoordinator: completed",
            ])
        expect(windows, "main: [club, article]")
        #expect(windows.waiting.isEmpty)
    }

    @Test("a prerequisite has a record of its own, and the trigger is rejected when it is closed")
    func closed() {
        trigger(.members, "gate")
        #expect(windows.waiting.map(\.reason) == [.gate("members only", verdict: "require ClubRoute.login")])
        #expect(host.shown.description == "main: [club]^sign-in")
        host.dragAway()
        #expect(outcomes.all == ["gate rejected: 'sign-in' had to come first, and was closed"])
        #expect(
            records.all == [
                "ClubRoute.login, which 'members only' asks for: completed", "the user: dismissed /0/0^0: completed",
                "members on ClubCoordinator: rejected: 'sign-in' had to come first, and was closed",
            ])
    }

    @Test("a trigger goes on if its gate allows by the time the prerequisite is closed") func closedAndAllowed() {
        trigger(.members, "gate")
        club.trigger(.article(id: 1))
        club.isMember = true
        host.dragAway()
        #expect(outcomes.all == ["gate completed"])
        expect(windows, "main: [club, article, members]")
    }

    @Test("a commit that a host refuses goes back, and a trigger that will not wait is rejected") func refused() {
        host.isHolding = true
        trigger(.article(id: 1), "settles")
        trigger(.article(id: 2), "busy", TransitionOptions(policy: .reject))
        host.refuse("no room")
        expect(windows, "main: [club]")
        let refusal = "failed: Can't show the commit of article(id: 1) on ClubCoordinator: a host refused: no room."
        #expect(outcomes.all == ["busy rejected: something else is still settling", "settles \(refusal)"])
        #expect(records.all.count == 2)
    }

    @Test("a prerequisite that has not had its turn waits as well") func prerequisiteInLine() {
        host.isHolding = true
        trigger(.article(id: 1), "first")
        trigger(.members, "second")
        host.acknowledge()
        #expect(host.waiting.count == 1)
        expect(windows, "main: [club, article]^sign-in")
        host.acknowledge()
        #expect(windows.waiting.count == 1)
    }

    @Test("a trigger that a gate redirects is still recorded as what was asked for") func redirected() {
        let gate = Gate("elsewhere") { _ in .redirect(to: ClubRoute.article(id: 9)) }
        club.trigger(.signedIn, gates: [gate])
        expect(windows, "main: [club, article]")
        #expect(records.all == ["signedIn on ClubCoordinator: completed"])
    }

    @Test("a trigger that waits when the tree goes is cancelled, without a record") func released() {
        var launched: (WindowManager, LifePage.ClubCoordinator)? = LifePage.launch()
        launched?.0.observeCommits { [records] in records.append("\($0)") }
        launched?.1.trigger(.members) { [outcomes] in outcomes.append("\($0)") }
        launched = nil
        #expect(outcomes.all == ["cancelled: the tree has gone"])
        #expect(records.all == ["ClubRoute.login, which 'members only' asks for: completed"])
    }

    @Test("an action of the user stays a report, also where a coordinator has made a route of it")
    func claimed() throws {
        let app = GatesPage.AppCoordinator(GatesPage.Session())
        let windows = WindowManager(WindowRoot(app, name: "main"))
        TestHost(windows).choose(app.account)
        let waiting = try #require(windows.waiting.first)
        #expect(waiting.description == "the user: selected /0/0/1: waits for signed in (require AppRoute.login)")
        #expect(waiting.cause.report != nil)
    }

    @Test("the place of a cause leads to its presentable, and the type of its route to the router")
    func parts() throws {
        var text = ""
        windows.observeCommits { text = $0.cause.path?.description ?? "" }
        trigger(.article(id: 7), "first")
        let path = try #require(TreePath(text))
        #expect(windows.presentable(at: path) === club)
        #expect(try windows.router(for: ClubRoute.self) === club)
    }

    @Test("the numbers of records distinguish consequences from triggers that only waited") func numbers() {
        var all: [CommitRecord] = []
        windows.observeCommits { all.append($0) }
        club.trigger(.article(id: 1)) { [club] _ in club.trigger(.article(id: 2)) }
        club.trigger(.members)
        club.trigger(.signedIn)
        let own = all.filter { record in record.consequenceOf.map { $0 > record.number } ?? true }
        #expect(
            own.map(\.cause.description) == [
                "article(id: 1) on ClubCoordinator", "signedIn on ClubCoordinator", "members on ClubCoordinator",
            ])
        #expect(own.sorted { $0.number < $1.number }.map(\.cause.description)[1] == "members on ClubCoordinator")
        #expect(all.count == 5)
    }

    @Test("a cause is triggered once more with the options of its record") func options() {
        var record: CommitRecord?
        windows.observeCommits { record = $0 }
        trigger(.article(id: 7), "first", .unanimated)
        guard let record else { return }
        windows.trigger(record.cause, with: record.options)
        #expect(host.commits.map(\.options.isAnimated) == [false, false])
        expect(windows, "main: [club, article, article]")
    }
}
