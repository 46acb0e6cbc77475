import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Page verbs", .bothEnds, .noUnhandledFailures) struct PageVerbsTests {
    @Test("set makes these the pages", arguments: setRows)
    func set(_ row: Row<PageRoot>) throws { try row.check() }

    static let setRows: [Row<PageRoot>] = [
        .becomes("<a*>", "<p*, q>") { .set([$0["p"], $0["q"]]) },
        .becomes("<>", "<p*>") { .set([$0["p"]]) },
        .becomes("<a, b*>", "<p, b*>") { .set([$0["p"], $0["b"]]) },
        .becomes("<a, b*, c>", "<c*, a>") { .set([$0["c"], $0["a"]]) },
        .becomes("<a*, b*, c>", "<p*, q*>", doubleSided: true) { .set([$0["p"], $0["q"]]) },
        .becomes("<a, b, c*>", "<p*, c*>", doubleSided: true) { .set([$0["p"], $0["c"]]) },
        .becomes("<a*, b*, c, d>", "<c, d, a*, b*>", doubleSided: true) {
            .set([$0["c"], $0["d"], $0["a"], $0["b"]])
        },
        .becomes("<a*, b*, c, d>", "<c*, a*, d, b>", doubleSided: true) {
            .set([$0["c"], $0["a"], $0["d"], $0["b"]])
        },
        .becomes("<a*, b*>", "<p, q, a*, r*>", doubleSided: true) {
            .set([$0["p"], $0["q"], $0["a"], $0["r"]])
        },
        .stays("<a, b*>") { .set([$0["a"], $0["b"]]) },
        .refuses(
            "<a*>",
            """
            Can't set nothing: the list is empty.

              Pages: <a*>

            Give at least one.
            """
        ) { _ in .set([]) },
        .refuses(
            "<a*>",
            """
            Can't set 'p', 'q', 'p': 'p' is passed twice.

              Pages: <a*>

            Give each presentable once; make a second instance to show the same screen twice.
            """
        ) { .set([$0["p"], $0["q"], $0["p"]]) },
    ]

    @Test("set turns to a page or a pair", arguments: turnToRows)
    func turnTo(_ row: Row<PageRoot>) throws { try row.check() }

    static let turnToRows: [Row<PageRoot>] = [
        .becomes("<a*, b>", "<a, b*>") { .set($0["b"], direction: .forward) },
        .becomes("<a, b*>", "<a*, b>") { .set($0["a"], direction: .reverse) },
        .becomes("<a*, b, c>", "<a, b, c*>") { .set($0["c"], direction: .reverse) },
        .becomes("<a*, b*, c>", "<a, b, c*>", doubleSided: true) { .set($0["c"], direction: .forward) },
        .becomes("<a*, b*, c, d>", "<a, b, c*, d*>", doubleSided: true) {
            .set($0["c"], $0["d"], direction: .forward)
        },
        .stays("<a*, b>") { .set($0["a"], direction: .forward) },
        .stays("<a*, b*, c>", doubleSided: true) { .set($0["a"], $0["b"], direction: .forward) },
        .refuses(
            "<a*, b>",
            """
            Can't turn to 'z': it is not one of these pages.

              Pages: <a*, b>

            Set the pages first, or choose one of those above.
            """
        ) { .set($0["z"], direction: .forward) },
        .refuses(
            "<a*, b>",
            """
            Can't turn to 'a' and 'b': these pages do not form a pair.

              Pages: <a*, b>

            Give the two pages of one pair; a last page without a partner is given alone.
            """
        ) { .set($0["a"], $0["b"], direction: .forward) },
        .refuses(
            "<a*, b*, c, d>",
            """
            Can't turn to 'b' and 'c': these pages do not form a pair.

              Pages: <a*, b*, c, d>

            Give the two pages of one pair; a last page without a partner is given alone.
            """, doubleSided: true
        ) { .set($0["b"], $0["c"], direction: .forward) },
        .refuses(
            "<a*, b*, c, d>",
            """
            Can't turn to 'd' and 'c': these pages do not form a pair.

              Pages: <a*, b*, c, d>

            Give the two pages of one pair; a last page without a partner is given alone.
            """, doubleSided: true
        ) { .set($0["d"], $0["c"], direction: .forward) },
        .refuses(
            "<a*, b*, c, d>",
            """
            Can't turn to 'c': these pages do not form a pair.

              Pages: <a*, b*, c, d>

            Give the two pages of one pair; a last page without a partner is given alone.
            """, doubleSided: true
        ) { .set($0["c"], direction: .forward) },
        .refuses(
            "<a*, b*, c>",
            """
            Can't turn to 'z': it is not one of these pages.

              Pages: <a*, b*, c>

            Set the pages first, or choose one of those above.
            """, doubleSided: true
        ) { .set($0["c"], $0["z"], direction: .forward) },
        .refuses(
            "<>",
            """
            Can't turn to 'a': it is not one of these pages.

              Pages: <>

            Set the pages first, or choose one of those above.
            """
        ) { .set($0["a"], direction: .forward) },
    ]

    @Test("turn goes to the next page or pair", arguments: turnRows)
    func turn(_ row: Row<PageRoot>) throws { try row.check() }

    static let turnRows: [Row<PageRoot>] = [
        .becomes("<a*, b>", "<a, b*>") { _ in .turn(.forward) },
        .becomes("<a, b*>", "<a*, b>") { _ in .turn(.reverse) },
        .becomes("<a, b*>", "<a*, b>", loops: true) { _ in .turn(.forward) },
        .becomes("<a*, b, c>", "<a, b, c*>", loops: true) { _ in .turn(.reverse) },
        .becomes("<a*, b*, c>", "<a, b, c*>", doubleSided: true) { _ in .turn(.forward) },
        .becomes("<a, b, c*>", "<a*, b*, c>", doubleSided: true) { _ in .turn(.reverse) },
        .becomes("<a, b, c*>", "<a*, b*, c>", loops: true, doubleSided: true) { _ in .turn(.forward) },
        .becomes("<a*, b*, c>", "<a, b, c*>", loops: true, doubleSided: true) { _ in .turn(.reverse) },
        .becomes("<a*, b*, c, d>", "<a, b, c*, d*>", loops: true, doubleSided: true) { _ in .turn(.reverse) },
        .becomes("<a*, b, c>", "<a, b, c*>") { _ in .multiple(.turn(.forward), .turn(.forward)) },
        .stays("<a*>", loops: true) { _ in .turn(.forward) },
        .stays("<a*>", loops: true) { _ in .turn(.reverse) },
        .stays("<a*, b*>", loops: true, doubleSided: true) { _ in .turn(.forward) },
        .refuses(
            "<a, b*>",
            """
            Can't turn forward: there is no page in that direction.

              Pages: <a, b*>

            Turn the other way, or make the pages loop.
            """
        ) { _ in .turn(.forward) },
        .refuses(
            "<a*, b>",
            """
            Can't turn reverse: there is no page in that direction.

              Pages: <a*, b>

            Turn the other way, or make the pages loop.
            """
        ) { _ in .turn(.reverse) },
        .refuses(
            "<a*>",
            """
            Can't turn forward: there is no page in that direction.

              Pages: <a*>

            Turn the other way, or make the pages loop.
            """
        ) { _ in .turn(.forward) },
        .refuses(
            "<>",
            """
            Can't turn forward: there is no page in that direction.

              Pages: <>

            Turn the other way, or make the pages loop.
            """, loops: true
        ) { _ in .turn(.forward) },
        .refuses(
            "<a*, b*, c>",
            """
            Can't turn reverse: there is no page in that direction.

              Pages: <a*, b*, c>

            Turn the other way, or make the pages loop.
            """, doubleSided: true
        ) { _ in .turn(.reverse) },
    ]

    @Test("a turn says which way it looks, and its animation")
    func direction() throws {
        let pages = PageRoot(Screen("a"), Screen("b"))
        let flip = TransitionAnimation("flip", duration: .milliseconds(200))
        var changes: [TreeChange] = []
        pages.perform(.turn(.forward, animation: flip)) { changes = $0.changes }
        #expect(changes.map(\.kind) == [.selected(from: 0..<1, to: 1..<2, direction: .forward)])
        #expect(changes.map(\.animation) == [flip])
        #expect(changes.map(\.subject.name) == ["b"])
    }
}
