import Coordination
import CoordinationTesting
import TestSupport
import Testing

@Suite("Trees and their kept screens", .bothEnds, .noUnhandledFailures)
struct KeepTreeTests {
    let cinema = Cinema()

    /// A coordinator that is kept, with all its content.
    private var flow: Transition<StackRoot> {
        .present(cinema.home.keep(for: .seconds(60), key: "flow") { Stacked("first", name: "flow") })
    }

    @Test("a coordinator is kept with all its content, as it was") func subtree() {
        cinema.home.perform(flow)
        let flowCoordinator = cinema.manager.visibleFlow
        flowCoordinator?.trigger(.push("second"))
        let second = cinema.manager.top.node.id
        cinema.close()
        expect(cinema.manager, "main: [home]")
        cinema.wait(599)
        cinema.home.perform(flow)
        expect(cinema.manager, "main: [home]^flow[first, second]")
        #expect(cinema.manager.top.node.id == second)
        #expect(cinema.manager.visibleFlow === flowCoordinator)
    }

    @Test("a trigger on a kept coordinator changes its content, and nothing else") func triggers() {
        cinema.home.perform(flow)
        let inner = cinema.manager.visibleFlow
        cinema.close()
        cinema.host.isHolding = true
        cinema.home.perform(.push(Screen("settling")))
        inner?.trigger(.push("second"), completion: cinema.recorder("inner"))
        #expect(cinema.recorder.outcome("inner")?.isCompleted == true)
        inner?.send(NewsRoute.list, completion: cinema.recorder("climbing"))
        if case .unclaimed? = cinema.recorder.error("climbing")?.detail {} else { Issue.record("it climbed") }
        expect(cinema.manager, "main: [home, settling]")
        cinema.host.acknowledge()
        cinema.host.isHolding = false
        cinema.home.perform(flow)
        expect(cinema.manager, "main: [home, settling]^flow[first, second]")
    }

    @Test("a kept screen inside a kept coordinator cannot be shown beside it") func within() {
        let inner = Transition<StackRoot>("inner") { [cinema] editor in
            try editor.perform(.push(cinema.home.keep(for: .seconds(10), key: 1) { cinema.make() }()))
        }
        cinema.home.perform(flow)
        weak var coordinator: Stacked?
        coordinator = cinema.manager.visibleFlow
        coordinator?.perform(inner)
        cinema.close()
        cinema.home.perform(cinema.film(), completion: cinema.recorder("beside"))
        #expect(cinema.recorder.error("beside")?.detail == .alreadyShown(where: "in 'flow'"))
        cinema.home.perform(flow)
        expect(cinema.manager, "main: [home]^flow[first, film]")
        cinema.wait(200)
        coordinator?.trigger(.pop)
        cinema.wait(99)
        coordinator?.perform(inner)
        #expect(cinema.built == 1)
        cinema.close()
        cinema.wait(100)
        #expect(cinema.last != nil)
        cinema.home.perform(flow)
        expect(cinema.manager, "main: [home]^flow[first, film]")
        cinema.close()
        cinema.wait(600)
        #expect(cinema.last == nil)
    }

    @Test("a tree that is placed in another passes on the screens that it keeps") func handedOn() {
        let child = Stacked("child")
        let open = Transition<StackRoot>.present(child.keep(until: { _ in }, key: 1) { cinema.make() })
        child.perform(open)
        child.perform(.dismiss())
        cinema.home.perform(.push(child))
        child.perform(open)
        #expect(cinema.shown == 1)
        child.perform(.dismiss())
        cinema.home.trigger(.pop)
        cinema.open(1)
        #expect(cinema.shown == 1)
        cinema.close()
        cinema.manager.evictAll()
        #expect(cinema.last == nil)
    }

    @Test("the outer tree's screen stays if both trees keep one under the same key") func both() {
        cinema.open(1)
        weak var outer: Film?
        outer = cinema.last
        cinema.close()
        let child = Stacked("child")
        child.perform(.present(child.keep(until: { _ in }, key: 1) { cinema.make() }))
        child.perform(.dismiss())
        #expect(cinema.last?.number == 2)
        cinema.home.perform(.push(child))
        #expect(cinema.last == nil)
        #expect(outer != nil)
        cinema.open(1)
        #expect(cinema.shown == 1)
    }

    @Test("a tree whose placing is undone keeps its kept screens") func takenBack() {
        cinema.open(1)
        cinema.close()
        let child = Stacked("child")
        for key in 1...2 {
            child.perform(.present(child.keep(until: { _ in }, key: key) { cinema.make() }))
            child.perform(.dismiss())
        }
        cinema.host.isHolding = true
        cinema.home.perform(.push(child)) { _ in }
        cinema.host.refuse("no")
        cinema.host.isHolding = false
        for key in 1...2 {
            child.perform(.present(child.keep(until: { _ in }, key: key) { cinema.make() }))
            #expect((child.top as? Film)?.number == key + 1)
            child.perform(.dismiss())
        }
        cinema.open(2)
        #expect(cinema.shown == 4)
    }

    @Test("a screen kept by one tree and shown on another goes with the other") func otherTree() {
        do {
            let other = WindowManager(WindowRoot(Stacked("other")))
            let both = Transition<StackRoot>("both") { [cinema] editor in
                let film = try cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }()
                guard let window = other.frontWindow else { return }
                try editor.perform(.present(film), on: window)
            }
            cinema.home.perform(both)
            expect(other, "[other]^film")
            #expect(cinema.last != nil)
        }
        #expect(cinema.last == nil)
        cinema.open()
        #expect(cinema.shown == 2)
    }

    @Test("a deep tree that is kept is freed without recursion") func deep() async {
        let isFreed = await onSmallStack {
            let (home, time) = (Stacked("home"), ManualTime())
            let manager = WindowManager(WindowRoot(home), time: time)
            weak var kept: Layer?
            home.perform(
                .present(
                    home.keep(for: .seconds(60), key: 1) {
                        var flow = Layer(Screen("leaf"))
                        for _ in 0..<2_000 { flow = Layer(flow) }
                        kept = flow
                        return flow
                    }))
            home.perform(.dismiss())
            let wasKept = kept != nil
            time.advance(by: .seconds(60))
            return wasKept && kept == nil && manager.windows.count == 1
        }
        #expect(isFreed)
    }

    @Test("a kept screen leaves and enters the tree like any other") func events() {
        cinema.open()
        let recorder = cinema.recorder
        cinema.front?.noteEvents(recorder)
        cinema.close()
        cinema.open()
        #expect(
            recorder.lines == ["film disappeared", "film left", "film entered", "film appeared"])
    }

    @Test("a screen that finishes each time it is shown gives its result each time") func results() {
        let open = Transition<StackRoot>("open") { [cinema] editor in
            let login = try cinema.home.keep(for: .seconds(60), key: 1) { LoginModel() }()
            try editor.perform(.present(login.returning({ StackedRoute.push("done") })))
        }
        var seen: [ObjectIdentifier] = []
        for _ in 1...2 {
            cinema.home.perform(open)
            guard let login = cinema.manager.top as? LoginModel else { return }
            seen.append(ObjectIdentifier(login))
            login.finish(with: ())
        }
        expect(cinema.manager, "main: [home, done, done]")
        #expect(seen.count == 2 && seen.first == seen.last)
    }
}

extension WindowManager {
    fileprivate var visibleFlow: Stacked? { top.node.parent?.presentable as? Stacked }
}

/// A coordinator around something.
private final class Layer: Coordinator {
    let root: StackRoot

    init(_ content: any Presentable) { root = StackRoot(content) }

    func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .none() }
}
