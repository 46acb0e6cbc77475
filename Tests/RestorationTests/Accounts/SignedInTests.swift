@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Synchronization
import Testing

@Suite("An app that is restored at a login", .noUnhandledFailures) struct SignedInTests {
    let session = Session()

    private func launch() -> ClubCoordinator {
        let club = ClubCoordinator(Porter())
        club.porter.wantsLogin(session)
        return club
    }

    /// Stores an app, and restores it in the next process.
    private func reborn(_ club: ClubCoordinator, in fresh: ClubCoordinator? = nil) throws -> (
        ClubCoordinator, RestorationReport
    ) {
        let fresh = fresh ?? launch()
        return (fresh, try fresh.restore(StoredState(club.stored().text)))
    }

    /// Expects that an app comes back as it was for a stranger, and as a picture once somebody is signed in.
    private func expectGoesOn(
        _ club: ClubCoordinator, _ picture: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        let (stranger, whole) = try reborn(club)
        #expect(stranger.tree == club.tree && whole.isWhole, "\(whole)", sourceLocation: location)
        #expect(stranger.root.waiting.count == club.root.waiting.count, sourceLocation: location)
        session.user = "Ada"
        let (fresh, report) = try reborn(club)
        expect(fresh, picture, sourceLocation: location)
        #expect(report.isWhole && fresh.root.waiting.isEmpty, "\(report)", sourceLocation: location)
        // What it has shown is not shown twice.
        _ = try reborn(club, in: fresh)
        expect(fresh, picture, sourceLocation: location)
        #expect(fresh.root.waiting.isEmpty, sourceLocation: location)
    }

    @Test(
        "an app whose user is signed in by now goes on without the login, and nothing is lost",
        arguments: [
            (ClubRoute.profile, "{[shop]*, [account], (files | )}^profile"),
            (.members, "{[shop, members]*, [account], (files | )}"),
            (.bench, "{[shop], [account, bench]*, (files | )}"),
            (.account, "{[shop], [account]*, (files | )}"),
            (.detail, "{[shop]*, [account], (files | detail)}"),
            (.order, "{[shop, size]*, [account], (files | )}"),
            (.panel, "{[shop]+panel*, [account], (files | )}"),
        ])
    func goesOn(route: ClubRoute, expected: String) throws {
        let club = launch()
        club.trigger(.ordered("before"))
        club.back()
        club.trigger(route)
        expect(club, "{[shop]*, [account], (files | )}^login")
        try expectGoesOn(club, expected)
    }

    @Test("an app without a user waits at the login, with the typed text, and asks once") func waits() throws {
        let club = launch()
        club.trigger(.profile)
        try club.frontmost(LoginScreen.self).kept = "ada@"
        let (fresh, report) = try reborn(club)
        #expect(report.isWhole, "\(report)")
        expect(fresh, "{[shop]*, [account], (files | )}^login")
        #expect(fresh.porter.asked == ["ClubRoute.profile"])
        #expect(fresh.root.waiting.map(\.description) == club.root.waiting.map(\.description))
        #expect(try fresh.frontmost(LoginScreen.self).kept == "ada@")
        // Closed without signing in, it does not go on.
        fresh.back()
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(fresh.root.waiting.isEmpty && !fresh.prepared.contains(.profile))
    }

    @Test(
        "terms leave out what waited, and the login, whether the user is signed in by now or not",
        arguments: [[ClubRoute.profile], [.order], [.profile, .register], [.account]], [nil, "Ada"])
    func leftOut(routes: [ClubRoute], user: String?) throws {
        let club = launch()
        club.trigger(.ordered("before"))
        for route in routes { club.trigger(route) }
        session.user = user
        let fresh = launch()
        let report = try fresh.restore(
            StoredState(club.stored().text), terms: RestorationTerms(repeatsWaiting: false))
        expect(fresh, "{[shop, before]*, [account], (files | )}")
        #expect(report.isWhole && fresh.root.waiting.isEmpty && fresh.porter.asked.isEmpty, "\(report)")
    }

    @Test("a user signs in at the restored login, and the trigger that waited goes on") func signsIn() throws {
        let club = launch()
        club.trigger(.profile)
        let (fresh, _) = try reborn(club)
        session.user = "Ada"
        try fresh.frontmost(LoginScreen.self).finish()
        expect(fresh, "{[shop]*, [account], (files | )}^profile")
    }

    @Test("a login with a further screen is dropped with that, and the trigger goes on") func twoScreens() throws {
        let club = launch()
        club.trigger(.profile)
        club.trigger(.register)
        expect(club, "{[shop]*, [account], (files | )}^login^register")
        try expectGoesOn(club, "{[shop]*, [account], (files | )}^profile")
    }

