#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationMoves
    import CoordinationRestoration

    /// A move as a client sees it: by a line in which nothing is that its route does not release.
    struct SeenMove {
        let item: Moves.Item
        let line: String

        /// The moves of a state, each with a line of its own. O(moves).
        static func all(_ moves: Moves, _ redactor: Redactor) -> [SeenMove] {
            let shown = moves.map { item -> Move in
                guard let about = item.move.about, let route = item.route, redactor.hides(route) else {
                    return item.move
                }
                return item.move.about(redactor.text(about, about: [route])).numbered(1)
            }
            let counts = shown.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            var numbers: [Move: Int] = [:]
            return zip(moves, shown).map { item, move in
                guard let count = counts[move], count > 1 else { return SeenMove(item: item, line: "\(move)") }
                numbers[move, default: 0] += 1
                return SeenMove(item: item, line: "\(move.numbered(numbers[move] ?? 1, of: count))")
            }
        }

        /// The move as JSON: its line, its title, whether it is allowed, and what it takes.
        func value(_ redactor: Redactor) -> StoredValue {
            var fields: [String: StoredValue] = [
                "move": .string(line), "title": .string(item.title), "enabled": .bool(item.isEnabled),
            ]
            switch item.permission {
            case nil: fields["permission"] = "nobody can tell"
            case .now: fields["permission"] = "now"
            case .after(let hop):
                (fields["permission"], fields["route"]) = ("after", .string(redactor.words(hop)))
            case .instead(let hop):
                (fields["permission"], fields["route"]) = ("instead", .string(redactor.words(hop)))
            case .asks(let title): (fields["permission"], fields["because"]) = ("asks", .string(title))
            case .waits: fields["permission"] = "waits"
            case .no(let reason): (fields["permission"], fields["because"]) = ("no", .string(reason))
            }
            switch item.input {
            case nil: break
            case .text(let prompt, let limit):
                fields["takes"] = ["text": .string(prompt), "characters": .int(Int64(limit))]
            case .choice(let prompt, let choices):
                fields["takes"] = ["choice": .string(prompt), "of": .array(choices.map { .string($0) })]
            }
            return .object(fields)
        }
    }
#endif
