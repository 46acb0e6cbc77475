import Coordination

@MainActor final class HelpSent: @MainActor Presentable {
    let node = Screen("help-sent")
}
