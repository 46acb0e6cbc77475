import CoordinationTesting
import Testing
import Transitions

/// A picture, what of it a user can see, and which of its modals are full-screen.
struct VisibilityRow: Sendable, CustomTestStringConvertible {
    let picture: String
    let visible: String
    let fullScreen: String
    var testDescription: String { "\(picture): \(visible), full screen: \(fullScreen)" }
    init(_ picture: String, _ visible: String, fullScreen: String = "") {
        self.picture = picture
        self.visible = visible
        self.fullScreen = fullScreen
    }
}

@Suite("Visible nodes", .bothEnds, .noUnhandledFailures) struct VisibilityTests {
    @Test("a node can be seen in a window, where nothing hides it", arguments: rows)
    func visible(_ row: VisibilityRow) throws {
        let stage = try Stage(row.picture)
        for name in row.fullScreen { try stage.makeFullScreen(String(name)) }
        let names = row.picture.filter { $0.isLowercase && $0.isLetter }.filter { !"wv".contains($0) }
        let seen = names.filter { stage[String($0)].node.isVisible }
        #expect(seen == row.visible)
    }

    static let rows: [VisibilityRow] = [
        VisibilityRow("[a, b]", ""),
        VisibilityRow("w: [a, b]", "b"),
        VisibilityRow("w: {a*, b}", "a"),
        VisibilityRow("w: {a, [b]*}", "b"),
        VisibilityRow("w: (a | b)", "ab"),
        VisibilityRow("w: (a | [b, c])", "ac"),
        VisibilityRow("w: [[a, b], c]", "c"),
        VisibilityRow("w: [a]^m", "am"),
        VisibilityRow("w: [a]^m^n", "amn"),
        VisibilityRow("w: [a]^m", "m", fullScreen: "m"),
        VisibilityRow("w: [a]^m^n", "n", fullScreen: "n"),
        VisibilityRow("w: [a]^m^n", "mn", fullScreen: "m"),
        VisibilityRow("w: {[a]^m, b*}", "b"),
        VisibilityRow("w: {[a]^m, b*}", "b", fullScreen: "m"),
        VisibilityRow("w: {[a]^m*, b}", "am"),
        VisibilityRow("w: {[a]^m*, b}^o", "amo"),
        VisibilityRow("w: {[a]^m*, b}^o", "mo", fullScreen: "m"),
        VisibilityRow("w: {[a]^m*, b}^o", "o", fullScreen: "o"),
        VisibilityRow("w: ([a]^m | [b]^n)", "n", fullScreen: "n"),
        VisibilityRow("w: ([a]^m | [b]^n)", "mn", fullScreen: "m"),
        VisibilityRow("w: [a+x+[y]]", "axy"),
        VisibilityRow("w: [a+x, b]", "b"),
        VisibilityRow("w: [a]^{m*, n}", "am"),
        VisibilityRow("w: [a]^m!Sure", "am"),
        VisibilityRow("w: [a]; v: [b]", "ab"),
        VisibilityRow("w: [a]; v: [b]^m", "am", fullScreen: "m"),
    ]

    @Test("a window by itself, not open yet, can be seen, and an empty one shows nothing")
    func windows() {
        let screen = Screen("a")
        let window = WindowRoot(screen)
        #expect(screen.isVisible)
        #expect(window.node.isVisible)
        #expect(!Screen("b").isVisible)
    }
}

extension Stage {
    /// Presents a modal of the picture again, full-screen; what is over it stays over it.
    fileprivate func makeFullScreen(_ name: String) throws {
        let node = self[name].node
        let presenter = try #require(node.parent)
        let container = try #require(presenter.nearestContainer)
        var above: [any Presentable] = []
        var next = node.presented
        while let modal = next {
            above.append(modal.presentable)
            next = modal.presented
        }
        let handle = Handle(node: container)
        handle.perform(
            .multiple(
                Array(repeating: .dismiss(), count: above.count + 1) + [.present(self[name], style: .fullScreen)]
                    + above.map { .present($0) }))
    }
}

/// Verbs that every root has, on any container.
private final class Handle: ContainerRoot {
    let node: Container
    init(node: Container) { self.node = node }
}

extension Node {
    /// The container at the bottom of the chain that this node is in.
    fileprivate var nearestContainer: Container? {
        var node: Node? = self
        while let current = node {
            if let container = current as? Container { return container }
            node = current.parent
        }
        return nil
    }
}
