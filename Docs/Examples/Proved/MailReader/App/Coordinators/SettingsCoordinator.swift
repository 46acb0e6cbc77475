import Coordination

/// The settings.
@MainActor final class SettingsCoordinator {
    let root = StackRoot()
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
        trigger(.overview)
    }
}

extension SettingsCoordinator: @MainActor Coordinator {
    func prepareTransition(for route: SettingsRoute) -> Transition<StackRoot> {
        switch route {
        case .overview: .set([SettingsModel()])
        case .servers: .push(Later { [preferences] in ServersModel(preferences) }, key: route)
        case .server(let name): .push(Later { [preferences] in ServerModel(name, preferences) }, key: route)
        case .signature: .push(Later { [preferences] in SignatureModel(preferences) }, key: route)
        case .notifications: .push(Later { [preferences] in NotificationsModel(preferences) }, key: route)
        }
    }
}
