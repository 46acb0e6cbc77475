@_spi(Hosting) import Coordination

/// A root that a program may change.
protocol ProgramRoot: ContainerRoot {
    /// What a verb means here; nil for one that means the same on every root.
    static func own(_ verb: Step, on root: Self?, in world: World) -> Transition<Self>?
}

extension ProgramRoot {
    /// The child that a number means.
    static func child(_ number: Int, of root: Self?) -> any Presentable {
        guard let root, root.node.count > 0 else { return Screen("nowhere") }
        let children: [any Presentable] = root.node.children
        return children[number % children.count]
    }
}

extension World {
    /// The animation of a verb.
    func animation(_ step: Step) -> TransitionAnimation? {
        guard let how = step.steps.first(where: { $0.kind == .how })?[0], how % 8 > 0 else { return nil }
        let kinds: [TransitionAnimation.Kind] = [.static, .interactive, .interruptible]
        let (duration, kind) = (Duration.seconds(how % 4), kinds[how % 3])
        let movement = TransitionAnimation("slide", duration: duration, kind: kind)
        return TransitionAnimation("slide", duration: duration, kind: kind, dismissal: movement)
    }

    /// A verb of a container's own, made of the primitives.
    func primitive<Root: ProgramRoot>(_ verb: Step, on root: Root?) -> Transition<Root>? {
        let animation = animation(verb)
        switch verb.kind {
        case .addAt:
            let shown = thing(verb.first(.thing))
            return Transition("insert", [shown]) { editor in
                let count = editor.root.node.layout.columnCount ?? editor.root.node.count + 1
                try editor.insert(shown, at: verb[0] % max(1, count), animation: animation)
            }
        case .takeIndex:
            return Transition("remove") { editor in
                let count = editor.root.node.layout.columnCount ?? editor.root.node.count
                try editor.remove(at: verb[0] % max(1, count), animation: animation)
            }
        case .shift:
            return Transition("move") { editor in
                let count = editor.root.node.layout.columnCount ?? editor.root.node.count
                try editor.move(from: verb[0] % max(1, count), to: verb[1] % max(1, count))
            }
        case .pickIndex:
            return Transition("select") { editor in
                try editor.select(index: verb[0] % max(1, editor.root.node.count), animation: animation)
            }
        case .addLate, .swapLate:
            let late = late(verb.first(.thing), keptBy: root)
            return Transition("insertLate") { editor in
                try editor.insert(late, at: editor.root.node.count, animation: animation)
            }
        case .swap, .addKeyed:
            let shown = thing(verb.first(.thing))
            return Transition("swap", [shown]) { editor in
                let index = verb[0] % max(1, editor.root.node.count)
                try editor.insert(shown, at: index, animation: animation)
                try editor.remove(at: index + 1)
            }
        default: return nil
        }
    }
}