    @Test(
        "a login for a call with its own gates is dropped with the call, which cannot be repeated",
        arguments: [ClubRoute.login, .profile], [false, true])
    func ownGates(first: ClubRoute, isSignedIn: Bool) throws {
        let club = launch()
        let gate = Gate("own") { [session] _ in session.user == nil ? .require(first) : .allow }
        club.trigger(.members, gates: [gate], completion: { _ in })
        expect(club, "{[shop]*, [account], (files | )}^login")
        if isSignedIn { session.user = "Ada" }
        let (fresh, report) = try reborn(club)
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.contains { $0.detail == .waiting }, "\(report)")
    }

    @Test("a link that waited goes on") func link() throws {
        let club = launch()
        club.trigger([Hop(ClubRoute.ordered("first")), Hop(ClubRoute.profile)], completion: { _ in })
        try expectGoesOn(club, "{[shop, first]*, [account], (files | )}^profile")
    }

    @Test("two triggers that waited for one login go on in their order") func both() throws {
        let club = launch()
        club.trigger(.members)
        club.trigger(.two)
        #expect(club.root.waiting.count == 2)
        try expectGoesOn(club, "{[shop, members, one, two]*, [account], (files | )}")
    }

    @Test("two triggers wait if one of them still needs the login, and go on after it", arguments: [true, false])
    func oneOfTwo(isFirst: Bool) throws {
        let club = launch()
        var isMember = false
        let member: () -> Verdict = { isMember ? .allow : .require(ClubRoute.login) }
        club.board.answer = member
        let routes: [ClubRoute] = isFirst ? [.board, .profile] : [.profile, .board]
        for route in routes { club.trigger(route) }
        session.user = "Ada"
        let fresh = launch()
        fresh.board.answer = member
        let report = try reborn(club, in: fresh).1
        expect(fresh, "{[shop]*, [account], (files | )}^login")
        #expect(report.isWhole, "\(report)")
        #expect(fresh.root.waiting.map { $0.cause.hops } == routes.map { [Hop($0)] })
        isMember = true
        try fresh.frontmost(LoginScreen.self).finish()
        expect(fresh, "{[shop]*, [account], (files | )}^\(routes[0])^\(routes[1])")
        #expect(fresh.root.waiting.isEmpty)
    }

    @Test("a login that a type required is dropped where the type allows by now") func type() throws {
        let keeper = Porter("keeper")
        keeper.wantsLogin(session)
        try Vault.keeping(keeper) {
            let club = launch()
            club.trigger(.vault)
            expect(club, "{[shop]*, [account], (files | )}^login")
            try expectGoesOn(club, "{[shop, vault]*, [account], (files | )}")
        }
    }

    @Test("a login is dropped with its trigger where the gate now denies, asks or redirects") func denied() throws {
        for verdict in [Verdict.deny("no"), .ask("Sure?", choices: [.cancel("No")]), .redirect(to: ClubRoute.shop)] {
            let club = launch()
            club.trigger(.profile)
            let fresh = ClubCoordinator(Porter { verdict })
            let report = try reborn(club, in: fresh).1
            #expect(fresh.tree == launch().tree || fresh.root.tree.description.contains("Sure?"), "\(fresh.tree)")
            #expect(report.isWhole, "\(report)")
            #expect(!fresh.prepared.contains(.login) && !fresh.prepared.contains(.profile))
        }
    }

    @Test(
        "a login is named as lost if all that waited fails by now, which is heard",
        arguments: [[ClubRoute.elsewhere], [.elsewhere, .members], [.members, .elsewhere]])
    func fails(routes: [ClubRoute]) throws {
        let club = launch()
        for route in routes { club.trigger(route) }
        session.user = "Ada"
        let fresh = launch()
        fresh.elsewhere = StackRoot(Screen("elsewhere"))
        let heard = Mutex(0)
        let report = try DiagnosticsHandler.withHandler(DiagnosticsHandler { _ in heard.withLock { $0 += 1 } }) {
            try reborn(club, in: fresh).1
        }
        let isAlone = routes.count == 1
        expect(fresh, "{[shop\(isAlone ? "" : ", members")]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == (isAlone ? [.waiting] : []), "\(report)")
        #expect(report.losses.map(\.name) == (isAlone ? ["login"] : []) && heard.withLock { $0 } == 1)
    }

    @Test("an app with a host that answers later goes on when the host has answered", arguments: [true, false])
    func lateHost(isSignedIn: Bool) throws {
        let club = launch()
        club.trigger(.members)
        club.trigger(.ordered("free"))
        if isSignedIn { session.user = "Ada" }
        let fresh = launch()
        let host = TestHost(fresh, isHolding: true)
        let (_, report) = try reborn(club, in: fresh)
        #expect(report.isWhole, "\(report)")
        host.isHolding = false
        host.acknowledge()
        expect(
            fresh,
            isSignedIn
                ? "{[shop, free, members]*, [account], (files | )}" : "{[shop, free]*, [account], (files | )}^login")
        #expect(host.shown == fresh.tree)
    }

    @Test("a trigger that would remove a screen that must stay is dropped with its login") func leaving() throws {
        let club = launch()
        club.trigger(.draft)
        club.trigger(.fresh)
        expect(club, "{[shop, draft]*, [account], (files | )}^login")
        try expectGoesOn(club, "{[shop, draft]*, [account], (files | )}")
    }

    @Test("an app waits at the screen that a screen it would leave has required", arguments: [true, false])
    func leavingWaits(isSaved: Bool) throws {
        let club = launch()
        session.user = "Ada"
        club.leaving = .require(ClubRoute.register)
        club.trigger(.draft)
        club.trigger(.fresh)
        expect(club, "{[shop, draft]*, [account], (files | )}^register")
        let fresh = launch()
        fresh.leaving = isSaved ? .allow : club.leaving
        let report = try reborn(club, in: fresh).1
        #expect(report.isWhole, "\(report)")
        expect(
            fresh, isSaved ? "{[fresh]*, [account], (files | )}" : "{[shop, draft]*, [account], (files | )}^register")
        #expect(fresh.prepared.count { $0 == .register } == (isSaved ? 0 : 1))
        fresh.leaving = .allow
        fresh.back()
        expect(fresh, "{[fresh]*, [account], (files | )}")
    }

    @Test("an app whose gate now requires another screen is at that screen") func somethingElse() throws {
        let club = launch()
        club.trigger(.profile)
        let fresh = ClubCoordinator(Porter { .require(ClubRoute.register) })
        let report = try reborn(club, in: fresh).1
        expect(fresh, "{[shop]*, [account], (files | )}^register")
        #expect(report.isWhole, "\(report)")
        #expect(fresh.root.waiting.count == 1)
    }

    @Test("a claimed tap on a tab waits at the restored login, and goes on after it") func claimed() throws {
        let club = launch()
        let claims = { (report: Report) -> ClubRoute? in
            if case .selected = report { .account } else { nil }
        }
        club.claims = claims
        club.node.report(.selected(club.account.node.id))
        expect(club, "{[shop]*, [account], (files | )}^login")
        let (fresh, whole) = try reborn(club)
        #expect(whole.isWhole && fresh.tree == club.tree, "\(whole)")
        session.user = "Ada"
        try fresh.frontmost(LoginScreen.self).finish()
        expect(fresh, "{[shop], [account]*, (files | )}")
        let (other, report) = try reborn(club)
        expect(other, "{[shop], [account]*, (files | )}")
        #expect(report.isWhole, "\(report)")
    }

    @Test("a call with gates of its own does not go on, as these cannot be asked", arguments: [false, true])
    func gatesOfTheCall(isLink: Bool) throws {
        let club = launch()
        let gates = [Gate("of the call") { _ in .require(ClubRoute.login) }]
        if isLink {
            club.trigger([Hop(ClubRoute.ordered("it"))], gates: gates, completion: { _ in })
        } else {
            club.send(ClubRoute.ordered("it"), gates: gates, completion: { _ in })
        }
        let (fresh, report) = try reborn(club)
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == [.waiting, .waiting])
    }

    @Test("a login that is dropped sends no missing result to the route that waited for it") func result() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.members)
        app.go(LoginRoute.password)
        session.user = "Ada"
        let fresh = NewsWindows(session)
        let report = try fresh.restore(StoredState(app.stored().text))
        expect(fresh, "main: {[news, members]*, [account0]}")
        #expect(report.isWhole, "\(report)")
    }
}

