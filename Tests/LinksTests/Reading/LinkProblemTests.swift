import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: problems") struct LinkProblemTests {
    enum PageRoute: Route {
        case one, two, number(Int), text(String), small(Int8), pair(Int, Int), size(height: Int, width: Int)
        case word(Color), shade(Shade), mood(Mood), length(Int), list([String]), found(String), found2(Int?)
    }
    enum Color: String, CaseIterable { case red, green, blue }
    enum Shade: String, CaseIterable { case red, green }
    enum Mood: String, CaseIterable { case blue, gay }

    private func kinds(_ links: Links<PageRoute>) -> [String] { links.problems().map(\.kind.description) }

    @Test("a sound list has no problem") func sound() {
        #expect(LinkedShop.links.problems() == [])
        let samples = [[Hop(LinkedShop.AppRoute.tab(.stores)), Hop(LinkedShop.StoresRoute.nearby)]]
        #expect(LinkedShop.links.problems(samples: samples) == [])
    }

    @Test("two clashing lines, neither of them narrower, are named, through mounted lists")
    func ambiguous() {
        let inner: Links<PageRoute> = [.path("a").value(Int.self, "n").route(PageRoute.number)]
        let links: Links<PageRoute> = [
            .at("x", .one).then(inner),
            .path("x").path("a").value(Int8.self, "m").route(PageRoute.small),
            .at("y", .two),
        ]
        let problems = links.problems()
        #expect(problems.map(\.kind) == [.ambiguous])
        #expect(problems.first?.addresses == ["/x/a/:n", "/x/a/:m"])
        #expect(
            problems.first?.description == """
                /x/a/:n: it takes what /x/a/:m takes, and neither is narrower. It is read. If that is meant, end the other \
                with '.yielding()'.
                """)
    }

    @Test("the same path twice, two that cross, enums that share some cases: ambiguous")
    func clashes() {
        #expect(kinds([.at("a", .one), .at("a", .two)]) == ["ambiguous"])
        #expect(
            kinds([
                .path("a").value(String.self).route(PageRoute.text),
                .path().value(String.self).path("b").route(PageRoute.text),
            ])
                == ["ambiguous"])
        #expect(
            kinds([.path().value(Color.self).route(PageRoute.word), .path().value(Mood.self).route(PageRoute.mood)])
                == ["ambiguous"])
        #expect(
            kinds([.path().value(Shade.self).route(PageRoute.shade), .path().value(Mood.self).route(PageRoute.mood)])
                == [])
        #expect(
            kinds([
                .path("a").query("x", is: "1").route(.one), .path("a").query("y", is: "1").route(.two),
            ]) == ["ambiguous"])
    }

    @Test("a narrower line is not a problem: a word, fewer cases, a number, more demands, no rest")
    func narrower() throws {
        let links: Links<PageRoute> = [
            .path().rest().route(PageRoute.list),
            .path().value(String.self).route(PageRoute.text),
            .path().value(Int.self).route(PageRoute.number),
            .path().value(Color.self).route(PageRoute.word),
            .path().value(Shade.self).route(PageRoute.shade),
            .at("red", .one),
            .path("pink").value(String.self).route(PageRoute.found),
            .path("pink").value(String.self).query(required: "n", Int.self).route(
                { _, number in PageRoute.length(number) },
                values: { route in
                    guard case .length(let number) = route else { return nil }
                    return ("long", number)
                }),
            .path("red").query("deep", is: "yes").route(.two),
        ]
        #expect(links.problems() == [])
        func hop(_ text: String) throws -> String { try links.link(for: text).hops[0].description }
        #expect(try hop("/red") == "PageRoute.one")
        #expect(try hop("/red?deep=yes") == "PageRoute.two")
        #expect(try hop("/red?deep=no") == "PageRoute.one")
        #expect(try hop("/green") == "PageRoute.shade(green)")
        #expect(try hop("/blue") == "PageRoute.word(blue)")
        #expect(try hop("/12") == "PageRoute.number(12)")
        #expect(try hop("/012") == "PageRoute.text(\"012\")")
        #expect(try hop("/pink/12?n=3") == "PageRoute.length(3)")
        #expect(try hop("/pink/12/13") == "PageRoute.list([\"pink\", \"12\", \"13\"])")
        #expect(try hop("/") == "PageRoute.list([])")
        #expect(try links.address(of: [Hop(PageRoute.length(3))]) == "/pink/long?n=3")
        let red = try #require(throws: LinkError.self) { try links.address(of: [Hop(PageRoute.text("red"))]) }
        #expect(red.reason == .leadsElsewhere)
    }

    @Test("a key that a mounted list reads again is a problem") func readTwice() {
        let inner: Links<PageRoute> = [.path("b").query("q", Int.self).route(PageRoute.found2)]
        let links: Links<PageRoute> = [.path("a").query(required: "q", String.self).route(PageRoute.found).then(inner)]
        #expect(kinds(links) == ["readTwice"])
    }

    @Test("words that no address has, and lines after a rest, are problems") func unreachable() {
        #expect(kinds([.at("/a", .one)]).contains("unreachable"))
        #expect(kinds([.at("a/../b", .one)]).contains("unreachable"))
        let inner: Links<PageRoute> = [.at("b", .one)]
        #expect(kinds([.path("a").rest().route(PageRoute.list).then(inner)]).contains("unreachable"))
    }

    @Test("values that reflection does not find, and swapped values, are problems") func values() {
        #expect(kinds([.path().value(Int.self).route { PageRoute.length($0 &* 2) }]) == ["unprintable"])
        #expect(kinds([.path().value(Int.self).route { PageRoute.length($0 &* 2) }.legacy()]) == [])
        let swapped: Links<PageRoute> = [
            .path("size").value(Int.self, "width").value(Int.self, "height").route(PageRoute.size)
        ]
        #expect(swapped.problems().map(\.kind) == [.swapped, .swapped])
        #expect(
            swapped.problems().first?.description == """
                /size/:width/:height: the value 'width' goes to 'height' of PageRoute.size, and there is another of that \
                name.
                """)
        #expect(kinds([.path("s").value(Int.self, "height").value(Int.self, "width").route(PageRoute.size)]) == [])
        // The closure puts them where they belong.
        let closure: Links<PageRoute> = [
            .path("s").value(Int.self, "width").value(Int.self, "height").route {
                PageRoute.size(height: $1, width: $0)
            }
        ]
        #expect(closure.problems() == [])
        // Without labels nothing tells.
        #expect(kinds([.path("s").value(Int.self, "b").value(Int.self, "a").route(PageRoute.pair)]) == [])
    }

    @Test("values that a closure puts elsewhere are found there") func order() throws {
        let links: Links<PageRoute> = [
            .path("s").value(Int.self, "width").value(Int.self, "height").route {
                PageRoute.size(height: $1, width: $0)
            }
        ]
        #expect(try links.address(of: [Hop(PageRoute.size(height: 1, width: 2))]) == "/s/2/1")
        #expect(try links.address(of: [Hop(PageRoute.size(height: 1, width: 1))]) == "/s/1/1")
    }

    @Test("a constant that a closure adds is not taken for a value") func added() throws {
        for constant in [7, 12, 31] {
            let links: Links<PageRoute> = [.path("s").value(Int.self, "n").route { PageRoute.pair(constant, $0) }]
            #expect(links.problems() == [])
            #expect(try links.address(of: [Hop(PageRoute.pair(constant, 5))]) == "/s/5")
            #expect(throws: LinkError.self) { try links.address(of: [Hop(PageRoute.pair(5, constant))]) }
        }
    }

    @Test("samples that are not printed, or are empty, are problems") func samples() {
        let links: Links<PageRoute> = [.path().value(Int.self).route(PageRoute.number), .at("a", .one)]
        #expect(links.problems(samples: [[Hop(PageRoute.number(3))], [Hop(PageRoute.one)]]) == [])
        #expect(links.problems(samples: [[Hop(PageRoute.two)]]).map(\.kind) == [.roundTrip])
        #expect(links.problems(samples: [[]]).map(\.kind) == [.roundTrip])
    }
}
