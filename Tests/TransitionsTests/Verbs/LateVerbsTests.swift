import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Verbs that build late", .bothEnds, .noUnhandledFailures) struct LateVerbsTests {
    @Test("a stack shows what is built when it is reached", arguments: stackRows)
    func stack(_ row: Row<StackRoot>) throws { try row.check() }

    static let stackRows: [Row<StackRoot>] = [
        .becomes("[a]", "[a, p]") { _ in .push { Screen("p") } },
        .becomes("[]", "[p]") { _ in .push(Later { some("p") }) },
        .becomes("[a, b]", "[a, p]") { _ in .replaceTop(Later { Screen("p") }) },
        .becomes("[a, b]", "[a, p]") { _ in .replaceTop(Later { some("p") }) },
        .becomes("[a]", "[a, p]") { _ in .push(Later { Screen("p") }, key: 1) },
        .becomes("[a]", "[a, p]") { _ in .push(Later { some("p") }, key: 1) },
        .becomes("[a]", "[a, p, q]") { _ in
            .multiple(
                .push(Later { Screen("p") }, key: 1), .push(Later { some("q") }, key: 2),
                .push(Later { Screen("never") }, key: 2))
        },
        .becomes("[a]", "[a, p]") { _ in .show(Later { Screen("p") }) },
        .becomes("[a]", "[a, p]") { _ in .showDetail(Later { some("p") }) },
        .becomes("[a]", "[a]^p") { _ in .present { Screen("p") } },
        .becomes("[a]^m", "[a]^m^p") { _ in .present(Later { some("p") }, style: .sheet()) },
        .becomes("[a]", "[a]^p") { _ in .presentOnRoot(Later { Screen("p") }, style: .fullScreen) },
        .becomes("[a]", "[a]^p") { _ in .presentOnRoot(Later { some("p") }) },
        .becomes("[a]", "[a+p]") { stage in .embed(Later { Screen("p") }, in: stage["a"]) },
        .becomes("[a]", "[a+p]") { stage in .embed(Later { some("p") }, in: stage["a"]) },
        .refuses("[]", message("replace the top with 'p'", "the stack is empty", "[]", "Push or set something first."))
        {
            _ in .replaceTop(Later { Screen("p") })
        },
        .refuses(
            "[a]^m",
            message(
                "present 'p' on the root", "'m' is already presented", "[a]",
                "Dismiss that first, or use present, which presents on top of it.")
        ) { _ in .presentOnRoot(Later { Screen("p") }) },
        .refuses(
            "[a]",
            message(
                "push 'a'", "it is already shown in a stack", "[a]",
                "Remove it there first, or make a second instance.")
        ) { stage in .push(Later { stage["a"] }) },
        .refuses("[a]", "Can't build Screen: Lost().") { _ in .push { () throws -> Screen in throw Lost() } },
        .refuses("[a]", "Can't build a screen: Lost().") { _ in .push(Later { try lost() }) },
        .refuses("[a]", "Can't find p: it is a test.\n\nLook elsewhere.") { _ in
            .present {
                if Bool(true) {
                    throw TransitionError(cannot: "find p", because: "it is a test", remedy: "Look elsewhere.")
                }
                return Screen("p")
            }
        },
    ]

    @Test("a split, tabs and a window show what is built when it is reached") func others() throws {
        try Row<SplitRoot>.becomes("(a | b)", "(p* | b)") { _ in .show(Later { Screen("p") }) }.check()
        try Row<SplitRoot>.becomes("(a | b)", "(a | p)") { _ in .showDetail(Later { some("p") }) }.check()
        try Row<TabRoot>.becomes("{a*}", "{a*}^p") { _ in .show(Later { Screen("p") }) }.check()
        try Row<WindowRoot>.becomes("main: [a]^m!Sure", "main: [p]") { _ in .setRoot(Later { StackRoot(Screen("p")) }) }
            .check()
        try Row<WindowRoot>.becomes("main: [a]", "main: p") { _ in .setRoot(Later { some("p") }) }.check()
        try Row<WindowRoot>.becomes("main: [a]", "main: [a]^p") { _ in .present { Screen("p") } }.check()
    }

    @Test("style and animation are those that were given") func details() {
        let stack = StackRoot(Screen("a"))
        let animation = TransitionAnimation("slow", duration: .seconds(2))
        stack.perform(
            .multiple(
                .push(animation: animation) { Screen("b") },
                .push(Later { some("c") }, key: 1, animation: animation),
                .present(style: .fullScreen, animation: animation) { Screen("m") }))
        expect(stack, "[a, b, c]^m")
        #expect(stack.top.node.presentationStyle == .fullScreen)
        #expect(stack.top.node.animation == animation)
        #expect(stack.screens.map { $0.node.animation == animation } == [false, true, true])
    }

    private static func message(_ verb: String, _ reason: String, _ stack: String, _ remedy: String) -> String {
        "Can't \(verb): \(reason).\n\n  Stack: \(stack)\n\n\(remedy)"
    }
}

private struct Lost: Error {}

/// A screen that is not known to be one.
private func some(_ name: String) -> any Presentable { Screen(name) }

private func lost() throws -> any Presentable { throw Lost() }
