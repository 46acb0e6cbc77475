// snippet.swiftui-app
import CoordinationSwiftUI
import SwiftUI

@main struct NotesApp: App {
    @State private var notes = TreeModel(NotesCoordinator())

    var body: some Scene {
        WindowGroup { TreeView(notes) }
    }
}
// snippet.end
