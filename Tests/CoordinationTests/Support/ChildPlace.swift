import Coordination

/// The ways in which a child can have a place.
enum ChildPlace: CaseIterable {
    case pushed, set, flowOnFlow, presented, presentedOverModal, presentedFromHiddenTab
    case selectedTab, deselectedTab, page, column, embedded
}

/// A child coordinator at such a place, in a window beside another. Nothing but the place keeps the child, and nothing
/// but the window keeps what is around it.
final class ChildLife {
    let manager: WindowManager
    private(set) weak var child: Stacked?
    private(set) weak var content: (any Presentable)?

    private let showing: (Stacked) -> Transition<WindowManager>
    private let covering: () -> Transition<WindowManager>
    private let taking: () -> Transition<WindowManager>

    init(_ place: ChildPlace) {
        let base = ChildBase(place)
        let window = WindowRoot(base.content, name: "main")
        manager = WindowManager(WindowRoot(Screen("other"), name: "other"), window)
        content = base.content
        (showing, covering, taking) = (base.showing, base.covering, base.taking)
    }

    var window: WindowRoot? { manager.frontWindow }

    func show(
        then next: Transition<WindowManager> = .none(), completion: ((TransitionOutcome) -> Void)? = nil
    ) {
        let made = Stacked("child")
        child = made
        manager.perform(.multiple(showing(made), next), completion: completion)
    }

    func cover() {
        manager.perform(covering())
    }

    func take(
        then next: Transition<WindowManager> = .none(), completion: ((TransitionOutcome) -> Void)? = nil
    ) {
        manager.perform(.multiple(taking(), next), completion: completion)
    }
}

/// What a place is made of: the root that has it, and what shows, covers and empties it.
private struct ChildBase {
    let content: any Presentable
    let showing: (Stacked) -> Transition<WindowManager>
    let covering: () -> Transition<WindowManager>
    let taking: () -> Transition<WindowManager>

    private init<Root: ContainerRoot>(
        _ root: Root, in content: (any Presentable)? = nil, show: @escaping (Stacked) -> Transition<Root>,
        cover: @escaping () -> Transition<Root>, take: @escaping () -> Transition<Root>
    ) {
        self.content = content ?? root
        showing = { [unowned root] child in .perform(show(child), on: root) }
        covering = { [unowned root] in .perform(cover(), on: root) }
        taking = { [unowned root] in .perform(take(), on: root) }
    }

    init(_ place: ChildPlace) {
        switch place {
        case .pushed:
            self.init(
                StackRoot(Screen("a")), show: { .push($0) }, cover: { .push(Screen("b")) }, take: { .popToRoot() })
        case .set:
            self.init(
                StackRoot(Screen("a")), show: { .set([$0]) }, cover: { .push(Screen("b")) },
                take: { .set([Screen("c")]) })
        case .flowOnFlow:
            let flow = StackRoot(Screen("a"))
            self.init(
                flow, in: StackRoot(Screen("home"), flow), show: { .push($0) }, cover: { .push(Screen("b")) },
                take: { .multiple(.pop(), .pop()) })
        case .presented:
            self.init(
                StackRoot(Screen("a")), show: { .present($0) }, cover: { .present(Screen("b")) },
                take: { .dismissToRoot() })
        case .presentedOverModal:
            self.init(
                StackRoot(Screen("a")), show: { .multiple(.present(Screen("m")), .present($0)) },
                cover: { .present(Screen("b")) }, take: { .multiple(.dismiss(), .dismiss()) })
        case .presentedFromHiddenTab:
            let hidden = StackRoot(Screen("a"))
            self.init(
                hidden, in: TabRoot(Screen("front"), hidden), show: { .present($0) }, cover: { .present(Screen("b")) },
                take: { .dismissAll() })
        case .selectedTab:
            self.init(
                TabRoot(Screen("a")), show: { .multiple(.insert($0, at: 1), .select($0)) },
                cover: { .select(index: 0) }, take: { .set([Screen("b")]) })
        case .deselectedTab:
            self.init(
                TabRoot(Screen("a"), Screen("b")), show: { .insert($0, at: 0) }, cover: { .select(index: 2) },
                take: { .set([Screen("c")]) })
        case .page:
            self.init(
                PageRoot(Screen("a")), show: { .set([$0, Screen("b")]) }, cover: { .turn(.forward) },
                take: { .set([Screen("c")]) })
        case .column:
            self.init(
                SplitRoot(Screen("a")), show: { .showDetail($0) }, cover: { .present(Screen("b"), style: .fullScreen) },
                take: { .showDetail(Screen("c")) })
        case .embedded:
            let container = Screen("a")
            self.init(
                StackRoot(container), show: { [unowned container] in .embed($0, in: container) },
                cover: { .push(Screen("b")) }, take: { .set([Screen("c")]) })
        }
    }
}
