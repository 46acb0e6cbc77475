import Coordination

/// A choice of an earlier search.
@MainActor final class RecentSearches: @MainActor Finishing {
    typealias Output = String
    let node = Screen("recent-searches")
    private let account: Account

    init(_ account: Account) { self.account = account }

    var searches: [String] { account.recentSearches }
}
