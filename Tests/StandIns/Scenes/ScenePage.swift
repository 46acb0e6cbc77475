import Coordination
import CoordinationRestoration
import HostUnderTest
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

@MainActor private enum shops {
    static let windows = WindowManager(WindowRoot(Screen("shop"), name: "main"))
    static let scenes = TreeScenes(windows)
}

@MainActor private final class SeveralScenes: UIResponder, UIWindowSceneDelegate {
    private typealias shop = shops
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = shop.scenes.connect(scene, connectionOptions, restoring: RestorationTerms())
    }

    func connectAlone(_ scene: UIScene, _ connectionOptions: UIScene.ConnectionOptions) {
        // snippet.scenes-connect-alone
        window = shop.scenes.connect(scene, connectionOptions, restoring: RestorationTerms())
        // snippet.end
    }

    // snippet.scenes-activity
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shop.scenes.activity(for: scene) }
    // snippet.end
}

@MainActor private struct NoteWindow: View {
    let shop: TreeWindows
    @Binding var window: NodeID?
    // snippet.scenes-storage-own
    @SceneStorage("place") private var place = ""
    // snippet.end

    // snippet.scenes-storage
    var body: some View {
        TreeView(shop, window: $window).keeping(in: $place)
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

@Suite("The code in the comments on scenes") @MainActor struct ScenePage {
    @Test("a scene gives an activity, and gets it back") func activity() throws {
        Toolkit.reset()
        let scene = UIApplication.shared.connect()
        let session = scene.session
        session.stateRestorationActivity = SceneDelegate().stateRestorationActivity(for: scene)
        // snippet.scene-restore
        let result = shop.windows.restore(from: session.stateRestorationActivity)
        // snippet.end
        #expect(session.stateRestorationActivity != nil && result == .restored(RestorationReport()))
        _ = ShopView()
        _ = NoteWindow(shop: TreeWindows(WindowManager(WindowRoot(Screen("a")))), window: .constant(nil))
    }

    @Test("each of several scenes gives an activity of its own") func several() throws {
        Toolkit.reset()
        Toolkit.device.supportsMultipleScenes = true
        let delegate = SeveralScenes()
        UIApplication.shared.makeSceneDelegate = { delegate }
        let scene = UIApplication.shared.connect()
        Toolkit.idle()
        #expect(delegate.window != nil)
        UIApplication.shared.background(scene)
        #expect(scene.session.stateRestorationActivity != nil)
        delegate.connectAlone(scene, UIScene.ConnectionOptions())
    }
}
