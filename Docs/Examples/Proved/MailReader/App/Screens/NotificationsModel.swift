import Coordination

/// The choice to be notified.
@MainActor final class NotificationsModel: @MainActor Presentable {
    let node = Screen("notifications")
    private let preferences: Preferences

    init(_ preferences: Preferences) { self.preferences = preferences }

    var areOn: Bool { preferences.notifies }

    func toggle() { preferences.notifies.toggle() }
}
