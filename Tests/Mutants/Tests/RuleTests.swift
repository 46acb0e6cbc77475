import Testing

@Suite struct RuleTests {
    @Test(
        "a rule makes its changes, and no other", arguments: conditions + transitions + presenting + gatesAndQuestions)
    func navigation(row: Row) { #expect(row.made == row.changes) }

    @Test("a rule makes its changes, and no other", arguments: cases + values + lists)
    func names(row: Row) { #expect(row.made == row.changes) }

    @Test("a rule makes its changes, and no other", arguments: steps + staleness + ownership)
    func bodies(row: Row) { #expect(row.made == row.changes) }
}

extension RuleTests {
    static let conditions = [
        Row("condition inverted", "func f() { if a, let b { b() } }", "a -> not it"),
        Row("condition inverted", "let a = b ? c : d", "b -> not it"),
        Row("condition inverted", "func f() { if case .a = b { c() } }"),
        Row("condition inverted", "func f(a: Int = b ? 1 : 2) {}"),
        Row("condition inverted", #"let a = g("\(b ? c : d)")"#),
        Row("comparison inverted", "let a = b.first { $0 == c }", "$0 == c -> not it"),
        Row("comparison inverted", "func f() { if a == b { c() } }"),
        Row("comparison inverted", "let a = f(!b)", "!b -> b"),
        Row("clause missing", "func f() { guard a, b == c else { return } }", "a -> true", "b == c -> true"),
        Row("clause missing", "func f() { if a { b() } }"),
        Row("clause missing", "let a = b && c", "b && c -> (b)", "b && c -> (c)"),
        Row("and for or", "let a = b && c", "b && c -> (b || c)"),
        Row("boundary", "let a = b < c", "b < c -> (b <= c)"),
        Row("boundary", "let a = b == c"),
    ]

    static let transitions = [
        Row("route forgotten", route(".effect(name) { self.f() }"), ".effect(name) { self.f() } -> .none()"),
        Row("route forgotten", route("helper(id)"), "helper(id) -> .none()"),
        Row("route forgotten", route(".push(Model())")),
        Row("route forgotten", "func f() -> Int { g() }"),
        Row("step missing", route(".multiple(.pop(), a)"), ".pop() -> .none()"),
        Row("steps swapped", route(".multiple(.pop(), a)"), ".multiple(.pop(), a) -> .multiple(a, .pop())"),
        Row("finish missing", route(".finish(self, with: a)"), ".finish(self, with: a) -> .none()"),
        Row(
            "another verb", route(".push(Later { A() }, key: route)"),
            ".push(Later { A() }, key: route) -> .present(Later { A() }, key: route, style: .sheet())",
            ".push(Later { A() }, key: route) -> .set([Later { A() }])"),
        Row(
            "another verb", route(".present(style: .sheet()) { A() }"),
            ".present(style: .sheet()) { A() } -> .push(Later { A() })"),
        Row("another verb", route(".present(A())", root: "TabRoot")),
        Row("another verb", route(".set([A()])"), ".set([A()]) -> .push(A())"),
        Row("another verb", route(".set([A(), B()])")),
        Row("another verb", route(".popToRoot()"), ".popToRoot() -> .pop()"),
        Row("another verb", route(".perform(.popToRoot(), on: other)")),
        Row("another verb", route(".dismiss()", root: "SplitRoot"), ".dismiss() -> .dismissAll()"),
        Row("another verb", route(".showDetail(a)", root: "SplitRoot"), ".showDetail(a) -> .show(a)"),
        Row("another verb", route("f(.a).inPlace"), "f(.a).inPlace -> f(.a)"),
        Row(
            "done at once", route(".effect(name) { [a] in a.b() }"),
            ".effect(name) { [a] in a.b() } -> a.b(), before there is a transition"),
        Row(
            "done at once", route(".trigger(.item(1), on: other)"),
            ".trigger(.item(1), on: other) -> other.trigger(.item(1)), before there is a transition"),
        Row("done at once", route(".push(a)")),
        Row("done at once", route(".effect(name) { [weak self] in self?.a() }")),
        Row("done at once", "let a: Transition<StackRoot> = .multiple(.send(R.b))"),
        Row("done twice", route(".send(R.a)"), ".send(R.a) -> .multiple(.send(R.a), .send(R.a))"),
        Row("done twice", route(".effect(name) { self.a = b }")),
        Row("done twice", route(".push(a, key: route)")),
        Row(
            "question forgotten", route(".alert(a, choices: [AlertChoice(b, sends: R.c), .cancel()])"),
            ".alert(a, choices: [AlertChoice(b, sends: R.c), .cancel()]) -> .none()",
            ".alert(a, choices: [AlertChoice(b, sends: R.c), .cancel()]) -> .send(R.c)"),
        Row("key forgotten", route(".push(a, key: route)"), ".push(a, key: route) -> .push(a)"),
        Row(
            "key too wide", route(".none()\ncase .item(let id): .push(a, key: route)"),
            #".push(a, key: route) -> .push(a, key: "key")"#),
        Row("key too wide", route(".push(a, key: route)")),
        Row("style changed", route(".present(a, style: .fullScreen)"), ".fullScreen -> .sheet()"),
        Row("style changed", route(".present(a, style: .sheet())"), ".sheet() -> .fullScreen"),
        Row(
            "style changed", route(".present(a, style: .fullScreen.dismissible(false))"),
            ".fullScreen.dismissible(false) -> .fullScreen"),
        Row("result ignored", route(".push(A().returning(R.b))"), "A().returning(R.b) -> A()"),
        Row(
            "result ignored", route(".push(A().returning(R.b, otherwise: R.c))"),
            "A().returning(R.b, otherwise: R.c) -> A()",
            "A().returning(R.b, otherwise: R.c) -> A().returning(R.b)"),
        Row("result ignored", route(".run(a, returning: R.b)")),
        Row("result ignored", route(".finish(self, with: a)"), ".finish(self, with: a) -> .finish()"),
        Row(
            "result ignored", member("func f() { finish(with: a, completion: completion) }"),
            "finish(with: a, completion: completion) -> finish(with: a, completion: nil)"),
        Row("result ignored", member("func f() { completion?(.noChange) }"), "completion?(.noChange) -> nothing"),
        Row("result ignored", "let a: Repair = .cover { A().returning(R.b) }", "A().returning(R.b) -> A()"),
        Row("first route forgotten", route(".push(A().at(.b))"), "A().at(.b) -> A()"),
        Row("not kept", "let a = keep(for: b, key: c) { D() }", "keep(for: b, key: c) { D() } -> Later { D() }"),
        Row("hop missing", route("deepLink(.list, R.b)"), "deepLink(.list, R.b) -> deepLink(.list)"),
    ]

    static let presenting = [
        Row(
            "options forgotten", "func f() { router.trigger(.a, with: b, completion: c) }",
            "router.trigger(.a, with: b, completion: c) -> router.trigger(.a, completion: c)"),
        Row("options forgotten", "func f() { router.trigger(.a) }"),
        Row(
            "not brought to the front",
            tabs("func prepareTransition(for r: T) -> Transition<TabRoot> { deepLink(.c, S.a) }"),
            "deepLink(.c, S.a) -> .trigger(S.a, on: two)"),
        Row(
            "not brought to the front",
            tabs("func prepareTransition(for r: T) -> Transition<TabRoot> { deepLink(.c, U.a) }")),
        Row("not asked", route(".dismiss()\ncase .done: .finish(self)"), ".dismiss() -> .finish()"),
        Row("not asked", route(".dismiss()")),
        Row(
            "too much closed", route(".present(a)\ncase .done: .present(b)"),
            ".present(a) -> .multiple(.dismissAll(), .present(a))",
            ".present(b) -> .multiple(.dismissAll(), .present(b))"),
        Row("too much closed", route(".present(a)")),
        Row(
            "wrong presenter", route(".present(a, style: .sheet())"),
            ".present(a, style: .sheet()) -> .presentOnRoot(a, style: .sheet())"),
        Row("wrong presenter", route(".present { A() }"), ".present { A() } -> .presentOnRoot(Later { A() })"),
        Row("wrong presenter", route(".presentOnRoot(a)"), ".presentOnRoot(a) -> .present(a)"),
        Row("wrong presenter", route(".present(a)", root: "TabRoot")),
        Row("wrong presenter", route(".present(a, key: route)")),
    ]

    static let gatesAndQuestions = [
        Row("gate missing", gates("case .list: [.a(b), .c]"), ".a(b) -> [.c]", ".c -> [.a(b)]"),
        Row("gate missing", "let a = [.b(c)]"),
        Row(
            "gate missing for one", gates("case .list, .item, .done: [.a]"), "[.a] -> [] for .list",
            "[.a] -> [] for .item", "[.a] -> [] for .done"),
        Row("gate missing for one", gates("case .list, .done: []")),
        Row("entries swapped", gates("case .list: [.a, .b]"), "[.a, .b] -> [.b, .a]"),
        Row(
            "another verdict", "let a: Verdict = b ? .allow : .require(R.c)", #".allow -> .deny("not now")"#,
            ".require(R.c) -> .redirect(to: R.c)"),
        Row("another verdict", #"let a: Verdict = .deny("no")"#, #".deny("no") -> .allow"#),
        Row("another verdict", "func f() { if case .allow = a { b() } }"),
        Row("question forgotten", "func f() -> Verdict { .ask(a, choices: b) }", ".ask(a, choices: b) -> .allow"),
        Row("question forgotten", "func f() -> FlowStep { .ask(A(), b) }"),
        Row(
            "choice changed", "let a: Verdict = .ask(b, choices: [.proceed(c, role: .d), .cancel(e)])",
            ".proceed(c, role: .d) -> .cancel(c)", ".cancel(e) -> .proceed(e)"),
        Row("choice changed", route(".alert(a, choices: [.cancel(b)])")),
        Row(
            "gate does not stand", "let a = g(b).standing(while: { c }, else: .remove)",
            "g(b).standing(while: { c }, else: .remove) -> g(b)"),
        Row("owner forgotten", "let a = g(b).standing(for: { c.d }, else: .remove)", "c.d -> that it is somebody"),
        Row("owner forgotten", "let a = g(b).standing(while: { c.d }, else: .remove)"),
        Row("another repair", "let a = g(b).standing(for: { c }, else: .cover { D() })", ".cover { D() } -> .remove"),
    ]

    static let cases = [
        Row("wrong case", route(".trigger(.item(1), on: self)"), ".item(1) -> .other(1)"),
        Row("wrong case", route(".trigger(.shown(true), on: self)")),
        Row("wrong case", route(".send(Route.list)"), "Route.list -> Route.done"),
        Row("wrong case", route(".push(A().returning(Route.item))"), "Route.item -> Route.other"),
        Row("wrong case", "enum E { case a, b }; func f() { if c == E.a { d() } }", "E.a -> E.b"),
        Row("wrong case", "enum E { case a, b }; func f(e: E) { switch e { case .a: g(); case .b: h() } }"),
        Row("wrong case", "enum E { case a, b(Int) }; let c = E.a"),
        Row("wrong case", route(".turn(.forward)", root: "PageRoot"), ".forward -> .reverse"),
        Row("wrong case", "func f() -> Bool { departure == .removed }", ".removed -> .deselected"),
        Row("copied from the next", route(".push(a)\ncase .done: .pop()"), ".push(a) -> .pop()"),
        Row("copied from the next", route(".push(a)\ncase .item(let id): .push(b(id))")),
        Row("copied from the next", gates("case .list: [.a]\ncase .done: [.b]"), "[.a] -> [.b]"),
        Row("copied from the next", gates("case .list: [.a]\ncase .done: []")),
        Row("wrong coordinator", tabs("func f() -> any Coordinator { one }"), "one -> two"),
        Row("wrong coordinator", tabs("func f() { report.selects(two) }"), "two -> one"),
        Row("wrong coordinator", tabs("func f() { one.g() }")),
        Row(
            "wrong router", tabs("func prepareTransition(for r: T) -> Transition<TabRoot> { .trigger(.a, on: one) }"),
            ".trigger(.a, on: one) -> .trigger(.a, on: two)"),
        Row(
            "wrong router", tabs("func prepareTransition(for r: T) -> Transition<TabRoot> { .trigger(.b, on: one) }")),
        Row(
            "wrong router", tabs("func f() -> Transition<TabRoot> { .perform(.pop(), on: one.root) }"),
            ".perform(.pop(), on: one.root) -> on two.root"),
        Row(
            "arguments swapped", "func f(a: Int, b: Int, c: Bool) {}; let d = f(a: x, b: y, c: z)",
            "f(a: x, b: y, c: z) -> f(a: y, b: x, c: z)"),
        Row(
            "arguments swapped", "struct S { let a: Int; let b: Int }; let d = S(a: x, b: y)",
            "S(a: x, b: y) -> S(a: y, b: x)"),
        Row("arguments swapped", "struct S { let a: Int; let b: Int }; let d = S(a: 1, b: 2)"),
        Row("arguments swapped", "struct S { let a: Int; let b: Bool }; let d = S(a: x, b: y)"),
        Row("arguments swapped", "let a = TabRoot(b, c)", "TabRoot(b, c) -> TabRoot(c, b)"),
        Row("wrong field", "struct S { let from: String; let to: String }; let a = f(b.to)", "b.to -> b.from"),
        Row("wrong field", "struct S { var from: String; var to: String }; func f() { b.to = c }"),
    ]

    static let values = [
        Row("off by one", "let a = SplitRoot(b, columns: 3)", "3 -> 4"),
        Row("off by one", "let a = b.prefix(3)", "3 -> 4"),
        Row("off by one", "let a = Product(id: 1, price: 690)"),
        Row("off by one", "func f() { let a = b.count + 1 }", "b.count + 1 -> (b.count)"),
        Row("off by one", route(".select(index: tab.rawValue)", root: "TabRoot"), "tab.rawValue -> tab.rawValue + 1"),
        Row("other end", "let a = b.first", "b.first -> b.last"),
        Row("other end", "let a = b.first { $0.c > d }", "b.first { $0.c > d } -> b.last(where: { $0.c > d })"),
        Row("other end", "let a = b.first { $0.id == d }"),
        Row("other end", "let a = b.prefix { $0 != c }"),
        Row("other end", member("var a: [Int] = []; func f() { a.append(b) }"), "a.append(b) -> a.insert(b, at: 0)"),
        Row("flag inverted", member("var a = true"), "true -> false"),
        Row("flag inverted", "func f() { a(b: false) }", "false -> true"),
        Row("flag inverted", #"let a = ["b": true]"#),
        Row("flag inverted", "func f(a: Bool = true) {}"),
        Row("default taken", "let a = b ?? c", "b ?? c -> c"),
        Row("filter forgotten", "let a = b.filter { $0 != c }", "b.filter { $0 != c } -> b"),
        Row("filter forgotten", "let a = b.lazy.filter { $0 != c }"),
        Row("nothing found", "func f() -> Int? { a.b }", "a.b -> nil"),
        Row("nothing found", "func f() -> Int { a.b }"),
        Row("nothing found", "func f() -> Int? { g { a.b }; return nil }"),
        Row(
            "own copy", "final class S {}; final class M { let s: S; init(s: S) {} }; let a = M(s: b.s)",
            "M(s: b.s) -> S()"),
        Row(
            "own copy",
            "final class S { let n: Int; init(n: Int) {} }; final class M { init(s: S) {} }; let a = M(s: b.s)"),
        Row(
            "old copy", "func f(a: Int) -> Int { var b = a; b += 1; g(b); return b }", "b -> a", "return b -> a"),
    ]

    static let lists = [
        Row("entry missing", "let a = [b, c]", "b -> nothing", "c -> nothing"),
        Row("entry missing", "let a = [b]"),
        Row("entry missing", #"let a = ["b", "c"]"#),
        Row("entry missing", "let a = [Product(id: 1), Product(id: 2)]"),
        Row("entry missing", "let a = [.at(b, .c).then(d), .at(e, .f)]", ".at(b, .c).then(d) -> not beneath it"),
        Row("hop missing", "let a = [Hop(R.b), Hop(R.c)]", "Hop(R.b) -> nothing", "Hop(R.c) -> nothing"),
        Row("entries swapped", "let a = [Hop(R.b), Hop(R.c)]", "[Hop(R.b), Hop(R.c)] -> [Hop(R.c), Hop(R.b)]"),
        Row("entries swapped", "let a = [b, c]"),
    ]

    static let steps = [
        Row("statement missing", "func f() { a.b(); c() }", "a.b() -> nothing", "c() -> nothing"),
        Row("statement missing", "func f() -> Int { a() }"),
        Row("statement missing", "let a = b.map { c($0) }"),
        Row("statement missing", route(".effect(name) { self.f() }")),
        Row("not set", "func f() { a.b = c }", "a.b = c -> nothing"),
        Row("not set", member("let a: Int; init(b: Int) { a = b }")),
        Row("not set", member("init(b: B) { b.c = self }"), "b.c = self -> nothing"),
        Row("not set", "func f() { let a: Int; a = b; g(a) }"),
        Row("not set", "func f() { (a, b) = (c, nil) }", "a = c -> nothing", "b = nil -> nothing"),
        Row("not set", member("init() { (a, b) = (c, d) }")),
        Row("not reset", "func f() { a = nil; b.removeAll() }", "a = nil -> nothing", "b.removeAll() -> nothing"),
        Row("flag not set", "func f() { a = true }", "a = true -> nothing"),
        Row("finish missing", "func f() { finish(with: a) }", "finish(with: a) -> nothing"),
        Row("signal forgotten", "func f() { router.trigger(.a) }", "router.trigger(.a) -> nothing"),
        Row("signal forgotten", "let a = AlertChoice(b, sends: R.c)", "AlertChoice(b, sends: R.c) -> AlertChoice(b)"),
        Row("done twice", "func f() { send(R.a) }", "send(R.a) -> send(R.a) send(R.a)"),
        Row("done twice", "func f() { clear() }"),
        Row("done twice", member("init() { trigger(.a) }")),
        Row(
            "shortcut forgotten", "func f() -> Int { if let a { return a }; return b }",
            "if let a { return a } -> nothing"),
        Row("shortcut forgotten", "func f() { if a { b() } }"),
        Row("shortcut forgotten", "func f() -> Int { if a { return b } else { return c } }"),
        Row("steps swapped", "func f() { a = b; changed() }", "a = b; changed() -> changed(); a = b"),
        Row("steps swapped", "func f() { a = b; c = d }"),
    ]

    static let staleness = [
        Row("made too early", "let a = Later { B(c) }", "Later { B(c) } -> Later { [early = B(c)] in early }"),
        Row("made too early", "let a = Later { try B(c) }"),
        Row("made too early", "let a = Later { B(try c()) }"),
        Row("made too early", "let a = Later { B() }"),
        Row(
            "stale gate", "let a = Gate(b) { _ in c ? .allow : d }", "c ? .allow : d -> the same, when the gate is made"
        ),
        Row("stale gate", "let a = Gate(b) { _ in guard c else { return d }; return e }"),
        Row(
            "stale gate", "let a = g.standing(while: { b.c }, else: .remove)",
            "b.c -> the same, when the gate is made"),
        Row(
            "stale argument", route(".effect(name) { [a] in a.b(c.d) }"), "a.b(c.d) -> c.d, taken before the effect"),
        Row("stale value", member("var a: Int { b.c }"), "a { b.c } -> kept from its first use"),
        Row("stale value", "struct S { var a: Int { b.c } }"),
        Row("stale value", "extension S { var a: Int { b.c } }"),
        Row("stale value", member("var a: Bool? { b.map(c.d) }")),
        Row("stale value", member(#"var title: String { b.c }"#)),
    ]

    static let ownership = [
        Row("weak made strong", "func f() { a { [weak self] in self?.b() } }", "[weak self] -> [self]"),
        Row("weak made strong", "func f() { a { [self] in b() } }"),
        Row("weak made strong", member("weak var a: B?"), "weak var a: B? -> var a: B?"),
    ]

    /// A coordinator with two others, which share a route.
    private static func tabs(_ text: String) -> String {
        """
        enum R { case a, b }
        enum S { case a }
        enum T { case c }
        final class One: Coordinator {
            let root = StackRoot()
            func prepareTransition(for route: R) -> Transition<StackRoot> { .none() }
        }
        final class Two: Coordinator {
            let root = StackRoot()
            func prepareTransition(for route: S) -> Transition<StackRoot> { .none() }
        }
        final class Tabs: Coordinator {
            let one: One
            let two: Two
            \(text)
        }
        """
    }
}
