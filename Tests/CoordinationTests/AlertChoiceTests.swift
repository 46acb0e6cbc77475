import Coordination
import Testing

@Suite("An alert's answers") struct AlertChoiceTests {
    private enum HomeRoute: Route { case ask, closeIt }
    private enum ModalRoute: Route { case ask, yes }

    private final class Home: Coordinator {
        let root = StackRoot(Screen("home"))
        func prepareTransition(for route: HomeRoute) -> Transition<StackRoot> {
            switch route {
            case .ask: .present(Modal(), at: .ask)
            case .closeIt: .dismissToRoot()
            }
        }
    }

    private final class Modal: Coordinator {
        let root = StackRoot(Screen("modal"))
        func prepareTransition(for route: ModalRoute) -> Transition<StackRoot> {
            switch route {
            case .ask: .alert("Sure?", choices: [AlertChoice("Yes", route: ModalRoute.yes), .cancel()])
            case .yes: .push(Screen("yes"))
            }
        }
    }

    @Test("a route of an answer whose root has gone is reported, not lost") func originGone() {
        let home = Home()
        let windows = WindowManager(WindowRoot(home, name: "main"))
        var unheard: [String] = []
        windows.diagnostics = { unheard.append($0.message) }
        home.trigger(.ask)
        home.trigger(.closeIt)
        #expect(windows.tree.description == #"main: [home]!"Sure?""#)
        windows.choose("Yes")
        #expect(windows.tree.description == "main: [home]")
        #expect(
            unheard == [
                """
                Can't send ModalRoute.yes upward: there is no router to ask.

                  Tree: main: [home]

                Show a coordinator that takes it, or trigger it on the one that is meant.
                """
            ])
    }
}
