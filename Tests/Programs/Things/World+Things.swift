@_spi(Hosting) import Coordination

extension World {
    struct Unbuildable: Error {}

    /// What a step shows; what it says is to be found instead, where there is nothing of that.
    func thing(_ step: Step?) -> any Presentable {
        let step = step ?? Step(.screen)
        tally.count(step.kind.rawValue, of: "thing")
        switch step.kind {
        case .model, .keepFor, .keepUntil, .failing: return Model(step, in: self)
        case .gated: return Gated(step, in: self)
        case .stack: return made(step) { StackRoot($0, name: $1) }
        case .tabs: return made(step) { TabRoot($0, name: $1) }
        case .pages:
            return made(step) {
                PageRoot($0, loops: step[1] % 2 == 1, isDoubleSided: step[1] / 2 % 2 == 1, name: $1)
            }
        case .split: return made(step) { SplitRoot($0, columns: 2 + step[1] % 2, name: $1) }
        case .deck: return made(step) { DeckRoot($0, name: $1) }
        case .window: return window(step)
        case .crew: return crew(of: step)
        case .basic: return basic(step)
        case .kept: return found(pick(step[0], of: step[2] == 1 ? kept.reversed() : kept))
        case .standing: return found(presentable(step[0]))
        case .node: return found(presentable(step[0])?.node)
        default:
            let screen = Screen(name("s"))
            note(screen)
            return screen
        }
    }

    private func found(_ presentable: (any Presentable)?) -> any Presentable {
        guard let presentable else { return thing(Step(.screen)) }
        if neededDepth > 0 { markNeeded(presentable) }
        // What is given a place in something new brings its alerts along.
        unexplained += 1
        return presentable
    }

    private func markNeeded(_ presentable: any Presentable) {
        let node: Node = presentable.node
        for index in made.indices where made[index].node === node { made[index].isNeeded = true }
    }

    func things(_ step: Step) -> [any Presentable] { step.all(.thing).map { thing($0) } }

    private func rootName(_ step: Step) -> String { step[0] % 4 == 3 ? name("r") : "" }

    func window(_ step: Step) -> WindowRoot {
        made(step, [thing(step.first(.thing))]) { WindowRoot($0[0], name: $1.isEmpty ? name("w") : $1) }
    }

    /// A root that is made with content, whose step says which where it is not given.
    private func made<Root: ProgramRoot>(
        _ step: Step, _ content: [any Presentable]? = nil, _ make: ([any Presentable], String) -> Root
    ) -> Root {
        let content = content ?? things(step)
        let made = root(make(content, rootName(step)))
        if made.node.count < content.count, !hasLaunched { partial.append(Partial(made.node, at: stepIndex)) }
        return made
    }

    @discardableResult
    func root<Root: ProgramRoot>(_ root: Root) -> Root {
        note(root)
        roots.append(WeakProgramRoot(root: root))
        return root
    }

    /// A coordinator: its first number says which routes it takes, the second what its root is.
    func crew(of step: Step) -> any Member {
        switch step[1] % 8 {
        case 1: return crew(made(step) { TabRoot($0, name: $1) }, step)
        case 2: return crew(made(step) { PageRoot($0, name: $1) }, step)
        case 3: return crew(made(step) { SplitRoot($0, name: $1) }, step)
        case 4: return crew(made(step) { DeckRoot($0, name: $1) }, step)
        default: return crew(made(step) { StackRoot($0, name: $1) }, step)
        }
    }

    private func crew<Root: ProgramRoot>(_ root: Root, _ step: Step) -> any Member {
        switch step[0] % 3 {
        case 0: return Crew<Red, Root>(root, tag: 0, step, in: self)
        case 1: return Crew<Green, Root>(root, tag: 1, step, in: self)
        default: return Crew<Blue, Root>(root, tag: 2, step, in: self)
        }
    }

    private func basic(_ step: Step) -> any Presentable {
        let made = BasicCoordinator(
            root: root(StackRoot(things(step))),
            gates: { [unowned self] (route: Go<Red>) in gates(for: route, of: nil) },
            prepareTransition: { [unowned self] route in prepareAlone(route) })
        note(made)
        crews.append(WeakMember(member: made))
        return made
    }

    /// The windows of a launch.
    func launchedWindows() -> [any Presentable] {
        tick()
        hasLaunched = true
        let steps = launchSteps.filter { $0.kind == .window || $0.kind == .crew }
        let windows: [any Presentable] =
            steps.isEmpty
            ? [window(Step(.window, [], [Step(.stack, [], [Step(.screen)])]))] : steps.map { window($0) }
        run(launchSteps.first { $0.kind == .starting }?.steps ?? [], in: .starting)
        return windows
    }
}
