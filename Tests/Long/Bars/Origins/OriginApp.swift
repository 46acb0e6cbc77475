@_spi(Hosting) import Coordination
import TreeTools

/// An app with tabs, a second window and two children, to which the bar of origins does what a program says.
final class OriginApp: Host {
    let stacks = Cast.stacks.map { StackRoot(Screen(Cast.name(100 + $0)), name: $0 < 4 ? "" : Cast.name($0 + 2)) }
    let screens = Cast.screens.map { Screen(Cast.name($0)) }
    let kept = (0..<2).map { KeptThing($0) }
    let tabs = TabRoot()
    /// What the tabs have at first: a stack, one that stands in a split, a stack.
    private let tabContent: [any Presentable]
    /// The split in a tab, and those in the second window, one in the other.
    private let splits: [SplitRoot]
    let time = ManualTime()
    private(set) var manager: WindowManager
    private(set) var agents: [any Agent] = []
    var resumptions: [Resumption] = []
    private var logins: [LoginThing] = []

    /// The commits that the host has not answered.
    private var handed: [HostCommit] = []
    var isHolding = false
    private(set) var outcomes: [String] = []
    private(set) var verdicts: [String] = []

    init() {
        manager = WindowManager(time: time)
        splits = (0..<3).map { _ in SplitRoot() }
        tabContent = [stacks[0], splits[0], stacks[2]]
        let chief = OriginAgent<Noted<E>, WindowManager>(manager, in: self)
        agents = [
            OriginAgent<Noted<A>, StackRoot>(stacks[0], in: self),
            OriginAgent<Unnoted<B>, StackRoot>(stacks[1], in: self),
            OriginAgent<Noted<C>, StackRoot>(stacks[2], in: self),
            OriginAgent<Noted<D>, StackRoot>(stacks[3], in: self),
            OriginAgent<Noted<OriginApp>, StackRoot>(stacks[4], in: self),
            OriginAgent<Unnoted<OriginApp>, StackRoot>(stacks[5], in: self),
            OriginAgent<Noted<TabRoot>, TabRoot>(tabs, in: self),
            chief,
        ]
        let content: [any Presentable] = [agents[1].presentable, splits[2], agents[3].presentable]
        for (split, column) in zip(splits, content) { split.perform(.set([column, Screen("beside")])) }
        tabs.perform(.set([agents[0].presentable, splits[0], agents[2].presentable]))
        let first = agents[Cast.tabs].presentable
        manager.perform(.multiple(.open(WindowRoot(first)), .open(WindowRoot(splits[1]))))
        manager.attach(self)
        // A coordinator that nothing shows is known once it has been asked for its node.
        _ = chief.node
    }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { if isHolding { handed.append(commit) } else { commit.acknowledge() } }

    var isHeld: Bool { handed.contains(where: \.isWaiting) }

    /// Answers what it holds: refuses it, or acknowledges it and all that comes of it.
    func answer(refusing: Bool) {
        isHolding = false
        for commit in handed where commit.isWaiting {
            if refusing { commit.refuse("it does not want to") } else { commit.acknowledge() }
        }
        handed = []
    }

    func noteVerdict(_ verdict: Plan.Verdict) { verdicts.append(verdict.rawValue) }

    private func hear(_ outcome: TransitionOutcome) {
        outcomes.append(outcome == .noChange ? "noChange" : "\("\(outcome)".prefix { $0.isLetter })")
    }

    func takeNotes() -> (outcomes: [String], verdicts: [String]) {
        defer { (outcomes, verdicts) = ([], []) }
        return (outcomes, verdicts)
    }
}

extension OriginApp {
    func play(_ call: OriginCall) {
        switch call {
        case .route(let plan, let agent, let isWeak): agents[agent].go(plan, isWeak: isWeak, hear)
        case .perform(let deeds, let agent): agents[agent].go(deeds, hear)
        case .link(let plans, let to):
            let hops = zip(plans, to).map { plan, agent in agents[agent].hop(plan) }
            (agents[Cast.chief] as? OriginAgent<Noted<E>, WindowManager>)?.trigger(hops, completion: hear)
        case .back(let stack):
            let screens = stacks[stack].node.children
            manager.report(.popped(to: screens[screens.count - 2].node.id), completion: hear)
        case .drag(let stack):
            var modal = stacks[stack].node.presented
            while let next = modal?.presented { modal = next }
            if let modal { manager.report(.dismissed(modal.id), completion: hear) }
        case .choose(let index): manager.report(.selected(tabs.tabs[index].node.id), completion: hear)
        case .finishLogin: logins.filter { $0.node.parent != nil }.min { over($0) < over($1) }?.finish()
        case .resume: if !resumptions.isEmpty { resumptions.removeFirst()() }
        case .wait(let seconds): time.advance(by: .seconds(seconds))
        case .evict(let key): manager.evict(KeptThing.self, key: key)
        case .fold(let isNarrow):
            for window in manager.windows { manager.report(.resized(window.node.id, isNarrow ? .none : .all)) }
        case .step(let column):
            if let child = split(column).child(at: column % 2) { manager.report(.stepped(to: child.node.id)) }
        case .hide(let column): manager.report(.hid(column: column % 2, of: split(column).id))
        case .show(let column): manager.report(.showed(column: column % 2, of: split(column).id))
        }
    }

    private func split(_ column: Int) -> Container { splits[column / 2].node }

    /// How many are over something.
    private func over(_ login: LoginThing) -> Int {
        var (count, node) = (0, login.node.presented)
        while let next = node { (count, node) = (count - 1, next.presented) }
        return count
    }

