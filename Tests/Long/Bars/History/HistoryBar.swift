@_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationRestoration
import TestSupport
import TreeTools

/// Goes back, forward and anywhere in an app with logins, folds and users who sign out, beside a model of its history.
struct HistoryBar: NumberedBar {
    let name = "history"
    let count = 10_000
    let unit = "walks, 60 deeds each"

    static let moves = 60

    func play(_ numbered: NumberedCase, _ tally: inout Tally) -> Finding? {
        let trip = Trip(seed: numbered.seed)
        for move in numbered.moves {
            var random = numbered.random(move)
            let (tree, line) = ("\(trip.windows.tree)", trip.model.line)
            let deed = trip.act(move, &random)
            tally.count(deed, of: "deed")
            if let flaw = trip.flaw {
                return Finding(
                    flaw,
                    details:
                        "move \(move), \(deed)\n  from \(tree)\n  to   \(trip.windows.tree)\n  model before \(line)\n"
                        + "  model   \(trip.model.line)\n  history \(trip.line)\n\(trip.details)")
            }
        }
        return nil
    }
}

/// An app, its history, and the model of that.
final class Trip {
    let windows: WindowManager
    private let app: TripCoordinator
    private let facts = TripFacts()
    private let history: History
    private(set) var model: TripModel
    private(set) var flaw: String?
    private(set) var details = ""
    private let hasOwners: Bool
    /// The number of calls that have gone on after the last login. Of those, only the last is seen.
    private var lateCount = 0

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        facts.hasGatedTab = Bool.random(using: &random)
        hasOwners = Bool.random(using: &random)
        let (facts, hasOwners, limit) = (facts, hasOwners, [3, 8, 50][Int.random(in: 0..<3, using: &random)])
        app = TripCoordinator(facts)
        windows = WindowManager(WindowRoot(app, name: "main"))
        windows.diagnosticsHandler = { _ in }
        history = History(
            of: windows, limit: limit, terms: RestorationTerms(owner: { hasOwners ? facts.user : nil }))
        model = TripModel(TripModel.Place(tree: "", front: ""), limit: limit)
        model.see(place)
    }

    private var owner: String? { hasOwners ? facts.user : nil }

    private var front: String { windows.top.node.name }

    /// True while a login is shown, with whatever is over it.
    private var isAtLogin: Bool { windows.tree.entries.contains { $0.name == "login" } }

    private var place: TripModel.Place {
        var place = TripModel.Place(tree: "\(windows.tree.withoutSlashes)", front: front)
        // No step shows an alert, or closes one.
        place.tree = String(place.tree.prefix { $0 != "!" })
        place.ids = Set(windows.tree.entries.compactMap { $0.id.map { "\($0)" } })
        for case let form as TripForm in app.stacks[0].screens { place.texts[form.node.name] = form.kept }
        return place
    }

    var line: String {
        history.entries.enumerated().map { $1.title + ($0 == history.index ? "*" : "") }.joined(separator: " ")
    }

    /// Does one thing, and holds the history against the model.
    ///
    /// - Returns: The name of the deed, for counting.
    func act(_ move: Int, _ random: inout SplitMix64) -> String {
        if !isAtLogin { model.see(place) }
        let deed = Int.random(in: 0..<24, using: &random)
        let name =
            switch deed {
            case 0..<8: step(&random)
            case 8: sign(&random)
            case 9: fold(Int.random(in: 0..<2, using: &random))
            case 10: type(Int.random(in: 0..<100, using: &random))
            default: verb(deed, move, &random)
            }
        if flaw == nil, line != model.line { flaw = "the history is not that of the model" }
        return name
    }

    private func fold(_ width: Int) -> String {
        windows.node.report(.resized(windows.windows[0].node.id, width == 0 ? .none : .all)) { _ in }
        settle(makesEntry: false)
        return "fold"
    }

    private func type(_ text: Int) -> String {
        guard let form = windows.top as? TripForm else { return "nothing" }
        form.kept = text
        return "type"
    }

    /// Signs in, if a login is shown, or out.
    private func sign(_ random: inout SplitMix64) -> String {
        if let login = windows.top as? TripLogin {
            facts.user = ["ada", "tim"][Int.random(in: 0..<2, using: &random)]
            lateCount = 0
            login.finish()
            model.dropOthers(than: owner)
            settle(makesEntry: true)
            return "sign in"
        }
        guard facts.user != nil else { return "nothing" }
        facts.user = nil
        windows.gatesChanged()
        model.dropOthers(than: owner)
        settle(makesEntry: false)
        return "sign out"
    }

    private func verb(_ deed: Int, _ move: Int, _ random: inout SplitMix64) -> String {
        let tab = Int.random(in: 0..<3, using: &random)
        // The model does not see what changes behind a login.
        if isAtLogin, ![14, 15, 16, 20, 23].contains(deed) { return "nothing" }
        var (name, options, makesEntry) = ("", TransitionOptions.animated, true)
        var isLate = false
        defer { isLate = true }
        func trigger(_ route: TripRoute) {
            let replaces = options == .replacing
            app.trigger(route, with: options) { [weak self] outcome in
                // After a login, before others that have waited for it.
                guard isLate, outcome.isDone, let self else { return }
                settle(makesEntry: !replaces && lateCount == 0)
                lateCount += 1
            }
        }
        switch deed {
        case 11, 12: (name, _) = ("page", trigger(.page(tab % 2, move)))
        case 13: (name, _) = ("form", trigger(.form(move)))
        case 14, 15: (name, _) = ("gated", trigger(.gated(move)))
        case 16: (name, _) = ("sheet", trigger(.sheet(move)))
        case 17: (name, _) = ("detail", trigger(.detail(move)))
        case 18: (name, _) = ("tab", trigger(.tab(tab)))
        case 19:
            name = "tap"
            windows.node.report(.selected(app.root.node.children[tab].node.id)) { _ in }
        case 20: (name, _) = ("alert", trigger(.alert))
        case 21:
            options = .replacing
            makesEntry = false
            (name, _) = ("replacing", trigger(.page(0, move)))
        case 22: (name, _) = ("loose", app.stacks[0].push(Screen("l\(move)")))
        default:
            name = "back"
            let ids = place.ids
            windows.back()
            // A step to another column.
            makesEntry = place.ids != ids
        }
        settle(makesEntry: makesEntry)
        return name
    }

    /// What the model expects after a deed that is no step.
    private func settle(makesEntry: Bool) {
        if isAtLogin { return }
        let now = place
        if now.front != model.current.front, makesEntry {
            model.enter(now, owner)
        } else {
            model.replace(now, owner)
        }
        model.dropOthers(than: owner)
    }

    private func step(_ random: inout SplitMix64) -> String {
        let entries = history.entries
        let target: Int
        var outcome: TransitionOutcome?
        let (before, effects, from) = (place, facts.effects, history.index)
        let kind = Int.random(in: 0..<4, using: &random)
        switch kind {
        case 0: target = from - 1
        case 1: target = from + 1
        default: target = Int.random(in: -1...entries.count, using: &random)
        }
        let named = entries.indices.contains(target) ? history.losses(of: entries[target].id) : []
        if place.tree != before.tree { flaw = "asking for losses changes the tree" }
        let key = entries.indices.contains(target) ? model.places[target].key : nil
        var isLate = false
        let end = { [weak self] (end: TransitionOutcome) in
            outcome = end
            // After a login, or when a later step has closed that.
            guard isLate, end.isDone, let self, let key, history.current.id == entries[target].id else { return }
            lateCount += 1
            model.arrive(at: key, place, owner)
        }
        defer { isLate = true }
        switch kind {
        case 0: history.back(completion: end)
        case 1: history.forward(completion: end)
        case 2: history.go(by: target - from, completion: end)
        default:
            if entries.indices.contains(target) {
                history.go(to: entries[target].id, completion: end)
            } else {
                return "nothing"
            }
        }
        let after = place
        details = "step to \(target): \(outcome.map { "\($0)" } ?? "waits"), named \(named), lost \(history.lastLosses)"
        if facts.effects != effects { flaw = "a step runs an effect" }
        guard entries.indices.contains(target), target != from else {
            if outcome != .noChange || after.tree != before.tree { flaw = "a step out of range changes something" }
            return "out of range"
        }
        guard outcome?.isDone == true else {
            if !isAtLogin, after.tree != before.tree { flaw = "a refused step changes the tree" }
            if isAtLogin, named.isEmpty { flaw = "a login for a step was not named" }
            return outcome == nil ? "step that waits" : "refused step"
        }
        check(model.places[target], before, after, named)
        if let key { model.arrive(at: key, after, owner) }
        model.dropOthers(than: owner)
        return "step"
    }

    private func check(
        _ promised: TripModel.Place, _ before: TripModel.Place, _ after: TripModel.Place,
        _ named: [RestorationReport.Loss]
    ) {
        let lost = history.lastLosses
        if lost != named { flaw = "what was lost is not what was named" }
        if facts.user == nil, windows.tree.entries.contains(where: { $0.name.hasPrefix("g") }) {
            flaw = "a stranger sees what is gated"
        }
        guard lost.isEmpty else { return }
        if after.tree != promised.tree {
            flaw = "a step leads to another tree"
            details += "\npromised \(promised.tree)"
        }
        if !promised.ids.intersection(before.ids).isSubset(of: after.ids) {
            flaw = "what stood in both is another object"
        }
        for (form, text) in after.texts {
            if let expected = before.texts[form] ?? promised.texts[form], expected != text {
                flaw = "a step changes what was typed, or loses it"
            }
        }
    }
}

extension TransitionOutcome {
    fileprivate var isDone: Bool {
        switch self {
        case .completed, .noChange: true
        case .cancelled, .rejected, .failed: false
        }
    }
}
