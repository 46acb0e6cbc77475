import Coordination
import CoordinationTesting
import Testing

@testable import MailReader

@MainActor @Suite("Writing", .noUnhandledFailures) struct WritingTests {
    let scene: SceneCoordinator
    let windows: WindowManager
    let host: TestHost

    init() {
        scene = SceneCoordinator(.signedIn())
        windows = WindowManager(scene)
        host = TestHost(windows)
    }

    @Test(
        "a dirty draft is asked about",
        arguments: [("Keep", 1, false), ("Discard", 0, false), ("Go on writing", 0, true)])
    func asked(answer: String, drafts: Int, stays: Bool) throws {
        windows.top.send(AppRoute.compose(.reply(letter: 1)))
        try windows.frontmost(ComposeModel.self).type("Soon.")
        host.dragAway()
        host.answer(answer)
        #expect(scene.mailbox.drafts.count == drafts)
        #expect(windows.top is ComposeModel == stays)
    }

    @Test("a clean draft is left without a question") func clean() {
        windows.top.send(AppRoute.compose(.blank(to: "")))
        windows.top.send(ComposeRoute.close)
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}")
    }

    @Test("a draft is reopened, addressed and sent") func reopened() throws {
        windows.top.send(AppRoute.compose(.blank(to: "")))
        try windows.frontmost(ComposeModel.self).type("Hello")
        windows.top.send(ComposeRoute.save)
        windows.top.send(ComposeRoute.close)
        windows.top.send(AppRoute.compose(.draft(1)))
        let draft = try windows.frontmost(ComposeModel.self)
        #expect(draft.draft.text == "Hello")
        windows.top.send(ComposeRoute.recipients)
        try windows.frontmost(RecipientPicker.self).finish(with: "Cleo")
        #expect(draft.isSendable)
        windows.top.send(ComposeRoute.send)
        #expect(scene.mailbox.drafts.isEmpty)
        #expect(scene.mailbox.letters(in: .sent).map(\.text) == ["Hello"])
    }

    @Test("a draft that is deleted is gone") func deleted() {
        windows.top.send(AppRoute.compose(.forward(letter: 2)))
        windows.top.send(ComposeRoute.save)
        windows.top.send(ComposeRoute.delete)
        host.answer("Delete")
        #expect(scene.mailbox.drafts.isEmpty)
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}")
    }
}
