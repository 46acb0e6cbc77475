/// What is promised of settling, written down as naively as can be: values for trees, arrays for what waits, and a log
/// of every notification, in order.
final class Model {
    enum Phase { case idle, committing, applying, settling, telling }

    /// A call that asked for something.
    struct Trigger {
        var call: Int
        var asking: Asking
        var how: How
        /// The pane, app or window whose tree it is about; nil for all windows.
        var anchor: Int?
        /// What it keeps alive while it waits.
        var keeps: Int?
        /// The pane of which it keeps the node only.
        var keepsNode: Int?
        var followers: [Int] = []
        var target: Target?

        var isRecovery: Bool {
            switch asking {
            case .recover, .reset: true
            default: false
            }
        }
    }

    /// What a report is about, once it has been found.
    enum Target: Equatable {
        case popped(Int), dismissed(Int), selected(Int), chose(String, Int), closed(Int), focused(Int), unknown
    }

    /// A commit that hosts, or a finger, have not finished with.
    final class Settling {
        let trigger: Trigger
        var before: Forest
        let draft: Draft
        var isHeld: Bool
        let isInteractive: Bool
        var showings: [Int] = []
        var unanswered = 0
        var refusal = false
        var cancellation: String?
        var followers: [Int] = []
        var deadline: Int?
        var isLive = true

        init(_ trigger: Trigger, before: Forest, draft: Draft, isInteractive: Bool) {
            self.trigger = trigger
            self.before = before
            self.draft = draft
            self.isInteractive = isInteractive
            isHeld = isInteractive
            followers = trigger.followers
        }
    }

    /// A commit as a host was handed it.
    struct Showing {
        let window: Int
        let settling: Settling
        var isAnswered = false
        var hasRefused = false
    }

    var forest = Forest()
    /// What was removed by a commit that has not let go of it yet.
    var shadow: Forest?
    var log: [String] = []
    var phase = Phase.idle
    var waiting: [Trigger] = []
    var urgent: [Trigger] = []
    var recoveries: [Trigger] = []
    var settling: Settling?
    var showings: [Showing] = []
    var running: [Trigger] = []
    /// The windows whose questions are ending as they go.
    var going: [Int] = []
    /// The trees in no window that are telling of a commit, and what waits for them.
    var outside: [Int: [Trigger]] = [:]
    /// What has waited for such trees, and gets its turn behind the one that has it.
    var due: [[Trigger]] = []
    var gestures: [Int: Settling] = [:]
    var moods: [String: Mood] = [:]
    var armed: [Moment: [Step]] = [:]
    var reactions: [Int: [Step]] = [:]
    var now = 0
    var nextID = 0
    var launches = 1
    var lastReport: Target?
    /// How many steps are being taken inside others.
    var depth = 0

    init() { forest.launch(1000) }

    func say(_ line: String) { log.append(line) }

    func react(_ steps: [Step]?) {
        depth += 1
        for step in steps ?? [] { take(step) }
        depth -= 1
    }

    func moment(_ moment: Moment) { react(armed.removeValue(forKey: moment)) }
}

extension Model {
    /// Reports to those who asked how it ended.
    func complete(_ call: Int, _ outcome: String) {
        guard let then = reactions.removeValue(forKey: call) else { return say("\(call) ended twice") }
        say("\(call) \(outcome)")
        react(then)
    }

    private func complete(_ trigger: Trigger, _ outcome: String) {
        // Who asks a question is given the answer.
        if case .ask = trigger.asking, outcome == "completed" { return }
        complete(trigger.call, outcome)
    }

    func drop(_ trigger: Trigger, _ outcome: String) {
        complete(trigger, outcome)
        for follower in trigger.followers { complete(follower, outcome) }
        observe(outcome)
    }

    func observe(_ outcome: String) {
        say("* \(outcome)")
        moment(.observer)
    }

