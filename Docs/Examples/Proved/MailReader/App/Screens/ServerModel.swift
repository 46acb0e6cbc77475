import Coordination

/// An account.
@MainActor final class ServerModel: @MainActor Presentable {
    let node: Screen
    let name: String
    private let preferences: Preferences

    init(_ name: String, _ preferences: Preferences) {
        node = Screen("account-\(name)")
        self.name = name
        self.preferences = preferences
    }

    var isUsed: Bool { preferences.servers[name] ?? false }

    func toggle() { preferences.servers[name]?.toggle() }
}
