import Coordination
import CoordinationTesting
import Testing

@testable import MailReader

@MainActor @Suite("Sessions", .noUnhandledFailures) struct SessionTests {
    let session = Session.fixture()
    let scene: SceneCoordinator
    let windows: WindowManager
    let host: TestHost

    init() {
        scene = SceneCoordinator(session)
        windows = WindowManager(scene)
        host = TestHost(windows)
    }

    private func signIn(_ user: String = "Ada") { windows.top.send(SignInRoute.signedIn(user)) }

    @Test("a link waits for the sign-in") func link() {
        scene.trigger(.app, then: AppRoute.tab(.settings), SettingsRoute.signature)
        expect(windows, "main: splash^[sign-in]")
        signIn()
        expect(windows, "main: {(folders | [folder-inbox] | ), [search], [settings, signature]*}")
    }

    @Test("an expired session is taken up again, with its draft") func expired() throws {
        signIn()
        windows.top.send(AppRoute.compose(.blank(to: "Bob")))
        try windows.frontmost(ComposeModel.self).type("Hello")
        session.expire()
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}^[compose]^[sign-in]")
        #expect(session.candidates == ["Ada"])
        signIn()
        #expect(try windows.frontmost(ComposeModel.self).draft.text == "Hello")
    }

    @Test("a link after the expiry uses the sign-in that is shown") func linkAfterExpiry() {
        signIn()
        session.expire()
        scene.trigger(.app, then: AppRoute.tab(.search))
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}^[sign-in]")
        signIn()
        expect(windows, "main: {(folders | [folder-inbox] | ), [search]*, [settings]}")
    }

    @Test("signing out ends everything, after a question about a draft") func signOut() throws {
        signIn()
        scene.tabs?.trigger(.tab(.settings), then: SettingsRoute.signature)
        try windows.frontmost(SignatureModel.self).type("Yours")
        scene.tabs?.trigger(.tab(.mail))
        scene.trigger(.signOut)
        host.answer("Sign out")
        #expect(windows.alerts.map(\.title) == ["Save the signature?"])
        host.answer("Go on writing")
        #expect(session.user == "Ada")
        scene.trigger(.signedOut)
        host.answer("Save")
        expect(windows, "main: splash^[sign-in]")
        signIn("Tim")
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}")
        #expect(session.accounts[0].preferences.signature == "Yours")
    }

    @Test("everybody may see what the app is") func about() {
        scene.trigger(.about)
        expect(windows, "main: splash^[sign-in, about]")
        windows.back()
        signIn()
        scene.trigger(.about)
        expect(windows, "main: {(folders | [folder-inbox] | )*, [search], [settings]}^about")
    }

    @Test("nobody signs out who is not signed in") func nobody() {
        #expect(outcome { scene.trigger(.signOut, completion: $0) } == .rejected(.denied("nobody is signed in")))
    }
}