    /// All are notified how a commit ended, in the promised order.
    func tell(_ trigger: Trigger, _ draft: Draft?, _ outcome: String, followers: [Int], isOutside: Bool = false) {
        if !isOutside {
            phase = .telling
            showAgain(after: trigger, outcome)
        }
        let before = shadow
        if let draft { tellEvents(draft, isOutside ? forest : before ?? forest) }
        shadow = nil
        collect()
        for effect in draft?.effects ?? [] { run(effect) }
        for alert in draft?.closed ?? [] where alert.isQuestion && reactions[alert.id] != nil {
            complete(alert.id, trigger.isRecovery ? "cancelled recovery" : "cancelled program")
        }
        complete(trigger, outcome)
        for follower in followers { complete(follower, outcome) }
        let stands = ["completed", "no change", "rejected mustBeAnswered"].contains(outcome)
        for joined in draft?.joined ?? [] { say("\(joined) \(stands ? outcome : "cancelled undone")") }
        if isOutside { return }
        observe(outcome)
        phase = .idle
    }

    private func tellEvents(_ draft: Draft, _ before: Forest) {
        let (seen, sees) = (before.visible, forest.visible)
        func event(_ pane: Int, _ name: String) {
            say("\(forest.panes[pane]?.name ?? "?") \(name)")
            moment(.event)
        }
        for pane in seen.reversed() where !sees.contains(pane) { event(pane, "disappeared") }
        for pane in sees where !seen.contains(pane) { event(pane, "appeared") }
        for pane in draft.reselected { event(pane, "reselected") }
    }

    private func run(_ effect: Draft.Effect) {
        switch effect {
        case .plain:
            say("effect")
            moment(.effect)
        case .answer(let alert, let title):
            if alert.isQuestion {
                complete(alert.id, "answered \(title)")
            } else {
                say("\(alert.name) answered \(title)")
                moment(.effect)
            }
        case .backAtRoot:
            if let first = forest.open.first { say("back at root in \(name(first))") }
        }
    }

    private func showAgain(after trigger: Trigger, _ outcome: String) {
        if trigger.isRecovery { return forest.open.forEach(show) }
        guard case .report = trigger.asking, outcome.hasPrefix("failed") || outcome.hasPrefix("rejected") else {
            return
        }
        if let window = subject(of: trigger.target) ?? forest.open.first { show(window) }
    }

    func show(_ window: Int) {
        say("show \(name(window))")
        moment(.show)
    }

    func name(_ window: Int) -> String { forest.windows[window]?.name ?? "?" }

    /// What nothing keeps any more goes, and with it the questions that are there.
    func collect() {
        let alive = alive
        for id in forest.windows.keys.sorted() where !alive.contains(id) {
            let gone = forest.windows[id]?.alerts ?? []
            forest.windows[id]?.alerts = []
            going.append(id)
            for alert in gone where alert.isQuestion { complete(alert.id, "cancelled released") }
            going.removeLast()
        }
        for id in forest.apps.keys.sorted() where !alive.contains(id) { forest.apps[id]?.tabs = [] }
        for id in forest.panes.keys.sorted() where !alive.contains(id) {
            if running.contains(where: { $0.keepsNode == id }) || waiting.contains(where: { $0.keepsNode == id }) {
                continue
            }
            let gone = forest.panes[id]?.alerts ?? []
            forest.panes[id]?.alerts = []
            // Not to come back with what settles.
            settling?.before.panes[id]?.alerts = []
            // What was over it is a tree by itself.
            forest.panes[id]?.modals = []
            for alert in gone where alert.isQuestion { complete(alert.id, "cancelled released") }
        }
    }

    /// Everything that is in a window, or was before what settles, or is kept by what waits.
    var alive: Set<Int> {
        var found: Set<Int> = []
        for forest in [forest, settling?.before, shadow].compactMap({ $0 }) {
            for window in forest.open { keep(window, forest, &found) }
        }
        for window in going { keep(window, forest, &found) }
        for trigger in waiting + urgent + recoveries + running + (Array(outside.values) + due).flatMap(\.self) {
            if let keeps = trigger.keeps { keep(keeps, forest, &found) }
            if let node = trigger.keepsNode { found.formUnion(forest.over(node)) }
        }
        return found
    }

    private func keep(_ id: Int, _ forest: Forest, _ found: inout Set<Int>) {
        found.insert(id)
        if let app = forest.apps[id] { for tab in app.tabs { keep(tab, forest, &found) } }
        if let window = forest.windows[id], window.root != id { keep(window.root, forest, &found) }
        for other in forest.over(id) { keep(other, forest, &found) }
    }
}
