import Coordination
import CoordinationTesting
import Testing

/// A cinema that can be launched again.
final class Relaunched {
    let time = ManualTime()
    let manager: WindowManager
    let host: TestHost
    let fresh: Tree
    private(set) var built = 0
    private(set) weak var last: Film?

    init() {
        manager = WindowManager(time: time) { [WindowRoot(Stacked("home"), name: "main")] }
        host = TestHost(manager)
        fresh = manager.tree
    }

    var home: Stacked? { manager.frontWindow?.content as? Stacked }

    func open(_ key: Int = 1) {
        home?.perform(
            .present(
                manager.keep(for: .seconds(60), key: key) { [unowned self] in
                    built += 1
                    let film = Film(built)
                    last = film
                    return film
                }))
    }

    func close() { home?.perform(.dismiss()) }
}

@Suite("Ownership of kept screens", .bothEnds, .noUnhandledFailures)
struct KeepOwnershipTests {
    @Test("a screen is not kept a moment longer than its duration") func momentarily() {
        let cinema = Cinema()
        cinema.open()
        cinema.close()
        cinema.wait(599)
        #expect(cinema.last != nil)
        cinema.wait(1)
        #expect(cinema.last == nil)
    }

    /// A film and the tree that keeps it, as long as those live.
    private struct Kept {
        weak var home: StackRoot?
        weak var film: StackRoot?
        weak var inner: StackRoot?
    }

    @Test("a tree that is placed inside a screen it keeps releases that screen", arguments: [false, true])
    func putIntoKept(isDeep: Bool) {
        var kept = Kept()
        ({
            let (home, film, inner) = (StackRoot(Screen("home")), StackRoot(Screen("film")), StackRoot(Screen("inner")))
            kept = Kept(home: home, film: film, inner: inner)
            home.perform(.present(home.keep(until: { _ in }, key: 1) { film }))
            home.perform(.dismiss())
            #expect(home.node.keptPresentables.count == 1)
            guard isDeep else { return film.perform(.present(home)) }
            // What the film keeps in its turn.
            film.perform(.present(film.keep(until: { _ in }, key: 2) { inner }))
            film.perform(.dismiss())
            inner.perform(.present(home))
            expect(inner, "[inner]^[home]")
            #expect(inner.node.keptPresentables.isEmpty && film.node.keptPresentables.count == 1)
        })()
        #expect(kept.home == nil && kept.film == nil && kept.inner == nil)
    }

    @Test("a tree whose placing inside a kept screen is undone still keeps the screen") func notPutThere() {
        let (home, film) = (StackRoot(Screen("home")), StackRoot(Screen("film")))
        home.perform(.present(home.keep(until: { _ in }, key: 1) { film }))
        home.perform(.dismiss())
        var outcome: TransitionOutcome?
        film.perform(.multiple(.present(home), .pop(to: Screen("absent")))) { outcome = $0 }
        #expect(outcome?.error != nil && home.node.keptPresentables.count == 1)
        home.perform(.present(home.keep(until: { _ in }, key: 1) { StackRoot(Screen("another")) }))
        expect(home, "[home]^[film]")
    }

    @Test("a tree's end frees all the screens that it keeps, shown or not") func endOfTree() {
        weak var kept: Film?
        weak var shown: Film?
        weak var home: Stacked?
        let time = ManualTime()
        do {
            let inner = Stacked("home")
            let manager = WindowManager(WindowRoot(inner), time: time)
            home = inner
            for key in 1...2 {
                inner.perform(
                    .present(
                        inner.keep(for: .seconds(60), key: key) {
                            let film = Film(key)
                            (kept, shown) = key == 1 ? (film, nil) : (kept, film)
                            return film
                        }))
                if key == 1 { inner.perform(.dismiss()) }
            }
            #expect(kept != nil && shown != nil)
            expect(manager, "[home]^film")
        }
        #expect(kept == nil && shown == nil && home == nil)
        time.advance(by: .seconds(60))
    }

    @Test("a reset frees the kept and the shown screens, and gives the tree of a fresh launch") func reset() {
        let app = Relaunched()
        app.open(1)
        weak var first: Film?
        first = app.last
        app.close()
        app.open(2)
        #expect(first != nil && app.last != nil)
        app.manager.reset()
        #expect(app.manager.tree == app.fresh)
        #expect(first == nil && app.last == nil)
        app.open(1)
        #expect(app.built == 3)
    }

    @Test("a rejected reset frees no kept screen") func rejectedReset() {
        let app = Relaunched()
        app.open()
        app.close()
        app.home?.perform(.push(Staying()))
        var outcomes: [TransitionOutcome] = []
        app.manager.reset { outcomes.append($0) }
        #expect(outcomes == [.rejected(.stays("unsaved"))])
        app.open()
        #expect(app.built == 1)
        expect(app.manager, "main: [home, draft]^film")
    }

    @Test("a reset that a host refuses frees no kept screen") func refusedReset() {
        let app = Relaunched()
        app.open(1)
        app.close()
        app.open(2)
        app.host.isHolding = true
        app.manager.perform(.reset()) { _ in }
        app.host.refuse("no")
        app.host.isHolding = false
        app.close()
        app.open(1)
        app.close()
        app.open(2)
        #expect(app.built == 2)
    }

    @Test("a recovery frees no kept screen") func recovery() {
        let cinema = Cinema()
        cinema.open(1)
        cinema.close()
        cinema.open(2)
        cinema.home.root.recover(to: .dismissAll())
        expect(cinema.manager, "main: [home]")
        cinema.open(1)
        #expect(cinema.shown == 1)
        cinema.close()
        cinema.open(2)
        #expect(cinema.built == 2)
    }

    @Test("a closure that builds a kept screen may retain the coordinator without a leak") func capturing() {
        weak var home: Stacked?
        weak var film: Film?
        do {
            let inner = Stacked("home")
            home = inner
            inner.perform(
                .present(
                    inner.keep(until: { _ in _ = inner }, key: 1) {
                        _ = inner
                        let made = Film(1)
                        film = made
                        return made
                    }))
            inner.perform(.dismiss())
            #expect(film != nil)
        }
        #expect(home == nil && film == nil)
    }

    @Test("a transition that shows a kept screen does not retain the tree that keeps it") func heldTransition() {
        weak var home: Stacked?
        let open: Transition<StackRoot>
        do {
            let inner = Stacked("home")
            home = inner
            open = .present(inner.keep(until: { _ in }, key: 1) { Film(1) })
        }
        #expect(home == nil)
        let (other, recorder) = (Stacked("other"), Recorder())
        other.perform(open, completion: recorder("open"))
        #expect(recorder.error("open")?.reason == .released)
    }
}

private final class Staying: Presentable {
    let node = Screen("draft")
    func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("unsaved") }
}
