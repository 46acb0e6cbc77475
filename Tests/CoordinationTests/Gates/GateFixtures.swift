import Coordination

/// Whether a user is signed in, for gates to look at.
final class Session {
    var isSignedIn = false
    var asked = 0
}

extension Gate {
    static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in
            session.asked += 1
            return session.isSignedIn ? .allow : .require(ClubRoute.login)
        }
    }
}

enum ClubRoute: Route { case home, profile(id: Int), login, closeLogin, leave }

/// What only members may see.
final class ProfileModel: Presentable {
    let node: Screen
    init(id: Int) { node = Screen("profile-\(id)") }
}

final class LoginModel: Finishing {
    typealias Output = Void
    let node = Screen("login")
    init() {}
}

/// A club with a members' page.
final class ClubCoordinator: Coordinator {
    let root = StackRoot()
    let session: Session
    var built: [Int] = []
    /// What the login is; a new one each time.
    weak var login: LoginModel?

    init(_ session: Session) {
        self.session = session
        trigger(.home)
    }

    func gates(for route: ClubRoute) -> [Gate] {
        if case .profile = route { [.signedIn(session)] } else { [] }
    }

    func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
        switch route {
        case .home: return .set([Screen("home")])
        case .profile(let id):
            built.append(id)
            return .push(ProfileModel(id: id))
        case .login:
            let login = LoginModel()
            self.login = login
            return .present(login)
        case .closeLogin: return .dismiss()
        case .leave: return .popToRoot()
        }
    }
}
