import Coordination

/// A choice of the recipient.
@MainActor final class RecipientPicker: @MainActor Finishing {
    typealias Output = String
    let node = Screen("recipients")
    let contacts: [String]

    init(_ contacts: [String]) { self.contacts = contacts }
}
