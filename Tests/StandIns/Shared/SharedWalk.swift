@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Foundation

/// What the user does, and what is drawn: one for each toolkit, so that what is asked of hosts is written once.
@MainActor protocol WalkPlayer {
    /// Whether it has what such a thing is done with: without a finger, nothing is dragged.
    func canPlay(_ action: UserAction) -> Bool

    /// Does to the widgets what the user would.
    ///
    /// - Returns: Whether they let the user do it.
    func play(_ action: UserAction) -> Bool

    /// Makes the window narrow, or wide.
    ///
    /// - Returns: Whether it can be.
    func setNarrow(_ isNarrow: Bool) -> Bool

    /// Whether it can hide a column.
    var canHide: Bool { get }

    /// Hides the first column of a wide split, or shows it.
    ///
    /// - Returns: Whether there is something to do.
    func hideSidebar(_ isHidden: Bool) -> Bool

    /// Lets a moment pass, in which animations go on.
    func wait()

    /// Lets everything come to its end.
    func settle()

    /// What is drawn, read off the host's widgets.
    var drawn: String { get }

    /// What can be touched and may not be done, and what may be done and cannot be touched.
    var violations: [String] { get }
}

extension WalkPlayer {
    func canPlay(_ action: UserAction) -> Bool { true }
    var canHide: Bool { true }
    /// Of hosts whose own walks look at it.
    var violations: [String] { [] }
}

/// What an app and its user do, one after the other, as a log that is the same for every host.
@MainActor final class SharedWalk {
    /// What the user does.
    enum Policy {
        /// All that the host has the means for.
        case ofHost
        /// What every host has the means for, a terminal too: tabs, pages and answers. Any two logs are the same.
        case common
    }

    private(set) var log: [String] = []

    /// What did not hold.
    private(set) var found: [String] = []

    /// How often each thing came.
    private(set) var tally: [String: Int] = [:]

    let windows: WindowManager
    private let appearances = Appearances()
    private let news = StackRoot(Screen("a"), Screen("b"), name: "news")
    private let pages = PageRoot(Screen("p"), Screen("q"), Screen("r"), name: "pages")
    private let list: StackRoot
    private let split: SplitRoot
    private let isDetailStacked: Bool
    private let policy: Policy
    private let tabs: TabRoot
    private var random: SplitMix
    private var names = 0
    private var isNarrow = false
    private var outcomes: [String] = []
    private var reports: [String] = []

    /// - Parameter isDetailStacked: True to show two screens on a stack beside the list, and not one alone.
    init(
        seed: UInt64, time: (any TimeSource)? = nil, isDetailStacked: Bool = false, policy: Policy = .ofHost
    ) {
        random = SplitMix(state: seed)
        self.isDetailStacked = isDetailStacked || policy == .common
        self.policy = policy
        list = StackRoot(appearances.watch(Screen("l")), name: "list")
        split = SplitRoot(list, appearances.watch(Screen("d")), name: "split")
        tabs = TabRoot(news, pages, split, Screen("users"), name: "tabs")
        windows = WindowManager(WindowRoot(tabs, name: "main"), time: time)
        windows.deadline = nil
        windows.diagnosticsHandler = { _ in }
        windows.observeCommits { [weak self] record in
            // A width is the window's doing.
            if let report = record.cause.report, report.kindName != "resized" { self?.reports.append(report.kindName) }
        }
    }

