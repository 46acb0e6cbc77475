import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("Bytes that are not what was stored") struct HostileTests {
    private func app() -> NewsWindows {
        let app = NewsWindows(Session())
        app.go(NewsRoute.pair(1, 2))
        app.go(AppRoute.editor(1))
        app.go(EditorRoute.columns(2))
        return app
    }

    @Test("any flipped bit and any cut is an error, and changes nothing") func flips() throws {
        let text = Array(try app().stored().text.utf8)
        let fresh = NewsWindows(Session())
        let before = fresh.tree
        for index in text.indices {
            for bit in 0..<8 {
                var flipped = text
                flipped[index] ^= 1 << UInt8(bit)
                let string = String(decoding: flipped, as: UTF8.self)
                #expect(throws: RestorationError.self) { try fresh.restore(StoredState(string)) }
            }
            let cut = String(decoding: text[..<index], as: UTF8.self)
            #expect(throws: RestorationError.self) { try fresh.restore(StoredState(cut)) }
        }
        #expect(fresh.tree == before)
    }

    @Test("a state beyond the limits is refused, when it is read and when it is stored") func limits() throws {
        let state = try app().stored()
        #expect(throws: RestorationError.tooLarge(found: state.text.utf8.count, limit: 10, unit: "bytes")) {
            try StoredState(state.text, limits: .init(bytes: 10))
        }
        #expect(throws: RestorationError.self) { try StoredState(state.text, limits: .init(nodes: 3)) }
        #expect(throws: RestorationError.self) { try app().stored(limits: .init(nodes: 3)) }
    }

    @Test("a format that is not known is an error that names it") func format() throws {
        let text = try app().stored().text.replacing("{\"restoration\":1", with: "{\"restoration\":2")
        #expect(throws: RestorationError.unknownFormat(2)) { try StoredState(text) }
    }

    @Test("a state of something else is refused") func otherRoot() throws {
        let stored = try NewsCoordinator(Session()).stored()
        #expect(throws: RestorationError.wrongRoot(stored: "stack", here: "windows")) { try app().restore(stored) }
    }

    @Test("a stored state names no type") func noTypes() throws {
        let text = try app().stored().text
        for type in ["Coordinator", "Route", "Model", "Screen"] { #expect(!text.contains(type)) }
    }

    struct Numbers: Codable, Equatable {
        var small: Int8 = -128
        var large: UInt64 = .max
        var low: Int64 = .min
        var doubles: [Double] = [
            0, -0.0, 1, 0.1, Double.leastNonzeroMagnitude, 1.7976931348623157e308, .infinity, -.infinity,
        ]
        var float: Float = 0.1
        var none: Int?
        var list: [Int?] = [1, nil]
        var nested: [[String: Bool]] = [["a": true], [:]]
    }

    @Test("numbers are held exactly") func numbers() throws {
        let value = Numbers()
        let model = NumbersModel(value)
        let stored = try StackRoot(model).stored()
        let fresh = NumbersModel(Numbers(small: 0, large: 0, low: 0, doubles: [], float: 0, list: [], nested: []))
        let root = StackRoot(fresh)
        #expect(try root.restore(StoredState(stored.text)).isWhole)
        #expect(fresh.kept == value)
        #expect(fresh.kept.doubles[1].sign == .minus)
    }

    @Test("a route is stored as deep as it can be read again, and a deeper one is reported alone")
    func depth() throws {
        for (depth, isStored) in [(64, true), (65, false), (400, false)] {
            let deep = DeepCoordinator()
            deep.trigger(.show(Nested(depth - 1)))
            let fresh = DeepCoordinator()
            let report = try fresh.restore(StoredState(deep.stored().text))
            #expect(report.isWhole == isStored && report.losses.map(\.detail) == (isStored ? [] : [.notStored]))
            expect(fresh, isStored ? "[deep]" : "[]")
            let waiting = DeepCoordinator()
            waiting.trigger(.later(Nested(depth - 1)))
            let again = DeepCoordinator()
            #expect(try again.restore(StoredState(waiting.stored().text)).isWhole == isStored)
            #expect(again.root.waiting.count == (isStored ? 1 : 0))
        }
    }

    /// So many objects in each other, and one that is the route.
    final class Nested: Codable, Hashable, Sendable {
        let inner: Nested?
        init(_ depth: Int) { inner = depth > 2 ? Nested(depth - 1) : nil }
        static func == (one: Nested, other: Nested) -> Bool { one.inner == other.inner }
        func hash(into hasher: inout Hasher) { hasher.combine(inner) }
    }

    enum DeepRoute: Route, Codable { case show(Nested), later(Nested) }

    final class DeepCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "deep" }
        let root = StackRoot()
        func gates(for route: DeepRoute) -> [Gate] {
            if case .later = route { [Gate("later") { _ in .wait { self.held = $0 } }] } else { [] }
        }
        func prepareTransition(for route: DeepRoute) -> Transition<StackRoot> { .push(Screen("deep")) }
        private var held: Resumption?
    }

    final class NumbersModel: Presentable, StateRestorable {
        let node = Screen("numbers")
        var kept: Numbers
        init(_ kept: Numbers) { self.kept = kept }
    }
}
