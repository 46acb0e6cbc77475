import Coordination
import CoordinationRestoration
import CoordinationSwiftUI
import CoordinationTesting
import SwiftUI
import Testing

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
    let model: TreeModel
    let stage: SwiftUI.Stage

    init(_ state: StoredState? = nil, isNarrow: Bool) throws {
        Loop.reset()
        windows = WindowManager(WindowRoot(mail, name: "main"))
        windows.diagnosticsHandler = { Issue.record("\($0.message)") }
        if let state { #expect(try windows.restore(state) == RestorationReport()) }
        let model = TreeModel(windows)
        self.model = model
        stage = SwiftUI.Stage { TreeView(model) }
        stage.isNarrow = isNarrow
        stage.open()
        Loop.idle()
    }

    /// What the host says, if it is what is on the screen.
    func drawn() -> String {
        Loop.idle()
        #expect(model.drawn == stage.words)
        return model.drawn
    }
}

@Suite("An app that is killed comes back in a window of another width", .serialized) @MainActor struct NarrowTests {
    @Test("the user who was in the list is there again, narrow or wide") func list() throws {
        let process = try Process(isNarrow: true)
        process.mail.trigger(.letter(7))
        #expect(process.drawn() == "(/list | letter7)")
        #expect(process.stage.tapBack())
        #expect(process.drawn() == "(list | /letter7)")
        let state = try process.windows.stored()
        for isNarrow in [true, false, true] {
            let next = try Process(state, isNarrow: isNarrow)
            #expect(next.drawn() == (isNarrow ? "(list | /letter7)" : "(list | letter7)"))
            #expect(next.mail.root.node.isVisible && next.windows.top.node.name == "list")
        }
    }

    @Test("the user who read a letter in a wide window reads it in a narrow one") func letter() throws {
        let process = try Process(isNarrow: false)
        process.mail.trigger(.letter(7))
        #expect(process.drawn() == "(list | letter7)")
        let next = try Process(try process.windows.stored(), isNarrow: true)
        #expect(next.drawn() == "(/list | letter7)")
        #expect(next.stage.tapBack())
        #expect(next.drawn() == "(list | /letter7)")
    }
}
