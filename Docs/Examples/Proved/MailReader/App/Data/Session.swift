/// The accounts of this device, and who is signed in. It outlives the windows.
@MainActor final class Session {
    let accounts: [Account]
    private(set) var user: String?
    /// The user whose session has expired: only this one may take it up again.
    private(set) var expiredUser: String?
    var changed: () -> Void = {}

    init(accounts: [Account]) { self.accounts = accounts }

    var account: Account? { accounts.first { $0.user == user } }

    /// The users who may sign in now.
    var candidates: [String] { expiredUser.map { [$0] } ?? accounts.map(\.user) }

    func begin(for user: String) {
        (self.user, expiredUser) = (user, nil)
        changed()
    }

    func expire() {
        guard let user else { return }
        (self.user, expiredUser) = (nil, user)
        changed()
    }

    func end() { (user, expiredUser) = (nil, nil) }
}
