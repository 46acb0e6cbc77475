import Coordination
import CoordinationLinks
import CoordinationTools
import Synchronization
import Testing

/// A list finds out things when they are asked for: an error for its nearest address, a print for where its values are.
@Suite("Links: costs of a list") struct RefusalTests {
    /// A value that counts how often a text was tried.
    struct Counted: LinkValue, Hashable {
        static let tried = Atomic(0)
        static let linkKind = "an x"
        var linkText: String { "x" }
        init() {}
        init?(linkText: String) {
            Self.tried.add(1, ordering: .relaxed)
            guard linkText == "x" else { return nil }
        }
        static let linkExamples = [Counted()]
    }

    enum PageRoute: Route { case none, counted(Counted), number(Int), two(Int, Int), big(Int) }

    @Test("a refusal looks for the nearest address, and for expected parts, only when it is asked")
    func lazily() throws {
        let links: Links<PageRoute> = [
            .at("pages", .none), .path("pages").value(Counted.self).route(PageRoute.counted),
        ]
        let before = Counted.tried.load(ordering: .relaxed)
        // The macro would print it.
        func refusal(_ text: String) -> LinkError? {
            do throws(LinkError) {
                _ = try links.link(for: text)
                return nil
            } catch {
                return error
            }
        }
        let error = try #require(refusal("/page/x"))
        #expect(error.expected == ["'pages'"])
        #expect(Counted.tried.load(ordering: .relaxed) == before)
        #expect(error.nearest == "/pages/x")
        #expect(Counted.tried.load(ordering: .relaxed) > before)
        let value = try #require(refusal("/pages/y"))
        #expect(value.expected == ["an x"])
        #expect(value.nearest == "/pages")
    }

    @Test("two errors are equal where they say the same of the same text") func equal() throws {
        let links: Links<PageRoute> = [.at("pages", .none)]
        func error(_ text: String) throws -> LinkError {
            try #require(throws: LinkError.self) { try links.link(for: text) }
        }
        #expect(try error("/page") == error("/page"))
        #expect(try error("/page") != error("/pags"))
    }

    @Test("a list makes one route of examples for each line, and finds out no more until it prints") func making() {
        let made = Atomic(0)
        func links() -> Links<PageRoute> {
            [
                .path("numbers").value(Int.self).route { number in
                    made.add(1, ordering: .relaxed)
                    return PageRoute.number(number)
                }
            ]
        }
        let list = links()
        let mounting: Links<PageRoute> = [.path("a").then(list), .path("b").then(list)]
        #expect(made.load(ordering: .relaxed) == 1)
        #expect(mounting.problems() == [])
        #expect(made.load(ordering: .relaxed) > 1)
    }

    @Test("a closure that makes one case or another is printed of both") func severalCases() throws {
        let links: Links<PageRoute> = [
            .path("n").value(Int.self).route { $0 > 100 ? PageRoute.big($0) : .number($0) }
        ]
        #expect(try links.address(of: [Hop(PageRoute.number(3))]) == "/n/3")
        #expect(try links.address(of: [Hop(PageRoute.big(300))]) == "/n/300")
        #expect(throws: LinkError.self) { try links.address(of: [Hop(PageRoute.big(3))]) }
    }

    @Test("a closure that chooses its case by a word has the address of what is shown, of both") func shownCases()
        throws
    {
        enum Mode: String, CaseIterable, Codable { case light, dark }
        enum ModeRoute: Route, Codable { case light(Mode), dark(Mode) }
        final class Modes: Coordinator {
            let root = StackRoot(Screen("modes"))
            func prepareTransition(for route: ModeRoute) -> Transition<StackRoot> { .push(Screen("mode")) }
        }
        let links: Links<ModeRoute> = [
            .path("modes").value(Mode.self).route { $0 == .light ? ModeRoute.light($0) : .dark($0) }
        ]
        for mode in Mode.allCases {
            let modes = Modes()
            modes.trigger(try links.link(for: "/modes/\(mode)"), completion: nil)
            #expect(modes.address(by: links) == "/modes/\(mode)")
        }
    }

    @Test("values that a closure puts elsewhere are found among many of their type") func many() throws {
        struct Form: Route {
            var a = 0, b = 0, c = 0, d = 0
            var name = ""
        }
        let links: Links<Form> = [
            .path().value(Int.self).value(String.self).value(Int.self).route {
                Form(a: 1, b: $2, c: 1, d: $0, name: $1)
            }
        ]
        #expect(try links.address(of: [Hop(Form(a: 1, b: 5, c: 1, d: 9, name: "x"))]) == "/9/x/5")
        #expect(throws: LinkError.self) { try links.address(of: [Hop(Form(a: 2, b: 5, c: 1, d: 9, name: "x"))]) }
        #expect(links.problems() == [])
    }

    @Test("lists nested without a segment are read up to 64 routes deep, and what is deeper is a problem")
    func nested() {
        func list(_ depth: Int) -> Links<PageRoute> {
            var links: Links<PageRoute> = [.at("end", .none)]
            for _ in 1..<depth { links = [.at("", .number(1)).then(links)] }
            return links
        }
        #expect(throws: Never.self) { try list(64).link(for: "/end") }
        #expect(throws: LinkError.self) { try list(65).link(for: "/end") }
        let problems = list(65).problems().filter { $0.kind == .unreachable }
        #expect(problems.map(\.description) == ["/end: it has 65 routes, and a line is read with at most 64."])
    }
}
