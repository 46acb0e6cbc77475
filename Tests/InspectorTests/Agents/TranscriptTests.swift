#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationLinks
    import CoordinationTesting
    import Foundation
    import Shop
    import Testing

    /// A session of an agent with the shop, as the article shows it: each call, and what of the answer matters.
    private final class Session {
        private let shop = Storefront(isFirstVisit: false, time: ManualTime())
        private var port: AgentPort?
        private var answers: [Reply] = []
        private(set) var text = ""
        private(set) var tree = ""
        private var mark = ""

        init() {
            let inspector = Inspector(shop.windows) { try SceneRoute.links.link(for: $0) }
            port = AgentPort(inspector) { [weak self] in self?.answers.append(Reply($0)) }
            send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"elicitation":{}}}}"#)
        }

        private func send(_ line: String) {
            answers = []
            port?.handle(line)
        }

        private func note(_ line: String) { text += "\(line)\n" }

        private func use(_ tool: String, _ arguments: String = "{}") -> Reply {
            send(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
            )
            return answers.last?["result"]["structuredContent"]["app"] ?? Reply("")
        }

        /// Looks, and notes the moves if they matter.
        func look(isNoted: Bool = true) {
            let app = use("look")
            (mark, tree) = (app["mark"].text, app["tree"].text)
            guard isNoted else { return }
            note("> look")
            note("  \(tree)")
            for move in app["moves"].all {
                let because = move["because"].text.isEmpty ? "" : ": \(move["because"].text)"
                let route = move["route"].isMissing ? "" : " \(move["route"].text)"
                note("  \(move["move"].text)  \(move["permission"].text)\(route)\(because)")
            }
        }

        /// Does a move with the mark of the look before.
        func make(_ move: String) {
            look(isNoted: false)
            note("> do \(move)")
            let app = use("do", #"{"move":\#(json(move)),"mark":\#(json(mark))}"#)
            if app["cannot"].isMissing {
                let because = app["because"].text.isEmpty ? "" : ": \(app["because"].text)"
                note("  \(app["outcome"].text)\(because)")
                for trigger in app["waiting"].all {
                    note("  waits for \(trigger["waitsFor"].text): \(trigger["gate"].text), \(trigger["verdict"].text)")
                }
                tree = app["tree"].text
                note("  \(tree)")
            } else {
                note("  can't \(app["cannot"].text): \(app["because"].text)")
            }
        }

        /// Asks the user, who allows it.
        func ask(_ reason: String) {
            note("> ask_to_act \(reason)")
            _ = use("ask_to_act", #"{"reason":\#(json(reason))}"#)
            let question = answers.last?["params"]["message"].text ?? ""
            note("  the user reads: \(question)")
            send(#"{"jsonrpc":"2.0","id":"act-1","result":{"action":"accept","content":{"allow":true}}}"#)
            note("  the user allows it")
        }

        /// Reads why the last trigger that did not arrive has ended.
        func readWhy() {
            note("> commits")
            for commit in use("commits")["commits"].all.suffix(3) where commit["outcome"].text == "rejected" {
                note("  \(commit["cause"].text): \(commit["outcome"].text), \(commit["because"].text)")
                for verdict in commit["verdicts"].all { note("    \(verdict.text)") }
            }
        }
    }

    @Suite("The transcript of the article", .noUnhandledFailures) struct TranscriptTests {
        /// An agent looks for rum cake and bread, for a visitor who is too young for rum.
        private static func played() -> Session {
            let session = Session()
            session.look()
            let bakery = #"tap "Old Mill Bakery, 14 Mill Lane" on "stores" about "StoresRoute.store(2)""#
            session.make(bakery)
            session.ask("to order a rum cake, and a rye bread")
            session.make(bakery)
            session.make(#"tap "What it sells" on "store" about "StoresRoute.catalogue(2)""#)
            session.make(#"tap "Bread" on "categories" about "CatalogueRoute.category(bread)""#)
            session.make(#"tap "Rum cake, 9.90" on "products" about "CatalogueRoute.product(10)""#)
            session.make(#"tap "Put it in the cart" on "product" about "AppRoute.buy(10)""#)
            session.look()
            session.make(#"tap "I am Tim" on "login""#)
            session.readWhy()
            session.make(#"tap "Bread" on "categories""#)
            session.make(#"tap "Rye bread, 4.20" on "products""#)
            session.make(#"tap "Put it in the cart" on "product""#)
            session.make(#"answer "Show the cart" to "Added to the cart""#)
            session.make(#"tap "Check out" on "cart""#)
            session.make(#"tap "Pay" on "checkout""#)
            return session
        }

        @Test("an agent is stopped by a gate, told why, gives up what it may not do, and orders the rest")
        func session() throws {
            let session = Self.played()
            #expect(session.tree.contains("receipt"))
            #expect(session.text.contains("this is for people of 18 and above"))
            let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../../Sources/Coordination/Inspector/CoordinationInspector.docc/Letting-an-agent-in.md")
            let page = try String(contentsOf: article, encoding: .utf8)
            let (start, end) = ("<!-- transcript -->\n```text\n", "```\n")
            let parts = page.components(separatedBy: start)
            if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPT"] != nil {
                let rest = parts.dropFirst().joined().components(separatedBy: end).dropFirst().joined(separator: end)
                let whole = parts[0] + start + session.text + end + rest
                try whole.write(to: article, atomically: true, encoding: .utf8)
                return
            }
            let shown = parts.dropFirst().first?.components(separatedBy: end).first
            #expect(shown == session.text, "RECORD_TRANSCRIPT=1 writes it again:\n\(session.text)")
        }
    }
#endif
