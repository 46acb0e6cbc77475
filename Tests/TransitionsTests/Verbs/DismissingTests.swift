import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Dismissing", .bothEnds, .noUnhandledFailures) struct DismissingTests {
    @Test("dismiss closes an alert, else the last own modal, else the enclosing one", arguments: dismissRows)
    func dismiss(_ row: Row<StackRoot>) throws { try row.check() }

    static let dismissRows: [Row<StackRoot>] = [
        .becomes("[a]^m", "[a]") { _ in .dismiss() },
        .becomes("[a]^m^n", "[a]^m") { _ in .dismiss() },
        .becomes("[a]^m^n", "[a]") { _ in .multiple(.dismiss(), .dismiss()) },
        .becomes("[a]^m!Sure", "[a]^m") { _ in .dismiss() },
        .becomes("[a]!Sure!Really", "[a]!Really") { _ in .dismiss() },
        .becomes("main: [a]^m!Sure", "main: [a]^m") { _ in .dismiss() },
        .becomes("main: [a]!Sure; other: [b]!Off", "main: [a]!Sure; other: [b]", on: 1) { _ in .dismiss() },
        .becomes("x{y*}^[b]", "x{y*}") { _ in .dismiss() },
        .becomes("x{y*}^[b]^n", "x{y*}^[b]") { _ in .dismiss() },
        .becomes("x{y*}^m^[b]", "x{y*}^m") { _ in .dismiss() },
        .becomes("x{y*}^[b]!Sure", "x{y*}^[b]") { _ in .dismiss() },
        .becomes("x{y*}^{[b]*, c}", "x{y*}") { _ in .dismiss() },
        .becomes("x{y*}^{[b]*, c}^n", "x{y*}") { _ in .dismiss() },
        .becomes("x{y*}^{[b]^m*, c}^n", "x{y*}^{[b]*, c}^n") { _ in .dismiss() },
        .becomes("{[a]^m, b*}", "{[a], b*}") { _ in .dismiss() },
        .becomes("[a]^{[b]^m*}", "[a]") { _ in .dismiss() },
        .refuses(
            "[a]",
            """
            Can't dismiss: nothing is presented, and this root is in no modal.

              Stack: [a]

            Present something first, or pop what was pushed.
            """
        ) { _ in .dismiss() },
        .refuses(
            "{[a]*}^m",
            """
            Can't dismiss: nothing is presented, and this root is in no modal.

              Stack: [a]

            Present something first, or pop what was pushed.
            """
        ) { _ in .dismiss() },
        .refuses(
            "main: [a]; other: [b]!Off",
            """
            Can't dismiss: nothing is presented, and this root is in no modal.

              Stack: [a]

            Present something first, or pop what was pushed.
            """
        ) { _ in .dismiss() },
        .refuses(
            "[a]^m",
            """
            Can't dismiss (step 1, counted from 0): nothing is presented, and this root is in no modal.

              Stack at that step: [a]

            Present something first, or pop what was pushed.
            """
        ) { _ in .multiple(.dismiss(), .dismiss()) },
    ]

    @Test("dismissToRoot closes all that the root presents", arguments: toRootRows)
    func toRoot(_ row: Row<StackRoot>) throws { try row.check() }

    static let toRootRows: [Row<StackRoot>] = [
        .becomes("[a]^m^n^o", "[a]") { _ in .dismissToRoot() },
        .becomes("[a]^m^n!Sure", "[a]!Sure") { _ in .dismissToRoot() },
        .becomes("[a]!Sure", "[a]") { _ in .dismissToRoot() },
        .becomes("x{y*}^m^[b]^n^o", "x{y*}^m^[b]") { _ in .dismissToRoot() },
        .becomes("x{y*}^m^[b]", "x{y*}^m") { _ in .dismissToRoot() },
        .becomes("[a, {[b]^m*}]^n", "[a, {[b]^m*}]") { _ in .dismissToRoot() },
        .refuses(
            "[a, {[b]^m*}]",
            """
            Can't dismiss: nothing is presented, and this root is in no modal.

              Stack: [a, {…}]

            Present something first, or pop what was pushed.
            """
        ) { _ in .dismissToRoot() },
    ]

    @Test("dismissAll ends every modal of the root's content, and the alerts", arguments: allRows)
    func all(_ row: Row<TabRoot>) throws { try row.check() }

    static let allRows: [Row<TabRoot>] = [
        .becomes("{[a]^m*, [b]^n}^o!Sure!Really", "{[a]*, [b]}") { _ in .dismissAll() },
        .becomes("{a*}^m^n", "{a*}") { _ in .dismissAll() },
        .becomes("{a*}!Sure", "{a*}") { _ in .dismissAll() },
        .becomes("{[x, [a]^m, b]*}", "{[x, [a], b]*}") { _ in .dismissAll() },
        .becomes("{a+([b]^m)*}", "{a+[b]*}") { _ in .dismissAll() },
        .becomes("{a*}^[b, [c]^n]^o", "{a*}") { _ in .dismissAll() },
        .becomes("[x]^{a*, [b]^n}^m", "[x]^{a*, [b]}") { _ in .dismissAll() },
        .becomes("main: {a*}^m!Sure; other: {b*}^n!Off", "main: {a*}; other: {b*}^n!Off") { _ in .dismissAll() },
        .stays("{a*, [b]}") { _ in .dismissAll() },
        .stays("[x]^{a*, [b]}") { _ in .dismissAll() },
    ]

    @Test("modals end topmost first, each by itself")
    func order() throws {
        let stage = try Stage("{[a]^m*, [b]^n}^o!Sure!Really")
        var changes: [TreeChange] = []
        try stage.root(TabRoot.self).perform(.dismissAll()) { changes = $0.changes }
        #expect(changes.map(\.subject.name) == ["Really", "Sure", "o", "n", "m"])

        let nested = try Stage("[{[x]^m*}^o]^p[q, [r]^s]^t")
        try nested.root(StackRoot.self).perform(.dismissAll()) { changes = $0.changes }
        #expect(changes.map(\.subject.name) == ["t", "s", "p", "o", "m"])
        expect(nested.tree, "[{[x]*}]")
    }

    @Test("finish takes oneself off, however one was shown", arguments: finishRows)
    func finish(_ row: Row<StackRoot>) throws { try row.check() }

    static let finishRows: [Row<StackRoot>] = [
        .becomes("[a, [b]]", "[a]", on: 1) { _ in .finish() },
        .becomes("[a, [b], c]", "[a]", on: 1) { _ in .finish() },
        .becomes("[a, [b, c]^m]", "[a]", on: 1) { _ in .finish() },
        .becomes("{x*}^[b]", "{x*}") { _ in .finish() },
        .becomes("{x*}^[b]^n", "{x*}") { _ in .finish() },
        .becomes("{x*}^m^[b]", "{x*}^m") { _ in .finish() },
        .becomes("{x*}+[b]", "{x*}") { _ in .finish() },
        .becomes("{x*}^[[b], c]", "{x*}", on: 1) { _ in .finish() },
        .becomes("[a, [[b], c]]", "[a]", on: 2) { _ in .finish() },
        .becomes("{x*}^[b]!Sure", "{x*}!Sure") { _ in .finish() },
        .stays("{[a]*, b}") { _ in .finish() },
        .stays("([a] | b)") { _ in .finish() },
        .stays("<[a]*, b>") { _ in .finish() },
        .stays("main: [a]") { _ in .finish() },
        .stays("[[b], c]", on: 1) { _ in .finish() },
        .stays("{[[b], c]*}", on: 1) { _ in .finish() },
        .refuses(
            "s[a]",
            """
            Can't finish 's': nothing shows it.

              Stack: s[a]

            Show it first.
            """
        ) { _ in .finish() },
        .refuses(
            "s[a]^m",
            """
            Can't finish 's': nothing shows it.

              Stack: s[a]

            Show it first.
            """
        ) { _ in .finish() },
    ]
}
