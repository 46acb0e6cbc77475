import Coordination
import CoordinationLinks
import CoordinationRestoration
import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-app-preview
func preview(_ picture: String? = nil, _ steps: (AppCoordinator) throws -> Void) -> TreePreview {
    TreePreview(AppCoordinator(NoteStore()), expecting: picture, steps: steps)
}
// snippet.end

// The macro is Xcode's. The same closures are compiled, and played, in `SwiftUIAppTests`.
#if canImport(DeveloperToolsSupport)
    // snippet.swiftui-app-previews
    #Preview("A note") {
        preview("{[notes, note]*, [settings]}") { $0.trigger(.notes, then: NotesRoute.note(2)) }
    }
    #Preview("By its link") { preview { $0.trigger(try AppRoute.links.link(for: "/notes/2")) } }
    #Preview("A draft") { preview { $0.trigger(.compose) } }
    #Preview("As stored") { preview { _ = try $0.restore(StoredState(storedState)) } }
    // snippet.end

    private let storedState = ""
#endif

extension AppCoordinator: Restorable { static var storedName: StaticString { "app" } }
extension NotesCoordinator: Restorable { static var storedName: StaticString { "notes" } }
extension SettingsCoordinator: Restorable { static var storedName: StaticString { "settings" } }
