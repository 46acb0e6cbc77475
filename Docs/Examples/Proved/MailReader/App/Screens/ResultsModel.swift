import Coordination

/// The letters that were found.
@MainActor final class ResultsModel: @MainActor Presentable {
    let node = Screen("results")
    let text: String
    private let mailbox: Mailbox

    init(_ text: String, _ mailbox: Mailbox) {
        self.text = text
        self.mailbox = mailbox
    }

    var letters: [Letter] { mailbox.letters(matching: text) }
}
