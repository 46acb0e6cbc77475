// snippet.swiftui-app-tree
import Coordination
import CoordinationSwiftUI
import SwiftUI

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

final class NoteList: Presentable, SwiftUIScreen {
    let node = Screen("notes")
    var view: some View { Button("First note") { self.send(NotesRoute.note(1)) } }
}

final class Note: Presentable, SwiftUIScreen {
    let node = Screen("note")
    let number: Int
    init(_ number: Int) { self.number = number }
    var view: some View { Text("Note \(number)").navigationTitle("Note") }
}
// snippet.end

// snippet.swiftui-app
@main struct NotesApp: App {
    @State private var notes = TreeModel(NotesCoordinator())

    var body: some Scene {
        WindowGroup { TreeView(notes) }
    }
}
// snippet.end
