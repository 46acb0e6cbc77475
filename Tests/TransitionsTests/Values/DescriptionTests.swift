import CoordinationTesting
import Testing
import Transitions

@Suite("Printing transitions", .noUnhandledFailures) struct DescriptionTests {
    final class ArticleModel: Presentable {
        let node = Screen("")
    }

    @Test("a transition prints its verbs, and what they are about, without running")
    func descriptions() {
        let (a, b, tabs) = (Screen("a"), Screen("b"), TabRoot(name: "tabs"))
        typealias Stack = Transition<StackRoot>
        let printed: [(String, String)] = [
            ("push(a)", "\(Stack.push(a))"),
            ("push(ArticleModel)", "\(Stack.push(ArticleModel()))"),
            ("push(key: 7)", "\(Stack.push(Later { a }, key: 7))"),
            ("pop()", "\(Stack.pop())"),
            ("pop(a)", "\(Stack.pop(to: a))"),
            ("popToRoot()", "\(Stack.popToRoot())"),
            ("replaceTop(a)", "\(Stack.replaceTop(a))"),
            ("set(a, b)", "\(Stack.set([a, b]))"),
            ("none()", "\(Stack.none())"),
            ("show(a)", "\(Stack.show(a))"),
            ("showDetail(a)", "\(Stack.showDetail(a))"),
            ("present(a)", "\(Stack.present(a))"),
            ("presentOnRoot(a)", "\(Stack.presentOnRoot(a))"),
            ("dismiss()", "\(Stack.dismiss())"),
            ("dismissToRoot()", "\(Stack.dismissToRoot())"),
            ("dismissAll()", "\(Stack.dismissAll())"),
            ("finish()", "\(Stack.finish())"),
            ("embed(a)", "\(Stack.embed(a, in: b))"),
            ("unembed(a)", "\(Stack.unembed(a))"),
            ("alert('Sure')", "\(Stack.alert("Sure", choices: []))"),
            ("choose('Yes')", "\(Stack.choose("Yes"))"),
            ("effect('open')", "\(Stack.effect("open") {})"),
            ("insert(a)", "\(Transition<TabRoot>.insert(a, at: 0))"),
            ("remove(a)", "\(Transition<TabRoot>.remove(a))"),
            ("select(a)", "\(Transition<TabRoot>.select(a))"),
            ("select(index: 4)", "\(Transition<TabRoot>.select(index: 4))"),
            ("turn(forward)", "\(Transition<PageRoot>.turn(.forward))"),
            ("perform(select(a) on 'tabs')", "\(Stack.perform(.select(a), on: tabs))"),
            ("multiple()", "\(Stack.multiple([]))"),
            (
                "multiple(push(a), multiple(pop(), push(b)), none())",
                "\(Stack.multiple(.push(a), .multiple(.pop(), .push(b)), .none()))"
            ),
            ("custom(a, b)", "\(Stack("custom", [a, b]) { _ in })"),
        ]
        for (expected, found) in printed { #expect(found == expected) }
        #expect(a.parent == nil)
    }

    @Test(
        "a transition lists what it will put on the tree, through nested chains, and nothing that is there already")
    func presentables() {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let transition = Transition<StackRoot>.multiple(
            .push(a), .pop(to: c), .multiple(.present(b), .dismiss()), Transition("custom", [c]) { _ in })
        #expect(transition.presentables.map { $0.node.name } == ["a", "b", "c"])
        #expect(transition.name == "multiple")
    }
}
