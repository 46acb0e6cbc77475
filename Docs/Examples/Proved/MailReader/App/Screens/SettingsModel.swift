import Coordination

/// The list of settings.
@MainActor final class SettingsModel: @MainActor Presentable {
    let node = Screen("settings")
}
