@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Foundation
import Testing
import newsreader

@Suite("The newsreader", .noUnhandledFailures) struct TerminalHostTests {
    @Test("the host of the newsreader keeps the contract")
    func contract() {
        var written: [ObjectIdentifier: String] = [:]
        var roots: [ObjectIdentifier: Typed] = [:]
        let messages = ["There is nothing", "rejected", "failed", "cancelled"]
        HostContract.check(
            make: { root -> TerminalHost in
                var id: ObjectIdentifier?
                let host = TerminalHost { text in
                    guard let id, !messages.contains(where: text.hasPrefix) else { return }
                    written[id] = text
                }
                id = ObjectIdentifier(host)
                roots[ObjectIdentifier(host)] = Typed(root: root)
                return host
            },
            user: { host, action in roots[ObjectIdentifier(host)]?.play(action, on: host) ?? false },
            shown: { written[ObjectIdentifier($0)] ?? "" }, expected: { TerminalHost.picture(of: $0) })
    }

    @Test("a session reads, shares, asks, changes tabs and goes back")
    func session() {
        let expected = """
            [news] account
              1 The fox is out. 2 The dog is lazy.
              > 1, 2
            Type 1, 2, news, account, ?, quit.
            $ 2
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            $ share
            < back
              a link to share
            $ back
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            $ forget
            ! Forget it?
              > yes, no
            $ maybe
            ! Forget it?
              > yes, no
            failed: Can't choose 'maybe': the choices are 'yes', 'no'.
            $ yes
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            [news] account
              1 The fox is out. 2 The dog is lazy.
              > 1, 2
            [news] account
              1 The fox is out.
              > 1
            $ account
            news [account]
              account
            $ news
            [news] account
              1 The fox is out.
              > 1
            $ back
            There is nothing to go back to; quit leaves.
            $ read
            There is no 'read' here.
            Type 1, news, account, ?, quit.
            $ ?
            Type 1, news, account, ?, quit.
            $ 1
            < back
            [news] account
              A fox was seen at the gate.
              > share, star, forget
            $ ?
            Type back, share, star, forget, news, account, ?, quit.
            $ share
            < back
              a link to share
            $ ?
            Type back, ?, quit.
            $ back
            < back
            [news] account
              A fox was seen at the gate.
              > share, star, forget
            $ forget
            ! Forget it?
              > yes, no
            $ ?
            Type back, yes, no, ?, quit.
            $ back
            < back
            [news] account
              A fox was seen at the gate.
              > share, star, forget
            $ quit

            """
        #expect(Self.session(typing: expected) == expected)
    }

    @Test("a change by an effect is drawn, though no commit brings it to the host")
    func effects() {
        let expected = """
            [news] account
              1 The fox is out. 2 The dog is lazy.
              > 1, 2
            Type 1, 2, news, account, ?, quit.
            $ 2
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            $ star
            < back
            [news] account
              * The dog did not get up.
              > share, star, forget
            $ star
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            $ ?
            Type back, share, star, forget, news, account, ?, quit.
            $ forget
            ! Forget it?
              > yes, no
            $ yes
            < back
            [news] account
              The dog did not get up.
              > share, star, forget
            [news] account
              1 The fox is out. 2 The dog is lazy.
              > 1, 2
            [news] account
              1 The fox is out.
              > 1
            $ quit

            """
        #expect(Self.session(typing: expected) == expected)
    }

    @Test("nothing is read any more when the user has left")
    func leaving() {
        #expect(Self.session(typing: "$ quit\n$ 1\n").hasSuffix("$ quit\n"))
    }

    @Test("a session prints what Terminal-and-GTK.md shows")
    func page() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Coordination/Coordination.docc/Terminal-and-GTK.md")
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```text\n").dropFirst()
        let expected = try #require(blocks.first?.components(separatedBy: "```").first)
        #expect(expected.contains("$ "))
        #expect(Self.session(typing: expected) == expected)
    }

    /// What is written when the lines that begin with `$` are typed, with those lines.
    private static func session(typing lines: String) -> String {
        var rest = lines.split(separator: "\n").filter { $0.hasPrefix("$ ") }[...]
        var written = ""
        Newsreader.run(
            read: {
                guard let line = rest.popFirst() else { return nil }
                written += line + "\n"
                return String(line.dropFirst(2))
            },
            write: { written += $0 })
        return written
    }
}

/// Who types, and at what.
private final class Typed {
    private weak var root: (any Presentable)?

    init(root: any Presentable) {
        self.root = root
    }

    /// Types the line for it. `back` is no report: nothing has happened when it is typed.
    func play(_ action: UserAction, on host: TerminalHost) -> Bool {
        guard let root else { return false }
        switch action {
        case .tapTab(let id):
            guard root.node.alerts.isEmpty, let tab = root.node.node(id) else { return false }
            return host.read(tab.name.isEmpty ? "_" : tab.name, on: root)
        case .answer(let title, alert: let id):
            guard root.node.alerts.first?.id == id else { return false }
            return host.read(title, on: root)
        case .goBack, .turnPage, .dragAway, .closeWindow, .focusWindow: return false
        }
    }
}
