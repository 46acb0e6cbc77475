// snippet.quick-start-tree
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

final class NoteList: Presentable {
    let node = Screen("notes")
    func open(_ number: Int) { send(NotesRoute.note(number)) }
}

final class Note: Presentable {
    let node = Screen("note")
    let number: Int
    init(_ number: Int) { self.number = number }
}
// snippet.end
