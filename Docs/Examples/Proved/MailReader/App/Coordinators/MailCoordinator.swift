import Coordination

/// The folders, the letters of one of them, and one letter.
@MainActor final class MailCoordinator {
    let root: SplitRoot
    private let list: StackRoot
    private let mailbox: Mailbox
    private static let detail = 2

    init(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        list = StackRoot(LettersModel(.inbox, mailbox))
        root = SplitRoot(FoldersModel(), list, columns: 3, inHand: 1)
    }

    var letter: LetterCoordinator? { children.lazy.compactMap { $0 as? LetterCoordinator }.first }

    /// The letters of a folder; their column is taken even if they are shown already.
    private func showLetters(of folder: Folder) -> Transition<StackRoot> {
        if let shown = list.screens.last as? LettersModel, shown.folder == folder { return .pop(to: shown) }
        return .set([LettersModel(folder, mailbox)])
    }
}

extension MailCoordinator: @MainActor Coordinator {
    func prepareTransition(for route: MailRoute) -> Transition<SplitRoot> {
        switch route {
        case .folder(let folder):
            return .multiple(.clear(column: Self.detail), .trigger(.list(folder), on: self))
        case .list(let folder):
            return .perform(showLetters(of: folder), on: list)
        case .letter(let id):
            guard let folder = mailbox.letter(id)?.folder else {
                return .alert("This letter is gone.", choices: [.cancel("OK")])
            }
            // The list comes back as that of its folder, wherever the letter is by then.
            let list = Transition<SplitRoot>.trigger(.list(folder), on: self).inPlace
            if let letter, letter.id == id { return .multiple(list, .showDetail(letter)) }
            return .multiple(list, .showDetail(LetterCoordinator(mailbox).at(.show(id))))
        case .forget(let id):
            return letter?.id == id ? .clear(column: Self.detail) : .none()
        }
    }
}
