import Coordination
import CoordinationRestoration
import ScenesUnderTest
import SwiftUI
import SwiftUIHostUnderTest
import Testing
import UIKit

@MainActor private enum shop {
    static let windows = WindowManager(WindowRoot(Screen("shop"), name: "main"))
    static let model = TreeModel(windows)
}

@MainActor private final class SceneDelegate: UIResponder {
    // snippet.scene-activity
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(storing: shop.windows)
    }
    // snippet.end
}

private struct ShopView: View {
    @State private var place = ""

    // snippet.scene-storage
    var body: some View {
        TreeView(shop.model).keeping(shop.windows, in: $place)
    }
    // snippet.end
}

@Suite("What the comments show of scenes") @MainActor struct ScenePage {
    @Test("a scene gives an activity, and gets it back") func activity() throws {
        Toolkit.reset()
        let scene = UIApplication.shared.connect()
        let session = scene.session
        session.stateRestorationActivity = SceneDelegate().stateRestorationActivity(for: scene)
        // snippet.scene-restore
        shop.windows.restore(from: session.stateRestorationActivity)
        // snippet.end
        #expect(session.stateRestorationActivity != nil)
        _ = ShopView()
    }
}
