import Coordination
import CoordinationRestoration
import CoordinationTesting
import HostUnderTest
import Testing
import UIKit

private enum MailRoute: Route, Codable { case start, letter(Int) }

private final class MailCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "mail" }
    let root = SplitRoot()
    init() { trigger(.start) }

    func prepareTransition(for route: MailRoute) -> Transitions.Transition<SplitRoot> {
        switch route {
        case .start: .show(Screen("list"))
        case .letter(let number): .showDetail(Screen("letter\(number)"))
        }
    }
}

/// One process of an app with one window.
@MainActor private struct Process {
    let mail = MailCoordinator()
    let windows: WindowManager
    let tree: TreeController
    let window = UIWindow()

    init(_ state: StoredState? = nil, isNarrow: Bool) throws {
        Toolkit.reset()
        windows = WindowManager(WindowRoot(mail, name: "main"), time: TurnTime())
        windows.diagnosticsHandler = { Issue.record("\($0.message)") }
        if let state { #expect(try windows.restore(state) == RestorationReport()) }
        tree = TreeController(windows)
        window.rootViewController = tree
        window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
        window.makeKeyAndVisible()
        Toolkit.idle()
    }

    var split: UISplitViewController? { tree.viewController(for: mail.root.node.id) as? UISplitViewController }
    var stack: UINavigationController? { split?.viewController(for: .primary) as? UINavigationController }

    func drawn() -> String {
        Toolkit.idle()
        #expect(Toolkit.faults == [])
        return tree.drawn
    }
}

@Suite("An app that is killed comes back in a window of another width", .serialized) @MainActor struct NarrowTests {
    @Test("the user who was in the list is there again, narrow or wide") func list() throws {
        let process = try Process(isNarrow: true)
        process.mail.trigger(.letter(7))
        #expect(process.drawn() == "(/list | letter7)")
        #expect(process.stack?.tapBack() == true)
        #expect(process.drawn() == "(list | /letter7)")
        let state = try process.windows.stored()
        for isNarrow in [true, false, true] {
            let next = try Process(state, isNarrow: isNarrow)
            #expect(next.drawn() == (isNarrow ? "(list | /letter7)" : "(list | letter7)"))
            expect(next.windows, isNarrow ? "main: (list* | letter7)/" : "main: (list* | letter7)")
            next.window.traitOverrides.horizontalSizeClass = isNarrow ? .regular : .compact
            #expect(next.drawn() == (isNarrow ? "(list | letter7)" : "(list | /letter7)"))
        }
    }

    @Test("the user who read a letter in a wide window reads it in a narrow one, and goes back from it")
    func letter() throws {
        let process = try Process(isNarrow: false)
        process.mail.trigger(.letter(7))
        #expect(process.drawn() == "(list | letter7)")
        let next = try Process(try process.windows.stored(), isNarrow: true)
        #expect(next.drawn() == "(/list | letter7)")
        #expect(next.stack?.tapBack() == true)
        #expect(next.drawn() == "(list | /letter7)")
    }

    @Test("a sidebar that the user has hidden is hidden again, narrow and wide") func hidden() throws {
        let process = try Process(isNarrow: false)
        process.mail.trigger(.letter(7))
        _ = process.drawn()
        #expect(process.split?.showSidebars(0) == true)
        #expect(process.drawn() == "(/list | letter7)")
        let state = try process.windows.stored()
        for isNarrow in [true, false] {
            let next = try Process(state, isNarrow: isNarrow)
            #expect(next.drawn() == "(/list | letter7)")
            next.window.traitOverrides.horizontalSizeClass = .regular
            #expect(next.drawn() == "(/list | letter7)")
            expect(next.windows, "main: (/list | letter7)")
        }
    }
}
