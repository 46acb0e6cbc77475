import Testing

/// What looks like a mistake and changes nothing is left out.
@Suite struct SamenessTests {
    @Test("a change that changes nothing is not made", arguments: transitions + bodies)
    func same(row: Row) { #expect(row.made == row.changes) }

    private static let lists = """

        extension Lists {
            func clear() { a = nil; b.removeAll() }
            func next() { e = f; f = nil }
        }
        """

    static let transitions = [
        Row("steps swapped", route(".multiple(.effect(name) { self.g() }, .finish(self, with: a))")),
        Row("steps swapped", route(".multiple(.trigger(.done, on: self), .effect(name) { h() })\ncase .done: .pop()")),
        Row(
            "steps swapped",
            route(".multiple(.trigger(.done, on: a), .effect(b) { c() })\ncase .done: .effect(d) { e() }"),
            ".multiple(.trigger(.done, on: a), .effect(b) { c() }) -> "
                + ".multiple(.effect(b) { c() }, .trigger(.done, on: a))"),
        Row(
            "steps swapped", route(".multiple(.effect(a) { b() }, .effect(c) { d() })"),
            ".multiple(.effect(a) { b() }, .effect(c) { d() }) -> .multiple(.effect(c) { d() }, .effect(a) { b() })"),
        Row("steps swapped", route(".multiple(.dismiss(), .push(a))")),
        Row(
            "steps swapped", route(".multiple(.dismissAll(), .present(a))"),
            ".multiple(.dismissAll(), .present(a)) -> .multiple(.present(a), .dismissAll())"),
        Row(
            "steps swapped", route(".multiple(.popToRoot(), .push(a))"),
            ".multiple(.popToRoot(), .push(a)) -> .multiple(.push(a), .popToRoot())"),
        Row("done twice", route(".effect(name) { self.clear() }") + lists),
        Row(
            "done twice", route(".effect(name) { if !d.contains(c) { d.append(c) } }"),
            "d.append(c) -> d.append(c) d.append(c)"),
        Row(
            "done twice", route(".effect(name) { d.append(c) }"),
            ".effect(name) { d.append(c) } -> .multiple(.effect(name) { d.append(c) }, .effect(name) { d.append(c) })"),
        Row(
            "done twice", route(".effect(name) { self.next() }") + lists,
            ".effect(name) { self.next() } -> .multiple(.effect(name) { self.next() }, .effect(name) { self.next() })"),
        Row("done twice", route(".perform(.popToRoot(), on: a)")),
        Row("done at once", route(".effect(name) { self.a = b }")),
        Row(
            "done at once", route(".multiple(.effect(name) { self.a = b }, c)"),
            ".effect(name) { self.a = b } -> self.a = b, before there is a transition"),
        Row("weak made strong", route(".effect(name) { [weak self] in self?.a() }")),
        Row(
            "weak made strong",
            "func verdict() -> Verdict { .ask(a, choices: [AlertChoice(b) { [weak self] in c() }]) }"),
    ]

    static let bodies = [
        Row(
            "steps swapped",
            member("var a: [A] = []; func place(_ b: A) { a.append(b) }; func f() { place(c); g = nil }")),
        Row(
            "steps swapped",
            member("var a: [A] = []; func place(_ b: A) { a.append(b) }; func f() { place(c); a = [] }"),
            "place(c); a = [] -> a = []; place(c)"),
        Row("other end", stack("root.screens.first", ".set([a])")),
        Row("other end", stack("root.screens.first", ".push(a)"), "root.screens.first -> root.screens.last"),
        Row(
            "other end", stack("root.screens.first", ".set([a, b])"), "root.screens.first -> root.screens.last"),
        Row(
            "other end",
            "func f(e: E) -> C { switch e { case .a: b; case .c: d } }; let g = E.allCases.first { f($0) === h }"),
        Row(
            "other end",
            "func f(e: E) -> C { switch e { case .a: b; case .c: b } }; let g = E.allCases.first { f($0) === h }",
            "E.allCases.first { f($0) === h } -> E.allCases.last(where: { f($0) === h })"),
        Row("old copy", "func f(a: Int) { var b = a; if c { g(b) } else { b += 1; h(b) } }", "b -> a"),
        Row("boundary", "let a = b.sorted { $0.key < $1.key }"),
        Row(
            "made too early",
            "final class B { let c: C; init(_ c: C) { self.c = c } }; "
                + "final class M { let c: C; var d: C; func f() { g(Later { B(self.c) }, Later { B(self.d) }) } }",
            "Later { B(self.d) } -> Later { [early = B(self.d)] in early }"),
        Row(
            "stale argument",
            "struct B { let c: Int }; "
                + member(
                    "var b: B?; func f() -> T { guard let b else { return t }; "
                        + "return .effect(name) { g(b.c) } }")),
        Row(
            "stale argument",
            "final class B { var c = 1 }; " + member("let b: B; func f() -> T { .effect(name) { g(b.c) } }"),
            "g(b.c) -> b.c, taken before the effect"),
    ]

    /// A coordinator that looks at its stack.
    private static func stack(_ value: String, _ verb: String) -> String {
        "final class M { let root = StackRoot(); func f() { g(\(value)) }; "
            + "func h() -> Transition<StackRoot> { \(verb) } }"
    }
}
