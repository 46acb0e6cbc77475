import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@Suite("A map") struct MapTests {
    @Test("has a line for each move from screen to screen, without counts and ids") func text() {
        let map = Kiosk.scenario().proof().map
        #expect(
            map.description == #"""
                # kiosk: bounded by screens(4), tabsAside(0)
                "Empty # things?": answer "Empty" -> what is beneath: -"Empty # things?" -cart
                "Empty # things?": answer "Keep", back -> what is beneath: -"Empty # things?"
                Help/cart: back, swipe -> what is beneath: -cart
                Help/cart: tap "Close", tap "Empty", tap "Pay" -> Help/cart: +cart
                Help/help: tap "Carts" -> Help/cart: +cart
                Kiosk/cart: back, drag, tap "Close" -> what is beneath: -cart
                Kiosk/cart: tap "Empty" -> "Empty # things?": !"Empty # things?"
                Kiosk/cart: tap "Pay" -> Kiosk/sign-in [member: require]: ^sign-in
                Kiosk/cart: tap "Pay" -> here [member: allow]: +receipt
                Kiosk/product: back, swipe -> what is beneath: -product
                Kiosk/products: tap "Cart" -> Kiosk/cart: ^cart
                Kiosk/products: tap "Tea #, #" -> Kiosk/product: +product
                Kiosk/receipt: back, swipe -> what is beneath: -receipt
                Kiosk/sign-in: back, drag -> what is beneath: -sign-in
                Kiosk/sign-in: tap "Sign in" -> what has waited: -sign-in
                anywhere: event "signed out", tab "HelpCoordinator", tab "KioskCoordinator" -> here
                anywhere: link "cart" -> Kiosk/cart: ^cart
                anywhere: link "cart" -> here: ^cart
                anywhere: tab "HelpCoordinator" -> what is in it: *Help
                anywhere: tab "KioskCoordinator" -> what is in it: *Kiosk
                kiosk, within 1 moves to the cart: 1 move
                kiosk, within 3 moves to receipt: 4 moves
                launch -> Kiosk/products

                """#)
    }

    @Test("changes by at most five lines if the app has one screen more") func oneMore() {
        let (former, new) = (Kiosk.scenario().proof().map, Kiosk.scenario(hasMore: true).proof().map)
        let lines = MapDifference(from: former.description, to: new.description).lines
        #expect(
            lines == [
                "+ Kiosk/imprint: back, swipe -> what is beneath: -imprint",
                "+ Kiosk/products: tap \"Imprint\" -> Kiosk/imprint: +imprint",
            ])
    }

    @Test("of an app without moves has its launch alone") func empty() {
        let map = Scenario("empty") { _ in StackRoot(Screen("only")) }.proof().map
        #expect(map.description == "# empty: complete\nlaunch -> only\n")
        #expect(NavigationMap([]).description == "")
    }

    @Test("has the screen of the window in front, whatever is around it") func windows() {
        let desk = Scenario("desk") { _ in WindowManager(WindowRoot(StackRoot(Screen("a 1")), name: "main")) }
            .event("opens") { $0.perform(.open(WindowRoot(StackRoot(StackRoot(Screen("<b>"))), name: "other"))) }
            .stop("two windows") { $0.tree.description.contains("other") }
        #expect(
            desk.proof().map.description == """
                # desk: bounded by 'two windows'
                anywhere: event "opens" -> "<b>": +other
                launch -> a

                """)
    }

    @Test(
        "has names without numbers",
        arguments: [
            ("product-7", "product"), ("Rye bread, 4.20", "\"Rye bread,\""), ("10:30", "#"),
            ("5 Hill Road", "# Hill Road"),
            ("note 3F2504E0-4F89-11D3-9A0C-0305E82C3301", "note"), ("item/ab12cd34", "item"), ("step2", "step2"),
            ("decade", "decade"), ("", "Screen"), ("7", "#"), ("a -> b", "\"a -> b\""), ("Größe 4", "Größe"),
        ])
    func names(name: String, folded: String) {
        let map = Scenario("one") { _ in StackRoot(Screen(name)) }.proof().map
        #expect(map.description.hasSuffix("launch -> \(folded)\n"), "\(map)")
    }

    @Test("is held against a file, with the lines that differ and the remedy") func file() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "map-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = MapFile(path: folder.appending(path: "Kiosk.map").path(), name: "Kiosk.map")
        let (former, new) = (Kiosk.scenario().proof().map, Kiosk.scenario(hasMore: true).proof().map)
        #expect(
            file.problem(with: former, isWriting: false) == """
                There is no file Kiosk.map beside the test. Run the test with NAVIGATION_MAP=write in the environment, \
                and commit the file.
                """)
        #expect(file.problem(with: former, isWriting: true) == nil)
        #expect(file.problem(with: former, isWriting: false) == nil)
        let problem = try #require(file.problem(with: new, isWriting: false))
        #expect(problem.hasPrefix("The map is not that of Kiosk.map:\n\n+ Kiosk/imprint: back"))
        #expect(
            problem.hasSuffix(
                "If that is meant, run the test with NAVIGATION_MAP=write in the environment, and commit the file."))
        #expect(file.problem(with: new, isWriting: true) == nil)
        #expect(file.problem(with: new, isWriting: false) == nil)
        let short = Kiosk.scenario().budget(moves: 10).proof().map
        #expect(file.problem(with: short, isWriting: true)?.contains("kiosk: out of budget") == true)
        #expect(file.problem(with: new, isWriting: false) == nil)
    }

    @Test("says what a distance was") func distances() {
        let former = "# shop: complete\nshop, within 6 moves to settings: 3 moves\nlaunch -> home\n"
        let new = "# shop: complete\r\nshop, within 6 moves to settings: 5 moves\r\nlaunch -> start\r\n"
        #expect(
            MapDifference(from: former, to: new).lines == [
                "- launch -> home", "+ launch -> start", "~ shop, within 6 moves to settings: 5 moves, was 3 moves",
            ])
    }

    @Test("joins those of several scenarios") func joined() {
        let maps = ["hall", "attic"].map { name in
            Scenario(name) { _ in StackRoot(Screen(name)) }.event("rings") { _ in }.proof().map
        }
        #expect(
            NavigationMap(maps).description == """
                # attic: complete
                # hall: complete
                anywhere: event "rings" -> here
                launch -> attic
                launch -> hall

                """)
    }

    @Test("is a flowchart of Mermaid, and a graph of Graphviz, with any text in quotes") func graphs() {
        let odd = "a \"b\" <i>#1</i> \\n `c`; [d]\ne & f"
        let map = Scenario("odd") { _ in StackRoot(Screen("base")) }
            .event(odd) { $0.perform(.push(Screen(odd))) }
            .bound(.screens(2)).proof().map
        #expect(
            map.mermaid == #"""
                flowchart LR
                  n0["a #34;b#34; #60;i#62;#35;#35;#60;/i#62; #92;n #96;c#96;#59; [d] e #38; f"]
                  n1["base"]
                  anywhere(["anywhere"])
                  anywhere -->|"event #34;a #92;#34;b#92;#34; #60;i#62;#35;1#60;/i#62; #92;#92;n #96;c#96;#59; [d]#92;ne #38; f#34;"| n0
                  anywhere -->|"launch"| n1

                """#)
        #expect(
            map.dot == #"""
                digraph {
                  rankdir=LR
                  node [shape=box]
                  n0 [label="a \"b\" <i>##</i> \\n `c`; [d]\ne & f"]
                  n1 [label="base"]
                  anywhere [shape=oval]
                  anywhere -> n0 [label="event \"a \\\"b\\\" <i>#1</i> \\\\n `c`; [d]\\ne & f\""]
                  anywhere -> n1 [label="launch"]
                }

                """#)
    }
}