    func trigger(_ deed: Deed) {
        switch deed {
        case .trigger(let plan, let agent): agents[agent].go(plan, isWeak: false) { _ in }
        case .perform(let deeds, let agent): agents[agent].go(deeds) { _ in }
        default: break
        }
    }

    private func thing(_ number: Int) -> any Presentable {
        Cast.boxes.contains(number) ? agents[number - 2].presentable : screens[number]
    }

    func transition<Root: ContainerRoot>(_ deeds: [Deed], _ type: Root.Type) -> Transition<Root> {
        .multiple(deeds.map { step($0, type) })
    }

    /// What a route does, and, where it is one of many nested ones, the next of those.
    func transition<Root: ContainerRoot>(_ plan: Plan, _ type: Root.Type) -> Transition<Root> {
        var steps = [transition(plan.deeds, type)]
        if let nesting = plan.nesting {
            if let thing = nesting.thing {
                steps.append(step(.push(thing, stack: nesting.agent, isAnimated: false), type))
            }
            if let next = nesting.next {
                let plan = Plan(number: plan.number + 1, nesting: next)
                steps.append(agents[nesting.agent].step(plan, isWeak: nesting.level % 7 == 3, in: type))
            }
        }
        return .multiple(steps)
    }

    private func step<Root: ContainerRoot>(_ deed: Deed, _ type: Root.Type) -> Transition<Root> {
        switch deed {
        case .select(let index): return .perform(.select(index: index), on: tabs)
        case .insertTab(let thing, let index): return .perform(.insert(self.thing(thing), at: index), on: tabs)
        case .removeTab(let thing): return .perform(.remove(self.thing(thing)), on: tabs)
        case .moveTab(let from, let to):
            return .perform(Transition<TabRoot>("move") { try $0.move(from: from, to: to) }, on: tabs)
        case .route(let plan, let agent, let isWeak): return agents[agent].step(plan, isWeak: isWeak, in: type)
        case .nest(let nesting, let first):
            return agents[nesting.agent].step(Plan(number: first, nesting: nesting), isWeak: false, in: type)
        case .several(let deeds): return transition(deeds, type)
        case .attempt(let deeds):
            return Transition("attempt") { [self] in try? $0.perform(transition(deeds, type)) }
        case .trigger, .perform: return Transition("trigger") { [self] _ in trigger(deed) }
        case .refuse: return .refuse("go on", because: "it says so")
        case .push, .pop, .replaceTop, .set, .present, .dismiss, .embed, .unembed, .keep, .login:
            let (transition, root) = stacked(deed)
            return .perform(transition, on: root)
        }
    }

    private func stacked(_ deed: Deed) -> (Transition<StackRoot>, StackRoot) {
        switch deed {
        case .push(let thing, let stack, let isAnimated):
            (.push(self.thing(thing), animation: isAnimated ? .default : nil), stacks[stack])
        case .pop(let stack): (.pop(), stacks[stack])
        case .replaceTop(let thing, let stack): (.replaceTop(self.thing(thing)), stacks[stack])
        case .set(let things, let stack): (.set(things.map(thing)), stacks[stack])
        case .present(let thing, let stack, let isAnimated):
            (.present(self.thing(thing), animation: isAnimated ? .default : nil), stacks[stack])
        case .dismiss(let stack): (.dismiss(), stacks[stack])
        case .embed(let thing, let stack): (.embed(self.thing(thing), in: stacks[stack]), stacks[stack])
        case .unembed(let thing, let stack):
            (.unembed(self.thing(thing)), stacks[stack])
        case .keep(let key, let stack, let isPresented):
            (isPresented ? .present(kept(key)) : .push(kept(key)), stacks[stack])
        case .login(let thing): (.present(login(thing)), stacks[0])
        default: (.none(), stacks[0])
        }
    }

    private func kept(_ key: Int) -> Later<KeptThing> {
        manager.keep(for: .seconds(60), key: key) { [kept = kept[key]] in kept }
    }

    private func login(_ thing: Int) -> LoginThing {
        let login = LoginThing(thing)
        logins.append(login)
        return login
    }
}

extension OriginApp {
    /// All that is on a tree and what it came from, as the model describes it.
    var description: String {
        var lines: [String] = []
        for (index, stack) in stacks.enumerated() {
            var line = "\(index): " + stack.node.children.map(word).joined(separator: ", ")
            if Cast.onTree.contains(index) {
                var modals: [String] = []
                var modal = stack.node.presented
                while let node = modal { (modal, modals) = (node.presented, modals + [word(node)]) }
                line += " ^ " + modals.joined(separator: ", ")
                line += " + " + stack.node.embedded.map(word).joined(separator: ", ")
            }
            lines.append(line)
        }
        let tabs = tabs.tabs.map { tab in
            let name = tabContent.firstIndex { $0.node === tab.node }.map { "t\($0)" } ?? word(tab)
            return name + (tab === self.tabs.selected ? "*" : "")
        }
        lines.append("tabs: " + tabs.joined(separator: ", ") + " by \(number(self.tabs.node.selectionOrigin))")
        let nowhere = screens.filter { $0.parent == nil && $0.origin != nil }.map(word)
        return (lines + nowhere.map { "nowhere: " + $0 }).joined(separator: "\n")
    }

    private func word(_ presentable: any Presentable) -> String {
        let node: Node = presentable.node
        return "\(node.name) \(number(node.origin))"
    }

    private func number(_ origin: Cause?) -> String {
        guard let origin else { return "-" }
        return (origin.route?.route as? any PlannedRoute).map { "\($0.plan.number)" } ?? "\(origin)"
    }
}
