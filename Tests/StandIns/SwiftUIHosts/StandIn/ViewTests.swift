// What is drawn of a view, and a URL that the system hands on, SwiftUI says to nobody.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import CoordinationUIKit
    import SwiftUI
    import CoordinationSwiftUI
    import Testing
    import UIKit

    @Suite("A host that ships, for SwiftUI where there is UIKit: views and URLs", .onScreen) @MainActor
    struct ViewTests {
        @Test("a URL that onOpenURL receives goes to the app's links, at launch and later")
        func urls() throws {
            Toolkit.reset()
            Loop.reset()
            let stack = StackRoot(Screen("a"))
            var opened: [String] = []
            let model = TreeModel(stack) { url in
                opened.append(url.absoluteString)
                stack.perform(.push(Screen(url.lastPathComponent)))
            }
            let window = UIWindow()
            let hosting = UIHostingController(rootView: TreeView(model))
            window.rootViewController = hosting
            window.makeKeyAndVisible()
            hosting.stage?.open(try #require(URL(string: "shop:/notes/1")))
            Toolkit.idle()
            #expect(model.drawn == "[a, 1]")
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/notes/2")
            hosting.stage?.resume(activity)
            Toolkit.idle()
            #expect(model.drawn == "[a, 1, 2]" && opened == ["shop:/notes/1", "https://shop.example/notes/2"])
        }

        @Test("what a screen's model says is drawn")
        func words() throws {
            Toolkit.reset()
            Loop.reset()
            let stack = StackRoot(ViewModel("a"))
            let tree = TreeController(stack)
            let window = UIWindow()
            window.rootViewController = tree
            window.makeKeyAndVisible()
            Toolkit.idle()
            let shown = try #require(tree.viewController(for: stack.node.children[0].node.id))
            #expect((shown as? UIHostingController<Text>)?.stage?.words == "view of a")
        }
    }
#endif
