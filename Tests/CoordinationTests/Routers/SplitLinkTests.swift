import Coordination
import CoordinationTesting
import Testing

private enum MailRoute: Route { case folders, letters }
private enum LettersRoute: Route { case letter(Int) }

private final class LettersCoordinator: Coordinator {
    let root = StackRoot(Screen("letters"))

    func prepareTransition(for route: LettersRoute) -> Transition<StackRoot> {
        switch route {
        case .letter(let id): .push(Later { Screen("letter-\(id)") }, key: id)
        }
    }
}

/// Keeps its children, and shows them in its columns.
private final class MailCoordinator: Coordinator {
    let root = SplitRoot()
    let folders = StackRoot(Screen("folders"))
    let letters = LettersCoordinator()

    func prepareTransition(for route: MailRoute) -> Transition<SplitRoot> {
        switch route {
        case .folders: .show(folders)
        case .letters: .multiple(.show(folders), .showDetail(letters))
        }
    }
}

@Suite(.bothEnds, .noUnhandledFailures) struct SplitLinkTests {
    @Test("a link through a split whose children are stored can be followed again") func twice() {
        let mail = MailCoordinator()
        let link = [Hop(MailRoute.letters), Hop(LettersRoute.letter(7))]
        mail.trigger(link)
        expect(mail, "([folders] | [letters, letter-7])")
        let again = outcome { mail.trigger(link, completion: $0) }
        #expect(again == .noChange)
        mail.trigger([Hop(MailRoute.letters), Hop(LettersRoute.letter(8))])
        expect(mail, "([folders] | [letters, letter-7, letter-8])")
        mail.letters.root.perform(.present(Screen("draft")))
        mail.trigger(.letters)
        expect(mail, "([folders] | [letters, letter-7, letter-8]^draft)")
    }

    @Test("a screen that a child pushes lies beneath its parent's later screens") func beneath() {
        let letters = LettersCoordinator()
        let stack = StackRoot(letters)
        stack.perform(.push(Screen("help")))
        let done = outcome { letters.trigger(.letter(7), completion: $0) }
        #expect(done?.isCompleted == true)
        expect(stack, "[[letters, letter-7], help]")
        #expect(stack.top.node.name == "help")
    }
}
