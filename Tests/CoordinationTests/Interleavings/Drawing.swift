import TestSupport

/// Draws the steps of a run, by what the model says is there.
struct Drawing {
    private var random: SplitMix64
    private var number = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func below(_ bound: Int) -> Int { random.below(max(1, bound)) }

    private mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    private mutating func one<Element>(of list: [Element]) -> Element? { list.isEmpty ? nil : list[below(list.count)] }

    private mutating func next() -> Int {
        number += 1
        return number
    }

    mutating func step(_ model: Model, depth: Int = 0) -> Step {
        if let settling = model.settling, depth == 0, oneIn(3) { return answer(to: settling, model) }
        switch below(32) {
        case 0...1: return .advance(seconds: [1, 3, 10, 12][below(4)])
        case 2...4:
            return .mood(
                window: window(model).name, [.acknowledges, .holds, .holds, .refuses, .acknowledgesTwice][below(5)])
        case 5: return .answer(model.showings.count - 1 - below(4), refuses: oneIn(2))
        case 6...7:
            guard depth < 2, let moment = one(of: Moment.allCases) else { break }
            return .at(moment, steps(model, depth + 1))
        case 8...9:
            guard let gesture = one(of: model.gestures.keys.sorted().suffix(3)) else { break }
            switch below(4) {
            case 0: return .update(gesture: gesture)
            case 1: return .finish(gesture: gesture)
            case 2: return .cancel(gesture: gesture)
            default: return .drop(gesture: gesture)
            }
        default: break
        }
        let asking = asking(model)
        return .call(next(), asking, how(), then: depth < 2 && oneIn(4) ? steps(model, depth + 1) : [])
    }

    private mutating func steps(_ model: Model, _ depth: Int) -> [Step] {
        (0...below(2)).map { _ in step(model, depth: depth) }
    }

    private mutating func answer(to settling: Model.Settling, _ model: Model) -> Step {
        if settling.isHeld, let gesture = model.gestures.first(where: { $0.value === settling })?.key {
            switch below(6) {
            case 0...1: return .finish(gesture: gesture)
            case 2...3: return .cancel(gesture: gesture)
            case 4: return .drop(gesture: gesture)
            default: return .update(gesture: gesture)
            }
        }
        return .answer(one(of: settling.showings) ?? 0, refuses: oneIn(3))
    }

    private mutating func how() -> How {
        var how = How(isAnimated: !oneIn(3))
        switch below(5) {
        case 0: how.policy = .reject
        case 1...2: how.policy = .coalesce
        default: break
        }
        if oneIn(8) { how.deadline = 2 }
        return how
    }

    private mutating func window(_ model: Model) -> (id: Int, name: String) {
        let id = one(of: model.forest.open) ?? 0
        return (id, model.forest.windows[id]?.name ?? "main")
    }

    private mutating func pane(_ model: Model) -> Int {
        if oneIn(6), let kept = one(of: model.alive.filter { model.forest.panes[$0] != nil }.sorted()) { return kept }
        return one(of: model.forest.open.flatMap { model.forest.panes(in: $0) }) ?? 0
    }

    private mutating func verb(_ model: Model) -> PaneVerb {
        switch below(24) {
        case 0...5: .push(below(3))
        case 6...7: .pop
        case 8: .popToRoot
        case 9: .replaceTop(below(3))
        case 10: .set(below(3))
        case 11...12: .present(below(3), sticky: oneIn(3))
        case 13...14: .dismiss
        case 15: .dismissAll
        case 16...17: .alert(below(3))
        case 18: .none
        case 19: .effect
        case 20: .fails(0)
        default: .push(3)
        }
    }

    private mutating func route(_ model: Model) -> PaneVerb {
        switch below(16) {
        case 0: .nested(below(3), 100_000 + next())
        case 1...2: .both(below(3), other: pane(model))
        case 3: .presentPane(10_000 + next())
        default: verb(model)
        }
    }

    private mutating func asking(_ model: Model) -> Asking {
        switch below(40) {
        case 0...12: .route(route(model), pane: pane(model))
        case 13...14: .perform(verb(model), pane: pane(model))
        case 15...17: .select(below(2))
        case 18: model.forest.open.count < 3 ? .open(20_000 + 10 * next()) : .close(window(model).id)
        case 19: .close(window(model).id)
        case 20: .front(window(model).id)
        case 21...22: .back
        case 23: .choose(["Go", "Stay", "Other"][below(3)], pane: pane(model))
        case 24...25: .ask(pane: pane(model))
        case 26...31: .report(deed(model))
        case 32: recovery(model)
        case 33: oneIn(3) ? .reset : recovery(model)
        case 34...37: .begin(route(model), pane: pane(model))
        default: .beginBack
        }
    }

    /// To a tab of what is open: it is on the tree whatever is undone.
    private mutating func recovery(_ model: Model) -> Asking {
        let tabs = model.forest.apps.keys.sorted().last.flatMap { model.forest.apps[$0]?.tabs } ?? []
        return .recover(verb(model), pane: one(of: tabs) ?? 0)
    }

    private mutating func deed(_ model: Model) -> Deed {
        let pane = pane(model)
        switch below(12) {
        case 0...2: return .popped(pane: pane, index: below(model.forest.panes[pane]?.content.count ?? 1))
        case 3...4:
            let bases = model.forest.open.flatMap { model.forest.bases(of: $0) }
            let over = bases.filter { model.forest.panes[$0]?.modals.isEmpty == false }
            let base = one(of: over) ?? pane
            return .dismissed(pane: base, level: below(model.forest.panes[base]?.modals.count ?? 1))
        case 5...6: return .selected(below(2))
        case 7...8:
            let asked = model.forest.open.filter { model.forest.windows[$0]?.alerts.isEmpty == false }
            return .chose(["Go", "Stay", "Other"][below(3)], window: one(of: asked) ?? 0, index: oneIn(4) ? 1 : 0)
        case 9: return oneIn(2) ? .closed(window(model).id) : .focused(window(model).id)
        case 10: return .unknown
        default: return .again
        }
    }
}

extension Run {
    /// Takes as many steps as a run has, drawn from a seed, and says what differs.
    static func drawn(seed: UInt64) -> (flaw: String, steps: [Step], abandoned: Bool)? {
        var (run, drawing) = (Run(), Drawing(seed: seed))
        let abandoned = seed % 4 == 3
        for _ in 0..<(12 + drawing.below(24)) {
            if let flaw = run.take(drawing.step(run.model)) { return (flaw, run.steps, abandoned) }
        }
        let flaw = abandoned ? run.abandon() : run.drain()
        return flaw.map { ($0, run.steps, abandoned) }
    }
}
