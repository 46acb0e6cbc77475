/// The letters and preferences of one user.
@MainActor final class Account {
    let user: String
    let mailbox: Mailbox
    let preferences = Preferences()
    var recentSearches: [String] = []

    init(user: String, mailbox: Mailbox) {
        self.user = user
        self.mailbox = mailbox
    }

    /// A search moves to the front of the recent ones, of which three are kept.
    func remember(search text: String) {
        recentSearches = Array(([text] + recentSearches.filter { $0 != text }).prefix(3))
    }
}
