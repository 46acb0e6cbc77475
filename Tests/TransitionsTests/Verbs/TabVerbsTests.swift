import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Tab verbs", .bothEnds, .noUnhandledFailures) struct TabVerbsTests {
    @Test("set keeps the selected tab where it stays", arguments: setRows)
    func set(_ row: Row<TabRoot>) throws { try row.check() }

    static let setRows: [Row<TabRoot>] = [
        .becomes("{a*}", "{p*, q}") { .set([$0["p"], $0["q"]]) },
        .becomes("{}", "{p*, q}") { .set([$0["p"], $0["q"]]) },
        .becomes("{a, b*, c}", "{c, b*}") { .set([$0["c"], $0["b"]]) },
        .becomes("{a, b*, c}", "{b*, p, a}") { .set([$0["b"], $0["p"], $0["a"]]) },
        .becomes("{a, b*, c}", "{c*, a}") { .set([$0["c"], $0["a"]]) },
        .becomes("{a, b, c*}", "{p*}") { .set([$0["p"]]) },
        .becomes("{a, [b]^m*}", "{p, [b]^m*}") { .set([$0["p"], try $0.root(StackRoot.self)]) },
        .stays("{a, b*}") { .set([$0["a"], $0["b"]]) },
        .refuses(
            "{a*, b}",
            """
            Can't set nothing: the list is empty.

              Tabs: {a*, b}

            Give at least one.
            """
        ) { _ in .set([]) },
        .refuses(
            "{a*, b}",
            """
            Can't set 'p', 'p': 'p' is passed twice.

              Tabs: {a*, b}

            Give each presentable once; make a second instance to show the same screen twice.
            """
        ) { .set([$0["p"], $0["p"]]) },
    ]

    @Test("insert puts a tab in, and the selection stays with its tab", arguments: insertRows)
    func insert(_ row: Row<TabRoot>) throws { try row.check() }

    static let insertRows: [Row<TabRoot>] = [
        .becomes("{a*, b}", "{a*, p, b}") { .insert($0["p"], at: 1) },
        .becomes("{a*, b}", "{p, a*, b}") { .insert($0["p"], at: 0) },
        .becomes("{a, b*}", "{a, b*, p}") { .insert($0["p"], at: 2) },
        .becomes("{a, b*}", "{a, p, b*}") { .insert($0["p"], at: 1) },
        .becomes("{}", "{p*}") { .insert($0["p"], at: 0) },
        .refuses(
            "{a*, b}",
            """
            Can't insert 'p' at 3: the indices run from 0 to 2.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { .insert($0["p"], at: 3) },
        .refuses(
            "{a*, b}",
            """
            Can't insert 'p' at -1: the indices run from 0 to 2.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { .insert($0["p"], at: -1) },
        .refuses(
            "{}",
            """
            Can't insert 'p' at 1: the only index is 0.

              Tabs: {}

            Choose an index in that range.
            """
        ) { .insert($0["p"], at: 1) },
        .refuses(
            "t{a*, b}",
            """
            Can't insert 'b': it is already shown in 't'.

              Tabs: t{a*, b}

            Remove it there first, or make a second instance.
            """
        ) { .insert($0["b"], at: 0) },
    ]

    @Test("move takes a tab to another place, and the selected tab stays selected", arguments: moveRows)
    func move(_ row: Row<TabRoot>) throws { try row.check() }

    static let moveRows: [Row<TabRoot>] = [
        .becomes("{a*, b, c}", "{b, c, a*}") { .move($0["a"], to: 2) },
        .becomes("{a*, b, c}", "{a*, c, b}") { .move($0["c"], to: 1) },
        .becomes("{a, b, c*}", "{c*, a, b}") { .move($0["c"], to: 0) },
        .becomes("{s[a, b]^m*, c}", "{c, s[a, b]^m*}") { .move($0["s"], to: 1) },
        .stays("{a*, b, c}") { .move($0["b"], to: 1) },
        .refuses(
            "{a*, b}",
            """
            Can't move 'a' to 2: the indices run from 0 to 1.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { .move($0["a"], to: 2) },
        .refuses(
            "{s[a]*, b}",
            """
            Can't move 'a': it is not one of these tabs.

              Tabs: {s[…]*, b}

            Insert it first, or select one of the tabs above.
            """
        ) { .move($0["a"], to: 1) },
    ]

    @Test("remove takes a tab out, and the first is selected where it was the selected one", arguments: removeRows)
    func remove(_ row: Row<TabRoot>) throws { try row.check() }

    static let removeRows: [Row<TabRoot>] = [
        .becomes("{a*, b}", "{a*}") { .remove($0["b"]) },
        .becomes("{a, b*, c}", "{a*, c}") { .remove($0["b"]) },
        .becomes("{a*, b, c}", "{b*, c}") { .remove($0["a"]) },
        .becomes("{a, b, c*}", "{b, c*}") { .remove($0["a"]) },
        .becomes("{a, b, c*}", "{a*, b}") { .remove($0["c"]) },
        .becomes("{s[a]^m*, b}", "{b*}") { .remove($0["s"]) },
        .refuses(
            "{a*}",
            """
            Can't remove 'a': it is the last one.

              Tabs: {a*}

            Insert another first, or remove its container.
            """
        ) { .remove($0["a"]) },
        .refuses(
            "{s[a]*, b}",
            """
            Can't remove 'a': it is not one of these tabs.

              Tabs: {s[…]*, b}

            Insert it first, or select one of the tabs above.
            """
        ) { .remove($0["a"]) },
        .refuses(
            "{a*, b}^m",
            """
            Can't remove 'm': it is not one of these tabs.

              Tabs: {a*, b}

            Insert it first, or select one of the tabs above.
            """
        ) { .remove($0["m"]) },
    ]

    @Test("select shows a tab", arguments: selectRows)
    func select(_ row: Row<TabRoot>) throws { try row.check() }

    static let selectRows: [Row<TabRoot>] = [
        .becomes("{a*, b}", "{a, b*}") { .select($0["b"]) },
        .becomes("{a*, b}", "{a, b*}") { _ in .select(index: 1) },
        .becomes("{[a]^m*, [b]^n}", "{[a]^m, [b]^n*}") { _ in .select(index: 1) },
        .becomes("{x*, t{a*, b}}", "{x*, t{a, b*}}", on: 1) { .select($0["b"]) },
        .becomes("{a*, b, c}", "{a, b*, c}") { _ in .multiple(.select(index: 2), .select(index: 1)) },
        .becomes("{a*, b}", "{a*, b}") { _ in .multiple(.select(index: 1), .select(index: 0)) },
        .stays("{a*, b}") { .select($0["a"]) },
        .stays("{a, b*}") { _ in .select(index: 1) },
        .refuses(
            "{a*, b}",
            """
            Can't select 'z': it is not one of these tabs.

              Tabs: {a*, b}

            Insert it first, or select one of the tabs above.
            """
        ) { .select($0["z"]) },
        .refuses(
            "{a*, b}",
            """
            Can't select index 2: the indices run from 0 to 1.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { _ in .select(index: 2) },
        .refuses(
            "{a*, b}",
            """
            Can't select index -1: the indices run from 0 to 1.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { _ in .select(index: -1) },
        .refuses(
            "{a*, b}",
            """
            Can't select index \(Int.max): the indices run from 0 to 1.

              Tabs: {a*, b}

            Choose an index in that range.
            """
        ) { _ in .select(index: .max) },
        .refuses(
            "{}",
            """
            Can't select index 0: there is nothing to choose from.

              Tabs: {}

            Insert something first.
            """
        ) { _ in .select(index: 0) },
    ]

    @Test("select plays the animation that it is given, by tab and by index")
    func animation() {
        let (a, b) = (Screen("a"), Screen("b"))
        let tabs = TabRoot(a, b)
        let flip = TransitionAnimation("flip", duration: .milliseconds(200))
        var changes: [TreeChange] = []
        tabs.perform(.select(b, animation: flip)) { changes += $0.changes }
        tabs.perform(.select(index: 0, animation: flip)) { changes += $0.changes }
        tabs.perform(.select(b)) { changes += $0.changes }
        #expect(changes.map(\.animation) == [flip, flip, nil])
        #expect(changes.map(\.subject.name) == ["b", "a", "b"])
    }
}
