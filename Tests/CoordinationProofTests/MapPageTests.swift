import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@Suite("The page of a map") struct MapPageTests {
    /// The data of the page's script, as a browser reads it.
    private struct Data: Decodable {
        struct Screen: Decodable {
            struct Example: Decodable {
                let way: [String]
                let text: String
                let windows: [Window]
            }
            let name: String
            let words: String
            let states: Int
            let users: Bool
            let examples: [Example]
        }
        struct Window: Decodable {
            let name: String
            let alerts: [String]
            let content: [Node]
        }
        struct Node: Decodable {
            let kind: String
            let name: String
            let shown: Bool
            let children: [Node]
            let modal: [Node]
        }
        struct Road: Decodable {
            let from: Int
            let to: Int
            let move: String
            let anywhere: Bool
            let arrival: String
            let verdicts: String
        }
        let screens: [Screen]
        let roads: [Road]

        init(_ page: String) throws {
            let start = try #require(page.range(of: "id=\"data\">")).upperBound
            let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
            self = try JSONDecoder().decode(Self.self, from: Foundation.Data(page[start..<end].utf8))
        }
    }

    private static let odd = "</script><b id='x'>\"Tea\" & milk</b>\u{2028}\u{7}<!--"

    @Test("takes no text of the app for HTML, whatever is in it") func texts() throws {
        let map = Scenario(Self.odd) { _ in StackRoot(Screen(Self.odd)) }
            .event(Self.odd) { $0.perform(.push(Screen("next"))) }
            .event("asks") { $0.perform(.alert(Self.odd, choices: [.cancel(Self.odd)])) }
            .bound(.screens(2)).law(.never(Self.odd) { $0.front == "next" }, .within(0, to: "next"))
            .proof().map
        let page = map.page
        #expect(!page.contains("<b ") && !page.contains("<!--"))
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(page.contains("&lt;/script&gt;&lt;b id=&#39;x&#39;&gt;&quot;Tea&quot; &amp; milk&lt;/b&gt;"))
        let data = try Data(page)
        #expect(data.screens.map(\.name).contains(Self.odd))
        #expect(data.roads.contains { $0.move == "event \(Move.event(Self.odd).description.dropFirst(6))" })
        #expect(!map.svg().contains("<b ") && !map.svg(isDark: true).contains("\u{7}"))
    }

    @Test("has the findings on top, then a button for each screen, with the shortest way there") func parts() throws {
        let proof = Kiosk.scenario().proof()
        let page = proof.map.page
        let head = try #require(page.range(of: "1 finding<"))
        let main = try #require(page.range(of: "<main>"))
        #expect(proof.findings.count == 1 && head.lowerBound < main.lowerBound)
        #expect(page.contains("<li>kiosk, within 3 moves to receipt: 4 moves</li>"))
        let data = try Data(page)
        #expect(page.components(separatedBy: "<button type=\"button\" class=\"screen").count == data.screens.count + 1)
        let receipt = try #require(data.screens.first { $0.words == "Kiosk/receipt" })
        #expect(receipt.examples.first?.way.count == 4 && receipt.users)
        let launch = try #require(data.screens.first { $0.words == "Kiosk/products" })
        #expect(launch.examples.first?.way == [] && launch.examples.count > 1)
        #expect(data.screens.reduce(0) { $0 + $1.states } == proof.extent.states)
        let pay = data.roads.filter { $0.move == "tap \"Pay\"" && !$0.verdicts.isEmpty }
        #expect(pay.map { data.screens[$0.to].words } == ["Kiosk/sign-in"] && pay[0].verdicts == "member: require")
    }

    @Test("draws windows, modals and alerts of a state") func trees() throws {
        let desk = Scenario("desk") { _ in WindowManager(WindowRoot(StackRoot(Screen("desk")), name: "main")) }
            .event("opens") { $0.perform(.open(WindowRoot(StackRoot(Screen("lamp")), name: "side"))) }
            .event("shows") { _ = try? $0.frontmost(StackRoot.self).perform(.present(Screen("sheet"))) }
            .event("asks") { _ = try? $0.frontmost(StackRoot.self).perform(.alert("Sure?", choices: [.cancel("No")])) }
            .stop("much") { $0.tree.description.count > 60 }
        let data = try Data(desk.proof().map.page)
        let alert = try #require(data.screens.first { $0.name == "!\"Sure?\"" })
        #expect(alert.words == "\"Sure?\"" && alert.examples.first?.windows.first?.alerts == ["Sure?"])
        let sheet = try #require(data.screens.first { $0.words == "sheet" }?.examples.first)
        #expect(sheet.windows.first?.content.first?.modal.first?.name == "sheet", "\(sheet.text)")
        let lamp = try #require(data.screens.first { $0.words == "lamp" }?.examples.first)
        #expect(lamp.windows.map(\.name) == ["main", "side"] && lamp.text.contains("side: "))
    }

    @Test("draws a hundred screens without one over another, and an app of one", arguments: [1, 100])
    func layout(count: Int) throws {
        var names: [String] = []
        for number in 0..<count {
            let letters: [Int] = [97 + number / 26, 97 + number % 26]
            names.append(letters.compactMap(Unicode.Scalar.init).map(String.init).joined())
        }
        var plan = RoomPlan([:])
        for (index, name) in names.enumerated() {
            let doors = [index * 2 + 1, index * 2 + 2, index * index % count].filter { $0 < count && $0 != index }
            for next in doors.map({ names[$0] }) {
                plan = plan.door(next, in: name) { $0.trigger(.go(next), completion: $1) }
            }
        }
        let page = plan.scenario.event("start") { $0.trigger(.go(names[0])) }.proof().map.page
        let pattern = /class="screen[^>]*left:(\d+)px;top:(\d+)px;width:(\d+)px/
        struct Box {
            let x: Int
            let y: Int
            let width: Int
            var end: Int { x + width }
        }
        let boxes = page.matches(of: pattern).compactMap { match -> Box? in
            guard let x = Int(match.1), let y = Int(match.2), let width = Int(match.3) else { return nil }
            return Box(x: x, y: y, width: width)
        }
        // The hall is where it is launched.
        #expect(boxes.count == count + 1)
        for (index, one) in boxes.enumerated() {
            for other in boxes[..<index] {
                let isBeside = one.end <= other.x || other.end <= one.x
                #expect(isBeside || abs(one.y - other.y) >= 24, "\(one) and \(other)")
            }
        }
        let size = try #require(page.firstMatch(of: /class="drawing" style="width:(\d+)px;height:(\d+)px/))
        let (width, height) = (try #require(Int(size.1)), try #require(Int(size.2)))
        #expect(boxes.allSatisfy { $0.end <= width && $0.y + 24 <= height })
    }

    @Test("of nothing is a page all the same") func nothing() throws {
        #expect(try Data(NavigationMap([]).page).screens.isEmpty)
        #expect(NavigationMap([]).svg().hasPrefix("<svg"))
        #expect(NavigationMap([]).mermaid == "flowchart LR\n")
    }
}
