import Coordination
import CoordinationRestoration

/// What differs from launch to launch: accounts, and what an update has added.
struct DeskLaunch {
    var accounts = ["ann", "bob"]
    /// Names the coordinators of accounts.
    var names = Naming.byID
    /// True if an update has added a tab for labs.
    var hasLabs = false
    var hasBanner = false
    var hasNews = false
    /// Builds the tabs by a route that launches do not take.
    var isLate = false

    enum Naming: CaseIterable { case byID, byRoot, not }
}

enum DeskRoute: Route, Codable {
    case start, open, labs, news, note(Int), banner, panel, stacked, sheets, panels, pages, columns, twins, keyed, desk
}

final class Desk: Coordinator, Restorable {
    static var storedName: StaticString { "desk" }
    let root = TabRoot()
    let launch: DeskLaunch

    init(_ launch: DeskLaunch) {
        self.launch = launch
        trigger(.start)
        if launch.hasBanner { trigger(.banner) }
        if launch.hasNews { trigger(.news) }
    }

    private var tabs: [any Presentable] {
        let boxes: [any Presentable] = launch.accounts.map { Mailbox($0, launch.names) }
        return boxes.prefix(1) + (launch.hasLabs ? [StackRoot(Screen("labs"), name: "labs")] : []) + boxes.dropFirst()
    }

    private var models: [MemoModel] { launch.accounts.map { MemoModel("\($0)'s") } }

    func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
        switch route {
        case .start where launch.isLate: .set([StackRoot(Screen("splash"), name: "splash")])
        case .start, .open: .set(tabs + [StackRoot(Screen("settings"), name: "settings")])
        case .labs: .insert(StackRoot(Screen("labs"), name: "labs"), at: 0)
        case .news: .present(Screen("news"), style: .sheet())
        case .note(let number): .present(Screen("note\(number)"), style: .sheet())
        case .banner: .embed(Screen("banner"), in: root)
        case .panel: .embed(Screen("panel"), in: root)
        case .stacked: .multiple(models.map { .perform(.push($0), on: stack) })
        case .sheets: .multiple(models.map { .present($0) })
        case .panels: .multiple(models.map { .embed($0, in: root) })
        case .pages: .present(PageRoot(models))
        case .columns: .present(SplitRoot(models[0], models.dropFirst().first ?? Screen("none")))
        case .twins: .multiple((0..<2).map { _ in .perform(.push(Screen("twin")), on: stack) })
        case .keyed:
            .multiple(
                launch.accounts.map { account in
                    .perform(.push(Later { MemoModel("note", text: account) }, key: account), on: stack)
                })
        case .desk: .present(Desk(launch))
        }
    }

    private var stack: StackRoot { (root.node.content.last?.presentable as? StackRoot) ?? StackRoot() }

    var boxes: [Mailbox] { root.node.children.compactMap { $0 as? Mailbox } }

    subscript(account: String) -> Mailbox? { boxes.first { $0.account == account } }
}

enum MailRoute: Route, Codable { case mail(Int) }

/// The coordinator of one account, with a draft.
final class Mailbox: Coordinator, Restorable, StateRestorable {
    static var storedName: StaticString { "mailbox" }
    let root: StackRoot
    let account: String
    let restorationID: String?
    var kept = ""

    init(_ account: String, _ names: DeskLaunch.Naming = .byID) {
        self.account = account
        restorationID = names == .byID ? account : nil
        root = StackRoot(Screen("inbox"), name: names == .byRoot ? account : "")
    }

    func prepareTransition(for route: MailRoute) -> Transition<StackRoot> {
        switch route {
        case .mail(let number): .push(Screen("\(account)\(number)"))
        }
    }
}

/// A screen with a text.
final class MemoModel: Presentable, StateRestorable {
    let node: Screen
    /// Whose note it is.
    let account: String
    var kept = ""

    init(_ name: String = "note", text account: String = "") {
        node = Screen(name)
        self.account = account.isEmpty ? name : account
    }
}
