@_spi(Hosting) import Transitions

extension SecondTime {
    static let all = stack + tabs + pages + split + every + window + manager + own + front

    static let stack: [SecondTime] = [
        .init("a stack", "push(b)", "[a, b]", shown("in a stack"), StackRoot.self) { .push($0["b"]) },
        .init("a stack", "push(Later { … }, key: id)", "[a, b]", .noChange, StackRoot.self) { stage in
            try stage.root(StackRoot.self).perform(.multiple(.pop(), .push(Later { stage["b"] }, key: 1)))
            return .push(Later { Screen("never") }, key: 1)
        },
        .init("a stack", "replaceTop(b)", "[a, b]", .noChange, StackRoot.self) { .replaceTop($0["b"]) },
        .init("a stack", "set([a, b])", "[a, b]", .noChange, StackRoot.self) { .set([$0["a"], $0["b"]]) },
        .init("a stack", "pop(to: a)", "[a]", .noChange, StackRoot.self) { .pop(to: $0["a"]) },
        .init("a stack", "popToRoot()", "[a]", .noChange, StackRoot.self) { _ in .popToRoot() },
        .init("a stack", "pop()", "[a, b]", .picture("[a]"), StackRoot.self) { _ in .pop() },
        .init("a stack", "pop()", "[a]", .refusal(.nothingToPop), StackRoot.self) { _ in .pop() },
        .init("a stack", "show(b)", "[a, b]", shown("in a stack"), StackRoot.self) { .show($0["b"]) },
        .init("a stack", "showDetail(b)", "[a, b]", shown("in a stack"), StackRoot.self) { .showDetail($0["b"]) },
    ]

    static let tabs: [SecondTime] = [
        .init("tabs", "select(b)", "{a, b*}", .noChange, TabRoot.self) { .select($0["b"]) },
        .init("tabs", "select(index: 1)", "{a, b*}", .noChange, TabRoot.self) { _ in .select(index: 1) },
        .init("tabs", "set([a, b])", "{a, b*}", .noChange, TabRoot.self) { .set([$0["a"], $0["b"]]) },
        .init("tabs", "insert(a, at: 0)", "{a, b*}", .noChange, TabRoot.self) { .insert($0["a"], at: 0) },
        .init("tabs", "insert(a, at: 1)", "{a, b*}", shown("in a tab root"), TabRoot.self) { .insert($0["a"], at: 1) },
        .init("tabs", "move(b, to: 1)", "{a, b*}", .noChange, TabRoot.self) { .move($0["b"], to: 1) },
        .init("tabs", "remove(c)", "{a, b*}", .refusal(.notATab), TabRoot.self) { .remove($0["c"]) },
        .init("tabs", "show(m)", "{a, b*}^m", shown("over a tab root"), TabRoot.self) { .show($0["m"]) },
    ]

    static let pages: [SecondTime] = [
        .init("pages", "set(b, direction: .forward)", "<a, b*>", .noChange, PageRoot.self) {
            .set($0["b"], direction: .forward)
        },
        .init("pages", "set([a, b])", "<a, b*>", .noChange, PageRoot.self) { .set([$0["a"], $0["b"]]) },
        .init("pages", "turn(.forward)", "<a, b*>", .refusal(.atTheEnd), PageRoot.self) { _ in .turn(.forward) },
        .init("pages", "show(m)", "<a, b*>^m", shown("over a page root"), PageRoot.self) { .show($0["m"]) },
    ]

    static let split: [SecondTime] = [
        .init("a split", "show(a)", "(a* | b)", .noChange, SplitRoot.self) { .show($0["a"]) },
        .init("a split", "showDetail(b)", "(a | b)", .noChange, SplitRoot.self) { .showDetail($0["b"]) },
        .init("a split", "fill(column: 1, with: b)", "(a | b)", .noChange, SplitRoot.self) {
            .fill(column: 1, with: $0["b"])
        },
        .init("a split", "fill(column: 1, with: a)", "(a | b)", shown("in a split"), SplitRoot.self) {
            .fill(column: 1, with: $0["a"])
        },
        .init("a split", "set([a, b])", "(a | b)", .noChange, SplitRoot.self) { .set([$0["a"], $0["b"]]) },
        .init("a split", "clear(column: 1)", "(a | )", .noChange, SplitRoot.self) { _ in .clear(column: 1) },
    ]