    func go(_ steps: Int, with player: any WalkPlayer) {
        // A phone's is narrow.
        _ = player.setNarrow(false)
        player.settle()
        for number in 1...steps {
            let did = random.below(12) == 0 ? folds(player) : random.below(2) == 0 ? appActs() : userActs(with: player)
            player.settle()
            let (drawn, expected) = (player.drawn, HostContract.drawing(of: windows))
            if drawn != expected { found.append("step \(number), \(did): drawn \(drawn), not \(expected)") }
            found += player.violations.map { "step \(number), \(did): \($0)" }
            let isUsers = did.hasPrefix("user ") && did != "user nothing"
            if reports.count != (isUsers ? 1 : 0) { found.append("step \(number), \(did): reported \(reports)") }
            log.append("\(number) \(did): \(outcomes + reports) \(drawn)")
            for entry in outcomes { tally["outcome \(entry.prefix { $0 != ":" && $0 != "(" })", default: 0] += 1 }
            for entry in reports { tally["report \(entry)", default: 0] += 1 }
            tally[did.components(separatedBy: " ").prefix(2).joined(separator: " "), default: 0] += 1
            (outcomes, reports) = ([], [])
        }
        found += appearances.violations(in: windows)
    }

    private func folds(_ player: any WalkPlayer) -> String {
        // What a cover has taken out of its window hears of no width.
        let isCovered = windows.node.layers.contains { $0.node.presentationStyle?.covers == true }
        guard !isCovered, player.setNarrow(!isNarrow) else { return "device nothing" }
        isNarrow.toggle()
        return isNarrow ? "device fold" : "device unfold"
    }

    private func fresh() -> Screen {
        names += 1
        return appearances.watch(Screen("s\(names)"))
    }

    private func freshDetail() -> any Presentable { isDetailStacked ? StackRoot(fresh(), fresh()) : fresh() }

    private func perform<Root: ContainerRoot>(_ name: String, _ transition: Transition<Root>, on root: Root) -> String {
        let options: TransitionOptions = random.below(4) == 0 ? .unanimated : .animated
        var hasAnswered = false
        root.perform(transition, with: options) { [weak self] in
            if hasAnswered { self?.found.append("\(name) is answered twice") }
            hasAnswered = true
            self?.outcomes.append($0.kindName)
        }
        return "app \(name)"
    }

    private func appActs() -> String {
        switch random.below(23) {
        case 0: perform("push", .push(fresh()), on: news)
        case 1: perform("pushStack", .push(StackRoot(fresh(), fresh())), on: news)
        case 2: perform("pop", .pop(), on: news)
        case 3: perform("popAndPush", .multiple(.popToRoot(), .push(fresh())), on: news)
        case 4: perform("present", .present(fresh()), on: tabs)
        case 5: perform("presentStack", .present(StackRoot(fresh(), fresh())), on: tabs)
        case 6: perform("presentFull", .present(StackRoot(fresh()), style: .fullScreen), on: tabs)
        case 7: perform("dismiss", .dismiss(), on: tabs)
        case 8: perform("dismissAll", .dismissAll(), on: tabs)
        case 9: perform("replaceModals", .multiple(.dismissAll(), .present(fresh())), on: tabs)
        case 10: perform("alert", .alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
        case 11, 12: perform("select", .select(index: random.below(4)), on: tabs)
        case 13: perform("turn", .turn(random.below(2) == 0 ? .forward : .reverse), on: pages)
        case 14: perform("detail", random.below(3) == 0 ? .clear(column: 1) : .showDetail(freshDetail()), on: split)
        case 15: perform("list", random.below(3) == 0 ? .pop() : .push(fresh()), on: list)
        case 16: perform("show", .show(list), on: split)
        case 17: perform("refresh", .multiple(.set([Screen("l")])).inPlace, on: list)
        case 18: perform("fill", .fill(column: 1, with: freshDetail()), on: split)
        case 19, 20, 21:
            perform(
                "read", .multiple(.dismissAll(), .select(index: 2), .perform(.showDetail(freshDetail()), on: split)),
                on: tabs)
        default: perform("set", .set([fresh(), fresh()]), on: news)
        }
    }

    /// Something that the user can do to what is in front.
    private func userActs(with player: any WalkPlayer) -> String {
        if let alert = windows.node.alerts.first {
            let title = random.below(2) == 0 ? "Yes" : "Cancel"
            return play("answer", .answer(title, alert: alert.id), with: player)
        }
        let front: Node = windows.node.layers.last?.node ?? windows.node
        let isModal = windows.node.layers.count > 1
        let inFront = (front as? Container)?.layout == .tabs ? tabs.node.shown.first?.node ?? front : front
        switch random.below(isModal ? 2 : 3) {
        case 0:
            guard isModal, front.presentationStyle?.covers != true else { fallthrough }
            return play("drag", .dragAway(front.id), with: player)
        case 1:
            if inFront === split.node {
                return random.below(3) == 0 ? hidesOrShows(player) : goesBackInColumns(with: player)
            }
            guard let stack = inFront as? Container, stack.layout == .stack, stack.flattened.count > 1 else {
                return "user nothing"
            }
            return play("back", .goBack(to: stack.flattened[stack.flattened.count - 2].node.id), with: player)
        default:
            if inFront === pages.node, random.below(2) == 0 {
                guard let shown = pages.node.shownRange.first, shown + 1 < pages.node.count,
                    let next = pages.node.child(at: shown + 1)
                else { return "user nothing" }
                return play("turn", .turnPage(to: next.node.id), with: player)
            }
            let index = min(random.below(6), 2 + random.below(2))
            guard let tab = tabs.node.child(at: index), tab.node !== tabs.node.shown.first?.node else {
                return "user nothing"
            }
            return play("tab", .tapTab(tab.node.id), with: player)
        }
    }

    /// Hides the list, or shows it again. In a narrow window there is no way to.
    private func hidesOrShows(_ player: any WalkPlayer) -> String {
        let isHidden = split.node.isInSight(column: 0)
        // A split without a detail has nothing beside the list.
        guard policy == .ofHost, player.canHide, !isNarrow, split.columns.allSatisfy({ $0 != nil }) else {
            return "user nothing"
        }
        if !player.hideSidebar(isHidden) { found.append("the user cannot do this: hide, while \(windows.tree)") }
        return isHidden ? "user hide" : "user show"
    }

    /// Back in the list, or from the other column to it.
    private func goesBackInColumns(with player: any WalkPlayer) -> String {
        guard let last = list.screens.last else { return "user nothing" }
        if let detail = split.node.child(at: 1)?.node as? Container, detail.count > 1, split.node.isInSight(column: 1),
            !split.node.isInSight(column: 0) || random.below(2) == 0, let below = detail.child(at: detail.count - 2)
        {
            return play("back", .goBack(to: below.node.id), with: player)
        }
        if split.node.isInSight(column: 0) {
            guard let below = list.screens.dropLast().last else { return "user nothing" }
            return play("back", .goBack(to: below.node.id), with: player)
        }
        // What the user has hidden is not beneath the other one.
        return isNarrow ? play("step", .goBack(to: last.node.id), with: player) : "user nothing"
    }

    private func play(_ name: String, _ action: UserAction, with player: any WalkPlayer) -> String {
        guard policy == .ofHost || action.isCommon, player.canPlay(action) else { return "user nothing" }
        if !player.play(action) { found.append("the user cannot do this: \(name), while \(windows.tree)") }
        return "user \(name)"
    }

    /// The digest of the first hundred steps that every host can take, from seed 1.
    private static let common = "b092856f20a38575"

    private var digest: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in log.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }

    /// Ends a walk that every host can take, of the surroundings' steps and seed, and returns what did not hold. The log
    /// goes to `WALK_LOG` with `.common` behind it.
    func endCommon() throws -> [String] {
        let (steps, seed, log) = Self.ofSurroundings()
        try write(to: log.map { $0 + ".common" })
        let isOther = steps == 100 && seed == 1 && digest != Self.common
        return found.prefix(5) + (isOther ? ["the log is another one than that of other hosts: \(digest)"] : [])
    }

    /// What came, and how often.
    var table: String {
        tally.sorted { $0.key < $1.key }.map {
            "  \($0.key.padding(toLength: 28, withPad: " ", startingAt: 0)) \($0.value)"
        }
        .joined(separator: "\n")
    }

    /// The walk that the surroundings ask for: `WALK_STEPS` steps from `SEED`; the log goes to `WALK_LOG`.
    static func ofSurroundings() -> (steps: Int, seed: UInt64, log: String?) {
        let all = ProcessInfo.processInfo.environment
        return (
            all["WALK_STEPS"].flatMap(Int.init) ?? 100, all["SEED"].flatMap(UInt64.init) ?? 1, all["WALK_LOG"]
        )
    }

    func write(to path: String?) throws {
        guard let path else { return }
        try (log.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        print(table)
    }
}

extension UserAction {
    /// True for what every host has the means for.
    fileprivate var isCommon: Bool {
        switch self {
        case .tapTab, .turnPage, .answer: true
        case .goBack, .dragAway, .closeWindow, .focusWindow: false
        }
    }
}

extension Report {
    fileprivate var kindName: String { description.components(separatedBy: " ").first ?? "" }
}

extension TransitionOutcome {
    fileprivate var kindName: String {
        "\(self)".components(separatedBy: CharacterSet(charactersIn: ":( \n")).first ?? ""
    }
}

/// A generator of numbers that are the same in each run.
struct SplitMix {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(count))
    }
}
