extension Model {
    func take(_ step: Step) {
        switch step {
        case .call(let number, let asking, let how, let then): call(number, asking, how, then)
        case .update(let gesture): if let settling = gestures[gesture] { update(settling) }
        case .finish(let gesture): if let settling = gestures[gesture] { release(settling, nil) }
        case .cancel(let gesture): if let settling = gestures[gesture] { release(settling, "person") }
        case .drop(let gesture): if let settling = gestures.removeValue(forKey: gesture) { release(settling, "caller") }
        case .answer(let index, let refuses): answer(index, refuses: refuses)
        case .mood(let window, let mood): moods[window] = mood
        case .advance(let seconds): if depth == 0 { advance(by: seconds) }
        case .at(let moment, let steps): armed[moment] = steps
        }
    }

    /// A pane can be asked where it is; between two steps also one that is still kept.
    func canBeAsked(_ id: Int) -> Bool {
        if depth > 0 || isOnTree(id) { return isOnTree(id) }
        let alive = alive
        // One in a window that is not open would have a host of its own.
        return alive.contains(id) && !forest.windows.keys.contains { alive.contains($0) && inside(id, $0) }
    }

    private func inside(_ pane: Int, _ window: Int) -> Bool {
        !forest.open.contains(window) && pane != window && forest.panes(in: window).contains(pane)
    }

    private func call(_ number: Int, _ asking: Asking, _ how: How, _ then: [Step]) {
        var trigger = Trigger(call: number, asking: asking, how: how)
        switch asking {
        case .route(_, let pane), .perform(_, let pane):
            guard canBeAsked(pane) else { return say("\(number) skipped") }
            (trigger.anchor, trigger.keeps) = (pane, pane)
        case .recover(_, let pane), .begin(_, let pane):
            guard isOnTree(pane) else { return say("\(number) skipped") }
            (trigger.anchor, trigger.keeps) = (pane, pane)
        case .choose(_, let pane), .ask(let pane):
            guard isOnTree(pane) else { return say("\(number) skipped") }
            (trigger.anchor, trigger.keepsNode) = (pane, pane)
        case .select:
            guard let app = forest.app else { return say("\(number) skipped") }
            (trigger.anchor, trigger.keeps) = (app, app)
        case .open(let id):
            forest.windows[id] = Forest.Window(id: id, name: "side\(id)", root: id + 1)
            forest.panes[id + 1] = Forest.Pane(name: "p\(id)", content: [Forest.Item(id: -id, name: "root")])
            settling?.before.windows[id] = forest.windows[id]
            settling?.before.panes[id + 1] = forest.panes[id + 1]
            trigger.keeps = id
        case .close(let id), .front(let id):
            guard canBeAsked(id) else { return say("\(number) skipped") }
        case .report(let deed):
            guard let target = target(of: deed) else { return say("\(number) skipped") }
            lastReport = target
            trigger.target = target
        case .back, .beginBack, .reset: break
        }
        if case .choose = asking { trigger.how = How() }
        if case .report = asking { trigger.how = How(isAnimated: false) }
        reactions[number] = then
        switch asking {
        case .report: report(trigger)
        case .recover, .reset: recover(trigger)
        case .begin, .beginBack: begin(trigger)
        default: submit(trigger)
        }
    }
}

extension Model {
    /// Finds what a user sees there now.
    func target(of deed: Deed) -> Target? {
        switch deed {
        case .popped(let pane, let index):
            guard isOnTree(pane), let content = forest.panes[pane]?.content, content.indices.contains(index) else {
                return nil
            }
            return .popped(content[index].id)
        case .dismissed(let pane, let level):
            guard isOnTree(pane), let modals = forest.panes[pane]?.modals, modals.indices.contains(level) else {
                return nil
            }
            return .dismissed(modals[level].id)
        case .selected(let index):
            return forest.app.flatMap { forest.apps[$0] }.map { .selected($0.tabs[index]) }
        case .chose(let title, let window, let index):
            guard forest.open.contains(window), let alerts = forest.windows[window]?.alerts,
                alerts.indices.contains(index)
            else { return nil }
            return .chose(title, alerts[index].id)
        case .closed(let window): return forest.open.contains(window) ? .closed(window) : nil
        case .focused(let window): return forest.open.contains(window) ? .focused(window) : nil
        case .unknown: return .unknown
        case .again: return lastReport
        }
    }

    /// The window of the subject of a report.
    func subject(of target: Target?) -> Int? {
        switch target {
        case .popped(let id), .dismissed(let id):
            for window in forest.open {
                for pane in forest.panes(in: window).compactMap({ forest.panes[$0] }) {
                    if (pane.content + pane.modals).contains(where: { $0.id == id }) { return window }
                }
            }
            return nil
        case .selected(let pane): return forest.window(of: pane)
        case .closed(let window), .focused(let window): return forest.open.contains(window) ? window : nil
        case .chose, .unknown, nil: return nil
        }
    }

    /// Notes what a user did; what is so already is no change.
    func takeDown(_ target: Target?, _ draft: inout Draft) throws(Draft.Refusal) {
        switch target {
        case .popped(let id):
            for pane in forest.open.flatMap({ forest.panes(in: $0) }) {
                guard let content = forest.panes[pane]?.content,
                    let index = content.firstIndex(where: { $0.id == id })
                else { continue }
                draft.forest.panes[pane]?.content.removeSubrange((index + 1)...)
                return draft.edit(in: forest.window(of: pane), content.count - index - 1)
            }
            throw .failed("")
        case .dismissed(let id):
            for pane in forest.open.flatMap({ forest.panes(in: $0) }) {
                guard let modals = forest.panes[pane]?.modals, let index = modals.firstIndex(where: { $0.id == id })
                else { continue }
                if modals[index...].contains(where: \.isSticky) { throw .rejected }
                draft.forest.panes[pane]?.modals.removeSubrange(index...)
                return draft.edit(in: forest.window(of: pane), modals.count - index)
            }
        case .selected(let pane):
            guard let window = forest.window(of: pane), let app = forest.windows[window]?.root,
                let index = forest.apps[app]?.tabs.firstIndex(of: pane)
            else { throw .failed("") }
            try draft.select(index, of: app, isTapped: true)
        case .chose(let title, let id):
            for window in forest.open {
                guard let alerts = forest.windows[window]?.alerts,
                    let index = alerts.firstIndex(where: { $0.id == id })
                else { continue }
                guard index == 0, title != "Other" else { throw .failed("") }
                draft.close(alert: 0, of: window)
                draft.effects.append(.answer(alerts[0], title))
            }
        case .closed(let window): if forest.open.contains(window) { try draft.close(window) }
        case .focused(let window): try draft.front(window)
        case .unknown, nil: throw .failed("")
        }
    }
}
