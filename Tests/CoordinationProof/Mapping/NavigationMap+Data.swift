@_spi(Hosting) import Coordination
import TreeTools

extension NavigationMap {
    /// The data of the page's script.
    func data(_ layout: MapLayout) -> JSON {
        let screens = layout.rows.map(\.screen)
        let numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
        let roads = roads.sorted { ($0.key.words, $0.key.verdicts) < ($1.key.words, $1.key.verdicts) }
        return .object([
            "screens": .list(screens.map { json($0) }),
            "roads": .list(
                roads.map { road, changes in
                    .object([
                        "from": .number(numbers[road.source] ?? 0), "to": .number(numbers[road.target] ?? 0),
                        "move": .text(road.move), "anywhere": .flag(road.isMadeAnywhere),
                        "arrival": .text("\(road.arrival)"), "verdicts": .text(road.verdicts),
                        "changes": .texts(changes.sorted()),
                    ])
                }),
        ])
    }

    private func json(_ screen: SurveyedScreen) -> JSON {
        let place = places[screen] ?? Place()
        return .object([
            "name": .text(screen.label), "words": .text(screen.words),
            "group": .text(screen.isAlert ? "alert" : screen.group), "states": .number(place.states),
            "users": .flag(place.isUsers),
            "examples": .list(
                place.examples.map { example in
                    .object([
                        "way": .texts(example.way.map(\.description)), "text": .text(example.tree),
                        "scenario": .text(example.scenario),
                        "windows": .list(((try? Tree(example.tree))?.windows ?? []).map { $0.json }),
                    ])
                }),
        ])
    }
}

extension NavigationMap.Road {
    fileprivate var words: String { "\(source.words) \(move) \(target.words) \(arrival)" }
}

extension Tree.Window {
    fileprivate var json: JSON {
        .object(["name": .text(name), "alerts": .texts(alerts), "content": .list(content.map { [$0.json] } ?? [])])
    }
}

extension Tree.Node {
    fileprivate var json: JSON {
        .object([
            "kind": .text(kind.rawValue), "name": .text(name), "shown": .flag(isShown),
            "children": .list(children.map { $0.json }), "embedded": .list(embedded.map { $0.json }),
            "modal": .list(presented.map { [$0.json] } ?? []),
        ])
    }
}
