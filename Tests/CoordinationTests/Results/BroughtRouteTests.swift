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
@Suite("Routes that are brought along", .bothEnds, .noUnhandledFailures)
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
    @Test("one in a list gives its output back") func set() { check(StackRoot(), .set([Screen("a"), brought])) }
    @Test("one that replaces the top does") func replaceTop() { check(StackRoot(Screen("a")), .replaceTop(brought)) }
    @Test("one that is presented does") func present() { check(StackRoot(Screen("a")), .present(brought)) }
    @Test("one that is presented on the root does") func onRoot() { check(TabRoot(), .presentOnRoot(brought)) }
    @Test("one that is shown in the natural way does") func show() { check(StackRoot(), .show(brought)) }
    @Test("one that is shown as a detail does") func detail() { check(SplitRoot(Screen("a")), .showDetail(brought)) }
    @Test("one in a column does") func column() { check(SplitRoot(Screen("a")), .set(brought, column: 1)) }
    @Test("a new tab does") func insert() { check(TabRoot(Screen("a")), .insert(brought, at: 1)) }
    @Test("the root of a window does") func setRoot() { check(WindowRoot(), .setRoot(brought)) }
    @Test("a keyed one does") func keyed() { check(StackRoot(), .push(brought, key: 1)) }
    @Test("one that an editor pushes does") func editor() {
        check(StackRoot(), Transition("own") { [brought] editor in try editor.perform(.push(brought)) })
    }

    @Test("one that is embedded does, to the root whose verb has embedded it") func embed() {
        let host = Screen("a")
        check(StackRoot(host), .embed(brought, in: host))
    }

    @Test("one that is presented without a route does") func withoutRoute() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let windows = WindowManager(WindowRoot(desk))
        windows.present(brought)
        picker.finish(with: tea)
        windows.push(brought)
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea), .chosen(tea)])
    }

    @Test("a root that is made with one hears it, once it has a coordinator") func madeWith() {
        let desk = FrontDesk(StackRoot(Screen("a"), brought))
        desk.perform(.none())
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("what stands there already keeps what was said when it was shown") func twice() {
        let desk = FrontDesk(TabRoot())
        for _ in 0..<2 { desk.perform(.set([brought, Screen("b")])) }
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("what is found under a key keeps what was said when it was shown") func found() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        desk.perform(.push(brought, key: 1))
        desk.perform(.push(Later { ItemPicker() }.returning { _ in FrontDeskRoute.home }, key: 1))
        picker.finish(with: tea)
        #expect(desk.heard == [.chosen(tea)])
    }

    @Test("where it ends without an output, the other route comes; shown again, it is told again") func otherwise() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        desk.perform(.push(brought))
        desk.perform(.pop())
        desk.perform(.push(brought))
        picker.finish(with: tea)
        #expect(desk.heard == [.notChosen, .chosen(tea)])
    }

    @Test("a plain route fits an output of nothing, and what is built late") func plain() {
        let desk = FrontDesk(StackRoot(Screen("a")))
        let welcome = Welcome()
        desk.perform(.push(welcome.returning(FrontDeskRoute.signedIn)))
        welcome.finish()
        desk.perform(.present(Later { welcome }.returning(FrontDeskRoute.signedIn, otherwise: { _ in .home })))
        desk.perform(.dismiss())
        #expect(desk.heard == [.signedIn, .home])
    }

    @Test("a verb that is refused has told nobody") func refused() {
        let desk = FrontDesk(StackRoot(Screen("a"), picker))
        desk.perform(.present(brought), completion: recorder("refused"))
        #expect(recorder.error("refused")?.detail == .alreadyShown(where: "in a stack"))
        picker.finish(with: tea)
        #expect(desk.heard.isEmpty)
    }

    @Test("it is described, and planned, as what brings it") func words() {
        let child = Stacked("child")
        #expect("\(Transition<StackRoot>.push(brought))" == "push(picker)")
        #expect("\(Transition<StackRoot>.push(child.at(.pop)))" == "push(Stacked)")
        #expect(Transition<StackRoot>.push(brought).presentables.first === picker)
        #expect(Transition<StackRoot>.push(Later { Screen("x") }).presentables.isEmpty)
    }
}
