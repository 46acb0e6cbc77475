import Coordination

/// Routes of the window.
enum SceneRoute: Route, Codable {
    case app, signIn, about, signOut, signedOut
}