    static let every: [SecondTime] = [
        .init("every root", "present(m)", "[a]^m", shown("over a stack"), StackRoot.self) { .present($0["m"]) },
        .init("every root", "presentOnRoot(m)", "[a]^m", .refusal(.alreadyPresents("m")), StackRoot.self) {
            .presentOnRoot($0["m"])
        },
        .init("every root", "present(Later { … }, key: id)", "[a]^m", .noChange, StackRoot.self) { stage in
            try stage.root(StackRoot.self).perform(.multiple(.dismiss(), .present(Later { stage["m"] }, key: 1)))
            return .present(Later { Screen("never") }, key: 1)
        },
        .init("every root", "dismiss()", "[a]^m", .picture("[a]"), StackRoot.self) { _ in .dismiss() },
        .init("every root", "dismiss()", "[a]", .refusal(.nothingToDismiss), StackRoot.self) { _ in .dismiss() },
        .init("every root", "dismiss(to: m)", "[a]^m", .noChange, StackRoot.self) { .dismiss(to: $0["m"]) },
        .init("every root", "dismissToRoot()", "[a]", .refusal(.nothingToDismiss), StackRoot.self) { _ in
            .dismissToRoot()
        },
        .init("every root", "dismissAll()", "[a]", .noChange, StackRoot.self) { _ in .dismissAll() },
        .init("every root", "embed(e, in: a)", "[a+e]", .noChange, StackRoot.self) { .embed($0["e"], in: $0["a"]) },
        .init("every root", "embed(e, in: b)", "[a+e, b]", shown("in 'a'"), StackRoot.self) {
            .embed($0["e"], in: $0["b"])
        },
        .init("every root", "unembed(e)", "[a]", .refusal(.notEmbedded), StackRoot.self) { .unembed($0["e"]) },
        .init("every root", "finish()", "[a]", .refusal(.notShown), StackRoot.self) { _ in .finish() },
        .init(
            "every root", "alert(\"Sure\", choices: [.cancel()])", "[a]!Sure", .picture("[a]!Sure!Sure"), StackRoot.self
        ) { _ in
            .alert("Sure", choices: [.cancel()])
        },
    ]

    static let window: [SecondTime] = [
        .init("a window", "setRoot(a)", "main: a", .noChange, WindowRoot.self) { .setRoot($0["a"]) },
        .init("a window", "present(m)", "main: [a]^m", shown("over a stack"), WindowRoot.self) { .present($0["m"]) },
    ]

    static let manager: [SecondTime] = [
        .init("windows", "bringToFront(b)", "a: [x]; b: [y]", .noChange, WindowManager.self) {
            .bringToFront($0["b"])
        },
        .init("windows", "open(b)", "a: [x]; b: [y]", shown("in a window manager"), WindowManager.self) {
            .open($0["b"])
        },
        .init("windows", "open(a)", "a: [x]; b: [y]", shown("in a window manager"), WindowManager.self) {
            .open($0["a"])
        },
        .init("windows", "close(c)", "a: [x]; b: [y]", .refusal(.notOpen), WindowManager.self) {
            .close(try $0.make("c"))
        },
    ]

    static let front: [SecondTime] = [
        .init(front: "push(b)", "main: [a, b]", shown("in a stack")) { $0.node.push($1["b"], completion: $2) },
        .init(front: "present(m)", "main: [a]^m", shown("over a stack")) { $0.node.present($1["m"], completion: $2) },
        .init(front: "choose(\"OK\")", "main: [a]", .refusal(.noAlert)) { $0.node.choose("OK", completion: $2) },
        .init(front: "back()", "main: [a]", .noChange) { $0.back(completion: $2) },
    ]

    /// The primitives, of which the verbs of one's own are made.
    static let own: [SecondTime] = [
        primitive("insert(b, at: 1)", "[a, b]", .noChange) { try $0.insert($1["b"], at: 1) },
        primitive("insert(b, at: 0)", "[a, b]", shown("in a stack")) { try $0.insert($1["b"], at: 0) },
        primitive("move(from: 1, to: 1)", "[a, b]", .noChange) { editor, _ in try editor.move(from: 1, to: 1) },
        primitive("set([a, b])", "[a, b]", .noChange) { try $0.perform(.set([$1["a"], $1["b"]])) },
        primitive("remove(at: 1)", "[a]", .refusal(.outOfRange(index: 1, count: 1))) { editor, _ in
            try editor.remove(at: 1)
        },
        .init("a root of your own", "select(index: 1)", "{a, b*}", .noChange, TabRoot.self) { _ in
            Transition("select") { editor in try editor.select(index: 1) }
        },
    ]

    private static func primitive(
        _ call: String, _ before: String, _ result: Result,
        _ run: @escaping @Sendable (inout Editor<StackRoot>, Stage) throws -> Void
    ) -> SecondTime {
        .init("a root of your own", call, before, result, StackRoot.self) { stage in
            Transition("primitive") { editor in try run(&editor, stage) }
        }
    }

    private static func shown(_ place: String) -> Result { .refusal(.alreadyShown(where: place)) }
}