private enum HouseRoute: Route, Codable { case home, enter, secret, register, order, ordered(String), sign }

/// The ways to show a login.
private enum LoginPlace: CaseIterable { case window, stack, tab, embedded }

/// An app whose login comes in several ways.
private final class House: Coordinator, Restorable {
    static var storedName: StaticString { "house" }
    let root: WindowRoot
    let stack = StackRoot(Screen("home"))
    let tabs: TabRoot
    let session: Session
    let loginPlace: LoginPlace

    init(_ session: Session, _ loginPlace: LoginPlace) {
        (self.session, self.loginPlace) = (session, loginPlace)
        tabs = TabRoot(stack, Screen("other"))
        root = WindowRoot(tabs)
    }

    func gates(for route: HouseRoute) -> [Gate] {
        guard route == .secret else { return [] }
        return [Gate("signed in") { _ in self.session.user == nil ? .require(HouseRoute.enter) : .allow }]
    }

    func prepareTransition(for route: HouseRoute) -> Transition<WindowRoot> {
        switch (route, loginPlace) {
        case (.enter, .window): .setRoot(Later { LoginScreen() })
        case (.enter, .stack): .perform(.push { LoginScreen() }, on: stack)
        case (.enter, .tab):
            .perform(.multiple(.insert(Later { LoginScreen() }, at: 0), .select(index: 0)), on: tabs)
        case (.enter, .embedded): .perform(.embed(Later { LoginScreen() }, in: stack), on: stack)
        case (.home, _): .setRoot(tabs)
        case (.secret, _): .perform(.present(Screen("secret")), on: stack)
        case (.register, _): .perform(.push(Screen("register")), on: stack)
        case (.order, _): .perform(.run(GuardedOrder(), returning: HouseRoute.ordered), on: stack)
        case (.ordered(let text), _): .perform(.push(Screen(text)), on: stack)
        case (.sign, _): .effect("sign") {}
        }
    }
}

