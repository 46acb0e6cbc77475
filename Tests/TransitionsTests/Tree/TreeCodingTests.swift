import Foundation
import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Coding a tree")
struct TreeCodingTests {
    @Test("keeps the shape and all that is beside it")
    func everything() throws {
        var builder = Tree.Builder()
        builder.window(
            name: "main", id: NodeID(rawValue: 1),
            alerts: [Tree.Alert("Sure", id: NodeID(rawValue: .max)), Tree.Alert("")])
        builder.node(.split, name: "s", id: NodeID(rawValue: 2), children: 2, embedded: 1, presents: true)
        builder.emptyColumn()
        builder.node(.pages, children: 2, loops: true, isDoubleSided: true)
        builder.node(.screen, name: "\r\n\u{301}", isShown: true)
        builder.node(.screen, isShown: true)
        builder.node(.screen, name: "e")
        builder.node(.screen, name: "p", style: .sheet(dismissible: false))
        builder.window()
        let tree = builder.finish()
        let coded = try JSONDecoder().decode(Tree.self, from: JSONEncoder().encode(tree))
        #expect(coded.entries == tree.entries)
        #expect(coded.description == tree.description)
    }

    @Test("has a flat form that stays")
    func form() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let line = "main: [a, {b*}^(c | )]!Sure"
        let json = """
            [{"alerts":[{"title":"Sure"}],"children":1,"kind":"window","name":"main"},{"children":2,"kind":"stack"},\
            {"kind":"screen","name":"a"},{"children":1,"kind":"tabs","presents":true},\
            {"kind":"screen","name":"b","shown":true},{"children":2,"kind":"split"},{"kind":"screen","name":"c"},\
            {"kind":"empty"}]
            """
        #expect(try String(bytes: encoder.encode(Tree(line)), encoding: .utf8) == json)
        #expect(try JSONDecoder().decode(Tree.self, from: Data(json.utf8)) == Tree(line))
    }

    @Test("brings back a tree nested 1,000 deep")
    func deep() throws {
        let line = String(repeating: "[{", count: 500) + "a" + String(repeating: "*}]", count: 500)
        let tree = try Tree(line)
        let coded = try JSONDecoder().decode(Tree.self, from: JSONEncoder().encode(tree))
        #expect(coded == tree)
        #expect(coded.description == line)
    }

    @Test(
        "refuses entries that do not fit together",
        arguments: [
            (
                #"[{"kind":"window","children":2},{"kind":"screen"},{"kind":"screen"}]"#,
                "entry 0 is window (children: 2, embedded: 0, presents: false) where "
                    + "window (children: 1, embedded: 0, presents: false) would fit what is around it."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"tabs","children":1},{"kind":"screen","name":"a"}]"#,
                "entry 2 is screen a (children: 0, embedded: 0, presents: false) where "
                    + "screen a with a star (children: 0, embedded: 0, presents: false) would fit what is around it."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"screen"},{"kind":"empty"}]"#,
                "entry 2 is empty column (children: 0, embedded: 0, presents: false) where "
                    + "window (children: 1, embedded: 0, presents: false) would fit what is around it."
            ),
        ])
    func corruption(json: String, complaint: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Tree.self, from: Data(json.utf8)) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "Can't read the tree: " + complaint)
    }

    @Test(
        "refuses counts, stars and kinds that do not fit",
        arguments: [
            #"[{"kind":"screen"}]"#, #"[{"kind":"window","children":1}]"#, #"[{"kind":"window"},{"kind":"screen"}]"#,
            #"[{"kind":"window","children":-1}]"#, #"[{"kind":"window","embedded":1},{"kind":"screen"}]"#,
            #"[{"kind":"window","children":1},{"kind":"window"}]"#, #"[{"kind":"window","shown":true}]"#,
            #"[{"kind":"window","children":1},{"kind":"screen","children":1},{"kind":"screen"}]"#,
            #"[{"kind":"window","children":1},{"kind":"stack","children":9223372036854775807}]"#,
            #"[{"kind":"window","children":1},{"kind":"stack","children":1},{"kind":"screen","shown":true}]"#,
            #"[{"kind":"window","children":1},{"kind":"stack","children":1},{"kind":"empty"}]"#,
            #"[{"kind":"window","children":1},{"kind":"split","children":1},{"kind":"screen"}]"#,
            #"[{"kind":"window","children":1},{"kind":"split","children":2},{"kind":"empty"},"#
                + #"{"kind":"empty","name":"x"}]"#,
            #"[{"kind":"window","children":1},{"kind":"screen","presents":true}]"#,
            #"[{"kind":"window","children":1},{"kind":"screen","alerts":[{"title":"x"}]}]"#,
            #"[{"kind":"window","children":1},{"kind":"drawer"}]"#,
        ])
    func refusals(json: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Tree.self, from: Data(json.utf8)) }
        guard case .dataCorrupted = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("ignores keys of later versions")
    func later() throws {
        let json = #"[{"kind":"window","children":1,"colour":"red"},{"kind":"screen","name":"a","depth":3}]"#
        #expect(try JSONDecoder().decode(Tree.self, from: Data(json.utf8)) == Tree("a"))
    }
}
