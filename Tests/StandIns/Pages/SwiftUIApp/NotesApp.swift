import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-app
@main struct NotesApp: App {
    @State private var notes = NotesApp.makeModel()

    var body: some Scene {
        WindowGroup { TreeView(notes) }
    }

    private static func makeModel() -> TreeModel {
        let app = AppCoordinator(NoteStore())
        return TreeModel(app, onURL: app.open)
    }
}
// snippet.end

// snippet.swiftui-app-foreground
struct NotesWindow: View {
    @Environment(\.scenePhase) private var phase
    let notes: TreeModel

    var body: some View {
        TreeView(notes).onChange(of: phase) { if phase == .active { notes.app.node.gatesChanged() } }
    }
}
// snippet.end

// snippet.swiftui-app-links
extension NotesRoute {
    static let links: Links<NotesRoute> = [.path().value(Int.self, "number").route(NotesRoute.note)]
}

extension AppRoute {
    static let links = Links<AppRoute>(
        allowing: [.scheme("notes"), .https("notes.example")],
        [.at("notes", .notes).then(NotesRoute.links), .at("settings", .settings)])
}

extension AppCoordinator {
    func open(_ url: URL) {
        do {
            trigger(try AppRoute.links.link(for: url))
        } catch {
            print(error)  // It names the wrong part, what was expected there, and the nearest address.
            perform(.alert("This link leads nowhere.", choices: [.cancel("OK")]))
        }
    }
}
// snippet.end
