import Coordination
import CoordinationHistory
import CoordinationMoves
import CoordinationRestoration
import CoordinationTesting

/// A library with a list, books, a login, a form and a splash that goes by itself.
enum LibraryRoute: Route, Codable, Hashable {
    case list
    case book(Int)
    case account
    case login
    case pay(Secret<String>)
    case form
    case borrowed(Int)
    case welcome
    case hidden(String)
    case back

    static func == (one: LibraryRoute, other: LibraryRoute) -> Bool { "\(one)" == "\(other)" }
    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}

final class Session {
    var user: String?
    var allows = false
    var checks: [Resumption] = []
    var effects: [String] = []
}

final class LibraryCoordinator: Coordinator {
    typealias RouteType = LibraryRoute

    let root = StackRoot()
    let session: Session
    let time: (any TimeSource)?
    var limit = Int.max

    init(_ session: Session, _ time: (any TimeSource)?) {
        self.session = session
        self.time = time
        root.perform(.push(Screen("splash")))
        time?.schedule(after: .seconds(2)) { [weak self] in self?.trigger(.list) }
    }

    func gates(for route: LibraryRoute) -> [Gate] {
        switch route {
        case .account:
            [
                Gate("signed in") { [session] _ in
                    session.user == nil ? .require(LibraryRoute.login) : .allow
                }
            ]
        case .borrowed:
            [Gate("allowed") { [session] _ in session.allows ? .allow : .wait { session.checks.append($0) } }]
        default: []
        }
    }

    func prepareTransition(for route: LibraryRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("list")])
        case .book(let number) where number > limit: .none()
        case .book(let number): .push(Book(number, self))
        case .account: .push(Screen("account"))
        case .login: .present(Login(session))
        case .hidden: .push(Screen("hidden"))
        case .pay: .push(Screen("paid"))
        case .form: .present(Form(self))
        case .borrowed(let number):
            .multiple(
                .push(Screen("borrowed \(number)")),
                .effect("note") { [weak self] in
                    self?.session.effects.append("borrowed \(number)")
                    // What follows by itself is not recorded.
                    self?.trigger(.book(number))
                })
        case .welcome: .alert("welcome", choices: [AlertChoice("go", sends: LibraryRoute.book(1)), .cancel("no")])
        case .back: .pop()
        }
    }
}

extension LibraryCoordinator: Restorable {
    static var storedName: StaticString { "library" }
    static func mayStore(_ route: LibraryRoute) -> Bool { if case .hidden = route { false } else { true } }
}

final class Login: Finishing {
    typealias Output = String
    let node = Screen("login")

    init(_ session: Session) {
        onFinish { [session] in if case .success(let user) = $0 { session.user = user } }
    }
}

final class Book: Presentable, Offering {
    let node: Screen
    let number: Int
    private let router: WeakRouter<LibraryRoute>

    init(_ number: Int, _ coordinator: LibraryCoordinator) {
        self.number = number
        node = Screen("book \(number)")
        router = coordinator.weakRouter
    }

    var offers: [Offer] { [Offer("next") { [router, number] in router.trigger(.book(number + 1), completion: $0) }] }
}

final class Form: Presentable, StateRestorable, Offering {
    let node = Screen("form")
    var kept = ""
    var password = ""

    var offers: [Offer] {
        [
            Offer("password", taking: .text(prompt: "Password", limit: 40)) { [weak self] text, done in
                self?.password = text
                done(.noChange)
            },
            Offer("topic", taking: .choice(prompt: "Topic", ["art", "law"])) { [weak self] text, done in
                self?.kept = text
                done(.noChange)
            },
            Offer("book", taking: .text(prompt: "Number", limit: 4)) { LibraryRoute.book(Int($0) ?? 0) },
        ]
    }

    init(_ coordinator: LibraryCoordinator) {}
}

/// An app in a window, with what it needs.
struct Library {
    let time = ManualTime()
    let session = Session()
    let windows: WindowManager
    let library: LibraryCoordinator

    init() {
        windows = WindowManager(time: time)
        library = LibraryCoordinator(session, time)
        windows.perform(.open(WindowRoot(library)))
    }

    func play(_ recording: Recording) throws -> Replay {
        try recording.play(on: windows) { [time] in time.advance(by: $0) }
    }
}
