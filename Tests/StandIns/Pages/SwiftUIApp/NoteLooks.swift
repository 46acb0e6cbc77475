import Coordination
import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-app-tabs
extension NotesCoordinator: SwiftUITab {
    var tabTitle: String { "Notes" }
    var tabSymbol: String { "note.text" }
    var tabBadge: String? { "\(store.notes.count)" }
}

extension SettingsCoordinator: SwiftUITab {
    var tabTitle: String { "Settings" }
    var tabSymbol: String { "gear" }
}
// snippet.end

@Observable final class Theme { var accent = "blue" }

func themed(_ app: any Presentable, _ theme: Theme) -> TreeModel {
    // snippet.swiftui-app-environment
    TreeModel(app) { $0.environment(theme) }
    // snippet.end
}

final class ThemeScreen: Presentable, SwiftUIScreen {
    struct Words: View {
        @Environment(Theme.self) private var theme
        var body: some View { Text(theme.accent) }
    }

    let node = Screen("theme")
    var view: some View { Words() }
}
