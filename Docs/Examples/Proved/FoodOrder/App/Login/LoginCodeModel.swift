import Coordination

@MainActor final class LoginCodeModel: @MainActor Presentable {
    let node = Screen("login-code")
    let email: String
    var isWrong = false
    private let router: WeakRouter<LoginRoute>

    init(email: String, router: WeakRouter<LoginRoute>) {
        self.email = email
        self.router = router
    }

    func enter(_ code: String) {
        isWrong = code != "1234"
        if !isWrong { router.trigger(.signedIn(User(email: email))) }
    }
}
