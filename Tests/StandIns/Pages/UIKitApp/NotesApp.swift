// snippet.uikit-app-tree
import Coordination

enum AppRoute: Route, Codable { case start, notes, account, compose, signIn }

final class AppCoordinator: Coordinator {
    let root = TabRoot()
    let notes = NotesCoordinator()
    private let session: Session

    init(_ session: Session) {
        self.session = session
        trigger(.start)
    }

    func gates(for route: AppRoute) -> [Gate] {
        guard route == .compose else { return [] }
        return [Gate("signed in") { _ in self.session.isSignedIn ? .allow : .require(AppRoute.signIn) }]
    }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .start: .set([notes, AccountController()])
        case .notes: .select(notes)
        case .account: .select(index: 1)
        case .compose: .present(StackRoot(Draft()), style: .sheet(detents: [.medium, .large]))
        case .signIn: .present(style: .fullScreen) { SignIn(self.session) }
        }
    }
}

enum NotesRoute: Route, Codable { case list, note(Int), share(Int), delete(Int), deleted(Int) }

final class NotesCoordinator: Coordinator {
    let root = StackRoot()
    init() { trigger(.list) }

    func prepareTransition(for route: NotesRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([NoteList()])
        case .note(let number): .push(Note(number))
        case .share: .present(Screen("share"), style: .popover(from: "share"))
        case .delete(let number):
            .alert(
                "Delete this note?",
                choices: [
                    AlertChoice("Delete", role: .destructive, sends: NotesRoute.deleted(number)), .cancel(),
                ])
        case .deleted: .pop(animation: TransitionAnimation("fade", duration: .milliseconds(300)))
        }
    }
}
// snippet.end

// snippet.uikit-app-models
final class NoteList: Presentable {
    let node = Screen("notes")
    func open(_ number: Int) { send(NotesRoute.note(number)) }
    func compose() { send(AppRoute.compose) }
}

final class Note: Presentable {
    let node = Screen("note")
    let number: Int
    init(_ number: Int) { self.number = number }
}

final class Draft: Finishing {
    typealias Output = Void
    let node = Screen("draft")
    var onChange: (() -> Void)?
    var text = "" { didSet { onChange?() } }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        text.isEmpty ? .allow : .ask("Throw it away?", choices: [.proceed("Throw away"), .cancel("Go on")])
    }
}

final class SignIn: Finishing {
    typealias Output = Void
    let node = Screen("sign-in")
    private let session: Session
    init(_ session: Session) { self.session = session }

    func signIn() {
        session.isSignedIn = true
        finish()
    }
}
// snippet.end

final class Session { var isSignedIn = false }
