@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Transitions

/// Windows that are changed at random, with everything in them observed, or one thing in four.
final class EventForest {
    let manager = WindowManager(WindowRoot(Screen("start"), name: "start"))
    private(set) var complaints: [String] = []
    private(set) var events = 0
    private var numbers: SplitMix64
    private var kept: [Observed] = []
    private var made = 0

    /// What is known of something from its notifications.
    private final class Observed {
        let presentable: any Presentable
        var isSeen = false
        var isOnTree: Bool?
        var isHeard = true

        init(_ presentable: any Presentable) { self.presentable = presentable }
    }

    private let isSparse: Bool

    /// What was in view after the last commit, by notifications alone and by looking.
    private var seen: (front: NodeID?, nodes: Set<NodeID>) = (nil, [])
    private var isToldOfVisibility = false
    private var isObservingVisibility = false

    /// Has what comes into view be checked, too.
    func observeVisibility() {
        manager.observeVisibility { [unowned self] in if isObservingVisibility { check($0) } }
        (seen, isObservingVisibility, isToldOfVisibility) = (look(), true, false)
    }

    /// All that can be seen, by asking each node by itself, and what is in front.
    private func look() -> (front: NodeID?, nodes: Set<NodeID>) {
        var nodes: Set<NodeID> = []
        var waiting = manager.windows.map { $0.node as Node }
        while let node = waiting.popLast() {
            if node.isVisible { nodes.insert(node.id) }
            waiting += node.children.map { $0.node as Node } + node.embedded.map { $0.node as Node }
            if let presented = node.presented { waiting.append(presented) }
        }
        let front: Node = manager.top.node
        return (front is Container ? nil : front.id, nodes)
    }

    private func check(_ record: VisibilityChange) {
        isToldOfVisibility = true
        let now = look()
        let ids = record.appeared.map(\.id)
        if Set(ids).count != ids.count { complaints.append("\(record) names something twice") }
        if Set(ids) != now.nodes.subtracting(seen.nodes) { complaints.append("\(record) is not what has appeared") }
        if record.front?.id != (now.front == seen.front ? nil : now.front) {
            complaints.append("\(record) is not the front: \(manager.tree)")
        }
        if record.front == nil, ids.isEmpty { complaints.append("nothing was told") }
    }

    /// What was not reported has not happened.
    private func checkVisibility() {
        let now = look()
        if !isToldOfVisibility, !now.nodes.isSubset(of: seen.nodes) || now.front != nil && now.front != seen.front {
            complaints.append("it was not told what came into view: \(manager.tree)")
        }
        isToldOfVisibility = false
        seen = now
    }

    init(seed: UInt64, isSparse: Bool = false) {
        numbers = SplitMix64(seed: seed)
        self.isSparse = isSparse
    }

    /// What is on the tree, roots and screens.
    private func presentablesOnTree() -> [any Presentable] {
        kept.map(\.presentable).filter { $0.node.holder != nil && $0.node.outermost === manager.node }
    }

    private func observe(_ presentable: any Presentable) {
        let observed = Observed(presentable)
        kept.append(observed)
        let name = presentable.node.name
        if isSparse, !numbers.oneIn(4) {
            observed.isHeard = false
            if numbers.oneIn(2) { presentable.observe { _ in }.end() }
            return
        }
        presentable.observe { [unowned self, unowned observed] event in
            events += 1
            switch event {
            case .appeared:
                if observed.isSeen { complaints.append("\(name) appeared twice") }
                observed.isSeen = true
            case .disappeared:
                if !observed.isSeen { complaints.append("\(name) disappeared twice") }
                observed.isSeen = false
            case .entered:
                if observed.isOnTree == true { complaints.append("\(name) entered twice") }
                observed.isOnTree = true
            case .left:
                if observed.isOnTree == false { complaints.append("\(name) left twice") }
                observed.isOnTree = false
            case .reselected, .platform: break
            }
        }
    }

    /// A tree with nothing on the screen yet, made of verbs or put there from the start.
    private func fresh(depth: Int = 0) -> any Presentable {
        made += 1
        let name = "n\(made)"
        let kind = depth > 2 ? 0 : numbers.below(6)
        var content: [any Presentable] = []
        if kind > 1 { for _ in 0...numbers.below(2) { content.append(fresh(depth: depth + 1)) } }
        let root: any Presentable
        switch kind {
        case 2: root = StackRoot(content, name: name)
        case 3: root = TabRoot(content, name: name)
        case 4: root = PageRoot(content, isDoubleSided: numbers.oneIn(2), name: name)
        case 5: root = SplitRoot(content, columns: 3, name: name)
        default: root = Screen(name)
        }
        observe(root)
        return root
    }

    /// Something new, or something that was there once; rarely what is there now, which is refused.
    private func something() -> any Presentable {
        guard numbers.oneIn(3), !kept.isEmpty else { return fresh() }
        return kept[numbers.below(kept.count)].presentable
    }

    private func index(_ container: Container) -> Int { numbers.below(max(container.count, 1)) }

