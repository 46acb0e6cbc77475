@_spi(Hosting) import Coordination
import TestSupport

/// An app of random roots in one window, to which the bar of widths does what it is told by numbers. Apps of one seed
/// are alike.
final class WidthApp {
    let manager: WindowManager
    private(set) var roots: [any ContainerRoot] = []
    private var names = 0

    init(seed: UInt64) {
        manager = WindowManager()
        var random = SplitMix64(seed: seed)
        let window = WindowRoot(makeSplit(depth: 0, &random), name: "main")
        manager.perform(.open(window))
    }

    private func screen() -> Screen {
        names += 1
        return Screen("s\(names)")
    }

    private func makeSplit(depth: Int, _ random: inout SplitMix64) -> any Presentable {
        let count = Int.random(in: 2...3, using: &random)
        let split = SplitRoot(columns: count)
        roots.append(split)
        for column in 0..<count where Int.random(in: 0..<4, using: &random) > 0 {
            split.perform(.fill(column: column, with: make(depth: depth + 1, &random)))
        }
        return split
    }

    /// Makes a screen or a root, for content and modals.
    private func make(depth: Int, _ random: inout SplitMix64) -> any Presentable {
        func children() -> [any Presentable] {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in make(depth: depth + 1, &random) }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case _ where depth > 3: return screen()
        case 0...2:
            let stack = StackRoot()
            roots.append(stack)
            stack.perform(.set(children()))
            return stack
        case 3:
            let tabs = TabRoot()
            roots.append(tabs)
            tabs.perform(.set(children()))
            return tabs
        case 4:
            let pages = PageRoot()
            roots.append(pages)
            pages.perform(.set(children()))
            return pages
        case 5: return makeSplit(depth: depth, &random)
        default: return screen()
        }
    }
}

extension WidthApp {
    /// Does one thing. The same numbers do the same to each app of a seed.
    ///
    /// - Returns: The name of what was done, for counting.
    func perform(_ seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        let root = roots[Int.random(in: 0..<roots.count, using: &random)]
        if Int.random(in: 0..<8, using: &random) == 0 {
            let all = roots.filter { ($0.node as Node).outermost === manager.node as Node }
                .flatMap { root -> [any Presentable] in [root] + (root.node as Node).children }
            let target = all[Int.random(in: 0..<all.count, using: &random)]
            if Bool.random(using: &random) {
                manager.node.report(.stepped(to: target.node.id)) { _ in }
                return "step"
            }
            manager.perform(.reveal(target)) { _ in }
            return "reveal"
        }
        return opened(root, &random)
    }

    private func opened<Root: ContainerRoot>(_ root: Root, _ random: inout SplitMix64) -> String {
        let count = Int.random(in: 1...2, using: &random)
        var (steps, name): ([Transition<Root>], String) = ([], "")
        for _ in 0..<count {
            let (step, verb) = verb(on: root, &random)
            steps.append(Int.random(in: 0..<6, using: &random) == 0 ? step.inPlace : step)
            name = verb
        }
        root.perform(.multiple(steps)) { _ in }
        return name
    }

    private func verb<Root: ContainerRoot>(
        on root: Root, _ random: inout SplitMix64
    ) -> (Transition<Root>, String) {
        let (choice, index) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<3, using: &random))
        let new = make(depth: 2, &random)
        let content = (root.node as Node).children
        let verb: (Any, String)?
        switch root {
        case is StackRoot:
            verb = stackVerb(choice, new, content.isEmpty ? new : content[index % content.count], content)
        case is SplitRoot: verb = splitVerb(choice, index, new)
        default: verb = choice < 5 ? (Transition<Root>("select") { try $0.select(index: index) }, "select") : nil
        }
        if let (step, name) = verb, let step = step as? Transition<Root> { return (step, name) }
        if choice == 7 { return (.present(new), "present") }
        return choice == 6 ? (.dismissAll(), "dismissAll") : (.dismiss(), "dismiss")
    }

    private func stackVerb(
        _ choice: Int, _ new: any Presentable, _ old: any Presentable, _ content: [any Presentable]
    ) -> (Any, String)? {
        switch choice {
        case 0, 1: (Transition<StackRoot>.push(new), "push")
        case 2: (Transition<StackRoot>.pop(), "pop")
        case 3: (Transition<StackRoot>.pop(to: old), "popTo")
        case 4: (Transition<StackRoot>.set(content.suffix(2) + [new]), "set")
        case 5: (Transition<StackRoot>.popToRoot(), "popToRoot")
        default: nil
        }
    }

    private func splitVerb(_ choice: Int, _ column: Int, _ new: any Presentable) -> (Any, String)? {
        switch choice {
        case 0: (Transition<SplitRoot>.show(new), "show")
        case 1: (Transition<SplitRoot>.showDetail(new), "showDetail")
        case 2: (Transition<SplitRoot>.fill(column: column, with: new), "fill")
        case 3: (Transition<SplitRoot>.clear(column: column), "clear")
        case 4: (Transition<SplitRoot>("take") { try $0.select(index: column) }, "take")
        default: nil
        }
    }
}
