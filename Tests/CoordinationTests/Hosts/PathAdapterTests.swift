@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A host that binds paths", .bothEnds, .noUnhandledFailures) struct PathAdapterTests {
    @Test("a host that binds paths keeps the contract, whether it animates or not")
    func contract() {
        for isAnimated in [false, true] {
            HostContract.check(
                make: { root in
                    let adapter = PathAdapter(root)
                    adapter.isAnimated = isAnimated
                    return adapter
                },
                answer: { $0.finishAnimation() }, user: { $0.play($1) }, shown: { $0.layers },
                expected: { root in
                    let fresh = PathAdapter(root)
                    fresh.show(root)
                    return fresh.layers
                })
        }
    }

    @Test("nested stacks are one path, and writing a shorter one pops and frees the child flow")
    func path() {
        let shown = Drawn("home", "list")
        weak var child: Stacked?
        do {
            let made = Stacked("about", "web")
            child = made
            shown.home.perform(.push(made))
        }
        #expect(shown.names == ["list", "about", "web"])
        shown.adapter.path.removeLast()
        expect(shown.manager, "main: [home, list, [about]]")
        shown.adapter.path = Array(shown.adapter.path.prefix(1))
        expect(shown.manager, "main: [home, list]")
        #expect(child == nil)
        shown.adapter.path = []
        expect(shown.manager, "main: [home]")
        #expect(shown.names == [])
    }

    @Test("a stack that changed while it was not shown is read again")
    func floating() {
        let shown = Drawn("home")
        let child = Stacked("about", "web")
        shown.home.perform(.push(child))
        #expect(shown.names == ["about", "web"])
        shown.home.perform(
            .multiple(.popToRoot(), .perform(.pop(), on: child.root), .push(Screen("list")), .push(child)))
        #expect(shown.names == ["list", "about"])
    }

    @Test("a path change that a coordinator claims is read back, and the route decides")
    func claimed() {
        let draft = DraftCoordinator()
        let shown = Drawn("home")
        shown.home.perform(.push(draft))
        draft.trigger(.edit)
        #expect(shown.names == ["draft", "editor"])
        draft.isSaved = false
        shown.adapter.path.removeLast()
        #expect(shown.names == ["draft", "editor"])
        #expect(shown.adapter.alert?.title == "Unsaved")
        shown.adapter.press("Discard")
        #expect(shown.adapter.alert == nil)
        #expect(shown.names == ["draft"])
        expect(shown.manager, "main: [home, [draft]]")
    }

    @Test("a sheet is bound with a path of its own, and one that must be answered stays")
    func sheet() {
        let shown = Drawn("home", "list")
        let sheet = Stacked("card", "edit")
        shown.home.perform(.present(sheet, style: .sheet(dismissible: false)))
        #expect(shown.adapter.sheet == sheet.root.node.id && shown.adapter.isSheetLocked)
        #expect(shown.names == ["edit"])
        shown.adapter.sheet = nil
        #expect(shown.adapter.sheet == sheet.root.node.id)
        expect(shown.manager, "main: [home, list]^[card, edit]")
        shown.adapter.path = []
        shown.adapter.set([], at: 0)
        expect(shown.manager, "main: [home]^[card]")
        shown.home.perform(.multiple(.dismiss(), .present(Screen("free")), .present(Screen("over"))))
        #expect(!shown.adapter.isSheetLocked && shown.adapter.layers.count == 3)
        shown.adapter.sheet = nil
        expect(shown.manager, "main: [home]")
    }

    @Test("an edge swipe moves, turns back, and goes through")
    func gesture() {
        let shown = Drawn("home", "list", "detail")
        let swipe = shown.adapter.edgeSwipe()
        swipe.handle(Gesture(.began))
        swipe.handle(Gesture(.changed, progress: 0.3))
        #expect(shown.adapter.progress == 0.3)
        #expect(shown.names == ["list"])
        swipe.handle(Gesture(.ended, progress: 0.3))
        #expect(shown.adapter.progress == nil)
        #expect(shown.names == ["list", "detail"])
        swipe.handle(Gesture(.began))
        swipe.handle(Gesture(.changed, progress: 0.7))
        swipe.handle(Gesture(.ended, progress: 0.7))
        #expect(shown.names == ["list"])
        expect(shown.manager, "main: [home, list]")
    }

    @Test("the platform notifies screens when they have come and when they have gone")
    func platform() {
        let shown = Drawn("home")
        let screen = Screen("list")
        var heard: [NodeEvent] = []
        screen.observe { heard.append($0) }
        shown.home.perform(.push(screen))
        #expect(heard == [.platform(.didAppear(animated: false)), .entered, .appeared])
        heard = []
        shown.adapter.path = []
        #expect(heard == [.platform(.didDisappear(animated: false)), .disappeared, .left])
    }
}

extension PathAdapter {
    /// Writes what SwiftUI would write, of what can be touched.
    fileprivate func play(_ action: UserAction) -> Bool {
        guard let layer = layers.last else { return false }
        switch action {
        case .answer(let title, alert: let id):
            guard alert?.id == id else { return false }
            press(title)
        case .goBack(to: let id):
            let pages = [layer.first] + layer.path
            guard alert == nil, let index = pages.firstIndex(of: id), index < pages.count - 1 else { return false }
            path = Array(pages[...index].dropFirst())
        case .dragAway(let id):
            guard alert == nil, sheet == id, layers.count == 2, !isSheetLocked else { return false }
            sheet = nil
        case .tapTab, .turnPage, .closeWindow, .focusWindow: return false
        }
        return true
    }
}

/// A stack in a window, drawn by a path.
private final class Drawn {
    let home: StackRoot
    let manager: WindowManager
    let adapter: PathAdapter

    init(_ names: String...) {
        home = StackRoot()
        home.perform(.set(names.map { Screen($0) }))
        manager = WindowManager(WindowRoot(home, name: "main"))
        adapter = PathAdapter(manager)
        manager.attach(adapter)
    }

    var names: [String] { adapter.names(adapter.path) }
}

private enum DraftRoute: Route { case edit, leave, discard }

/// Asks before what was written is lost.
private final class DraftCoordinator: Coordinator {
    let root = StackRoot(Screen("draft"))
    var isSaved = true

    func prepareTransition(for route: DraftRoute) -> Transition<StackRoot> {
        switch route {
        case .edit: .push(Screen("editor"))
        case .leave: .alert("Unsaved", choices: [AlertChoice("Discard", sends: DraftRoute.discard), .cancel()])
        case .discard: .popToRoot()
        }
    }

    func route(for report: Report) -> DraftRoute? {
        if case .popped = report, !isSaved { .leave } else { nil }
    }
}
