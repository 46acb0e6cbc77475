import Coordination
import CoordinationTesting
import Testing

/// What a coordinator presented while it was alone comes along when it is shown.
@Suite(.bothEnds, .noUnhandledFailures) struct CarriedModalsTests {
    @Test("a presented coordinator brings the modals that it presents") func presented() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        child.perform(.multiple(.present(Screen("m"), style: .fullScreen), .present(Screen("n"))))
        home.perform(.present(child))
        expect(home, "[home]^[child]^m^n")
        #expect(home.top.node.name == "n")
        #expect(child.node.presented?.presented?.name == "n")
        home.perform(.present(Screen("o")))
        expect(home, "[home]^[child]^m^n^o")
        child.perform(.dismissToRoot())
        expect(home, "[home]^[child]")
    }

    @Test("a coordinator's modals are as they were when the commit is undone") func undone() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        child.perform(.multiple(.present(Screen("m"), style: .fullScreen), .present(Screen("n"))))
        let before = child.tree
        #expect(home.failure(performing: .multiple(.present(child), .pop()))?.reason == .nothingToPop)
        expect(home, "[home]")
        #expect(child.tree == before)
        expect(child, "[child]^m^n")
        child.perform(.dismiss())
        expect(child, "[child]^m")
    }

    @Test("a pushed coordinator brings the modal that it presents") func pushed() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        child.perform(.present(Screen("m")))
        home.perform(.push(child))
        expect(home, "[home, [child]^m]")
    }
}
