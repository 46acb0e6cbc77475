// snippet.swiftui-app-tree
import Coordination

enum AppRoute: Route, Codable { case start, notes, settings, compose }

final class AppCoordinator: Coordinator {
    let root = TabRoot()
    let notes: NotesCoordinator
    let settings = SettingsCoordinator()
    private let store: NoteStore

    init(_ store: NoteStore) {
        self.store = store
        notes = NotesCoordinator(store)
        trigger(.start)
    }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .start: .set([notes, settings])
        case .notes: .select(notes)
        case .settings: .select(settings)
        case .compose: .present(StackRoot(Draft(store)), style: .sheet(detents: [.medium, .large]))
        }
    }
}

enum NotesRoute: Route, Codable { case list, note(Int) }

final class NotesCoordinator: Coordinator {
    let root = StackRoot()
    let store: NoteStore

    init(_ store: NoteStore) {
        self.store = store
        trigger(.list)
    }

    func prepareTransition(for route: NotesRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([NoteList(store)])
        case .note(let number): .push(Note(number, in: store))
        }
    }
}
// snippet.end

enum SettingsRoute: Route, Codable { case start, about }

final class SettingsCoordinator: Coordinator {
    let root = StackRoot()
    init() { trigger(.start) }

    func prepareTransition(for route: SettingsRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("settings")])
        case .about: .push(Screen("about"))
        }
    }
}
