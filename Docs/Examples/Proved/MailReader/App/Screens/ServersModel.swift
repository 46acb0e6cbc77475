import Coordination

/// The accounts from which letters come.
@MainActor final class ServersModel: @MainActor Presentable {
    let node = Screen("accounts")
    private let preferences: Preferences

    init(_ preferences: Preferences) { self.preferences = preferences }

    var names: [String] { preferences.servers.keys.sorted() }
}
