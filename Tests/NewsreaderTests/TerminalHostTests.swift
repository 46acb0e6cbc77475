import Coordination
import CoordinationTesting
import Testing
import newsreader

@Suite("The newsreader", .noUnheardFailures) struct TerminalHostTests {
    @Test("its host keeps the contract")
    func contract() {
        var written: [ObjectIdentifier: String] = [:]
        HostContract.check(
            make: { _ -> TerminalHost in
                var id: ObjectIdentifier?
                let host = TerminalHost { text in
                    guard let id, !text.hasPrefix("There is nothing") else { return }
                    written[id] = text
                }
                id = ObjectIdentifier(host)
                return host
            },
            shown: { written[ObjectIdentifier($0)] ?? "" }, expected: { TerminalHost.picture(of: $0) })
    }

    @Test("a session reads, shares, asks, changes tabs and goes back")
    func session() {
        let lines = ["2", "share", "back", "forget", "maybe", "yes", "account", "news", "back", "read", "quit", "1"]
        var written = ""
        var rest = lines[...]
        Newsreader.run(
            read: {
                let line = rest.popFirst()
                if let line { written += "$ \(line)\n" }
                return line
            },
            write: { written += $0 })
        #expect(
            written == """
                [news] account
                  1 The fox is out. 2 The dog is lazy.
                  > 1, 2
                $ 2
                < back
                [news] account
                  The dog did not get up.
                  > share, forget
                $ share
                < back
                  a link to share
                $ back
                < back
                [news] account
                  The dog did not get up.
                  > share, forget
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
                  > share, forget
                [news] account
                  1 The fox is out. 2 The dog is lazy.
                  > 1, 2
                $ account
                news [account]
                  account
                $ news
                [news] account
                  1 The fox is out. 2 The dog is lazy.
                  > 1, 2
                $ back
                There is nothing to go back to; quit leaves.
                $ read
                There is no 'read' here.
                $ quit

                """)
    }
}