extension SignedInTests {
    @Test("a login is dropped wherever it was shown, with the screen on top of it", arguments: LoginPlace.allCases)
    fileprivate func wherever(loginPlace: LoginPlace) throws {
        let house = House(session, loginPlace)
        house.trigger(.secret)
        if loginPlace == .stack { house.trigger(.register) }
        let before = house.tree
        #expect(before.description.contains("login") && !before.description.contains("secret"))
        let stranger = House(session, loginPlace)
        #expect(try stranger.restore(StoredState(house.stored().text)).isWhole)
        #expect(stranger.tree == before && stranger.root.waiting.count == 1)
        // A second time, and over an app that waits already, nothing changes.
        #expect(try stranger.restore(StoredState(house.stored().text)).isWhole)
        #expect(try house.restore(StoredState(house.stored().text)).isWhole)
        #expect(stranger.tree == before && house.tree == before)
        #expect(stranger.root.waiting.count == 1 && house.root.waiting.count == 1)
        session.user = "Ada"
        let fresh = House(session, loginPlace)
        let report = try fresh.restore(StoredState(house.stored().text))
        expect(fresh, "{[home]^secret*, other}")
        #expect(report.isWhole, "\(report)")
        #expect(fresh.root.waiting.isEmpty)
    }

    @Test("a login for a flow's question is dropped with what waited, and both are named", arguments: [true, false])
    func question(isSignedIn: Bool) throws {
        let keeper = Porter("keeper")
        keeper.answer = { [session] in session.user == nil ? .require(HouseRoute.enter) : .allow }
        try GuardedOrder.keeping(keeper) {
            let house = House(session, .stack)
            house.trigger(.order)
            try house.frontmost(AskModel<Int>.self).finish(with: 2) { _ in }
            expect(house, "{[home, size, login]*, other}")
            if isSignedIn { session.user = "Ada" }
            let fresh = House(session, .stack)
            let report = try fresh.restore(StoredState(house.stored().text))
            expect(fresh, "{[home, size]*, other}")
            #expect(report.losses.map(\.detail) == [.waiting, .waiting] && report.losses.map(\.name) == ["", "login"])
            #expect(fresh.root.waiting.isEmpty)
        }
    }

    @Test("an app waits at each of two logins that is needed, and goes on from one that is not") func several() throws {
        let club = launch()
        var isMember = false
        club.board.answer = { isMember ? .allow : .require(ClubRoute.register) }
        club.trigger(.members)
        club.trigger(.board)
        expect(club, "{[shop]*, [account], (files | )}^login^register")
        let fresh = launch()
        fresh.board.answer = club.board.answer
        isMember = true
        let report = try reborn(club, in: fresh).1
        expect(fresh, "{[shop]*, [account], (files | )}^login^board")
        #expect(report.isWhole && fresh.root.waiting.count == 1, "\(report)")
        session.user = "Ada"
        isMember = false
        let other = launch()
        other.board.answer = club.board.answer
        let second = try reborn(club, in: other).1
        #expect(second.isWhole && other.root.waiting.count == 1, "\(second)")
        expect(other, "{[shop, members]*, [account], (files | )}^register")
    }
}
