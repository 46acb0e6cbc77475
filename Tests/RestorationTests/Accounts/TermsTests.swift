import Coordination
import CoordinationRestoration
@_spi(Hosting) import CoordinationTesting
import Testing

/// One process of an app in which users sign in.
final class Visit {
    let session: Session
    let app: NewsWindows
    let keeper: StateKeeper
    var comebacks: [RestorationResult] = []
    var problems: [String] = []

    init(_ session: Session, _ store: TextStore, now: @escaping () -> Double = { 0 }, age: Double? = nil) {
        self.session = session
        app = NewsWindows(session)
        let terms = RestorationTerms(owner: { session.user }, now: now, maximumAge: age)
        keeper = StateKeeper(of: app.root, in: store, terms: terms, time: Turns())
        app.root.diagnosticsHandler = { [unowned self] in problems.append($0.message) }
    }

    /// Signed in first, then the last view.
    func begin() {
        let session = session
        let gate = Gate("signed in") { _ in session.user == nil ? .require(AppRoute.login) : .allow }
        keeper.begin(after: [gate]) { [weak self] in self?.comebacks.append($0) }
    }

    func signIn(_ name: String) {
        session.user = name
        app.go(LoginRoute.done(name))
    }
}

@Suite("The owner and the age of a state") struct TermsTests {
    let store = TextStore()

    /// Ann's last view: an article.
    private func storeForAnn(at date: Double = 0) {
        let session = Session()
        session.user = "ann"
        let visit = Visit(session, store, now: { date })
        _ = visit.keeper.begin()
        visit.app.go(NewsRoute.article(id: 7))
    }

