import Coordination

@MainActor final class ProfileModel: @MainActor Presentable {
    let node = Screen("profile")
    private let session: Session

    init(_ session: Session) { self.session = session }

    var isSignedIn: Bool { session.isSignedIn }
}
