import Coordination
import CoordinationTesting
import Testing

/// The code of the quick start for a terminal. `Tests/StandIns/Pages/QuickStart` has that for the toolkits.
@Suite("The quick start", .noUnhandledFailures) struct QuickStartPage {
    enum NotesRoute: Route { case list, note(Int) }

    final class NotesCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NotesRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("notes")])
            case .note: .push(Screen("note"))
            }
        }
    }

    @Test("an app in a terminal goes forward and back") func terminal() {
        var typed = ["1", "back", "back"]
        var printed: [String] = []
        func readLine() -> String? { typed.isEmpty ? nil : typed.removeFirst() }
        func print(_ tree: Tree) { printed.append(tree.description) }
        // snippet.quick-start-terminal
        let notes = NotesCoordinator()
        print(notes.tree)
        while let line = readLine() {
            if let number = Int(line) { notes.trigger(.note(number)) } else { notes.back() }
            print(notes.tree)
        }
        // snippet.end
        #expect(printed == ["[notes]", "[notes, note]", "[notes]", "[notes]"])
    }
}
