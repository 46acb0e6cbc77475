import Coordination

/// Routes of the settings.
enum SettingsRoute: Route, Codable {
    case overview
    case servers
    case server(String)
    case signature
    case notifications
}
