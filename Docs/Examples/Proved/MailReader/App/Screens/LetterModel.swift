import Coordination

/// A letter.
@MainActor final class LetterModel: @MainActor Presentable {
    let node: Screen
    let id: Int
    private let mailbox: Mailbox

    init(_ id: Int, _ mailbox: Mailbox) {
        node = Screen("letter-\(id)")
        self.id = id
        self.mailbox = mailbox
    }

    var letter: Letter? { mailbox.letter(id) }

    var hasNext: Bool { mailbox.letter(after: id) != nil }
}
