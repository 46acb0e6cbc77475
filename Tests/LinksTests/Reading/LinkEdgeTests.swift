import Coordination
import CoordinationLinks
import CoordinationTools
import TestSupport
import Testing

@Suite("Links: at the edges") struct LinkEdgeTests {
    typealias Shop = LinkedShop

    private func reason(_ links: Links<Shop.AppRoute>, _ text: String) -> String? {
        do throws(LinkError) {
            _ = try links.link(for: text)
            return nil
        } catch {
            _ = error.description
            return error.reason.description
        }
    }

    @Test("limits of nothing, and below nothing, refuse and do not trap") func noLimits() {
        for limit in [0, -1, .min] {
            var limits = LinkLimits()
            (limits.bytes, limits.segments, limits.items, limits.steps) = (limit, limit, limit, limit)
            let all = Links<Shop.AppRoute>(limits: limits, Shop.patterns)
            #expect(reason(all, "/stores") == "tooLarge")
            #expect(throws: LinkError.self) { try all.address(of: [Hop(Shop.AppRoute.map)]) }
            _ = all.problems()
            limits.bytes = .max
            #expect(reason(Links(limits: limits, Shop.patterns), "/stores?q=1") == "tooLarge")
            limits.segments = .max
            #expect(reason(Links(limits: limits, Shop.patterns), "/stores?q=1") == "tooLarge")
            limits.items = .max
            #expect(reason(Links(limits: limits, Shop.patterns), "/stores?q=1") == "tooLarge")
        }
    }

    @Test("an address at a limit is read, and one beyond it is not") func atTheLimits() {
        let longest = "/search?q=" + String(repeating: "a", count: 2038)
        #expect(reason(Shop.links, longest) == nil)
        #expect(reason(Shop.links, longest + "a") == "tooLarge")
        let deepest = "/help" + String(repeating: "/a", count: 31)
        #expect(reason(Shop.links, deepest) == nil)
        #expect(reason(Shop.links, deepest + "/") == nil)
        #expect(reason(Shop.links, deepest + "/a") == "tooLarge")
        let most = "/help?" + String(repeating: "a=1&", count: 64)
        #expect(reason(Shop.links, most) == nil)
        #expect(reason(Shop.links, most + "a") == "tooLarge")
    }

    @Test("an address that one list allows is not printed by another that would not read it") func otherHosts() throws {
        let link = try Shop.links.link(for: "/login?next=https%3A%2F%2Fshop.example%2Fstores")
        let paths = Links<Shop.AppRoute>(Shop.patterns)
        let error = try #require(throws: LinkError.self) { try paths.address(of: link.hops) }
        #expect(error.reason == .unprintable || error.reason == .leadsElsewhere)
    }

    @Test("addresses inside addresses are looked at once, however deep they go") func deep() throws {
        func escaped(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("/", with: "%2F").replacing("?", with: "%3F")
                .replacing("=", with: "%3D")
        }
        var text = "/stores"
        for _ in 0..<6 { text = "/login?next=" + escaped(text) }
        let link = try Shop.links.link(for: text)
        #expect(try Shop.links.address(of: link.hops) == text)
        guard case .login(let next?)? = link.hops.first?.route as? Shop.AppRoute else {
            Issue.record("no address inside")
            return
        }
        #expect(reason(Shop.links, next.text) == nil)
        #expect(reason(Shop.links, "/login?next=stores") == "badItem")
        #expect(reason(Shop.links, "/login?next=%2Fa%252e%252e%2Fb") == nil)
        #expect(reason(Shop.links, "/login?next=%2Fa%2F%252e%252e%2Fb") == "badItem")
        #expect(reason(Shop.links, "/login?next=%2Fa%250a") == "badItem")
        #expect(reason(Shop.links, "/login?next=shop%3A%2F%2Fstores") == nil)
        #expect(reason(Shop.links, "/login?next=javascript%3Aalert(1)") == "badItem")
        #expect(reason(Shop.links, "/login?next=%2F%2Fevil.example") == "badItem")
        #expect(reason(Shop.links, "/login?next=%5Cevil.example") == "badItem")
    }

