import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: the order of lines") struct LineOrderTests {
    enum PageRoute: Route { case first(String), second(String), third(Int), all([String]), none }

    private func read(_ links: Links<PageRoute>, _ text: String) throws -> String {
        try links.link(for: text).hops[0].description
    }

    @Test("the line that is narrower further left is taken, where neither is narrower everywhere")
    func leftmost() throws {
        for isReversed in [false, true] {
            let lines: [LinkPattern<PageRoute>] = [
                .path().value(String.self).path("x").route(PageRoute.first),
                .path("y").value(String.self).route(PageRoute.second),
            ]
            let links = Links<PageRoute>(isReversed ? lines.reversed() : lines)
            #expect(try read(links, "/y/x") == "PageRoute.second(\"x\")")
        }
    }

    @Test("the first of two lines that are equally narrow everywhere is taken") func first() throws {
        let one = LinkPattern<PageRoute>.path("a").value(String.self).route(PageRoute.first)
        let two = LinkPattern<PageRoute>.path("a").value(String.self).route(PageRoute.second)
        #expect(try read([one, two], "/a/b") == "PageRoute.first(\"b\")")
        #expect(try read([two, one], "/a/b") == "PageRoute.second(\"b\")")
    }

    @Test("a rest comes after all that ends, however short") func rest() throws {
        let links: Links<PageRoute> = [
            .path("a").rest().route(PageRoute.all), .path("a").value(String.self).route(PageRoute.first),
            .path().value(String.self).value(Int.self).route({ PageRoute.third($1) }, values: { _ in nil }),
        ]
        #expect(try read(links, "/a/b") == "PageRoute.first(\"b\")")
        #expect(try read(links, "/a/7") == "PageRoute.first(\"7\")")
        #expect(try read(links, "/a/7/8") == "PageRoute.all([\"7\", \"8\"])")
        #expect(try read(links, "/b/7") == "PageRoute.third(7)")
    }
}
