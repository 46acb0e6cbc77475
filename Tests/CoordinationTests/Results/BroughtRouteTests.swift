import Coordination
import CoordinationTesting
import Testing

enum FrontDeskRoute: Route { case home, chosen(Item), notChosen, signedIn }

/// A coordinator of any root that notes the routes which come back.
final class FrontDesk<Root: ContainerRoot>: Coordinator {
    let root: Root
    private(set) var heard: [FrontDeskRoute] = []

    init(_ root: Root) { self.root = root }

    func prepareTransition(for route: FrontDeskRoute) -> Transition<Root> {
        heard.append(route)
        return .none()
    }
}

private final class Welcome: Finishing {
    typealias Output = Void
    let node = Screen("welcome")
}

/// What a model or a coordinator brings along stands on it, and every verb that shows something takes it.
@Suite("Output routes", .bothEnds, .noUnhandledFailures)
struct BroughtRouteTests {
    let recorder = Recorder()
    let picker = ItemPicker()
    let tea = Item(name: "tea")
    var brought: Later<ItemPicker> { picker.returning(FrontDeskRoute.chosen, otherwise: { _ in .notChosen }) }

    private func check<Root: ContainerRoot>(
        _ root: Root, _ transition: Transition<Root>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let desk = FrontDesk(root)
        desk.perform(transition, completion: recorder("shown"))
        #expect(recorder.outcome("shown")?.isCompleted == true, sourceLocation: sourceLocation)
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)], sourceLocation: sourceLocation)
    }

    @Test("a pushed picker gives its output back") func push() { check(StackRoot(), .push(brought)) }
    @Test("a picker in a list gives its output back") func set() { check(StackRoot(), .set([Screen("a"), brought])) }
    @Test("a picker that replaces the top gives its output back")
    func replaceTop() { check(StackRoot(Screen("a")), .replaceTop(brought)) }
    @Test("a presented picker gives its output back")
    func present() { check(StackRoot(Screen("a")), .present(brought)) }
    @Test("a picker presented on the root gives its output back")
    func onRoot() { check(TabRoot(), .presentOnRoot(brought)) }
    @Test("a picker shown by the natural verb gives its output back") func show() { check(StackRoot(), .show(brought)) }
    @Test("a picker shown as a detail gives its output back")
    func detail() { check(SplitRoot(Screen("a")), .showDetail(brought)) }
    @Test("a picker in a column gives its output back")
    func column() { check(SplitRoot(Screen("a")), .fill(column: 1, with: brought)) }
    @Test("a picker in a new tab gives its output back")
    func insert() { check(TabRoot(Screen("a")), .insert(brought, at: 1)) }
    @Test("a picker at a window's root gives its output back") func setRoot() { check(WindowRoot(), .setRoot(brought)) }
    @Test("a keyed picker gives its output back") func keyed() { check(StackRoot(), .push(brought, key: 1)) }
    @Test("a picker that an editor pushes gives its output back") func editor() {
        check(StackRoot(), Transition("own") { [brought] editor in try editor.perform(.push(brought)) })
    }

    @Test("an embedded picker gives its output to the root whose verb embedded it") func embed() {
        let host = Screen("a")
        check(StackRoot(host), .embed(brought, in: host))
    }

    @Test("a picker shown without a route gives its output back") func withoutRoute() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let windows = WindowManager(WindowRoot(desk))
        windows.present(brought)
        picker.finish(with: tea)
        windows.push(brought)
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea), .chosen(tea)])
    }

    @Test("a root made with a picker gets its output, once the root has a coordinator") func madeWith() {
        let desk = FrontDesk(StackRoot(Screen("a"), brought))
        desk.perform(.none())
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("a picker that is already in the list keeps the output route it was shown with") func twice() {
        let desk = FrontDesk(TabRoot())
        for _ in 0..<2 { desk.perform(.set([brought, Screen("b")])) }
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("a picker found under its key keeps the output route it was shown with") func found() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        desk.perform(.push(brought, key: 1))
        desk.perform(.push(Later { ItemPicker() }.returning { _ in FrontDeskRoute.home }, key: 1))
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("a picker that ends without an output gives the other route, and an output when shown again")
    func otherwise() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        desk.perform(.push(brought))
        desk.perform(.pop())
        desk.perform(.push(brought))
        picker.finish(with: tea)
        #expect(desk.heard == [.notChosen, .chosen(tea)])
    }

    @Test("a plain route fits an output of Void, also of a screen built late") func plain() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let welcome = Welcome()
        desk.perform(.push(welcome.returning(FrontDeskRoute.signedIn)))
        welcome.finish()
        desk.perform(.present(Later { welcome }.returning(FrontDeskRoute.signedIn, otherwise: { _ in .home })))
        desk.perform(.dismiss())
        #expect(desk.heard == [.signedIn, .home])
    }

    @Test("a refused verb registers no output route") func refused() {
        let desk = FrontDesk(StackRoot(Screen("a"), picker))
        desk.perform(.present(brought), completion: recorder("refused"))
        #expect(recorder.error("refused")?.detail == .alreadyShown(where: "in a stack"))
        picker.finish(with: tea)
        #expect(desk.heard.isEmpty)
    }

    @Test("a transition with an output route is described and planned like one without") func words() {
        let child = Stacked("child")
        #expect("\(Transition<StackRoot>.push(brought))" == "push(picker)")
        #expect("\(Transition<StackRoot>.push(child.at(.pop)))" == "push(Stacked)")
        #expect(Transition<StackRoot>.push(brought).presentables.first === picker)
        #expect(Transition<StackRoot>.push(Later { Screen("x") }).presentables.isEmpty)
    }
}
