import Coordination

/// The field of the search.
@MainActor final class SearchModel: @MainActor Presentable {
    let node = Screen("search")
    private let account: Account

    init(_ account: Account) { self.account = account }

    var hasRecents: Bool { !account.recentSearches.isEmpty }
}
