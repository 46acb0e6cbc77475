import Coordination
import CoordinationSwiftUI
import CoordinationUIKit
import SwiftUI
import UIKit

// snippet.swiftui-app-tabs
extension NotesCoordinator: SwiftUITab {
    var tabTitle: String { "Notes" }
    var tabSymbol: String { "note.text" }
}

extension SettingsCoordinator: SwiftUITab {
    var tabTitle: String { "Settings" }
    var tabSymbol: String { "gear" }
}
// snippet.end

// snippet.swiftui-app-badge
func showBadge(_ count: Int, on tab: any Presentable, of model: TreeModel) {
    let item = model.controller.viewController(for: tab.node.id)?.tabBarItem
    item?.badgeValue = count > 0 ? "\(count)" : nil
}
// snippet.end

@Observable final class Theme { var accent = "blue" }

// snippet.swiftui-app-environment
final class NotesStyle: TreeStyle {
    private let theme: Theme
    init(_ theme: Theme) { self.theme = theme }

    func viewController(for screen: any Presentable) -> UIViewController? {
        (screen as? any SwiftUIScreen)?.makeViewController { [theme] in $0.environment(theme) }
            ?? (screen as? any UIKitScreen)?.makeViewController()
    }
}
// snippet.end

final class ThemeScreen: Presentable, SwiftUIScreen {
    struct Words: View {
        @Environment(Theme.self) private var theme
        var body: some View { Text(theme.accent) }
    }

    let node = Screen("theme")
    var view: some View { Words() }
}
