#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationTesting
    import Foundation
    import Shop
    import Testing

    @Suite("The map of an inspector", .noUnhandledFailures) struct MapTests {
        private static let map = """
            # mail: bounded by waiting(1) by default
            "Pay?": answer "Cancel", back -> what is beneath: -"Pay?"
            Mail/inbox: tap "open" -> Mail/letter: +letter
            Mail/inbox: tap "search" typing -> Mail/results: +results
            Mail/inbox tray: back -> here
            Mail/letter: back, swipe -> what is beneath: -letter
            anywhere: link "inbox" -> Mail/inbox
            launch -> Mail/inbox
            """

        private let desk = Desk(.look, map: map)

        @Test("it comes with the screen where one is, in its words, and the ways from there") func here() {
            let inbox = desk.call("map")["result"]
            #expect(inbox["screen"].text == "Mail/inbox")
            #expect(
                inbox["ways"].all.map(\.text) == [
                    #"Mail/inbox: tap "open" -> Mail/letter: +letter"#,
                    #"Mail/inbox: tap "search" typing -> Mail/results: +results"#,
                    #"anywhere: link "inbox" -> Mail/inbox"#,
                ])
            #expect(inbox["map"].all.map(\.text).joined(separator: "\n") == Self.map)
            #expect(inbox["leftOff"].number == 0)
            desk.mail.trigger(.letter(7))
            let letter = desk.call("map")["result"]
            #expect(letter["screen"].text == "Mail/letter" && letter["ways"].all.count == 2)
        }

        @Test("an alert is in quotes, and a screen that is not on it has the ways from anywhere") func others() {
            desk.mail.trigger(.form)
            let form = desk.call("map")["result"]
            #expect(form["screen"].text == "Mail/form" && form["ways"].all.count == 1)
            desk.mail.trigger(.ask(Secret("marker")))
            let alert = desk.call("map")["result"]
            #expect(alert["screen"].text == #""Pay?""# && alert["ways"].all.count == 2)
        }

        @Test("lines may end as they do on another system") func returns() {
            let desk = Desk(.look, map: Self.map.replacingOccurrences(of: "\n", with: "\r\n"))
            #expect(desk.call("map")["result"]["map"].all.map(\.text).joined(separator: "\n") == Self.map)
        }

        @Test("it is as long as a line may be, the ways first, and tells how many lines are left off") func long() {
            let line = { (number: Int) in #"Mail/other \#(number): tap "open" -> here"# }
            let map = "\(Self.map)\n\((1...99).map(line).joined(separator: "\n"))"
            let desk = Desk(.look, limits: InspectorLimits(lineBytes: 2_000), map: map)
            let result = desk.call("map")["result"]
            #expect(result["ways"].all.count == 3 && result["map"].all[0].text.hasPrefix("# mail"))
            #expect(result["leftOff"].number == 107 - result["map"].all.count && result["map"].all.count > 20)
            #expect((1_900...2_100).contains(desk.lines.last?.utf8.count ?? 0))
            let tiny = Desk(.look, limits: InspectorLimits(lineBytes: 40), map: map).call("map")["result"]
            #expect(tiny["ways"].all.isEmpty && tiny["map"].all.isEmpty && tiny["leftOff"].number == 110)
        }

        @Test("without one, the refusal names the remedy, and hello says so beforehand") func none() {
            let desk = Desk(.look)
            #expect(
                desk.call("map").refusal
                    == "Can't read the map: the app has given its inspector none. "
                    + "Create the inspector with the text that 'expectMap' keeps, as its 'map'.")
            #expect(desk.call("hello")["result"]["map"].flag == false)
            #expect(self.desk.call("hello")["result"]["map"].flag == true)
        }

        @Test("an agent has it as a tool") func agent() {
            let agent = AgentDesk(map: Self.map)
            let app = agent.use("map")["structuredContent"]["app"]
            #expect(app["screen"].text == "Mail/inbox" && app["ways"].all.count == 3)
            #expect(AgentDesk().use("map")["isError"].flag == true)
        }

        @Test("the shop is on its own, wherever a walk leads") func shop() throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../StorefrontTests/Proof/Maps/Shop.map")
            let text = try String(contentsOf: file, encoding: .utf8)
            let shop = Storefront(isFirstVisit: true, time: ManualTime())
            var line = ""
            let connection = Inspector(shop.windows, map: text).connect(as: .act) { line = $0 }
            func call(_ name: String, _ fields: String = "") -> Reply {
                connection.handle(#"{"id":1,"call":"\#(name)"\#(fields)}"#)
                return Reply(line)["result"]
            }
            var visited: Set<String> = []
            for title in ["Skip", "Old Mill Bakery", "What it sells", "Bread", "Rye bread", "Put it in the cart"] {
                let place = call("map")
                visited.insert(place["screen"].text)
                #expect(place["ways"].all.contains { $0.text.hasPrefix("\(place["screen"].text): ") }, "\(place)")
                let moves = call("moves")
                let move = try #require(moves["moves"].all.first { $0["title"].text.hasPrefix(title) })
                _ = call("do", #","move":\#(json(move["move"].text)),"mark":\#(json(moves["mark"].text))"#)
            }
            #expect(
                visited == [
                    "Onboarding/welcome", "Stores/stores", "Stores/store", "Catalogue/categories", "Catalogue/products",
                    "Catalogue/product",
                ])
            #expect(call("map")["screen"].text == #""Added to the cart""#)
        }
    }
#endif
