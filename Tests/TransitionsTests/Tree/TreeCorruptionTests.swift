import CoordinationHosting
import Foundation
import TestSupport
import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Decoding a damaged tree")
struct TreeCorruptionTests {
    @Test(
        "names the entry that announces more than what follows",
        arguments: [
            (
                #"[{"kind":"window","children":1},"#
                    + #"{"kind":"stack","children":9223372036854775807,"presents":true}]"#,
                1, "entry 1 announces 9223372036854775807 children where 0 entries are left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"stack","children":9223372036854775807,"embedded":1}]"#,
                1, "entry 1 announces 9223372036854775807 children where 0 entries are left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"screen","embedded":9223372036854775807,"presents":true}]"#,
                1, "entry 1 announces 9223372036854775807 embedded nodes where 0 entries are left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"stack","children":1},{"kind":"screen","presents":true}]"#,
                2, "entry 2 announces 1 presented node where 0 entries are left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"stack","children":1,"embedded":1},{"kind":"screen"}]"#,
                1, "entry 1 announces 1 embedded node where 0 entries are left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"stack","children":2},{"kind":"stack","children":2},"#
                    + #"{"kind":"screen"},{"kind":"screen"}]"#,
                2, "entry 2 announces 2 children where 1 entry is left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"stack","children":-9223372036854775808},"#
                    + #"{"kind":"screen"}]"#,
                1, "entry 1 announces -9223372036854775808 children where 1 entry is left for them."
            ),
            (
                #"[{"kind":"window","children":1},{"kind":"split","children":2,"style":{"automatic":{}}},"#
                    + #"{"kind":"empty","style":{"automatic":{}},"id":1,"loops":true},{"kind":"screen"}]"#,
                2,
                "entry 2 is empty column with an id with a style that loops (children: 0, embedded: 0, presents: "
                    + "false) where empty column (children: 0, embedded: 0, presents: false) would fit what is "
                    + "around it."
            ),
            (
                #"[{"kind":"window","doubleSided":true}]"#, 0,
                "entry 0 is window that is double-sided (children: 0, embedded: 0, presents: false) where "
                    + "window (children: 0, embedded: 0, presents: false) would fit what is around it."
            ),
        ])
    func counts(json: String, index: Int, complaint: String) throws {
        let context = try #require(corruption(in: json))
        #expect(context.debugDescription == "Can't read the tree: " + complaint)
        #expect(context.codingPath.map(\.intValue) == [index])
    }

    @Test(
        "refuses every count but the right one in every place",
        arguments: ["children", "embedded"],
        [
            Int.min, .min + 1, -(1 << 32), -(1 << 31) - 1, -2, -1, 3, 4, 1 << 31, (1 << 31) - 1, 1 << 32, 1 << 62,
            .max - 2, .max - 1, .max,
        ])
    func limits(field: String, count: Int) throws {
        let line = "m: [a+b^c, {d*}+(e^f)]^(g | )!Sure; <h*, i*>"
        let data = try JSONEncoder().encode(Tree(line))
        let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        for index in list.indices {
            for others in [[:], ["presents": true], ["children": Int.max], ["embedded": Int.max]] as [[String: Any]] {
                var changed = list
                changed[index].merge(others) { $1 }
                changed[index][field] = count
                let json = String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
                #expect(corruption(in: json) != nil, "\(json)")
            }
        }
    }

    @Test(
        "refuses numbers that are no counts and no ids",
        arguments: [
            #""children":9223372036854775808"#, #""children":18446744073709551616"#, #""children":1e400"#,
            #""children":-9223372036854775809"#, #""children":1.5"#, #""children":"1""#, #""children":true"#,
            #""children":[1]"#, #""embedded":1e19"#, #""embedded":{}"#, #""id":-1"#, #""id":18446744073709551616"#,
            #""id":0.5"#, #""id":"1""#, #""presents":1"#, #""shown":"true""#, #""loops":0"#, #""doubleSided":[]"#,
            #""name":1"#, #""style":"sheet""#, #""style":{"drawer":1}"#, #""style":{}"#, #""alerts":{}"#,
            #""alerts":[{}]"#,
            #""alerts":[{"title":"x","id":-1}]"#, #""alerts":["x"]"#, #""alerts":[null]"#,
        ])
    func values(field: String) {
        let json = #"[{"kind":"window","children":1},{"kind":"screen","# + field + "}]"
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test(
        "refuses lists of something else",
        arguments: [
            "", "{}", "null", "1", #""a""#, "[1]", "[null]", "[[]]", "[{}]", #"[{"name":"a"}]"#, #"[{"kind":null}]"#,
            #"[{"kind":1}]"#, #"[{"kind":""}]"#, #"[{"kind":"Window"}]"#, #"[{"kind":"window"}"#,
            #"[{"kind":"window"},]x"#, #"[{"kind":"window","name":"\ud800"}]"#,
        ])
    func others(json: String) {
        #expect(throws: DecodingError.self) { try decode(json) }
    }

    @Test("refuses lists nested 100,000 deep", arguments: ["[", #"[{"kind":"#, #"[{"kind":"window","alerts":"#])
    func nesting(open: String) async {
        let json = String(repeating: open, count: 100_000)
        let isRefused = await onSmallStack { (try? decode(json)) == nil }
        #expect(isRefused)
    }

    @Test("reads ids and names at their limits")
    func edges() throws {
        let name = "\0\u{1}\u{7F}\u{85}\u{2028}\u{202E}\u{301}\u{FEFF}\u{FFFF}\u{10FFFF}\r\n\"\\"
        var builder = Tree.Builder()
        builder.window(name: name, id: NodeID(rawValue: 0), alerts: [Tree.Alert(name, id: NodeID(rawValue: .max))])
        builder.node(.screen, name: name, id: NodeID(rawValue: .max))
        let tree = builder.finish()
        let coded = try JSONDecoder().decode(Tree.self, from: JSONEncoder().encode(tree))
        #expect(coded.entries == tree.entries)
        #expect(coded == tree)
        #expect(try Tree(coded.description) == tree)
    }

    @Test("takes an empty list for a tree without windows, and a missing count for none")
    func nothing() throws {
        #expect(try decode("[]") == Tree(""))
        #expect(try decode(#"[{"kind":"window","children":null,"embedded":0}]"#) == Tree("_:"))
    }

    @Test("costs no more for a count that is wrong", .timeLimit(.minutes(1)))
    func width() throws {
        let screens = String(repeating: #",{"kind":"screen"}"#, count: 100_000)
        let open = #"[{"kind":"window","children":1},{"kind":"stack","children":"#
        #expect(try decode(open + "100000}" + screens + "]").windows.first?.content?.children.count == 100_000)
        #expect(corruption(in: open + "99999}" + screens + "]")?.codingPath.map(\.intValue) == [100_001])
        #expect(corruption(in: open + "100001}" + screens + "]")?.codingPath.map(\.intValue) == [1])
        let stacks = String(repeating: #",{"kind":"stack","children":2}"#, count: 100_000)
        #expect(corruption(in: open + "1}" + stacks + "]") != nil)
    }

    private func corruption(in json: String) -> DecodingError.Context? {
        do {
            _ = try decode(json)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            return context
        } catch {
            return nil
        }
    }
}

private func decode(_ json: String) throws -> Tree {
    try JSONDecoder().decode(Tree.self, from: Data(json.utf8))
}
