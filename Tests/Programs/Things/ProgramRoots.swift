@_spi(Hosting) import Coordination

extension StackRoot: ProgramRoot {
    static func own(_ verb: Step, on root: StackRoot?, in world: World) -> Transition<StackRoot>? {
        let animation = world.animation(verb)
        switch verb.kind {
        case .add: return .push(world.thing(verb.first(.thing)), animation: animation)
        case .addLate:
            return .push(world.late(verb.first(.thing), keptBy: root), animation: animation)
        case .addKeyed:
            let late = world.late(verb.first(.thing), keptBy: root)
            return .push(Later { late }, key: verb[0] % 3, animation: animation)
        case .swapLate:
            return .replaceTop(world.late(verb.first(.thing), keptBy: root), animation: animation)
        case .take: return .pop(animation: animation)
        case .takeTo, .pick: return .pop(to: child(verb[0], of: root), animation: animation)
        case .takeAll: return .popToRoot(animation: animation)
        case .swap: return .replaceTop(world.thing(verb.first(.thing)), animation: animation)
        case .set: return .set(world.several(verb, beside: root), animation: animation)
        default: return world.primitive(verb, on: root)
        }
    }
}

extension TabRoot: ProgramRoot {
    static func own(_ verb: Step, on root: TabRoot?, in world: World) -> Transition<TabRoot>? {
        let animation = world.animation(verb)
        switch verb.kind {
        case .add: return .insert(world.thing(verb.first(.thing)), at: root?.tabs.count ?? 0, animation: animation)
        case .take, .takeTo: return .remove(child(verb[0], of: root), animation: animation)
        case .takeAll: return .set([child(verb[0], of: root)], animation: animation)
        case .set: return .set(world.several(verb, beside: root), animation: animation)
        case .pick: return .select(child(verb[0], of: root), animation: animation)
        case .pickIndex: return .select(index: verb[0] % max(1, root?.tabs.count ?? 1), animation: animation)
        case .shift: return .move(child(verb[0], of: root), to: verb[1] % max(1, root?.tabs.count ?? 1))
        default: return world.primitive(verb, on: root)
        }
    }
}

extension PageRoot: ProgramRoot {
    static func own(_ verb: Step, on root: PageRoot?, in world: World) -> Transition<PageRoot>? {
        let animation = world.animation(verb)
        switch verb.kind {
        case .add: return world.primitive(Step(.addAt, [root?.node.count ?? 0], verb.steps), on: root)
        case .take, .takeTo: return world.primitive(Step(.takeIndex, verb.numbers), on: root)
        case .takeAll: return .turn(verb[0] % 2 == 0 ? .forward : .reverse, animation: animation)
        case .set: return .set(world.several(verb, beside: root), animation: animation)
        case .pick:
            if verb[0] % 3 == 0 { return .turn(verb[0] % 2 == 0 ? .forward : .reverse, animation: animation) }
            return .set(child(verb[0], of: root), direction: .forward, animation: animation)
        default: return world.primitive(verb, on: root)
        }
    }
}

extension SplitRoot: ProgramRoot {
    static func own(_ verb: Step, on root: SplitRoot?, in world: World) -> Transition<SplitRoot>? {
        let animation = world.animation(verb)
        let column = verb[0] % max(1, root?.columnCount ?? 1)
        switch verb.kind {
        case .add, .swap: return .fill(column: column, with: world.thing(verb.first(.thing)), animation: animation)
        case .take, .takeTo: return .clear(column: column, animation: animation)
        case .set: return .set(Array(world.several(verb, beside: root).prefix(2)), animation: animation)
        case .pick, .pickIndex: return .showDetail(world.thing(verb.first(.thing)), animation: animation)
        case .takeAll: return .clear(column: 0, animation: animation)
        default: return world.primitive(verb, on: root)
        }
    }
}

extension DeckRoot: ProgramRoot {
    static func own(_ verb: Step, on root: DeckRoot?, in world: World) -> Transition<DeckRoot>? {
        switch verb.kind {
        case .add: return world.primitive(Step(.addAt, [root?.node.count ?? 0], verb.steps), on: root)
        case .take, .takeTo: return world.primitive(Step(.takeIndex, verb.numbers), on: root)
        case .takeAll, .pick: return world.primitive(Step(.shift, verb.numbers), on: root)
        case .set:
            let shown = world.several(verb, beside: root)
            return Transition("deal", shown) { editor in try editor.perform(.set(shown)) }
        default: return world.primitive(verb, on: root)
        }
    }
}

extension WindowRoot: ProgramRoot {
    static func own(_ verb: Step, on root: WindowRoot?, in world: World) -> Transition<WindowRoot>? {
        let animation = world.animation(verb)
        switch verb.kind {
        case .add, .swap, .set, .addAt: return .setRoot(world.thing(verb.first(.thing)), animation: animation)
        case .addLate, .swapLate, .addKeyed:
            return .setRoot(world.late(verb.first(.thing), keptBy: root), animation: animation)
        default: return world.primitive(verb, on: root)
        }
    }
}

extension WindowManager: ProgramRoot {
    static func own(_ verb: Step, on root: WindowManager?, in world: World) -> Transition<WindowManager>? {
        let animation = world.animation(verb)
        let window = child(verb[0], of: root)
        switch verb.kind {
        case .add, .addLate, .addAt, .addKeyed, .swap, .swapLate, .set:
            let isFull = root?.windows.count ?? 0 > 2
            return isFull ? .close(window) : .open(world.window(Step(.window, [], verb.steps)), animation: animation)
        case .take, .takeTo, .takeAll, .takeIndex: return .close(window, animation: animation)
        case .pick, .pickIndex: return .bringToFront(window)
        default: return world.primitive(verb, on: root)
        }
    }
}

extension World {
    /// What a verb sets: some of what is there, and what it brings.
    func several<Root: ProgramRoot>(_ verb: Step, beside root: Root?) -> [any Presentable] {
        var shown = things(verb)
        let children: [any Presentable] = root?.node.children ?? []
        for (index, child) in children.prefix(3).enumerated() where verb[0] >> index & 1 == 1 {
            shown.insert(child, at: shown.count * (verb[1] % 2))
        }
        return shown
    }
}
