@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing
import TestSupport

private enum OuterRoute: Route { case mark }
private enum InnerRoute: Route { case none }

private final class Inner: Coordinator {
    let root = StackRoot(Screen("inner"))
    func prepareTransition(for route: InnerRoute) -> Transition<StackRoot> { .none() }
}

/// A coordinator over a root that is made with its content.
private final class Outer<Root: ContainerRoot>: Coordinator {
    let root: Root
    var marks = 0
    init(_ root: Root) { self.root = root }
    func prepareTransition(for route: OuterRoute) -> Transition<Root> {
        marks += 1
        return .none()
    }
}

/// A coordinator that nothing shows takes routes from below as soon as anything has mentioned it.
@Suite(.bothEnds, .noUnhandledFailures) struct OutermostCoordinatorTests {
    enum Making: CaseIterable { case stack, tabs, pages, split, window, windows, filledLater, presenting, embedding }

    enum Mention: CaseIterable {
        case trigger, failedTrigger, perform, tree, top, visible, layers, canGoBack, back, push, present, alerts, host
        case observe, events, mirror, weakRouter, children, parent, begin, beginBack, recover, id, name
        case gestureDriver, keep, evict, ask, link, router
    }

    @Test(
        "an outermost coordinator takes routes from below after any mention, however it was made",
        arguments: Making.allCases, Mention.allCases)
    func mentioned(_ making: Making, _ mention: Mention) {
        let inner = Inner()
        switch making {
        case .stack: check(Outer(StackRoot(inner)), inner, mention)
        case .tabs: check(Outer(TabRoot(Screen("first"), inner)), inner, mention)
        case .pages: check(Outer(PageRoot(inner)), inner, mention)
        case .split: check(Outer(SplitRoot(inner)), inner, mention)
        case .window: check(Outer(WindowRoot(inner)), inner, mention)
        case .windows: check(Outer(WindowManager(WindowRoot(inner))), inner, mention)
        case .filledLater:
            let root = StackRoot()
            root.perform(.push(inner))
            check(Outer(root), inner, mention)
        case .presenting:
            let root = TabRoot(Screen("a"))
            // Going back is a mention that leaves it there.
            root.perform(.present(inner, style: .sheet(dismissible: false)))
            check(Outer(root), inner, mention)
        case .embedding:
            let screen = Screen("a")
            let root = StackRoot(screen)
            root.perform(.embed(inner, in: screen))
            check(Outer(root), inner, mention)
        }
    }

    private func check<Root: ContainerRoot>(_ outer: Outer<Root>, _ inner: Inner, _ mention: Mention) {
        say(mention, of: outer)
        let before = outer.marks
        // What has to be dismissed or answered may have been shown by the mention; the child is where it was.
        let ended = outcome { inner.send(OuterRoute.mark, completion: $0) }
        #expect(ended == .noChange, "\(ended?.error.map { "\($0)" } ?? "\(String(describing: ended))")")
        #expect(outer.marks == before + 1)
    }

    private func say<Root: ContainerRoot>(_ mention: Mention, of outer: Outer<Root>) {
        switch mention {
        case .trigger: outer.trigger(.mark)
        case .failedTrigger:
            outer.trigger(.mark, gates: [Gate("no") { _ in .deny("no") }], completion: { _ in })
        case .perform: outer.perform(.none())
        case .tree: _ = outer.tree
        case .top: _ = outer.top
        case .visible: _ = try? outer.frontmost(Inner.self)
        case .layers: _ = outer.layers
        case .canGoBack: _ = outer.canGoBack
        case .back: outer.back(completion: { _ in })
        case .push: outer.push(Screen("p"), completion: { _ in })
        case .present: outer.present(Screen("p"), completion: { _ in })
        case .alerts: _ = outer.alerts
        case .host: outer.attach(ImmediateHost())
        case .observe: outer.observe { _ in }
        case .events: _ = outer.events
        case .mirror: _ = outer.node.mirror
        case .weakRouter: outer.weakRouter.trigger(.mark)
        case .children: _ = outer.children
        case .parent: _ = outer.parent
        case .begin: outer.begin(.mark).finish()
        case .beginBack: outer.beginBack { _ in }.cancel()
        case .recover: outer.recover(to: .mark)
        case .id: _ = outer.node.id
        case .name: _ = outer.node.name
        case .gestureDriver: outer.gestureDriver(for: .mark).handle(Gesture(.began))
        case .keep: _ = outer.keep(until: { _ in }, key: 1) { Screen("kept") }
        case .evict: outer.evictAll()
        case .ask: outer.ask("Sure?", [Answer("Yes", role: .cancel, true)]) { _ in }
        case .link: outer.trigger([Hop(OuterRoute.mark)])
        case .router: _ = try? outer.router(for: OuterRoute.self)
        }
    }

    @Test("an outermost coordinator never mentioned is not found, and the error says what to do") func unknown() {
        let inner = Inner()
        let outer = Outer(TabRoot(inner))
        let error = outcome { inner.send(OuterRoute.mark, completion: $0) }?.error
        #expect(
            error?.description == """
                Can't send OuterRoute.mark upward: no router takes it; asked: Inner.

                  Tree: {[inner]*}

                Show a coordinator that takes it, or trigger it on the one that you mean. The coordinator of the \
                outermost root is unknown until it is used, for example by reading its tree.
                """)
        #expect(outer.marks == 0)
    }
}
