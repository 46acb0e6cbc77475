import Coordination
import CoordinationTesting
import Testing

private enum MailRoute: Route { case folder(String), letter(Int), reply, account, help, closeHelp }

/// Folders beside letters, in a tab.
private final class Mail: Coordinator {
    let root = TabRoot()
    let list = StackRoot(Screen("folders"))
    let detail = StackRoot()
    let split: SplitRoot

    init() {
        split = SplitRoot(list, detail)
        root.perform(.set([split, StackRoot(Screen("account"))]))
    }

    func prepareTransition(for route: MailRoute) -> Transition<TabRoot> {
        switch route {
        case .folder(let name): .perform(.push(Screen(name)), on: list)
        case .letter(let id): .perform(.set([Screen("letter-\(id)")]), on: detail)
        case .reply: .perform(.push(Screen("reply")), on: detail)
        case .account: .select(index: 1)
        case .help: .perform(.present(Screen("help")), on: list)
        case .closeHelp: .dismissAll()
        }
    }
}

@Suite("Folds", .noUnhandledFailures) struct FoldsTests {
    private let journey: [JourneyStep<Mail>] = [
        JourneyStep("opens a folder") { $0.trigger(.folder("inbox")) },
        JourneyStep("opens a letter") { $0.trigger(.letter(1)) },
        JourneyStep("asks for help") { $0.trigger(.help) },
        JourneyStep("replies beneath it") { $0.trigger(.reply) },
        JourneyStep("closes the help") { $0.trigger(.closeHelp) },
        JourneyStep("opens another folder") { $0.trigger(.folder("sent")) },
        JourneyStep("opens the account") { $0.trigger(.account) },
        JourneyStep("opens a letter again") { $0.trigger(.letter(2)) },
    ]

    @Test("an app is the same at any width") func same() { expectFolds(journey) { Mail() } }

    @Test("a step that reads the width is found, by its name and number") func found() async {
        let issues = await issues {
            expectFolds([
                JourneyStep("opens a folder") { $0.trigger(.folder("inbox")) },
                JourneyStep("opens a letter") { $0.trigger(.letter(1)) },
                JourneyStep("goes back") { $0.back() },
            ]) { Mail() }
        }
        #expect(issues.count == 2, "narrow, it leads to the list; wide, it pops what is in the list")
        let text = issues.first?.comments.first?.rawValue ?? ""
        #expect(text.hasPrefix("After 'goes back' (step 3) the app is another one in a narrow window.\n"))
        #expect(text.contains("\n  expected: {") && text.contains("\n  found:    {"))
    }
}
