import Coordination
import SwiftUI
import UIKit

import CoordinationSwiftUI
import CoordinationUIKit

// snippet.swiftui-windows
struct ShopApp: App {
    @State private var shop = TreeWindows(WindowManager(WindowRoot(ShopCoordinator(), name: "main")))

    var body: some Scene {
        WindowGroup(for: NodeID.self) { window in TreeView(shop, window: window) }
    }
}
// snippet.end

extension ShopApp {
    init(_ shop: TreeWindows) { _shop = State(initialValue: shop) }
}

enum ShopRoute: Route { case list }

final class ShopCoordinator: Coordinator {
    let root = StackRoot(Screen("list"))
    func prepareTransition(for route: ShopRoute) -> Transitions.Transition<StackRoot> { .popToRoot() }
}
