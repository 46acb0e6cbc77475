import Coordination

/// A letter, in the mail or in the search.
@MainActor final class LetterCoordinator {
    let root = StackRoot()
    private let mailbox: Mailbox

    init(_ mailbox: Mailbox) { self.mailbox = mailbox }

    var id: Int? { (root.screens.first as? LetterModel)?.id }

    private var letter: Letter? { id.flatMap { mailbox.letter($0) } }

    private func delete(_ letter: Letter) -> Transition<StackRoot> {
        guard letter.folder == .trash else { return .trigger(.moved(.trash), on: self) }
        return .alert(
            "Delete for ever?",
            choices: [AlertChoice("Delete", role: .destructive, sends: LetterRoute.deleted), .cancel("Keep it")])
    }
}

extension LetterCoordinator: @MainActor Coordinator {
    func prepareTransition(for route: LetterRoute) -> Transition<StackRoot> {
        if case .show(let id) = route { return .set([LetterModel(id, mailbox)]) }
        guard let letter else { return .refuse("do that", because: "the letter is gone") }
        switch route {
        case .show, .next:
            guard let next = mailbox.letter(after: letter.id) else { return .none() }
            return .set([LetterModel(next.id, mailbox)])
        case .move:
            return .present(FolderPicker(for: letter).returning(LetterRoute.moved), style: .sheet())
        case .moved(let folder):
            return .multiple(
                .send(AppRoute.letterMoved(letter.id)),
                .effect("move the letter") { [mailbox] in mailbox.move(letter.id, to: folder) })
        case .delete:
            return delete(letter)
        case .deleted:
            return .multiple(
                .send(AppRoute.letterDeleted(letter.id)),
                .effect("delete the letter") { [mailbox] in mailbox.delete(letter.id) })
        }
    }
}