    @Test("a state is restored for its owner alone") func owner() throws {
        let app = NewsWindows(Session())
        let ann = RestorationTerms(owner: { "ann" })
        let state = try app.root.stored(terms: ann)
        #expect(state.owner == "ann" && state.date == nil)
        #expect(try StoredState(state.text).owner == "ann")
        #expect(throws: RestorationError.otherOwner) { try NewsWindows(Session()).root.restore(state) }
        #expect(throws: RestorationError.otherOwner) {
            try NewsWindows(Session()).root.restore(state, terms: RestorationTerms(owner: { "bob" }))
        }
        #expect(try NewsWindows(Session()).root.restore(state, terms: ann).isWhole)
        #expect(throws: RestorationError.otherOwner) {
            try NewsWindows(Session()).root.restore(app.root.stored(), terms: ann)
        }
    }

    @Test("a state that is too old, or of unknown age, is not restored") func age() throws {
        let app = NewsWindows(Session())
        var now = 1_000.5
        let terms = RestorationTerms(now: { now }, maximumAge: 60)
        let state = try app.root.stored(terms: terms)
        #expect(try StoredState(state.text).date == 1_000.5)
        now += 60
        #expect(try NewsWindows(Session()).root.restore(state, terms: terms).isWhole)
        now += 0.5
        #expect(throws: RestorationError.tooOld(limit: 60)) {
            try NewsWindows(Session()).root.restore(state, terms: terms)
        }
        #expect(throws: RestorationError.tooOld(limit: 60)) {
            try NewsWindows(Session()).root.restore(app.root.stored(), terms: terms)
        }
        // A clock that was set back is no reason.
        now = 0
        #expect(try NewsWindows(Session()).root.restore(state, terms: terms).isWhole)
    }

    @Test("ann's state does not come back under bob: it is kept apart, and bob's is stored") func otherOwner() throws {
        storeForAnn()
        let state = store.text
        let session = Session()
        session.user = "bob"
        let visit = Visit(session, store)
        #expect(visit.keeper.begin() == .refused(.otherOwner))
        expect(visit.app, "main: {[news]*, [account0]}")
        visit.app.go(NewsRoute.article(id: 2))
        #expect(visit.keeper.takeStateSetAside() == state)
        #expect(try StoredState(#require(store.text)).owner == "bob")
    }

    @Test("a state that is too old is taken away") func tooOld() {
        storeForAnn(at: 0)
        let session = Session()
        session.user = "ann"
        let visit = Visit(session, store, now: { 100 }, age: 99)
        #expect(visit.keeper.begin() == .refused(.tooOld(limit: 99)))
        #expect(store.text == nil && visit.keeper.takeStateSetAside() == nil)
    }

    @Test("a login comes first, then the last view, and meanwhile nothing overwrites it") func signIn() throws {
        storeForAnn()
        let state = store.text
        let visit = Visit(Session(), store)
        visit.begin()
        expect(visit.app, "main: {[news]*, [account0]}^[email]")
        visit.app.go(LoginRoute.password)
        #expect(store.text == state && visit.comebacks == [])
        visit.signIn("ann")
        expect(visit.app, "main: {[news, article7]*, [account0]}")
        #expect(visit.comebacks == [.restored(RestorationReport())])
        visit.app.go(NewsRoute.article(id: 8))
        #expect(store.text?.contains("article8") == true)
    }

    @Test("another user who signs in gets a fresh app, and the state is kept apart") func anotherSignsIn() throws {
        storeForAnn()
        let state = store.text
        let visit = Visit(Session(), store)
        visit.begin()
        visit.signIn("bob")
        expect(visit.app, "main: {[news]*, [account0]}")
        #expect(visit.comebacks == [.refused(.otherOwner)])
        visit.app.go(NewsRoute.article(id: 2))
        #expect(visit.keeper.takeStateSetAside() == state)
    }

    @Test("a login that the user declines leaves the state, and another call restores it") func turnedDown() throws {
        storeForAnn()
        let state = store.text
        let visit = Visit(Session(), store)
        visit.begin()
        visit.app.root.back()
        expect(visit.app, "main: {[news]*, [account0]}")
        guard case .refused(.refused) = visit.comebacks.first else {
            Issue.record("\(visit.comebacks)")
            return
        }
        visit.app.go(NewsRoute.article(id: 1))
        visit.keeper.save()
        visit.keeper.didEnterBackground()
        #expect(store.text == state)
        visit.begin()
        visit.signIn("ann")
        expect(visit.app, "main: {[news, article7]*, [account0]}")
        #expect(visit.comebacks.count == 2)
    }

    @Test("a user who is signed in sees no login, and without a state nobody does") func noLogin() {
        let first = Visit(Session(), store)
        first.begin()
        #expect(first.comebacks == [.nothing])
        expect(first.app, "main: {[news]*, [account0]}")
        storeForAnn()
        let session = Session()
        session.user = "ann"
        let visit = Visit(session, store)
        visit.begin()
        expect(visit.app, "main: {[news, article7]*, [account0]}")
        #expect(visit.comebacks == [.restored(RestorationReport())])
    }

    @Test("launches that end at the login do not count, those that die after it do") func countsAfterLogin() {
        storeForAnn()
        for _ in 0..<3 {
            let visit = Visit(Session(), store)
            visit.begin()
            expect(visit.app, "main: {[news]*, [account0]}^[email]")
        }
        for _ in 0..<2 {
            let visit = Visit(Session(), store)
            visit.begin()
            visit.signIn("ann")
            #expect(visit.comebacks == [.restored(RestorationReport())])
        }
        let last = Visit(Session(), store)
        last.begin()
        #expect(last.comebacks == [.givenUp(launches: 2)])
        expect(last.app, "main: {[news]*, [account0]}")
    }

    @Test("a forgotten state is gone, with the one kept apart, and the next user stores again") func forget() throws {
        storeForAnn()
        let session = Session()
        session.user = "bob"
        let visit = Visit(session, store)
        _ = visit.keeper.begin()
        visit.keeper.forget()
        #expect(store.text == nil && visit.keeper.takeStateSetAside() == nil)
        session.user = "eve"
        visit.app.go(NewsRoute.article(id: 3))
        #expect(try StoredState(#require(store.text)).owner == "eve")
    }

    @Test("a state that is forgotten during the login does not come back after it") func forgottenMeanwhile() {
        storeForAnn()
        let visit = Visit(Session(), store)
        visit.begin()
        visit.keeper.forget()
        visit.signIn("ann")
        expect(visit.app, "main: {[news]*, [account0]}")
        #expect(visit.comebacks == [.nothing])
    }

    @Test("windows without a keeper are restored after a login, by one call, while the host answers later")
    func withoutKeeper() throws {
        storeForAnn()
        let state = try StoredState(#require(store.text))
        let session = Session()
        let app = NewsWindows(session)
        let host = TestHost(app.root, isHolding: true)
        let gate = Gate("signed in") { _ in session.user == nil ? .require(AppRoute.login) : .allow }
        var comebacks: [RestorationResult] = []
        let terms = RestorationTerms(owner: { session.user })
        app.root.restore(state, terms: terms, after: [gate]) { comebacks.append($0) }
        host.acknowledge()
        session.user = "ann"
        app.go(LoginRoute.done("ann"))
        while comebacks.isEmpty, !host.commits.isEmpty { host.acknowledge() }
        #expect(comebacks == [.restored(RestorationReport())])
        expect(app, "main: {[news, article7]*, [account0]}")
    }

    @Test("a restoration that waits for a login keeps nothing of a tree that the app lets go of") func released() throws
    {
        storeForAnn()
        weak var gone: Node?
        var comebacks: [RestorationResult] = []
        do {
            let visit = Visit(Session(), store)
            visit.begin()
            gone = visit.app.root.node
            comebacks = visit.comebacks
        }
        #expect(gone == nil && comebacks == [])
        do {
            let app = NewsWindows(Session())
            gone = app.root.node
            let host = TestHost(app.root, isHolding: true)
            let terms = RestorationTerms(owner: { "ann" })
            let state = try StoredState(#require(store.text))
            app.root.restore(state, terms: terms, after: []) { comebacks.append($0) }
            #expect(comebacks == [])
            withExtendedLifetime(host) {}
        }
        #expect(gone == nil && comebacks.count == 1)
    }

    @Test("a report that nobody takes goes to the diagnostics handler, and one that is whole does not") func untaken()
        throws
    {
        let app = NewsWindows(Session())
        app.go(NewsRoute.article(id: 1))
        app.root.push(Screen("loose"))
        var problems: [String] = []
        let fresh = NewsWindows(Session())
        fresh.root.diagnosticsHandler = { problems.append($0.message) }
        fresh.root.restore(try app.root.stored(), after: [])
        #expect(
            problems == [
                """
                Can't bring everything back: 1 of it did not come back as it was.

                  /0/0/0/2 'loose': no route has put it there

                Take the report.
                """
            ])
        fresh.root.restore(try fresh.root.stored(), after: [])
        fresh.root.restore(try app.root.stored(), after: []) { _ in }
        #expect(problems.count == 1)
        fresh.root.restore(try app.root.stored(terms: RestorationTerms(owner: { "ann" })), after: [])
        #expect(problems.last?.contains("another owner") == true)
    }
}
