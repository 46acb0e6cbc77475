// A test is no delegate of an app's scenes: what the system does with them is done by the stand-in alone.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("The code on the pages on scenes", .onScreen) @MainActor struct ScenePage {
        @Test("a scene shows a window of the app")
        func scene() {
            Toolkit.reset()
            UIApplication.shared.makeSceneDelegate = { SceneDelegate() }
            let scene = UIApplication.shared.connect()
            Toolkit.idle()
            #expect((scene.windows.first?.rootViewController as? TreeController)?.drawn == "[list]")
        }

        @Test("a scene passes on its URLs, at launch and later, and an unknown one leads nowhere")
        func urls() throws {
            Toolkit.reset()
            UIApplication.shared.makeSceneDelegate = { NotesSceneDelegate() }
            let scene = UIApplication.shared.connect(urls: [try #require(URL(string: "shop:/notes/1"))])
            UIApplication.shared.open(try #require(URL(string: "shop:/nothing")), in: scene)
            Toolkit.idle()
            let tree = try #require(scene.windows.first?.rootViewController as? TreeController)
            #expect(tree.drawn == "[a, note-1]")
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/notes/2")
            UIApplication.shared.resume(activity, in: scene)
            Toolkit.idle()
            #expect(tree.drawn == "[a, note-1, note-2]")
        }
    }
#endif
