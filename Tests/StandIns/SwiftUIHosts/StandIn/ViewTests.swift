// What is drawn of a view, and a URL that the system hands on, SwiftUI does not tell.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import CoordinationUIKit
    import Observation
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

        @Test("the view of a screen's model is drawn")
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
            #expect((shown as? any Staged)?.stage?.words == "view of a")
        }

        @Test("a screen is drawn again when a value that its view has read changes")
        func live() throws {
            Toolkit.reset()
            Loop.reset()
            let note = NoteModel()
            let stack = StackRoot(note)
            let tree = TreeController(stack)
            let window = UIWindow()
            window.rootViewController = tree
            window.makeKeyAndVisible()
            Toolkit.idle()
            let shown = try #require(tree.viewController(for: note.node.id) as? any Staged)
            #expect(shown.stage?.words == "empty")
            note.text = "milk"
            Toolkit.idle()
            #expect(shown.stage?.words == "milk")
        }

        @Test("a style wraps the SwiftUI views of screens, which are drawn again in it")
        func dressed() throws {
            Toolkit.reset()
            Loop.reset()
            let (note, other) = (NoteModel(), ControllerModel("b"))
            let tree = TreeController(TabRoot(note, other), style: DressingStyle())
            let window = UIWindow()
            window.rootViewController = tree
            window.makeKeyAndVisible()
            Toolkit.idle()
            let shown = try #require(tree.viewController(for: note.node.id) as? any Staged)
            #expect(shown.stage?.words == "in the shop+empty")
            note.text = "milk"
            Toolkit.idle()
            #expect(shown.stage?.words == "in the shop+milk")
            #expect(tree.viewController(for: other.node.id) is ControllerModel.Controller)
        }

        @Test("views that are pushed on a navigation controller of the app's take no others, and are seen to go")
        func pushed() throws {
            Toolkit.reset()
            Loop.reset()
            let stack = StackRoot(ViewModel("a"), ViewModel("b"))
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            let tree = TreeController(stack, isPushed: true)
            navigation.pushViewController(tree, animated: false)
            Toolkit.idle()
            #expect(navigation.viewControllers.count == 3)
            #expect(navigation.tapBack())
            Toolkit.idle()
            #expect(tree.drawn == "[a]" && stack.screens.count == 1 && Toolkit.faults == [])
            stack.perform(.present(ViewModel("m")))
            Toolkit.idle()
            stack.perform(.present(ViewModel("n")))
            stack.perform(.alert("Sure?", choices: [.cancel()]))
            Toolkit.idle()
            #expect(tree.drawn == "[a]^m^n!Sure?" && Toolkit.faults == [])
        }
    }

    @MainActor private final class DressingStyle: TreeStyle {
        func viewController(for screen: any Presentable) -> UIViewController? {
            (screen as? any SwiftUIScreen)?.makeViewController { view in
                HStack {
                    Text("in the shop")
                    view
                }
            } ?? (screen as? any UIKitScreen)?.makeViewController()
        }
    }

    @Observable @MainActor private final class NoteModel: @MainActor Presentable, SwiftUIScreen {
        @ObservationIgnored let node = Screen("note")
        var text = "empty"
        var view: Text { Text(text) }
    }
#endif
