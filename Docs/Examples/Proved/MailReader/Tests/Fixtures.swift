import Coordination

@testable import MailReader

extension Session {
    /// Ada has two letters in the inbox and one in the trash, or fewer; Tim has one.
    @MainActor static func fixture(letters: Int = 3, contacts: [String] = ["Bob", "Cleo"]) -> Session {
        let all = [
            Letter(id: 1, from: "Bob", subject: "Rent", text: "It is due.", folder: .inbox),
            Letter(id: 2, from: "Cleo", subject: "Lunch?", text: "At noon.", folder: .inbox),
            Letter(id: 3, from: "Dan", subject: "Rent, again", text: "It is overdue.", folder: .trash),
        ]
        let ada = Mailbox(letters: Array(all.prefix(letters)), contacts: contacts)
        let tim = Mailbox(
            letters: [Letter(id: 1, from: "Ada", subject: "Hello", text: "Welcome.", folder: .inbox)],
            contacts: ["Ada"])
        return Session(accounts: [Account(user: "Ada", mailbox: ada), Account(user: "Tim", mailbox: tim)])
    }

    @MainActor static func signedIn(letters: Int = 3, contacts: [String] = ["Bob", "Cleo"]) -> Session {
        let session = fixture(letters: letters, contacts: contacts)
        session.begin(for: "Ada")
        return session
    }
}

extension SceneCoordinator {
    var tabs: AppCoordinator? { root.content as? AppCoordinator }
}
