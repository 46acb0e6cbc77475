// The system alone hands on URLs.
#if STAND_IN
    import Coordination
    import CoordinationLinks
    import CoordinationSwiftUI
    import CoordinationTesting
    import SwiftUI
    import Testing

    @Suite("A host that ships, for SwiftUI: URLs", .noUnhandledFailures) @MainActor struct URLTests {
        @Test("a URL that onOpenURL receives, or an activity has, goes to the app's links, at launch and later")
        func urls() throws {
            Loop.reset()
            let windows = WindowManager(WindowRoot(NotesCoordinator(), name: "main"))
            let model = TreeModel(windows) { url in
                do {
                    windows.trigger(try NotesRoute.links.link(for: url.absoluteString))
                } catch { Issue.record(error) }
            }
            let stage = SwiftUI.Stage { TreeView(model) }
            stage.open()
            stage.open(try #require(URL(string: "shop:/notes/1")))
            Loop.idle()
            #expect(model.drawn == "[a, note-1]")
            stage.open(try #require(URL(string: "shop:/notes/2")))
            Loop.idle()
            #expect(model.drawn == "[a, note-1, note-2]")
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/notes/3")
            stage.resume(activity)
            Loop.idle()
            #expect(model.drawn == "[a, note-1, note-2, note-3]" && stage.words == model.drawn)
        }
    }

    enum NotesRoute: Route, Codable {
        case note(Int)

        static let links = Links<NotesRoute>(
            allowing: [.scheme("shop"), .https("shop.example")],
            [.path("notes").value(Int.self, "number").route(NotesRoute.note)])
    }

    final class NotesCoordinator: Coordinator {
        let root = StackRoot(Screen("a"))

        func prepareTransition(for route: NotesRoute) -> Transitions.Transition<StackRoot> {
            switch route {
            case .note(let number): .push(Screen("note-\(number)"))
            }
        }
    }
#endif
