@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What a builder makes belongs to the commit that shows it, also where its first route fails.
@Suite(.bothEnds, .noUnhandledFailures) struct FailingFirstRouteTests {
    private let shown = Shown("home")
    private let recorder = Recorder()

    enum Way: CaseIterable { case fails, isDenied, fillsItself, failsHeard, failsLater }

    private enum Route: Coordination.Route { case list, detail }

    /// A coordinator whose first route fails, in its making.
    private final class Bad: Coordinator {
        let root = StackRoot()
        private let way: Way

        init(_ way: Way = .fails) {
            self.way = way
            switch way {
            case .fails, .isDenied, .fillsItself: trigger(.list)
            case .failsHeard: trigger(.list) { _ in }
            case .failsLater:
                trigger(.detail)
                trigger(.list) { _ in }
            }
            if way == .fillsItself { perform(.set([Screen("fallback")])) }
        }

        func gates(for route: Route) -> [Gate] { way == .isDenied ? [Gate("porter") { _ in .deny("no") }] : [] }

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            route == .list ? .pop() : .set([Screen("detail")])
        }
    }

    private enum Place: CaseIterable {
        case setRoot, push, present, set, tab, nested, inARoute, open, deep, replaced, embedded
    }

    /// Shows what is built then, in one of many ways.
    private func show(_ build: @escaping () -> Bad, at place: Place) {
        let (home, done) = (shown.home, recorder("it"))
        switch place {
        case .setRoot: shown.window.perform(.setRoot(Later { build() }), completion: done)
        case .push: home.perform(.push { build() }, completion: done)
        case .present: home.perform(.present { build() }, completion: done)
        case .set: home.perform(.set([Screen("x"), build()]), completion: done)
        case .tab: home.perform(.present { TabRoot(Screen("x"), build()) }, completion: done)
        case .nested: home.perform(.push { StackRoot(StackRoot(build())) }, completion: done)
        case .inARoute:
            let house = House()
            house.answers[.detour] = { .multiple(.push(Screen("x")), .present(build())) }
            home.perform(.multiple(.push(house), .trigger(.detour, on: house)), completion: done)
        case .open: shown.manager.perform(.open(WindowRoot(build(), name: "side")), completion: done)
        case .deep:
            home.perform(
                .push {
                    let outer = Stacked()
                    outer.perform(.set([build()]))
                    return outer
                }, completion: done)
        case .replaced: home.perform(.multiple(.push(Screen("x")), .replaceTop(build())), completion: done)
        case .embedded: home.perform(.embed(build(), in: home.root), completion: done)
        }
    }

    @Test(
        "a failing first route fails the commit that shows its coordinator, and nothing stays",
        arguments: Place.allCases)
    private func fails(place: Place) {
        guard place != .open else { return }
        show({ Bad() }, at: place)
        #expect(recorder.error("it")?.detail == .nothingToPop || recorder.error("it")?.detail == .emptyStack)
        expect(shown.manager, "main: [home]")
    }

    @Test("a first route that a gate denies rejects the commit that shows its coordinator", arguments: Place.allCases)
    private func isDenied(place: Place) {
        guard place != .open, place != .deep else { return }
        show({ Bad(.isDenied) }, at: place)
        #expect(recorder.outcome("it") == .rejected(.denied("no")))
        expect(shown.manager, "main: [home]")
    }

    @Test(
        "a coordinator that handled or made up for a failed first route is shown",
        arguments: [Way.fillsItself, .failsHeard, .failsLater])
    func dealtWith(way: Way) {
        let found = collected { show({ Bad(way) }, at: .push) }
        #expect(recorder.outcome("it")?.isCompleted == true)
        let pictures: [Way: String] = [.fillsItself: "[fallback]", .failsHeard: "[]", .failsLater: "[detail]"]
        expect(shown.manager, "main: [home, \(pictures[way] ?? "")]")
        #expect(found.count == (way == .fillsItself ? 1 : 0), "what nothing heard is reported")
    }

    @Test("a transition that catches the failure continues without the coordinator") func caught() {
        shown.home.perform(
            Transition("try") { editor in
                do { try editor.perform(.push { Bad() }) } catch { try editor.perform(.push(Screen("fallback"))) }
            }, completion: recorder("it"))
        expect(shown.manager, "main: [home, fallback]")
        #expect(recorder.outcome("it")?.isCompleted == true)
    }

    @Test("a coordinator made before the commit is refused too, each time, while it is empty") func madeBefore() {
        let bad = Bad()
        for _ in 0..<2 {
            recorder.forget()
            shown.home.perform(.push(bad), completion: recorder("it"))
            #expect(recorder.error("it") != nil)
        }
        bad.trigger(.detail)
        recorder.forget()
        shown.home.perform(.push(bad), completion: recorder("it"))
        #expect(recorder.outcome("it")?.isCompleted == true)
        expect(shown.manager, "main: [home, [detail]]")
    }

    @Test("a failure that no commit handles is reported at the next route, at launch, or on release", arguments: 0..<3)
    func reported(when: Int) {
        let found = collected {
            let bad = Bad()
            switch when {
            case 0: bad.trigger(.detail)
            case 1: _ = WindowManager(WindowRoot(bad, name: "main"))
            default: break
            }
        }
        #expect(found.count == 1)
        #expect(found.first?.error != nil)
    }

    @Test("a failed coordinator inside a container that has changed since is refused as well") func inWhatWentOn() {
        shown.home.perform(
            .push {
                let outer = Stacked()
                let tabs = TabRoot(Screen("x"), Bad())
                outer.perform(.set([tabs]))
                return outer
            }, completion: recorder("it"))
        #expect(recorder.error("it") != nil)
        let outer = TabRoot(Screen("x"), Bad())
        outer.perform(.select(index: 1))
        recorder.forget()
        shown.home.perform(.push(outer), completion: recorder("it"))
        #expect(recorder.error("it") != nil)
        expect(shown.manager, "main: [home]")
    }

    @Test("a second failure of an empty tree is reported at once") func second() {
        let found = collected {
            let bad = Bad()
            bad.trigger(.list)
            shown.home.perform(.push(bad), completion: recorder("it"))
        }
        #expect(found.count == 1)
        #expect(recorder.error("it") != nil)
    }

    @Test("a first route is refused as well if its gate's requirement, wait or question fails", arguments: 0..<3)
    func gated(kind: Int) {
        let porter = Porter { _ in
            switch kind {
            case 0: .require(HouseRoute.login)
            case 1: .wait { $0.deny("no") }
            default: .ask("Sure?", choices: [])
            }
        }
        shown.home.perform(.push { Annex([porter.gate], startingAt: .secret) }, completion: recorder("it"))
        #expect(recorder.outcomes["it"]?.count == 1 && recorder.outcome("it")?.isCompleted == false)
        expect(shown.manager, "main: [home]")
    }

    @Test("a coordinator that was filled and emptied again since is shown") func emptiedAgain() {
        final class Columns: Coordinator {
            let root = SplitRoot(columns: 2)
            init() { trigger(.list) }
            func prepareTransition(for route: Route) -> Transition<SplitRoot> {
                route == .list ? .clear(column: 7) : .show(Screen("a"))
            }
        }
        let found = collected {
            let columns = Columns()
            columns.trigger(.detail)
            columns.perform(.clear(column: 0))
            expect(columns, "( | )")
            shown.home.perform(.push(columns), completion: recorder("it"))
        }
        #expect(found.count == 1)
        #expect(recorder.outcome("it")?.isCompleted == true)
    }

    @Test("a coordinator with a question or a modal up is shown, and the failure is reported") func goneOn() {
        final class Asking: Coordinator {
            let root = StackRoot()
            init(_ over: Transition<StackRoot>?) {
                trigger(.list)
                if let over { perform(over) } else { trigger(.detail) }
            }
            func gates(for route: Route) -> [Gate] {
                route == .list
                    ? [] : [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }]
            }
            func prepareTransition(for route: Route) -> Transition<StackRoot> {
                route == .list ? .pop() : .set([Screen("detail")])
            }
        }
        let over: [Transition<StackRoot>?] = [nil, .alert("Sure?", choices: [.cancel("Yes")]), .present(Screen("m"))]
        for over in over {
            recorder.forget()
            #expect(collected { shown.home.perform(.push { Asking(over) }, completion: recorder("it")) }.count == 1)
            #expect(recorder.outcome("it")?.isCompleted == true)
            if over == nil {
                expect(shown.manager, #"main: [home, []]!"Sure?""#)
                shown.host.answer("Yes")
                expect(shown.manager, "main: [home, [detail]]")
            }
            shown.manager.recover(to: .none(), completion: nil)
            shown.home.perform(.popToRoot())
        }
    }

    @Test("a failure in an empty root without a coordinator is reported at once") func emptyRoot() {
        let root = StackRoot()
        let manager = WindowManager()
        #expect(collected { root.perform(.pop()) }.count == 1)
        #expect(collected { manager.perform(.close(WindowRoot())) }.count == 1)
    }

    @Test("a failing first route is refused at once, with a host that holds and in a gesture") func otherWays() {
        shown.host.isHolding = true
        show({ Bad() }, at: .push)
        #expect(recorder.error("it") != nil)
        recorder.forget()
        let gesture = shown.home.root.begin(.push { Bad() }, completion: recorder("gesture"))
        #expect(!gesture.isActive && recorder.error("gesture") != nil)
        expect(shown.manager, "main: [home]")
    }
}
