import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// A root, and the screens of it that a user takes for one stack.
struct FlattenedRow: Sendable, CustomTestStringConvertible {
    let picture: String
    let flattened: [String]
    var testDescription: String { "\(picture): \(flattened)" }
    init(_ picture: String, _ flattened: [String]) { (self.picture, self.flattened) = (picture, flattened) }
}

@Suite("Nested stacks as one", .noUnhandledFailures) struct FlattenedTests {
    @Test("a stack in a stack gives its screens in its place, anything else is itself", arguments: rows)
    func flattened(_ row: FlattenedRow) throws {
        let root = try #require(try Stage(row.picture).outermost.node as? Container)
        #expect(root.flattened.map { $0.node.tree.description } == row.flattened)
    }

    static let rows: [FlattenedRow] = [
        FlattenedRow("[]", []),
        FlattenedRow("[a, b]", ["a", "b"]),
        FlattenedRow("[a, [b, c], d]", ["a", "b", "c", "d"]),
        FlattenedRow("[[[a], b], [[c]]]", ["a", "b", "c"]),
        FlattenedRow("[a, []]", ["a"]),
        FlattenedRow("[a, {b*, [c]}]", ["a", "{b*, [c]}"]),
        FlattenedRow("[a, [b]^m]", ["a", "b"]),
        FlattenedRow("{a*, [b, c]}", ["a", "[b, c]"]),
    ]

    @Test("stacks may be nested a thousand deep")
    func deep() {
        var stack = StackRoot(Screen("a"))
        for _ in 0..<1_000 { stack = StackRoot(stack) }
        #expect(stack.node.flattened.map { $0.node.name } == ["a"])
    }
}
