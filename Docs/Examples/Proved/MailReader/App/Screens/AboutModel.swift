import Coordination

/// The version and the licences, for everybody.
@MainActor final class AboutModel: @MainActor Presentable {
    let node = Screen("about")
}
