@_spi(Hosting) import Coordination
import CoordinationRestoration
import ScreenTools
import TreeTools

extension NavigationMap {
    /// The data of the page's script, as JSON in which no text can end the script.
    func data(_ layout: MapLayout) -> String {
        let screens = layout.rows.map(\.screen)
        let numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
        let roads = roads.sorted { ($0.key.words, $0.key.verdicts) < ($1.key.words, $1.key.verdicts) }
        var writer = ValueWriter()
        writer.writeLine([
            ("screens", .array(screens.map { value($0) })),
            (
                "roads",
                .array(
                    roads.map { road, changes in
                        .object([
                            "from": .number(numbers[road.source]), "to": .number(numbers[road.target]),
                            "move": .string(road.move), "anywhere": .bool(road.isMadeAnywhere),
                            "arrival": .string("\(road.arrival)"), "verdicts": .string(road.verdicts),
                            "changes": .texts(changes.sorted()),
                        ])
                    })
            ),
        ])
        return String(decoding: writer.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
    }

    private func value(_ screen: NamedScreen) -> StoredValue {
        let place = places[screen] ?? Place()
        return .object([
            "name": .string(screen.label), "words": .string(screen.words),
            "group": .string(screen.isAlert ? "alert" : screen.group), "states": .number(place.states),
            "users": .bool(place.isUsers),
            "examples": .array(
                place.examples.map { example in
                    .object([
                        "way": .texts(example.way.map(\.description)), "text": .string(example.tree),
                        "scenario": .string(example.scenario),
                        "windows": .array(((try? Tree(example.tree))?.windows ?? []).map { $0.value }),
                    ])
                }),
        ])
    }
}

extension NavigationMap.Road {
    fileprivate var words: String { "\(source.words) \(move) \(target.words) \(arrival)" }
}

extension Tree.Window {
    fileprivate var value: StoredValue {
        .object(["name": .string(name), "alerts": .texts(alerts), "content": .array(content.map { [$0.value] } ?? [])])
    }
}

extension Tree.Node {
    fileprivate var value: StoredValue {
        .object([
            "kind": .string(kind.rawValue), "name": .string(name), "shown": .bool(isShown),
            "children": .array(children.map { $0.value }), "embedded": .array(embedded.map { $0.value }),
            "modal": .array(presented.map { [$0.value] } ?? []),
        ])
    }
}

extension StoredValue {
    fileprivate static func number(_ number: Int?) -> StoredValue { .int(Int64(number ?? 0)) }
    fileprivate static func texts(_ texts: some Sequence<String>) -> StoredValue { .array(texts.map { .string($0) }) }
}
