import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Dismissing down to a modal", .bothEnds, .noUnhandledFailures) struct DismissingToTests {
    @Test("the modals over the given one go, the topmost first", arguments: rows)
    func dismisses(_ row: Row<StackRoot>) throws { try row.check() }

    static let rows: [Row<StackRoot>] = [
        .becomes("[a]^m^n^o", "[a]^m") { .dismiss(to: $0["m"]) },
        .becomes("[a]^m^n^o", "[a]^m^n") { .dismiss(to: $0["n"]) },
        .becomes("[a]^m^n!Sure", "[a]^m!Sure") { .dismiss(to: $0["m"]) },
        .becomes("[a]^s[b]^n^o", "[a]^s[b]", on: 1) { .dismiss(to: $0["s"]) },
        .becomes("[a]^m^[b]^o", "[a]^m", on: 1) { .dismiss(to: $0["m"]) },
        .becomes("[a]^m^[b, [c]]^o", "[a]^m", on: 2) { .dismiss(to: $0["m"]) },
        .stays("[a]^m^n") { .dismiss(to: $0["n"]) },
        .refuses("[a]^m", message("'a'", "[a]")) { .dismiss(to: $0["a"]) },
        .refuses("[a]", message("'m'", "[a]")) { .dismiss(to: $0["m"]) },
    ]

    @Test("a dismissal from around the modal also removes the modals that cover it", arguments: tabRows)
    func fromAround(_ row: Row<TabRoot>) throws { try row.check() }

    static let tabRows: [Row<TabRoot>] = [
        .becomes("{[a]^m^n*, [b]}^o", "{[a]^m*, [b]}") { .dismiss(to: $0["m"]) },
        .becomes("{[a]^m*, [b]}^o", "{[a]^m*, [b]}") { .dismiss(to: $0["m"]) },
        .becomes("{[a]*, [b]}^t{[c]^p*}^o", "{[a]*, [b]}^t{[c]*}") { .dismiss(to: $0["t"]) },
        .stays("{[a]^m*, [b]}") { .dismiss(to: $0["m"]) },
        .refuses("{[a]*, [b]^m}", message("'m'", "{[…]*, […]}", kind: "Tabs")) { .dismiss(to: $0["m"]) },
    ]

    @Test("a window dismisses down to its own modal, and not to another window's") func windows() throws {
        try Row<WindowRoot>.becomes("main: [a]^m^n", "main: [a]^m") { .dismiss(to: $0["m"]) }.check()
        try Row<WindowRoot>.refuses("main: [a]^m; other: [b]^n", Self.message("'n'", "main: […]", kind: "Window")) {
            .dismiss(to: $0["n"])
        }.check()
    }

    @Test("a dismissal plays the animation that is given") func animation() throws {
        let stage = try Stage("[a]^m^n")
        let fade = TransitionAnimation(dismissal: TransitionAnimation("fade", duration: .milliseconds(100)))
        let done = outcome {
            try? stage.root(StackRoot.self).perform(.dismiss(to: stage["m"], animation: fade), completion: $0)
        }
        #expect(done?.changes.map { $0.animation?.name } == ["fade"])
    }

    private static func message(_ name: String, _ state: String, kind: String = "Stack") -> String {
        """
        Can't dismiss to \(name): it is not a visible modal over or around this root.

          \(kind): \(state)

        Present it first, or dismiss from the root that it is over.
        """
    }
}
