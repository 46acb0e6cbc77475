import Coordination
import CoordinationRestoration
import CoordinationTesting
import HostUnderTest
import ScenesUnderTest
import SwiftUI
import SwiftUIHostUnderTest
import Testing
import UIKit

private enum PageRoute: Route, Codable { case list, page(Int), sheet }

private final class PageCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "pages" }
    let root = StackRoot()
    init() { trigger(.list) }

    func prepareTransition(for route: PageRoute) -> Transitions.Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("list")])
        case .page(let number): .push(Screen("page\(number)"))
        case .sheet: .present(StackRoot(Screen("sheet")))
        }
    }
}

@Suite("Scenes whose app was killed", .serialized) @MainActor struct ComingBackTests {
    private func windows(time: (any TimeSource)? = nil) -> WindowManager {
        WindowManager(WindowRoot(PageCoordinator(), name: "main"), time: time)
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Toolkit.idle()
        return window
    }

    @Test("come back by the activity of a scene") func activity() throws {
        Toolkit.reset()
        let windows = windows()
        try windows.router(for: PageRoute.self).trigger(.page(7))
        let activity = try #require(NSUserActivity(storing: windows))
        #expect(activity.activityType == "coordination.state")

        let fresh = self.windows()
        let controller = TreeController(fresh)
        let window = show(controller)
        #expect(controller.drawn == "[list]")
        #expect(fresh.restore(from: activity) == .restored(RestorationReport()))
        Toolkit.idle()
        #expect(controller.drawn == "[list, page7]")
        withExtendedLifetime(window) {}
    }

    @Test("come back by the node of a controller, with what is presented over its coordinator")
    func controller() throws {
        Toolkit.reset()
        let app = PageCoordinator()
        let controller = TreeController(app)
        let window = show(controller)
        app.trigger(.page(7))
        app.trigger(.sheet)
        Toolkit.idle()
        #expect(controller.drawn == "[list, page7]^[sheet]")
        let activity = try #require(NSUserActivity(storing: controller.node))

        let fresh = TreeController(PageCoordinator())
        let other = show(fresh)
        #expect(fresh.node.restore(from: activity) == .restored(RestorationReport()))
        Toolkit.idle()
        #expect(fresh.drawn == "[list, page7]^[sheet]")
        withExtendedLifetime((window, other)) {}
    }

    @Test("stay as they are without an activity, and with another one") func nothing() {
        let fresh = windows()
        #expect(fresh.restore(from: nil) == .nothing)
        #expect(fresh.restore(from: NSUserActivity(activityType: "other")) == .nothing)
        let broken = NSUserActivity(activityType: "broken")
        broken.userInfo = ["coordination.state": "{}"]
        guard case .refused = fresh.restore(from: broken) else {
            Issue.record("it is not refused")
            return
        }
        expect(fresh, "main: [list]")
    }

    @Test("come back by the storage of a scene, which follows them") func storage() throws {
        Toolkit.reset()
        Loop.reset()
        let storage = Storage()
        var heard: [RestorationResult] = []
        for launch in 0..<2 {
            let windows = windows()
            let model = TreeModel(windows)
            let view = TreeView(model).keeping(windows, in: storage.binding) { heard.append($0) }
            let window = show(UIHostingController(rootView: view))
            #expect(model.drawn == (launch == 0 ? "[list]" : "[list, page7]"))
            try windows.router(for: PageRoute.self).trigger(.page(launch == 0 ? 7 : 8))
            Toolkit.idle()
            withExtendedLifetime(window) {}
        }
        #expect(heard == [.nothing, .restored(RestorationReport())])
        #expect(storage.text.contains("page8"))
    }

    @Test("come back beside a sheet with the news, though it is shown already") func news() throws {
        let storage = Storage()
        for launch in 0..<2 {
            Toolkit.reset()
            Loop.reset()
            let windows = windows(time: TurnTime())
            if launch == 1 { windows.windows[0].perform(.present(StackRoot(Screen("news")))) }
            let model = TreeModel(windows)
            let view = TreeView(model).keeping(windows, in: storage.binding) {
                if case .refused = $0 { Issue.record("\($0)") }
            }
            let window = show(UIHostingController(rootView: view))
            Toolkit.idle()
            #expect(model.drawn == (launch == 0 ? "[list]" : "[list, page7]^[news]"))
            try windows.router(for: PageRoute.self).trigger(.page(7))
            Toolkit.idle()
            withExtendedLifetime(window) {}
        }
    }

    @Test("are stored once for all commits of a turn") func onceATurn() throws {
        Toolkit.reset()
        Loop.reset()
        let storage = Storage()
        let windows = windows(time: TurnTime())
        let window = show(
            UIHostingController(rootView: TreeView(TreeModel(windows)).keeping(windows, in: storage.binding)))
        Toolkit.idle()
        let writes = storage.writes
        for number in 1...5 { try windows.router(for: PageRoute.self).trigger(.page(number), with: .unanimated) }
        #expect(storage.writes == writes)
        Toolkit.idle()
        #expect(storage.writes == writes + 1 && storage.text.contains("page5"))
        withExtendedLifetime(window) {}
    }

    @MainActor private final class Storage {
        var writes = 0
        var text = "" { didSet { writes += 1 } }
        var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    }
}
