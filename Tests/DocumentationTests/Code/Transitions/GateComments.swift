import Coordination
import CoordinationTesting
import Testing

private typealias Session = GateComments.Session
private typealias Vault = GateComments.Vault

// snippet.gate
extension Gate {
    // snippet.hide
    fileprivate typealias AppRoute = GateComments.AppRoute

    // snippet.show
    fileprivate static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
    }
}
// snippet.end

extension Gate {
    // snippet.resumption
    fileprivate static func fingerprint(_ vault: Vault) -> Gate {
        Gate("fingerprint") { _ in
            if vault.isOpen { return .allow }
            return .wait { resume in
                vault.open { isOpen in
                    if isOpen { resume() } else { resume.deny("the vault stays shut") }
                }
            }
        }
    }
    // snippet.end
}

/// The code in the comments on gates, on keeping, and on routers of one's own.
enum GateComments {
    final class Session {
        var isSignedIn = false
        private var handlers: [() -> Void] = []
        func onSignOut(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func signOut() { for handler in handlers { handler() } }
    }

    enum AppRoute: Route { case login, profile }

    final class Vault {
        private(set) var isOpen = false
        private var waiting: ((Bool) -> Void)?
        func open(_ completion: @escaping (Bool) -> Void) { waiting = completion }
        func answer(_ isOpen: Bool) {
            self.isOpen = isOpen
            waiting?(isOpen)
        }
    }

    typealias NewsRoute = FrontPageApp.NewsRoute

    // snippet.recording-router
    final class RecordingRouter: Router {
        var routes: [NewsRoute] = []
        func join(_ route: NewsRoute, to commit: inout RunningCommit) { routes.append(route) }
    }
    // snippet.end

    final class PlayerModel: Presentable {
        let node = Screen("player")
        let id: Int
        init(id: Int) { self.id = id }
    }

    final class AccountModel: Presentable {
        let node = Screen("account")
        let id: Int
        init(id: Int) { self.id = id }
    }

    enum MediaRoute: Route { case player(Int), account(Int), close }

    final class MediaCoordinator: Coordinator {
        let root = StackRoot(Screen("home"))
        let session = Session()

        func prepareTransition(for route: MediaRoute) -> Transition<StackRoot> {
            switch route {
            // snippet.keep-for
            case .player(let id): .present(keep(for: .seconds(60), key: id) { PlayerModel(id: id) })
            // snippet.end
            case .account(let id):
                // snippet.keep-until
                .push(keep(until: session.onSignOut, key: id) { AccountModel(id: id) })
            // snippet.end
            case .close: root.node.presented == nil ? .pop() : .dismiss()
            }
        }
    }
}

@Suite("Comments on gates", .noUnhandledFailures) struct GateCommentsTests {
    @Test("verdicts are given") func verdicts() {
        let session = GateComments.Session()
        let request = GateRequest(GateComments.AppRoute.profile)
        #expect(Gate.signedIn(session).verdict(for: request).description == "require AppRoute.login")
        session.isSignedIn = true
        #expect(Gate.signedIn(session).verdict(for: request).isAllowed)
    }

    @Test("a gate waits for something other than a screen", arguments: [true, false]) func vault(opens: Bool) {
        let (vault, media) = (GateComments.Vault(), GateComments.MediaCoordinator())
        let windows = WindowManager(WindowRoot(media), time: ManualTime())
        var outcome: TransitionOutcome?
        media.trigger(.player(1), gates: [.fingerprint(vault)]) { outcome = $0 }
        expect(windows, "[home]")
        vault.answer(opens)
        expect(windows, opens ? "[home]^player" : "[home]")
        #expect(outcome?.isCompleted == opens)
        if !opens { #expect(outcome == .rejected(.denied("the vault stays shut"))) }
    }

    @Test("a custom router receives routes") func recording() {
        let router = GateComments.RecordingRouter()
        router.trigger(.article(id: 7))
        #expect(router.routes == [.article(id: 7)])
    }

    @Test("a kept screen is found as it was for a minute, and is built again after it") func keeping() throws {
        let (media, time) = (GateComments.MediaCoordinator(), ManualTime())
        let windows = WindowManager(WindowRoot(media), time: time)
        media.trigger(.player(1))
        let first = try windows.frontmost(GateComments.PlayerModel.self)
        media.trigger(.close)
        media.trigger(.player(1))
        #expect(try windows.frontmost(GateComments.PlayerModel.self) === first)
        media.trigger(.close)
        time.advance(by: .seconds(60))
        media.trigger(.player(1))
        #expect(try windows.frontmost(GateComments.PlayerModel.self) !== first)
    }

    @Test("a screen that is kept until an event is built again after it") func keepingUntil() throws {
        let media = GateComments.MediaCoordinator()
        media.trigger(.account(1))
        let first = try media.frontmost(GateComments.AccountModel.self)
        media.trigger(.close)
        media.trigger(.account(1))
        #expect(try media.frontmost(GateComments.AccountModel.self) === first)
        media.trigger(.close)
        media.session.signOut()
        media.trigger(.account(1))
        #expect(try media.frontmost(GateComments.AccountModel.self) !== first)
    }
}
