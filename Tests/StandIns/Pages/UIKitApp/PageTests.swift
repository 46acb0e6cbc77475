import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("The page on UIKit apps", .serialized) struct UIKitAppTests {
    private func launch(with urls: [URL] = []) throws -> (scene: UIWindowScene, tree: TreeController) {
        let delegate = SceneDelegate()
        UIApplication.shared.makeSceneDelegate = { delegate }
        let scene = UIApplication.shared.connect(urls: urls)
        Toolkit.idle()
        return (scene, try #require(scene.windows.first?.rootViewController as? TreeController))
    }

    @Test("the code of the page is an app with tabs, a gate, a sheet, an alert, links, and a state that comes back")
    func notes() throws {
        Toolkit.reset()
        let (scene, tree) = try launch()
        let app = NotesApp.shared.app
        #expect(tree.drawn == "{[notes]*, account}")
        let bar = try #require(tree.children.first as? UITabBarController)
        #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["Notes", "Account"])
        try app.frontmost(NoteList.self).open(1)
        Toolkit.idle()
        #expect(tree.drawn == "{[notes, note]*, account}")

        app.trigger(.compose) { _ in }
        Toolkit.idle()
        #expect(tree.drawn == "{[notes, note]*, account}^sign-in")
        try app.frontmost(SignIn.self).signIn()
        Toolkit.idle()
        #expect(tree.drawn == "{[notes, note]*, account}^[draft]")
        try app.frontmost(Draft.self).finish()
        Toolkit.idle()

        app.notes.trigger(.share(1)) { _ in }
        Toolkit.idle()
        #expect(tree.drawn == "{[notes, note]*, account}^share")
        app.notes.perform(.dismiss()) { _ in }
        Toolkit.idle()
        app.notes.trigger(.delete(1)) { _ in }
        Toolkit.idle()
        #expect(tree.drawn == "{[notes, note]*, account}!Delete this note?")
        let alert = try #require(tree.presentedViewController as? UIAlertController)
        #expect(alert.preferredStyle == .actionSheet && alert.press("Delete"))
        Toolkit.idle()
        #expect(tree.drawn == "{[notes]*, account}")

        UIApplication.shared.open(try #require(URL(string: "notes:/account")), in: scene)
        Toolkit.idle()
        #expect(tree.drawn == "{[notes], account*}")
        UIApplication.shared.open(try #require(URL(string: "notes:/nothing")), in: scene)
        Toolkit.idle()
        #expect(tree.drawn == "{[notes], account*}!This link leads nowhere.")
        UIApplication.shared.background(scene)
        #expect(scene.session.stateRestorationActivity != nil && Toolkit.faults == [])
    }

    // snippet.uikit-app-test
    @Test("a note opens on top of the list") func opens() throws {
        let app = AppCoordinator(Session())
        try app.frontmost(NoteList.self).open(1)
        expect(app, "{[notes, note]*, account}")
    }

    @Test("a new note waits for a login") func waits() throws {
        let app = AppCoordinator(Session())
        try app.frontmost(NoteList.self).compose()
        expect(app, "{[notes]*, account}^sign-in")
        try app.frontmost(SignIn.self).signIn()
        expect(app, "{[notes]*, account}^[draft]")
    }
    // snippet.end

    // snippet.uikit-app-controllers
    @Test("a draft's title is its text") func title() {
        let draft = Draft()
        let controller = draft.makeViewController()
        draft.text = "Milk"
        #expect(controller.title == "Milk")
    }

    @Test("the list's view controller is beneath the note's") func controllers() throws {
        let app = AppCoordinator(Session())
        let tree = TreeController(app)
        let list = try app.frontmost(NoteList.self)
        list.open(1)
        #expect(tree.drawn == "{[notes, note]*, account}")
        #expect(tree.viewController(for: list.node.id) is NoteListController)
    }
    // snippet.end

    @Test("without a window an awaited push returns, animated or not") func awaited() async throws {
        let app = AppCoordinator(Session())
        let tree = TreeController(app)
        try await app.notes.trigger(.note(1))
        try await app.notes.trigger(.note(2), with: .unanimated)
        #expect(tree.drawn == "{[notes, note, note]*, account}")
    }

    @Test("in a window, an animated push ends while the run loop turns, and another one at once") func inWindow() {
        Toolkit.reset()
        let app = AppCoordinator(Session())
        let window = UIWindow()
        window.rootViewController = TreeController(app)
        window.makeKeyAndVisible()
        var ends = 0
        app.notes.trigger(.note(1), with: .unanimated) { _ in ends += 1 }
        #expect(ends == 1)
        app.notes.trigger(.note(2)) { _ in ends += 1 }
        #expect(ends == 1)
        RunLoop.current.run(until: Date() + 1)
        #expect(ends == 2)
        window.isHidden = true
    }
}
