import Coordination

extension World {
    struct Unbuildable: Error {}

    /// What a step shows; what it says is to be found instead, where there is nothing of that.
    func thing(_ step: Step?) -> any Presentable {
        let step = step ?? Step(.screen)
        tally.count(step.kind.rawValue, of: "thing")
        switch step.kind {
        case .model, .keepFor, .keepUntil, .failing: return Model(step, in: self)
        case .gated: return Gated(step, in: self)
        case .stack: return root(StackRoot(things(step), name: rootName(step)))
        case .tabs: return root(TabRoot(things(step), name: rootName(step)))
        case .pages:
            return root(
                PageRoot(
                    things(step), loops: step[1] % 2 == 1, isDoubleSided: step[1] / 2 % 2 == 1, name: rootName(step)))
        case .split: return root(SplitRoot(things(step), columns: 2 + step[1] % 2, name: rootName(step)))
        case .deck: return root(DeckRoot(things(step), name: rootName(step)))
        case .window: return window(step)
        case .crew: return crew(of: step)
        case .basic: return basic(step)
        case .kept: return found(pick(step[0], of: kept))
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
        root(WindowRoot(thing(step.first(.thing)), name: name("w")))
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
        case 1: return crew(root(TabRoot(things(step), name: rootName(step))), step)
        case 2: return crew(root(PageRoot(things(step), name: rootName(step))), step)
        case 3: return crew(root(SplitRoot(things(step), name: rootName(step))), step)
        case 4: return crew(root(DeckRoot(things(step), name: rootName(step))), step)
        default: return crew(root(StackRoot(things(step), name: rootName(step))), step)
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
