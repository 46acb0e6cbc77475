/// What an app of the bar of origins is to look like: lists of numbers, copied whole before anything that may be undone.
struct OriginModel {
    /// What is on a tree, and what each of it came from.
    struct State: Equatable {
        /// By stack; the tabs have their stacks by 20 and up.
        var content: [[Int]] = [[100], [101], [102], [103], [104], [105]]
        var modals: [[Int]] = [[], [], [], []]
        var embeds: [[Int]] = [[], [], [], []]
        var tabs = [20, 21, 22]
        var selected = 20
        var selectedFrom: Int?
        var from: [Int: Int] = [:]
        var kept: [Int: Kept] = [:]
    }

    struct Kept: Equatable {
        var thing: Int
        var hasBegun = false
        var expiry: Int?
    }

    /// What is asked for, and has not been let pass.
    struct Waiting {
        let call: OriginCall
        /// What it waits for; nil where it waits to be resumed by a call.
        let login: Int?
    }

    enum Stop: Error { case refused, denied, redirect(Plan), first(Plan, login: Int), wait }

    var state = State()
    private(set) var waiting: [Waiting] = []
    private var time = 0
    private(set) var attempt = 1
    var origin: Int?

    /// Whether it can be asked for as things are.
    func allows(_ call: OriginCall) -> Bool {
        switch call {
        case .route(let plan, let agent, _): Cast.fixed.contains(agent) || !plan.isGated && !plan.hasTriggers
        case .back(let stack): Cast.onTree.contains(stack) && state.content[stack].count > 1
        case .drag(let stack): !state.modals[stack].isEmpty
        case .choose(let index): state.tabs.indices.contains(index)
        case .finishLogin: state.modals[0].contains { $0 >= 1_000 }
        case .resume: waiting.contains { $0.login == nil }
        case .perform, .link, .wait, .evict, .fold, .step, .hide, .show: true
        }
    }

    /// Does what is asked for. ``goOn()`` has to follow, when a host has shown it.
    ///
    /// - Returns: How it ended.
    mutating func play(_ call: OriginCall) -> String { begin(call, attempt: 1) }

    /// Undoes what was done last, as a host has refused it.
    mutating func restore(_ former: State) { state = former }

    /// Lets those pass, in order, whose logins have gone.
    mutating func goOn() {
        var queue = takePassing()
        while !queue.isEmpty {
            _ = begin(queue.removeFirst().call, attempt: 2)
            queue = takePassing() + queue
        }
    }

    private mutating func takePassing() -> [Waiting] {
        var (passing, left): ([Waiting], [Waiting]) = ([], [])
        for one in waiting {
            if let login = one.login, place(of: login) == nil { passing.append(one) } else { left.append(one) }
        }
        waiting = left
        return passing
    }

    mutating func resume() {
        guard let index = waiting.firstIndex(where: { $0.login == nil }) else { return }
        _ = begin(waiting.remove(at: index).call, attempt: 2)
    }

    mutating func wait(seconds: Int) {
        time += seconds
        for (key, entry) in state.kept { if let expiry = entry.expiry, expiry <= time { end(key) } }
    }

    mutating func evict(_ key: Int) { end(key) }

    private mutating func end(_ key: Int) {
        guard let entry = state.kept.removeValue(forKey: key) else { return }
        if place(of: entry.thing) == nil { state.from[entry.thing] = nil }
    }

    private mutating func begin(_ call: OriginCall, attempt: Int) -> String {
        let former = state
        (self.attempt, origin) = (attempt, nil)
        do {
            try run(call)
            settle(former)
            return state == former ? "noChange" : "completed"
        } catch let stop as Stop {
            state = former
            switch stop {
            case .refused: return "failed"
            case .denied: return "rejected"
            case .redirect(let plan):
                return begin(.route(plan, of: Cast.chief, isWeak: false), attempt: attempt)
            case .first(let plan, let login):
                waiting.append(Waiting(call: call, login: login))
                _ = begin(.route(plan, of: Cast.chief, isWeak: false), attempt: 1)
                return "waits"
            case .wait:
                waiting.append(Waiting(call: call, login: nil))
                return "waits"
            }
        } catch {
            return "failed"
        }
    }

    /// What has gone came from nowhere, unless it is kept.
    private mutating func settle(_ former: State) {
        for (key, entry) in state.kept {
            if place(of: entry.thing) != nil {
                state.kept[key]?.hasBegun = true
                state.kept[key]?.expiry = nil
            } else if !entry.hasBegun {
                state.kept[key] = nil
            } else if former.place(of: entry.thing) != nil {
                state.kept[key]?.expiry = time + 60
            }
        }
        let kept = Set(state.kept.values.map(\.thing))
        state.from = state.from.filter { kept.contains($0.key) || place(of: $0.key) != nil }
    }
}

extension OriginModel.State {
    /// Which stack something is in, or over; the tabs are 6, nil is nowhere.
    func place(of thing: Int) -> Int? {
        if tabs.contains(thing) { return 6 }
        return content.firstIndex { $0.contains(thing) } ?? modals.firstIndex { $0.contains(thing) }
            ?? embeds.firstIndex { $0.contains(thing) }
    }
}

extension Plan {
    /// Where a gate sends it instead.
    var elsewhere: Plan {
        Plan(number: -number, deeds: deeds.filter { if case .push = $0 { true } else { false } })
    }

    /// What a gate wants first.
    var login: Plan { Plan(number: 1_000_000 + number, deeds: [.login(1_000 + number)]) }
}

extension OriginModel.State {
    /// All that is on a tree and what it came from, as ``OriginApp`` describes it.
    var description: String {
        var lines: [String] = []
        for stack in Cast.stacks {
            var line = "\(stack): " + words(content[stack])
            if Cast.onTree.contains(stack) { line += " ^ " + words(modals[stack]) + " + " + words(embeds[stack]) }
            lines.append(line)
        }
        let tabs = tabs.map { tab in (tab < 20 ? word(tab) : "t\(tab - 20)") + (tab == selected ? "*" : "") }
        lines.append("tabs: " + tabs.joined(separator: ", ") + " by \(selectedFrom.map(String.init) ?? "-")")
        return lines.joined(separator: "\n")
    }

    private func words(_ things: [Int]) -> String { things.map(word).joined(separator: ", ") }

    private func word(_ thing: Int) -> String { "\(Cast.name(thing)) \(from[thing].map(String.init) ?? "-")" }
}
