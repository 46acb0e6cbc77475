import Coordination

/// What is shown while the user looks at what can be touched. All screens have a name.
enum ParityScene: CaseIterable {
    case stack, nested, denied, asked, sheet, deniedSheet, lockedSheet, fullScreen, alert, pages, loop, tabs,
        claimed
    case sixTabs, split, narrow, narrowAbove

    var isNarrow: Bool {
        switch self {
        case .split: false
        default: true
        }
    }

    /// - Returns: The app, and what it does then.
    func make() -> (app: any Presentable, act: () -> Void) {
        let (stack, screen) = (StackRoot(Screen("a"), Screen("b")), Guarded())
        switch self {
        case .stack: return (stack, {})
        case .nested: return (stack, { stack.perform(.push(StackRoot(Screen("c"), Screen("d")))) })
        case .denied, .asked:
            let tabs = TabRoot(stack, Screen("users"))
            screen.verdict = self == .denied ? .deny("no") : .ask("Sure?", choices: [.proceed("Yes"), .cancel()])
            return (tabs, { stack.perform(.push(screen)) })
        case .sheet, .lockedSheet, .fullScreen:
            let style: PresentationStyle =
                self == .sheet ? .automatic : self == .fullScreen ? .fullScreen : .sheet(dismissible: false)
            let tabs = TabRoot(stack, Screen("users"))
            return (tabs, { tabs.perform(.present(StackRoot(Screen("m"), Screen("n")), style: style)) })
        case .deniedSheet:
            let tabs = TabRoot(stack, Screen("users"))
            screen.verdict = .deny("no")
            return (tabs, { tabs.perform(.present(screen)) })
        case .alert:
            let tabs = TabRoot(stack, Screen("users"))
            return (tabs, { tabs.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])) })
        case .pages, .loop:
            let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"), loops: self == .loop)
            return (pages, {})
        case .tabs: return (TabRoot(stack, Screen("users")), {})
        case .claimed: return (Claiming(), {})
        case .sixTabs:
            return (TabRoot(stack, Screen("2"), Screen("3"), Screen("4"), Screen("5"), Screen("6")), {})
        case .split, .narrow: return (SplitRoot(stack, Screen("letter"), columns: 2), {})
        case .narrowAbove: return (SplitRoot(stack, StackRoot(Screen("c"), Screen("d")), columns: 2), {})
        }
    }
}

/// A screen whose verdict a test says.
final class Guarded: Presentable {
    let node = Screen("guarded")
    var verdict = Verdict.allow
    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict }
}

enum ClaimingRoute: Route { case members }

/// A tap on the second tab is a route, which a gate denies.
final class Claiming: Coordinator {
    let members = Screen("members")
    private(set) lazy var root = TabRoot(Screen("home"), members)

    func route(for report: Report) -> ClaimingRoute? { report == .selected(members.id) ? .members : nil }
    func gates(for route: ClaimingRoute) -> [Gate] { [Gate("signed in") { _ in .deny("nobody is signed in") }] }
    func prepareTransition(for route: ClaimingRoute) -> Transition<TabRoot> { .select(members) }
}