    private func verb(on stack: StackRoot) -> Transition<StackRoot> {
        switch numbers.below(6) {
        case 0, 1: return .push(something())
        case 2: return .pop()
        case 3: return .replaceTop(something())
        case 4: return .set([something(), something()])
        default: return .popToRoot()
        }
    }

    private func verb(on tabs: TabRoot) -> Transition<TabRoot> {
        let (one, two) = (index(tabs.node), index(tabs.node))
        switch numbers.below(5) {
        case 0: return .insert(something(), at: one)
        case 1: return Transition("remove") { editor in try editor.remove(at: one) }
        case 2: return Transition("move") { editor in try editor.move(from: one, to: two) }
        default: return .select(index: one)
        }
    }

    private func verb(on pages: PageRoot) -> Transition<PageRoot> {
        let (one, two) = (index(pages.node), index(pages.node))
        let new = something()
        switch numbers.below(6) {
        case 0: return .set([something(), something(), something()])
        case 1: return Transition("insert") { editor in try editor.insert(new, at: one) }
        case 2: return Transition("remove") { editor in try editor.remove(at: one) }
        case 3: return Transition("move") { editor in try editor.move(from: one, to: two) }
        default: return .turn(numbers.oneIn(2) ? .forward : .reverse)
        }
    }

    private func verb(on split: SplitRoot) -> Transition<SplitRoot> {
        let (one, two) = (numbers.below(3), numbers.below(3))
        switch numbers.below(4) {
        case 0: return .fill(column: one, with: something())
        case 1: return Transition("remove") { editor in try editor.remove(at: one) }
        case 2: return Transition("move") { editor in try editor.move(from: one, to: two) }
        default: return .set([something(), something()])
        }
    }

    private func over<Root: ContainerRoot>(_ root: Root, _ own: Transition<Root>) -> Transition<WindowManager> {
        let styles: [PresentationStyle] = [
            .automatic, .fullScreen, .sheet(dismissible: false), .overFullScreen, .custom("curtain", covers: true),
        ]
        let modal = something()
        switch numbers.below(10) {
        case 0: return .perform(.present(modal, style: styles[numbers.below(styles.count)]), on: root)
        case 1: return .perform(.dismiss(), on: root)
        case 2: return .perform(.dismissAll(), on: root)
        case 3: return .perform(.embed(modal, in: root), on: root)
        case 4: return .perform(.finish(), on: root)
        case 5: return .perform(.alert("sure", choices: [.cancel()]), on: root)
        default: return .perform(own, on: root)
        }
    }

    private func step() -> Transition<WindowManager> {
        let windows = manager.windows
        switch numbers.below(12) {
        case 0:
            made += 1
            let window = WindowRoot(fresh(), name: "w\(made)")
            observe(window)
            return .open(window)
        case 1: return .close(windows[numbers.below(windows.count)])
        case 2: return .bringToFront(windows[numbers.below(windows.count)])
        case 3:
            return over(windows[numbers.below(windows.count)], .setRoot(something()))
        default: break
        }
        let all = presentablesOnTree()
        guard !all.isEmpty else {
            guard let window = windows.first else { return .none() }
            return .perform(.setRoot(fresh()), on: window)
        }
        switch all[numbers.below(all.count)] {
        case let stack as StackRoot: return over(stack, verb(on: stack))
        case let tabs as TabRoot: return over(tabs, verb(on: tabs))
        case let pages as PageRoot: return over(pages, verb(on: pages))
        case let split as SplitRoot: return over(split, verb(on: split))
        default: return .none()
        }
    }

    /// One commit of several steps, most of which are caught where they are refused.
    func commit() {
        let steps = (0...numbers.below(4)).map { _ in step() }
        let isLenient = !numbers.oneIn(4)
        let whole = Transition<WindowManager>("steps") { editor in
            for step in steps {
                if isLenient { try? editor.perform(step) } else { try editor.perform(step) }
            }
        }
        if numbers.oneIn(5) {
            let before = (events, manager.tree)
            let gesture = manager.begin(whole) { _ in }
            gesture.update(0.5)
            if gesture.isActive {
                gesture.cancel()
                if before.0 != events { complaints.append("a cancelled gesture was told of") }
                if before.1 != manager.tree { complaints.append("a cancelled gesture left \(manager.tree)") }
            }
        } else {
            manager.perform(whole) { _ in }
        }
        check()
        if isObservingVisibility { checkVisibility() }
    }

    private func check() {
        for observed in kept where observed.isHeard {
            let node: Node = observed.presentable.node
            let isOpen = node.outermost === manager.node
            if observed.isSeen != (isOpen && node.isVisible) {
                complaints.append("\(node.name) is visible: \(!observed.isSeen), in \(manager.tree)")
            }
            if observed.isOnTree == true, node.holder == nil { complaints.append("\(node.name) has not left") }
            if observed.isOnTree != true, isOpen { complaints.append("\(node.name) has not entered") }
        }
    }
}
