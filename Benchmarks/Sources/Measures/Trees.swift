import Coordination
import CoordinationTools
import Foundation

extension Plan {
    /// Trees as values.
    var trees: Chapter {
        let counts = sizes(10, 1_000, 100_000, quick: 10_000)
        let names = [
            "Take a snapshot", "Tell two trees apart", "Print a tree", "Parse a tree", "Encode a tree", "Decode a tree",
        ]
        return Chapter(
            "Trees",
            counts.map(snapshot) + counts.map(difference) + counts.map(printing) + counts.map(parsing)
                + counts.map(encoding) + counts.map(decoding),
            growths: names.map { Growth("\($0), large against small", of: $0, from: 1_000) })
    }

    private func tree(
        _ name: String, _ nodes: Int, against: String, ours: @escaping (TabRoot) -> () -> Void,
        floor: @escaping (HandTree) -> () -> Void
    ) -> Measure {
        let rounds = max(1, 1_000 / nodes)
        return Measure(
            name, .init(nodes, "nodes"), each: "node", times: rounds * nodes, against: against
        ) {
            let body = ours(Wood.tabs(nodes))
            return .direct {
                for _ in 0..<rounds { body() }
            }
        } floor: {
            let body = floor(HandTree.tabs(nodes))
            return .direct {
                for _ in 0..<rounds { body() }
            }
        }
    }

    private func snapshot(_ nodes: Int) -> Measure {
        tree("Take a snapshot", nodes, against: "a copy by hand") { root in
            { use(root.tree) }
        } floor: { tree in
            let live = tree.live()
            return { use(HandTree(live)) }
        }
    }

    private func difference(_ nodes: Int) -> Measure {
        tree("Tell two trees apart", nodes, against: "Array.difference of lines") { root in
            let (old, new) = (root.tree, Wood.tabs(nodes, last: "other").tree)
            return { use(new.difference(from: old)) }
        } floor: { tree in
            let (old, new) = (tree.lines(), HandTree.tabs(nodes, last: "other").lines())
            return { use(new.difference(from: old)) }
        }
    }

    private func printing(_ nodes: Int) -> Measure {
        tree("Print a tree", nodes, against: "by hand") { root in
            let tree = root.tree
            return { use(tree.description) }
        } floor: { tree in
            { use(tree.text()) }
        }
    }

    private func parsing(_ nodes: Int) -> Measure {
        tree("Parse a tree", nodes, against: "by hand") { root in
            let text = root.tree.description
            return { use(try? Tree(text)) }
        } floor: { tree in
            let text = tree.text()
            return { use(HandTree(text: text)) }
        }
    }

    private func encoding(_ nodes: Int) -> Measure {
        tree("Encode a tree", nodes, against: "a struct that is Codable") { root in
            let tree = root.tree
            return { use(try? JSONEncoder().encode(tree)) }
        } floor: { tree in
            { use(try? JSONEncoder().encode(tree)) }
        }
    }

    private func decoding(_ nodes: Int) -> Measure {
        tree("Decode a tree", nodes, against: "a struct that is Codable") { root in
            let data = (try? JSONEncoder().encode(root.tree)) ?? Data()
            return { use(try? JSONDecoder().decode(Tree.self, from: data)) }
        } floor: { tree in
            let data = (try? JSONEncoder().encode(tree)) ?? Data()
            return { use(try? JSONDecoder().decode(HandTree.self, from: data)) }
        }
    }
}
