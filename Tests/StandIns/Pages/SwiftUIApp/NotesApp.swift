import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-app
@main struct NotesApp: App {
    @State private var notes = TreeModel(NotesCoordinator())

    var body: some Scene {
        WindowGroup { TreeView(notes) }
    }
}
// snippet.end
