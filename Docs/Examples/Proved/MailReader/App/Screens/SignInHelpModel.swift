import Coordination

/// Help for those who cannot sign in.
@MainActor final class SignInHelpModel: @MainActor Presentable {
    let node = Screen("sign-in-help")
}
