import CoordinationTesting
import Testing
import Transitions

/// What is shown elsewhere is refused by every verb that shows something, wherever it is, and nothing happens.
@Suite("Screens that are shown elsewhere", .bothEnds, .noUnhandledFailures) struct ElsewhereTests {
    enum Elsewhere: String, CaseIterable, Sendable {
        case content = "{r*, [z, p]}"
        case hidden = "{r*, [p, z]}"
        case tab = "{r*, p}"
        case column = "{r*, (z | p)}"
        case modal = "{r*, [z]^p}"
        case over = "{r*, [z]}^p"
        case embedded = "{r*, [z+p]}"
    }

    @Test("the verbs of a stack refuse a screen that is shown elsewhere", arguments: Elsewhere.allCases)
    func stack(_ place: Elsewhere) throws {
        try check(place, "r[a, b]", StackRoot.self) { p, root in
            [
                .push(p), .push(Later { p }), .push(Later { p }, key: 1), .replaceTop(p), .set([p]),
                .set([root.screens[0], p]),
                .show(p), .showDetail(p), .present(p), .presentOnRoot(p), .embed(p, in: root),
                Transition("insert") { editor in try editor.insert(p, at: 0) },
                Transition("replace") { editor in try editor.perform(.set([p])) },
            ]
        }
    }

    @Test("the verbs of tabs, pages and a split refuse a screen that is shown elsewhere", arguments: Elsewhere.allCases)
    func others(_ place: Elsewhere) throws {
        try check(place, "r{a*, b}", TabRoot.self) { p, root in
            [.insert(p, at: 0), .set([p]), .show(p), .present(p), .embed(p, in: root.tabs[0])]
        }
        try check(place, "r<a*, b>", PageRoot.self) { p, _ in [.set([p]), .show(p), .present(p)] }
        try check(place, "r(a | b)", SplitRoot.self) { p, _ in
            [.set([p]), .fill(column: 0, with: p), .fill(column: 1, with: p), .show(p), .showDetail(p), .present(p)]
        }
    }

    private func check<Root: ContainerRoot>(
        _ place: Elsewhere, _ picture: String, _ type: Root.Type,
        _ transitions: (any Presentable, Root) -> [Transition<Root>]
    ) throws {
        let stage = try Stage(place.rawValue.replacing("r", with: picture))
        let root = try #require(stage["r"] as? Root)
        let before = stage.tree
        for transition in transitions(stage["p"], root) {
            let refused = outcome { root.perform(transition, completion: $0) }
            var isRight = false
            if case .alreadyShown = refused?.error?.detail { isRight = true }
            #expect(isRight, "\(transition) gives \(refused?.description ?? "nothing")")
            #expect(stage.tree.entries == before.entries, "\(transition)")
        }
        let front = outcome { root.present(stage["p"], completion: $0) }
        #expect(front?.error != nil)
        #expect(flaws(in: stage.outermost) == [])
    }
}
