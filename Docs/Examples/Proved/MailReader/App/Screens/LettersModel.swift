import Coordination

/// The letters of a folder, or its drafts.
@MainActor final class LettersModel: @MainActor Presentable {
    let node: Screen
    let folder: Folder
    private let mailbox: Mailbox

    init(_ folder: Folder, _ mailbox: Mailbox) {
        node = Screen("folder-\(folder.rawValue)")
        self.folder = folder
        self.mailbox = mailbox
    }

    var letters: [Letter] { mailbox.letters(in: folder) }

    var drafts: [Draft] { folder == .drafts ? mailbox.drafts : [] }
}
