import Coordination

final class ChapterSession {
    var user: Int? = 1
    var isOpen = true
    var hasFlag = false
    var isAdult = false
}

enum ChapterRoute: Route {
    case members, about, shop, beta, betaDetails, betaWizard, wizard, wine, juice, login
    case ended(EndReason)

    static let isRemembered = true
}

final class Chapter: Coordinator {
    let session = ChapterSession()
    let news = StackRoot(Screen("home"))
    let root: TabRoot

    private(set) var ends: [EndReason] = []

    init() { root = TabRoot(news, StackRoot(Screen("shop"))) }

    func gates(for route: ChapterRoute) -> [Gate] {
        switch route {
        case .members: [.member(session)]
        case .shop:
            [
                Gate("open") { [session] _ in session.isOpen ? .allow : .deny("it is closed") }
                    .standing(while: { [session] in session.isOpen }, else: .cover { Screen("closed") })
            ]
        case .beta, .betaDetails, .betaWizard:
            [
                Gate("beta") { [session] _ in session.hasFlag ? .allow : .deny("it is off") }
                    .standing(while: { [session] in session.hasFlag }, else: .remove)
            ]
        case .wine:
            [
                Gate("adult") { [session] _ in session.isAdult ? .allow : .redirect(to: ChapterRoute.juice) }
                    .standing(while: { [session] in session.isAdult }, else: .replace(by: ChapterRoute.juice))
            ]
        case .about, .juice, .login, .wizard, .ended: []
        }
    }

    func prepareTransition(for route: ChapterRoute) -> Transition<TabRoot> {
        switch route {
        case .members: .perform(.push(Screen("members")), on: news)
        case .about: .perform(.push(Screen("about")), on: news)
        case .beta: .perform(.push(Screen("beta")), on: news)
        case .betaDetails: .perform(.push(Screen("details")), on: news)
        case .betaWizard:
            .present(ChapterWizard().returning(ChapterRoute.about, otherwise: ChapterRoute.ended))
        case .wizard:
            .perform(.push(ChapterWizard().returning(ChapterRoute.about, otherwise: ChapterRoute.ended)), on: news)
        case .ended(let reason): .effect("note the end") { [weak self] in self?.ends.append(reason) }
        case .wine: .perform(.push(Screen("wine")), on: news)
        case .juice: .perform(.push(Screen("juice")), on: news)
        case .shop: .select(index: 1)
        case .login: .present(ChapterLogin())
        }
    }

    func route(selecting child: any Presentable) -> ChapterRoute? { child === root.tabs[1] ? .shop : nil }
}

extension Gate {
    static func member(_ session: ChapterSession) -> Gate {
        Gate("member") { _ in session.user != nil ? .allow : .require(ChapterRoute.login) }
            .standing(for: { session.user }, else: .cover { ChapterLogin() })
    }
}

final class ChapterLogin: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

final class ChapterMail: Coordinator {
    let session: ChapterSession
    let list = StackRoot(Screen("list"))
    let room = StackRoot()
    let root: SplitRoot

    init(_ session: ChapterSession) {
        self.session = session
        root = SplitRoot(list, room)
    }

    func gates(for route: ChapterRoute) -> [Gate] { [.member(session)] }

    func prepareTransition(for route: ChapterRoute) -> Transition<SplitRoot> {
        .perform(.push(Screen("members")), on: room)
    }
}

final class ChapterWizard: Finishing {
    typealias Output = Void
    let node = Screen("wizard")
}

/// A screen whose type has the gate, for one test.
final class FlaggedRoom: Presentable {
    let node = Screen("room")
    nonisolated(unsafe) static var isOn = false
    static var gates: [Gate] { [Gate("beta") { _ in .allow }.standing(while: { isOn }, else: .remove)] }
}

final class ChapterDraft: Presentable {
    let node = Screen("draft")
    var session: ChapterSession?
    private(set) var questions = 0

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        questions += 1
        return .ask("Unsaved", choices: [.proceed("Throw away"), .cancel("Stay")])
    }
}
