// What deeds do, as the pages of the verbs say.

extension OriginModel {
    mutating func run(_ call: OriginCall) throws {
        switch call {
        case .route(let plan, let agent, _): try run(plan, of: agent)
        case .perform(let deeds, _): try run(deeds)
        case .link(let plans, let agents):
            for (plan, agent) in zip(plans, agents) {
                guard isOnTree(agent) else { throw Stop.refused }
                var joined: [Deed] = []
                try run(plan, of: agent, &joined)
                try finish(joined)
            }
        case .back(let stack): state.content[stack].removeLast()
        case .drag(let stack): state.modals[stack].removeLast()
        case .choose(let index): select(state.tabs[index])
        case .finishLogin:
            guard let index = state.modals[0].firstIndex(where: { $0 >= 1_000 }) else { return }
            state.modals[0].removeSubrange(index...)
        case .resume, .wait, .evict, .fold, .step, .hide, .show: break
        }
    }

    private mutating func run(_ plan: Plan, of agent: Int) throws {
        var joined: [Deed] = []
        try run(plan, of: agent, &joined)
        try finish(joined)
    }

    private mutating func run(_ plan: Plan, of agent: Int, _ joined: inout [Deed]) throws {
        switch plan.verdict {
        case .allow: break
        case .deny: throw Stop.denied
        case .redirect: throw Stop.redirect(plan.elsewhere)
        case .first where attempt == 1: throw Stop.first(plan.login, login: 1_000 + plan.number)
        case .wait where attempt == 1: throw Stop.wait
        case .first, .wait: break
        }
        let former = origin
        if !Cast.unremembered.contains(agent) { origin = plan.number }
        joined += plan.asides
        try run(plan.deeds)
        origin = former
    }

    private mutating func run(_ deeds: [Deed]) throws {
        for deed in deeds {
            var joined: [Deed] = []
            try run(deed, &joined)
            try finish(joined)
        }
    }

    /// Runs what a step has triggered, which comes of nothing.
    private mutating func finish(_ joined: [Deed]) throws {
        let former = origin
        for deed in joined {
            origin = nil
            switch deed {
            case .trigger(let plan, let agent): try run(plan, of: agent)
            case .perform(let deeds, _): try run(deeds)
            default: break
            }
        }
        origin = former
    }

    private mutating func run(_ deed: Deed, _ joined: inout [Deed]) throws {
        switch deed {
        case .push(let thing, let stack, _): try put(thing, on: stack) { $0.content[stack].append(thing) }
        case .pop(let stack): try pop(stack)
        case .replaceTop(let thing, let stack):
            guard let top = state.content[stack].last else { throw Stop.refused }
            if top == thing { return }
            try put(thing, on: stack) { $0.content[stack][$0.content[stack].count - 1] = thing }
        case .set(let things, let stack):
            guard Set(things).count == things.count else { throw Stop.refused }
            for thing in things where !state.content[stack].contains(thing) { try check(thing, on: stack) }
            let new = things.filter { !state.content[stack].contains($0) }
            state.content[stack] = things
            for thing in new { stamp(thing) }
        case .present(let thing, let stack, _): try put(thing, on: stack) { $0.modals[stack].append(thing) }
        case .login(let thing):
            try put(thing, on: 0) { $0.modals[0].append(thing) }
            // It is brought to the front, which no route has asked for.
            origin = nil
            select(20)
        case .dismiss(let stack):
            if state.modals[stack].popLast() == nil { throw Stop.refused }
        case .embed(let thing, let stack):
            if state.embeds[stack].contains(thing) { return }
            try put(thing, on: stack) { $0.embeds[stack].append(thing) }
        case .unembed(let thing, let stack):
            guard state.embeds[stack].contains(thing) else { throw Stop.refused }
            state.embeds[stack].removeAll { $0 == thing }
        case .keep(let key, let stack, let isPresented): try keep(key, stack, isPresented)
        case .select(let index):
            guard state.tabs.indices.contains(index) else { throw Stop.refused }
            select(state.tabs[index])
        case .insertTab(let thing, let index):
            if state.tabs.firstIndex(of: thing) == index { return }
            guard index <= state.tabs.count else { throw Stop.refused }
            try put(thing, on: nil) { $0.tabs.insert(thing, at: index) }
        case .removeTab(let thing):
            guard let index = state.tabs.firstIndex(of: thing) else { throw Stop.refused }
            state.tabs.remove(at: index)
            if state.selected == thing { select(state.tabs[0]) }
        case .moveTab(let from, let to):
            guard state.tabs.indices.contains(from), from == to || state.tabs.indices.contains(to) else {
                throw Stop.refused
            }
            let tab = state.tabs.remove(at: from)
            state.tabs.insert(tab, at: to)
        case .route(let plan, let agent, _): try run(plan, of: agent, &joined)
        case .nest(let nesting, let first): try run(nesting, first)
        case .several(let deeds): try run(deeds)
        case .attempt(let deeds):
            let former = (state, origin)
            do {
                try run(deeds)
            } catch Stop.refused {
                (state, origin) = former
            }
        case .trigger, .perform: joined.append(deed)
        case .refuse: throw Stop.refused
        }
    }