    @Test(
        "hosts and schemes are compared as they are",
        arguments: [
            "https://shop.example.", "https://shop.example:443/", "https://shop.example%2eevil/",
            "https://shop%2Eexample/",
            "https://user@shop.example/", "https://:@shop.example/", "https://shop.example\u{3002}evil/",
            "https://shop.example,evil/", "https:shop.example/", "https:/shop.example/", "https:////shop.example/",
            "https://shop.example\\evil/", " https://shop.example/", "https ://shop.example/",
            "https://\u{FF53}hop.example/",
            "s\u{212A}op://stores", "shop.://stores", "://shop.example", "https://", "https://?q=1",
            "HTTPS//shop.example",
        ])
    func hosts(text: String) { #expect(reason(Shop.links, text) != nil) }

    @Test(
        "a scheme of one's own: the host, where there is one, is the first segment",
        arguments: [
            ("shop:", "noAddress"), ("shop:/", nil), ("shop://", nil), ("shop:///", nil), ("shop:////", "badSegment"),
            ("shop:////stores", "badSegment"), ("shop://stores", nil), ("SHOP://stores/", nil), ("shop://?q=1", nil),
            ("shop://stores?view=map", nil), ("shop://stores#x", nil), ("shop://../stores", "badSegment"),
            ("shop://Stores", "unknownPath"), ("shop://a@stores", "unknownPath"), ("shop://%73tores", nil),
            ("shop://stores:80", "unknownPath"),
        ])
    func ownScheme(text: String, expected: String?) { #expect(reason(Shop.links, text) == expected) }

    @Test("an address close to one of 2,000 is refused with the nearest and few expected words")
    func wideLists() throws {
        let lines = (0..<2_000).map { LinkPattern<Shop.AppRoute>.at("word\($0)", .search("\($0)")) }
        let links = Links<Shop.AppRoute>(lines)
        let error = try #require(throws: LinkError.self) { try links.link(for: "/wrd1999") }
        #expect(error.nearest == "/word1999")
        #expect(error.expected.count < 10)
    }

    @Test("lists nested 250 deep are built, read and examined on a small stack; what is deeper than 64 is a problem")
    func nested() async throws {
        let (shallow, deep, problems) = await onSmallStack {
            func list(_ depth: Int) -> Links<Shop.AppRoute> {
                depth == 1 ? [.at("a", .map)] : [.path("a").then(list(depth - 1))]
            }
            func reasons(_ depth: Int) -> String? {
                var limits = LinkLimits()
                (limits.bytes, limits.segments) = (100_000, 10_000)
                let links = Links<Shop.AppRoute>(limits: limits, [.path("b").then(list(depth - 1))])
                let text = "/b" + String(repeating: "/a", count: depth - 1)
                if let address = try? links.address(of: [Hop(Shop.AppRoute.map)]) { #expect(address == text) }
                return reason(links, text)
            }
            return (reasons(64), [65, 250].map(reasons), list(250).problems().map(\.description))
        }
        #expect(shallow == nil)
        #expect(deep == ["unknownPath", "unknownPath"])
        #expect(problems.count == 1)
        #expect(problems.first?.hasSuffix(": it has 250 segments, and a line is read with at most 64.") == true)
    }

    @Test("a fragment and a query with nothing in them") func empty() throws {
        #expect(try Shop.links.link(for: "/stores?").unreadItems == [])
        #expect(try Shop.links.link(for: "/stores?&&").unreadItems == [])
        #expect(try Shop.links.link(for: "/stores#").unreadFragment == "")
        #expect(try Shop.links.link(for: "/stores/?#?#/..").unreadFragment == "?#/..")
        #expect(try Shop.links.link(for: "/stores??a=b").unreadItems.map(\.key) == ["?a"])
        #expect(try Shop.links.link(for: "/stores?=").unreadItems.map(\.description) == ["="])
    }

    @Test("an empty list reads and prints nothing, and neither does one that mounts it") func emptyLists() {
        let none: Links<Shop.AppRoute> = []
        let mounting: Links<Shop.AppRoute> = [.path("a").then(none), .path("b").then(mountingNothing)]
        for links in [none, mounting] {
            #expect(reason(links, "/") == "unknownPath")
            #expect(reason(links, "/a") == "unknownPath")
            #expect(throws: LinkError.self) { try links.address(of: []) }
            #expect(links.listing == [])
            #expect(links.problems() == [])
            #expect(links.lock() == "")
        }
    }

    private let mountingNothing: Links<Shop.StoresRoute> = [.path("c").then([] as Links<Shop.ProductRoute>)]
}
