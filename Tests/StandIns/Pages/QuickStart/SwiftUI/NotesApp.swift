// snippet.quick-start-swiftui
import CoordinationSwiftUI
import SwiftUI

extension NoteList: SwiftUIScreen {
    var view: some View { Button("First note") { self.open(1) } }
}

extension Note: SwiftUIScreen {
    var view: some View { Text("Note \(number)").navigationTitle("Note") }
}

@main struct NotesApp: App {
    @State private var notes = TreeModel(NotesCoordinator())

    var body: some Scene {
        WindowGroup { TreeView(notes) }
    }
}
// snippet.end
