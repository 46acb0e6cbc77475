import Coordination
import CoordinationTesting
import Testing

@Suite("Coordinators that build late", .bothEnds, .noUnhandledFailures) struct LateBuildingTests {
    @Test("a child that is built late has gone to its first route before it is shown, and dies with its place")
    func child() {
        let home = Stacked("home")
        weak var child: NewsCoordinator?
        home.perform(
            .present {
                let news = NewsCoordinator()
                child = news
                return news
            })
        expect(home, "[home]^[news]")
        #expect(child != nil)
        home.back()
        #expect(child == nil)
    }

    @Test("a builder's trigger on the same tree joins the commit, and is undone with it") func triggering() {
        for isRefused in [false, true] {
            let (home, recorder) = (Stacked("home"), Recorder())
            let built = Transition<StackRoot>.push {
                home.trigger(.push("after"), completion: recorder("after"))
                return Screen("built")
            }
            home.perform(isRefused ? .multiple(built, .refused) : built, completion: recorder("all"))
            expect(home, isRefused ? "[home]" : "[home, built, after]")
            #expect(recorder.outcomes.mapValues(\.count) == ["after": 1, "all": 1])
            #expect(recorder.outcome("after") == (isRefused ? .cancelled(.rolledBack) : recorder.outcome("all")))
        }
    }

    @Test("a hop after one that no router takes builds nothing") func link() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers = [
            0: {
                .push {
                    recorder.note("first")
                    return Screen("first")
                }
            },
            1: {
                .present {
                    recorder.note("second")
                    return Screen("second")
                }
            },
        ]
        probe.trigger(.run(0), then: NewsRoute.list, ProbeRoute.run(1), completion: { _ in })
        expect(probe, "[home]")
        #expect(recorder.lines == ["first"])
        probe.trigger(.run(0), then: ProbeRoute.run(1))
        expect(probe, "[home, first]^second")
    }

    @Test("a transition in a completion builds its screen after the trigger") func completion() {
        let home = Stacked("home")
        home.trigger(.push("a")) { _ in home.perform(.replaceTop(Later { Screen("b") })) }
        expect(home, "[home, b]")
    }

    @Test("screens built by an undone commit are freed at once") func undone() {
        let (home, recorder) = (Stacked("home"), Recorder())
        home.perform(
            .multiple(
                .push { Leaf("a", recorder) }, .push(Later { Leaf("b", recorder) }, key: 1),
                .present { Leaf("m", recorder) },
                .refused), completion: { _ in recorder.note("told") })
        #expect(Set(recorder.lines) == ["a is freed", "b is freed", "m is freed", "told"])
        expect(home, "[home]")
    }
}

extension Transition where Root == StackRoot {
    fileprivate static var refused: Transition { .pop(to: Screen("absent")) }
}
