/// The letters and drafts of one user.
@MainActor final class Mailbox {
    private(set) var letters: [Letter]
    private(set) var drafts: [Draft] = []
    let contacts: [String]

    init(letters: [Letter], contacts: [String]) {
        self.letters = letters
        self.contacts = contacts
    }

    func letter(_ id: Int) -> Letter? { letters.first { $0.id == id } }

    func letters(in folder: Folder) -> [Letter] { letters.filter { $0.folder == folder } }

    func letters(matching text: String) -> [Letter] {
        letters.filter { $0.subject.lowercased().contains(text.lowercased()) }
    }

    /// The letter that follows in the same folder.
    func letter(after id: Int) -> Letter? {
        guard let letter = letter(id) else { return nil }
        return letters(in: letter.folder).first { $0.id > id }
    }

    func move(_ id: Int, to folder: Folder) {
        guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
        letters[index].folder = folder
    }

    func delete(_ id: Int) { letters.removeAll { $0.id == id } }

    func draft(for composition: Composition) -> Draft? {
        switch composition {
        case .blank(let recipient):
            return Draft(to: recipient)
        case .reply(let id):
            return letter(id).map { Draft(to: $0.from, subject: "Re: \($0.subject)") }
        case .forward(let id):
            return letter(id).map { Draft(subject: "Fwd: \($0.subject)", text: $0.text) }
        case .draft(let id):
            return drafts.first { $0.id == id }
        }
    }

    func save(_ draft: Draft) -> Draft {
        var saved = draft
        if let index = drafts.firstIndex(where: { $0.id == draft.id }) {
            drafts[index] = saved
        } else {
            saved.id = (drafts.compactMap(\.id).max() ?? 0) + 1
            drafts.append(saved)
        }
        return saved
    }

    func deleteDraft(_ id: Int) { drafts.removeAll { $0.id == id } }

    func send(_ draft: Draft, from user: String) {
        if let id = draft.id { deleteDraft(id) }
        let id = (letters.map(\.id).max() ?? 0) + 1
        letters.append(Letter(id: id, from: user, subject: draft.subject, text: draft.text, folder: .sent))
    }
}