    private mutating func run(_ nesting: Nesting, _ number: Int) throws {
        let former = origin
        if !Cast.unremembered.contains(nesting.agent) { origin = number }
        if let thing = nesting.thing {
            try put(thing, on: nesting.agent) { $0.content[nesting.agent].append(thing) }
        }
        if let next = nesting.next { try run(next, number + 1) }
        origin = former
    }
}

extension OriginModel {
    func place(of thing: Int) -> Int? { state.place(of: thing) }

    private mutating func stamp(_ thing: Int) {
        if state.from[thing] == nil, let origin { state.from[thing] = origin }
    }

    private func check(_ thing: Int, on stack: Int?) throws {
        guard place(of: thing) == nil else { throw Stop.refused }
        // A child is not in itself, nor in its own content.
        guard Cast.boxes.contains(thing), var inner = stack else { return }
        while true {
            guard inner != thing - 2 else { throw Stop.refused }
            guard inner >= 4, let outer = state.content.firstIndex(where: { $0.contains(inner + 2) }) else { return }
            inner = outer
        }
    }

    private mutating func put(_ thing: Int, on stack: Int?, _ put: (inout State) -> Void) throws {
        try check(thing, on: stack)
        put(&state)
        stamp(thing)
    }

    private mutating func pop(_ stack: Int) throws {
        if state.content[stack].count > 1 {
            state.content[stack].removeLast()
            return
        }
        var inner = stack
        while inner >= 4, let outer = state.content.firstIndex(where: { $0.contains(inner + 2) }) {
            let index = state.content[outer].firstIndex(of: inner + 2) ?? 0
            if index > 0 {
                state.content[outer].removeSubrange(index...)
                return
            }
            inner = outer
        }
        throw Stop.refused
    }

    private mutating func select(_ tab: Int) {
        guard tab != state.selected else { return }
        (state.selected, state.selectedFrom) = (tab, origin)
    }

    private mutating func keep(_ key: Int, _ stack: Int, _ isPresented: Bool) throws {
        // What is built is one and the same for a key.
        let thing = 200 + key
        try put(thing, on: stack) { state in
            if isPresented { state.modals[stack].append(thing) } else { state.content[stack].append(thing) }
        }
        if state.kept[key] == nil { state.kept[key] = Kept(thing: thing) }
    }

    /// Whether a coordinator is where links find it.
    func isOnTree(_ agent: Int) -> Bool {
        guard agent == 4 || agent == 5 else { return true }
        var box = agent + 2
        while true {
            guard let place = place(of: box) else { return false }
            guard place == 4 || place == 5 else { return true }
            box = place + 2
        }
    }
}
