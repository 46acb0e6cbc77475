import Coordination
import CoordinationTesting
import Testing

@testable import MailReader

@MainActor @Suite("Reading", .noUnhandledFailures) struct ReadingTests {
    let scene: SceneCoordinator
    let windows: WindowManager

    init() {
        scene = SceneCoordinator(.signedIn())
        windows = WindowManager(scene)
    }

    @Test("the inbox is shown first") func first() {
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}")
    }

    @Test("a letter opens beside its folder, and the next one replaces it") func next() throws {
        windows.top.send(MailRoute.letter(1))
        expect(windows, "main: {(folders | [folder-inbox] | [letter-1])*, [search], [settings]}")
        #expect(try windows.frontmost(LetterModel.self).hasNext)
        windows.top.send(LetterRoute.next)
        expect(windows, "main: {(folders | [folder-inbox] | [letter-2])*, [search], [settings]}")
        #expect(try !windows.frontmost(LetterModel.self).hasNext)
    }

    @Test("a letter moves to the folder that is chosen, and closes") func move() throws {
        windows.top.send(MailRoute.letter(1))
        windows.top.send(LetterRoute.move)
        let picker = try windows.frontmost(FolderPicker.self)
        #expect(picker.folders == [.archive, .trash])
        picker.finish(with: .archive)
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}")
        #expect(scene.mailbox.letter(1)?.folder == .archive)
    }

    @Test("a letter in the trash is deleted after a question") func delete() {
        let host = TestHost(windows)
        windows.top.send(MailRoute.letter(3))
        windows.top.send(LetterRoute.delete)
        host.answer("Keep it")
        #expect(scene.mailbox.letter(3) != nil)
        windows.top.send(LetterRoute.delete)
        host.answer("Delete")
        #expect(scene.mailbox.letter(3) == nil)
        expect(windows, "main: {(folders | [folder-trash] | )*, [search], [settings]}")
    }

    @Test("a folder that is shown already comes to the front of a narrow window") func folderAgain() {
        let host = TestHost(windows)
        host.fold()
        windows.back()
        expect(windows, "main/: {(folders* | [folder-inbox] | )*, [search], [settings]}")
        windows.top.send(MailRoute.folder(.inbox))
        expect(windows, "main/: {(folders | [folder-inbox] | )*, [search], [settings]}")
    }

    @Test("a letter is found, and opens on top of the results") func search() throws {
        scene.tabs?.trigger(.tab(.search), then: SearchRoute.results("rent"))
        #expect(try windows.frontmost(ResultsModel.self).letters.map(\.id) == [1, 3])
        windows.top.send(SearchRoute.letter(3))
        expect(windows, "main: {(folders | [folder-inbox] | ), [search, results, [letter-3]]*, [settings]}")
        windows.back()
        windows.back()
        windows.top.send(SearchRoute.recents)
        try windows.frontmost(RecentSearches.self).finish(with: "rent")
        expect(windows, "main: {(folders | [folder-inbox] | ), [search, results]*, [settings]}")
    }

    @Test("a journey is the same at any width") func folds() {
        expectFolds([
            JourneyStep("opens a folder") { $0.trigger([Hop(MailRoute.folder(.trash))]) },
            JourneyStep("opens a letter") { $0.trigger([Hop(MailRoute.letter(3))]) },
            JourneyStep("moves it") { $0.trigger([Hop(LetterRoute.moved(.inbox))]) },
        ]) { SceneCoordinator(.signedIn()) }
    }

    @Test("a letter that closes is released") func released() throws {
        windows.top.send(MailRoute.letter(1))
        weak let letter = try windows.frontmost(LetterModel.self)
        #expect(letter != nil)
        windows.top.send(LetterRoute.delete)
        #expect(letter == nil)
    }
}
