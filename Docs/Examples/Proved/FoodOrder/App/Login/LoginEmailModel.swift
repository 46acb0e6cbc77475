import Coordination

@MainActor final class LoginEmailModel: @MainActor Presentable {
    let node = Screen("login-email")
    private let router: WeakRouter<LoginRoute>

    init(router: WeakRouter<LoginRoute>) { self.router = router }

    func next(_ email: String) { router.trigger(.code(email: email)) }
}
