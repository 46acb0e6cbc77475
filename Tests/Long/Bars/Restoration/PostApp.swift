@_spi(Hosting) import Coordination
import CoordinationRestoration

/// What differs from launch to launch.
struct PostLaunch: Codable, Hashable {
    var accounts = ["ann", "bob", "cyd"]
    var user: String? = "ada"
    var hasLabs = false
    /// True if a route shows the tabs, false if the root is made with them.
    var isRouted = true
    /// True if the coordinators of accounts say whose they are.
    var isNamed = true

    var isMember: Bool { user == "ada" }
}

/// What outlives a death, and the moments in which a state is stored.
final class PostDisk {
    var user: String?
    var effects: [String] = []
    /// Called in the first effect of a payment.
    var moment: () -> Void = {}

    init(_ user: String?) { self.user = user }
}

enum PostRoute: Route, Codable { case start, login }

/// An app with a tab for each account.
final class PostApp: Coordinator, Restorable {
    static var storedName: StaticString { "post" }
    let root: TabRoot
    let disk: PostDisk
    let launch: PostLaunch
    private(set) var boxes: [PostBox]

    init(_ launch: PostLaunch, _ disk: PostDisk) {
        (self.launch, self.disk) = (launch, disk)
        boxes = launch.accounts.map { PostBox($0, disk, isNamed: launch.isNamed) }
        root = launch.isRouted ? TabRoot() : TabRoot(PostApp.tabs(boxes, launch))
        if launch.isRouted { trigger(.start) } else { perform(.none()) }
    }

    private static func tabs(_ boxes: [PostBox], _ launch: PostLaunch) -> [any Presentable] {
        var tabs: [any Presentable] = boxes
        if launch.hasLabs { tabs.insert(StackRoot(Screen("labs"), name: "labs"), at: min(1, tabs.count)) }
        return tabs + [StackRoot(Screen("shop"), name: "shop")]
    }

    func prepareTransition(for route: PostRoute) -> Transition<TabRoot> {
        switch route {
        case .start:
            boxes = launch.accounts.map { PostBox($0, disk, isNamed: launch.isNamed) }
            return .set(PostApp.tabs(boxes, launch))
        case .login: return .present { PostLogin() }
        }
    }

    /// The boxes on the tree.
    var shown: [PostBox] { root.node.children.compactMap { $0 as? PostBox } }

    subscript(account: String) -> PostBox? { shown.first { $0.account == account } }

    var login: PostLogin? { root.node.presented?.presentable as? PostLogin }
}

enum BoxRoute: Route, Codable, Hashable {
    case mail(Int), note(Int), two(Int), vault(Int), pay(Int)

    static let names = ["mail", "note", "two", "vault", "pay"]
    var name: String { String("\(self)".prefix { $0 != "(" }) }
}

/// The coordinator of an account.
final class PostBox: Coordinator, Restorable, StateRestorable {
    static var storedName: StaticString { "box" }
    let root = StackRoot(Screen("inbox"))
    let account: String
    let disk: PostDisk
    /// Whose it is, and what.
    var kept = ""
    let restorationID: String?

    init(_ account: String, _ disk: PostDisk, isNamed: Bool) {
        (self.account, self.disk) = (account, disk)
        restorationID = isNamed ? account : nil
    }

    func gates(for route: BoxRoute) -> [Gate] {
        guard case .vault = route else { return [] }
        return [
            Gate("members") { [disk] _ in
                disk.user == "ada" ? .allow : disk.user == nil ? .require(PostRoute.login) : .deny("not yours")
            }
        ]
    }

    func prepareTransition(for route: BoxRoute) -> Transition<StackRoot> {
        switch route {
        case .mail(let number): .push(PostModel(account, "m\(number)"))
        case .note(let number): .present(PostModel(account, "n\(number)"))
        case .two(let number):
            .multiple(.push(PostModel(account, "a\(number)")), .push(PostModel(account, "b\(number)")))
        case .vault(let number): .push(PostModel(account, "v\(number)"))
        case .pay(let number):
            .multiple(
                .push(PostModel(account, "p\(number)")), .effect("one") { self.disk.moment() },
                .effect("pay") { self.disk.effects.append("\(self.account) \(number)") })
        }
    }
}

final class PostModel: Presentable, StateRestorable {
    let node: Screen
    let account: String
    var kept = ""

    init(_ account: String, _ name: String) {
        self.account = account
        node = Screen(name)
    }
}

final class PostLogin: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

/// A host that shows each commit at once, or never.
final class PostHost: Host {
    var isHolding = false
    private var held: [HostCommit] = []

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { if isHolding { held.append(commit) } else { commit.acknowledge() } }

    func draws(_ style: PresentationStyle) -> Bool { true }
}
