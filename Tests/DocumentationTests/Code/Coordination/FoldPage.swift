@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

// snippet.fold-routes
enum LettersRoute: Route { case folder(String), letter(Int) }
// snippet.end

// snippet.fold-mail
final class LettersCoordinator: Coordinator {
    let list = StackRoot(Screen("inbox"))
    let detail = StackRoot()
    let root: SplitRoot

    init() { root = SplitRoot(list, detail) }

    func prepareTransition(for route: LettersRoute) -> Transition<SplitRoot> {
        switch route {
        case .folder(let name): .perform(.push(Screen(name)), on: list)
        case .letter(let id): .perform(.set([Screen("letter-\(id)")]), on: detail)
        }
    }
}
// snippet.end

@Suite("The page on widths", .noUnhandledFailures) struct FoldPage {
    @Test("one column is in hand") func inHand() {
        // snippet.fold-hand
        let mail = LettersCoordinator()  // ([inbox]* | [])
        let host = TestHost(mail)
        mail.trigger(.letter(7))  // ([inbox] | [letter-7])
        host.fold()  // ([inbox] | [letter-7])/
        mail.back()  // ([inbox]* | [letter-7])/
        mail.trigger(.letter(8))  // ([inbox] | [letter-8])/
        host.unfold()  // ([inbox] | [letter-8])
        // snippet.end
        expect(mail, "([inbox] | [letter-8])")
        let again = LettersCoordinator()
        expect(again, "([inbox]* | [])")
        let second = TestHost(again)
        again.trigger(.letter(7))
        second.fold()
        again.back()
        expect(again, "([inbox]* | [letter-7])/")
    }

    @Test("a transition in place takes no column") func inPlace() {
        let (inbox, firstLetter) = (Screen("inbox"), Screen("first"))
        let split = SplitRoot(Screen("folders"))
        let opens: Transition<SplitRoot> =
            // snippet.fold-in-place
            // Opens the inbox beside its first letter; on a phone, the inbox.
            .multiple(.show(inbox), .showDetail(firstLetter).inPlace)
        // snippet.end
        split.perform(opens)
        expect(split, "(inbox* | first)")
    }

    @Test("an empty column has a placeholder, a modal two styles") func placeholder() {
        let list = StackRoot(Screen("inbox"))
        let split =
            // snippet.fold-placeholder
            SplitRoot(list, placeholders: [1: Screen("no letter chosen")])
        // snippet.end
        expect(split, "([inbox] | )")
        split.perform(
            // snippet.fold-style
            .present(Screen("share"), style: .popover(from: "share").whenNarrow(.fullScreen))
            // snippet.end
        )
        expect(split, "([inbox] | )^share")
        let host = TestHost(split)
        host.fold()
        #expect(split.top.node.drawnStyle == .fullScreen)
    }

    @Test("an app is the same at any width") func folds() {
        // snippet.fold-test
        expectFolds([
            JourneyStep("opens a folder") { $0.trigger(.folder("work")) },
            JourneyStep("opens a letter") { $0.trigger(.letter(7)) },
        ]) { LettersCoordinator() }
        // snippet.end
    }
    @Test("a fold is no screen view, and a step is one") func views() {
        let mail = LettersCoordinator()
        let windows = WindowManager(WindowRoot(mail, name: "main"))
        let host = TestHost(windows)
        mail.trigger(.letter(7))
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
        // snippet.fold-views
        let inbox = mail.list.top
        inbox.observe { event in note("inbox \(event)") }
        windows.observeVisibility { change in if let screen = change.front { note("view \(screen.name)") } }
        // view letter-7: the first call says what is in front
        host.fold()  // inbox disappeared
        mail.back()  // inbox appeared, view inbox
        host.unfold()
        // snippet.end
        #expect(lines == ["view letter-7", "inbox disappeared", "inbox appeared", "view inbox"])
    }
}
