import Coordination

/// A list of the users who may sign in.
@MainActor final class SignInModel: @MainActor Presentable {
    let node = Screen("sign-in")
    private let session: Session

    init(_ session: Session) { self.session = session }

    var users: [String] { session.candidates }

    /// The end of an expired session lets others sign in.
    var canChangeUser: Bool { session.expiredUser != nil }
}
