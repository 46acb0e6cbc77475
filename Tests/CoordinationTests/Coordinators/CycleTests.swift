import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct CycleTests {
    @Test("a coordinator cannot be pushed, presented or embedded on itself") func onItself() {
        let home = Stacked("home", name: "main")
        let before = home.tree
        for transition: Transition<StackRoot> in [
            .push(home), .present(home), .embed(home, in: home), .set([home]), .replaceTop(home), .show(home),
        ] {
            let error = home.failure(performing: transition)
            #expect(error?.reason == .cycle, "\(transition)")
            #expect(home.tree == before)
        }
    }

    @Test("the error of a cycle says why it is refused, and what to do") func message() {
        let home = Stacked("home", name: "main")
        #expect(
            home.failure(performing: .push(home))?.description == """
                Can't push 'main': it contains this root.

                  Stack: main[home]

                Show something that does not contain this root.
                """)
    }

    @Test("an ancestor cannot be shown in its own content", arguments: ["pushed", "presented", "embedded", "tab"])
    func ancestor(place: String) {
        let (home, child) = (Stacked("home"), Stacked("child"))
        let show: Transition<StackRoot> =
            switch place {
            case "pushed": .push(child)
            case "presented": .present(child)
            case "embedded": .embed(child, in: home)
            default: .push(TabRoot(Screen("other"), child))
            }
        home.perform(show)
        let before = home.tree
        for transition: Transition<StackRoot> in [.push(home), .present(home), .embed(home, in: child)] {
            #expect(child.failure(performing: transition)?.reason == .cycle, "\(transition)")
            #expect(home.tree == before)
            #expect(child.parent === home)
        }
    }

    @Test("a shown coordinator cannot be shown again, in its tree or another") func twice() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        home.perform(.push(child))
        #expect(home.failure(performing: .push(child))?.detail == .alreadyShown(where: "in a stack"))
        #expect(home.failure(performing: .present(child))?.detail == .alreadyShown(where: "in a stack"))
        #expect(Stacked("other").failure(performing: .push(child))?.detail == .alreadyShown(where: "in a stack"))
        expect(home, "[home, [child]]")
    }
}
