import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

final class TextStore: StateStore {
    var text: String?
    var writes = 0
    func read() -> String? { text }
    func write(_ text: String?) {
        self.text = text
        writes += 1
    }
}

@Suite("A keeper of a state in a store") struct StateKeeperTests {
    let store = TextStore()

    @Test("stores after each commit, and restores at the next launch") func restores() {
        let app = NewsWindows(Session())
        let keeper = StateKeeper(of: app.root, in: store)
        #expect(keeper.begin() == .nothing)
        app.go(NewsRoute.article(id: 1))
        let fresh = NewsWindows(Session())
        #expect(StateKeeper(of: fresh.root, in: store).begin() == .restored(RestorationReport()))
        #expect(fresh.root.tree == app.root.tree)
        withExtendedLifetime(keeper) {}
    }

    @Test("gives up a state that has killed the app as often as is allowed") func givesUp() {
        let app = NewsWindows(Session())
        let keeper = StateKeeper(of: app.root, in: store)
        _ = keeper.begin()
        app.go(NewsRoute.article(id: 1))
        for _ in 0..<2 {
            // Killed right after restoring: nothing more is stored.
            let doomed = NewsWindows(Session())
            #expect(StateKeeper(of: doomed.root, in: store).begin() == .restored(RestorationReport()))
        }
        let third = NewsWindows(Session())
        #expect(StateKeeper(of: third.root, in: store).begin() == .givenUp(launches: 2))
        expect(third, "main: {[news]*, [account0]}")
    }

    @Test("a state that was given up is kept apart, and can be taken once") func aside() throws {
        let app = NewsWindows(Session())
        StateKeeper(of: app.root, in: store).save()
        let state = try #require(store.text)
        for _ in 0..<2 { _ = StateKeeper(of: NewsWindows(Session()).root, in: store).begin() }
        let third = NewsWindows(Session())
        let keeper = StateKeeper(of: third.root, in: store)
        #expect(keeper.begin() == .givenUp(launches: 2))
        third.go(NewsRoute.article(id: 1))
        // It is still there in the launches after that.
        let fourth = NewsWindows(Session())
        let next = StateKeeper(of: fourth.root, in: store)
        #expect(next.begin() == .restored(RestorationReport()))
        expect(fourth, "main: {[news, article1]*, [account0]}")
        fourth.go(NewsRoute.article(id: 2))
        #expect(next.takeStateSetAside() == state)
        #expect(next.takeStateSetAside() == nil)
        #expect(store.text?.hasPrefix("{\"keeper\":1,\"launches\":1}\n{\"restoration\":") == true)
        next.didEnterBackground()
        #expect(try store.text == fourth.root.stored().text)
    }

    @Test("a launch that goes to the background in order does not count") func background() {
        StateKeeper(of: NewsWindows(Session()).root, in: store).save()
        for _ in 0..<4 {
            let keeper = StateKeeper(of: NewsWindows(Session()).root, in: store)
            #expect(keeper.begin(givingUpAfter: 1) == .restored(RestorationReport()))
            keeper.didEnterBackground()
        }
    }

    @Test("takes away what cannot be read") func refuses() {
        store.text = "nonsense"
        let app = NewsWindows(Session())
        guard case .refused(.malformed) = StateKeeper(of: app.root, in: store).begin() else {
            Issue.record("it was not refused")
            return
        }
        #expect(store.text == nil)
    }

    @Test("takes an empty text for none") func empty() {
        store.text = ""
        #expect(StateKeeper(of: NewsWindows(Session()).root, in: store).begin() == .nothing)
    }

    @Test("leaves what is stored as it is where only the moment is wrong, and begins when it is asked again")
    func untimely() throws {
        let app = NewsWindows(Session())
        app.go(NewsRoute.article(id: 1))
        store.text = try app.root.stored().text
        let former = store.text
        let fresh = NewsWindows(Session())
        let host = TestHost(fresh.root, isHolding: true)
        fresh.go(NewsRoute.article(id: 9))
        let keeper = StateKeeper(of: fresh.root, in: store)
        #expect(keeper.begin() == .refused(.busy))
        keeper.didEnterBackground()
        keeper.save()
        #expect(store.text == former)
        host.isHolding = false
        host.acknowledge()
        #expect(store.text == former, "nothing is stored yet")
        guard case .restored(let report) = keeper.begin() else {
            Issue.record("it was not restored")
            return
        }
        #expect(report.isWhole && report.losses.map(\.name) == ["article9"])
        #expect(fresh.root.tree == app.root.tree)
    }

    @Test("a state that the app has come through with is not given up because a later one cannot be stored")
    func unstorable() throws {
        let app = NewsWindows(Session())
        app.go(NewsRoute.article(id: 1))
        let text = try app.root.stored().text
        store.text = text
        for launch in 0..<4 {
            let fresh = NewsWindows(Session())
            let keeper = StateKeeper(of: fresh.root, in: store, limits: .init(bytes: text.utf8.count))
            guard case .restored(let report) = keeper.begin() else {
                Issue.record("it was not restored")
                return
            }
            #expect(report.losses.map(\.detail) == (launch == 0 ? [] : [.older]))
            fresh.go(NewsRoute.pair(3, 4))
            keeper.didEnterBackground()
            let older = text.replacing("\"sum\"", with: "\"old\"", maxReplacements: 1)
            #expect(keeper.failure != nil && store.text == older)
        }
    }
}
