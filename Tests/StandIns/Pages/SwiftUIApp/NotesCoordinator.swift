// snippet.swiftui-app-tree
import Coordination

enum NotesRoute: Route { case list, note(Int) }

final class NotesCoordinator: Coordinator {
    let root = StackRoot()
    init() { trigger(.list) }

    func prepareTransition(for route: NotesRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([NoteList()])
        case .note(let number): .push(Note(number))
        }
    }
}
// snippet.end
