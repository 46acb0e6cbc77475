import Coordination
import CoordinationTesting
import Testing

@Suite("Destinations", .bothEnds, .noUnhandledFailures) struct DestinationTests {
    @Test("an instance, a factory, a type and a route lead to the same screen", arguments: ShopRoute.all)
    func ways(_ route: ShopRoute) {
        let shop = ShopCoordinator()
        shop.trigger(route)
        expect(shop, "[home, settings]")
        #expect(shop.root.last is SettingsScreen)
    }

    @Test("a screen has its inputs before its first event") func inputs() {
        let (home, recorder) = (Stacked("home"), Recorder())
        let manager = WindowManager(WindowRoot(home, name: "main"))
        home.perform(.push { ProfileScreen(ProfileContext(user: "ada", recorder: recorder)) })
        manager.push(ProfileScreen(ProfileContext(user: "bob", recorder: recorder)))
        #expect(recorder.lines == ["ada entered", "ada appeared", "ada disappeared", "bob entered", "bob appeared"])
    }

    @Test("every case of a closed enum is made from its context, late or at once", arguments: Destination.Kind.allCases)
    func everyCase(_ kind: Destination.Kind) {
        let (shown, recorder) = (Shown("home"), Recorder())
        let destination = Destination(kind, recorder)
        shown.home.perform(.push(Later { make(destination) }))
        expect(shown.manager, "main: [home, \(kind)]")
        shown.window.present(StackRoot(make(destination)))
        shown.window.push(make(destination))
        expect(shown.manager, "main: [home, \(kind)]^[\(kind), \(kind)]")
    }

    @Test("a context carries the way back for a typed result") func results() throws {
        let (shown, recorder) = (Shown("home"), Recorder())
        let context = LoginContext(tokenExpired: true) { [window = shown.window] user in
            recorder.note("signed in as \(user)")
            window.back()
            window.push(make(.profile(ProfileContext(user: user, recorder: recorder))))
        }
        shown.window.present(make(.login(context)))
        let login = try shown.window.frontmost(LoginScreen.self)
        #expect(login.context.tokenExpired)
        login.signIn("ada")
        expect(shown.manager, "main: [home, profile]")
        #expect(recorder.lines.first == "signed in as ada")
    }

    @Test("a factory that throws refuses the verb, and the case can be shown afterwards") func throwing() {
        let (shown, recorder) = (Shown("home"), Recorder())
        var isOpen = false
        let transition = Transition<StackRoot>.push(
            Later {
                guard isOpen else { throw Closed.forToday }
                return make(.home)
            })
        shown.home.perform(.multiple(.push(Screen("a")), transition), completion: recorder("closed"))
        #expect(
            recorder.error("closed")?.description
                == "Can't build a screen (step 1, counted from 0): forToday.")
        isOpen = true
        shown.home.perform(transition)
        expect(shown.manager, "main: [home, home]")
    }
}

enum ShopRoute: Route {
    case instance, factory, type, route, settings

    static let all: [ShopRoute] = [.instance, .factory, .type, .route]
}

private final class ShopCoordinator: Coordinator {
    let root = StackRoot(Screen("home"))

    func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> {
        switch route {
        case .instance: .push(SettingsScreen())
        case .factory: .push(Later { make(.settings) })
        case .type, .settings: .push(SettingsScreen.init)
        case .route: .trigger(.settings, on: self)
        }
    }
}

// The app's screens as a closed enum: a case without a screen does not compile.

enum Destination {
    case login(LoginContext)
    case home
    case settings
    case profile(ProfileContext)

    enum Kind: CaseIterable { case login, home, settings, profile }

    init(_ kind: Kind, _ recorder: Recorder) {
        switch kind {
        case .login: self = .login(LoginContext(tokenExpired: false) { _ in })
        case .home: self = .home
        case .settings: self = .settings
        case .profile: self = .profile(ProfileContext(user: "ada", recorder: recorder))
        }
    }
}

private func make(_ destination: Destination) -> any Presentable {
    switch destination {
    case .login(let context): LoginScreen(context)
    case .home: Screen("home")
    case .settings: SettingsScreen()
    case .profile(let context): ProfileScreen(context)
    }
}

private enum Closed: Error { case forToday }

struct LoginContext {
    let tokenExpired: Bool
    let signedIn: (String) -> Void
}

struct ProfileContext {
    let user: String
    let recorder: Recorder
}

private final class LoginScreen: Presentable {
    let node = Screen("login")
    let context: LoginContext

    init(_ context: LoginContext) { self.context = context }

    func signIn(_ user: String) { context.signedIn(user) }
}

private final class SettingsScreen: Presentable {
    let node = Screen("settings")
}

private final class ProfileScreen: Presentable {
    let node = Screen("profile")

    init(_ context: ProfileContext) {
        observe { event in context.recorder.note("\(context.user) \(event)") }
    }
}
