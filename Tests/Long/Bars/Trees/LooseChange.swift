import TestSupport

/// One way to spoil a coded tree.
enum LooseChange: String, CaseIterable {
    case dropEntry, repeatEntry, swapEntries, cutEntries, repeatRun, spoilEntry
    case setNumber, setFlag, setKind, setName, renameField, dropField, spoilField, addField

    /// Spoils a list of entries. It stays as it is where there is nothing to spoil.
    func apply(to list: inout [LooseValue], with forests: inout RandomForest) {
        guard !list.isEmpty else { return }
        let at = forests.random.below(list.count)
        let other = forests.random.below(list.count)
        switch self {
        case .dropEntry: list.remove(at: at)
        case .repeatEntry: list.insert(list[at], at: other)
        case .swapEntries: list.swapAt(at, other)
        case .cutEntries: list.removeLast(list.count - at)
        case .repeatRun:
            list.insert(contentsOf: list[min(at, other)...min(max(at, other), min(at, other) + 50)], at: at)
        case .spoilEntry: list[at] = Self.spoiled(with: &forests)
        default:
            guard case .fields(var fields) = list[at] else { return }
            apply(to: &fields, with: &forests)
            list[at] = .fields(fields)
        }
    }

    private func apply(to fields: inout [(key: String, value: LooseValue)], with forests: inout RandomForest) {
        let at = fields.isEmpty ? 0 : forests.random.below(fields.count)
        switch self {
        case .setNumber:
            set(["children", "embedded", "id"][forests.random.below(3)], Self.number(with: &forests), in: &fields)
        case .setFlag:
            let key = ["presents", "shown", "loops", "doubleSided"][forests.random.below(4)]
            set(key, .flag(!forests.random.oneIn(4)), in: &fields)
        case .setKind:
            let kinds = ["window", "screen", "stack", "tabs", "pages", "split", "empty", "", "drawer", "Stack"]
            set("kind", .text(kinds[forests.random.below(kinds.count)]), in: &fields)
        case .setName: set("name", .text(forests.name()), in: &fields)
        case .renameField where !fields.isEmpty: fields[at].key = Self.keys[forests.random.below(Self.keys.count)]
        case .dropField where !fields.isEmpty: fields.remove(at: at)
        case .spoilField where !fields.isEmpty: fields[at].value = Self.spoiled(with: &forests)
        case .addField: set(Self.keys[forests.random.below(Self.keys.count)], Self.spoiled(with: &forests), in: &fields)
        default: break
        }
    }

    private func set(_ key: String, _ value: LooseValue, in fields: inout [(key: String, value: LooseValue)]) {
        if let index = fields.firstIndex(where: { $0.key == key }) {
            fields[index].value = value
        } else {
            fields.append((key, value))
        }
    }

    private static let keys = [
        "kind", "name", "id", "shown", "children", "embedded", "presents", "style", "loops", "doubleSided", "alerts",
        "title", "dismissible", "Children", "isShown", "",
    ]

    private static func number(with forests: inout RandomForest) -> LooseValue {
        let numbers = [
            Int.min, .min + 1, -(1 << 32), -(1 << 31), -1, 0, 0, 1, 1, 2, 2, 3, 4, 255, 1 << 31, (1 << 31) - 1, 1 << 32,
            1 << 53, 1 << 62, .max - 1, .max,
        ]
        switch forests.random.below(numbers.count + 3) {
        case numbers.count: return .natural(1 << 63)
        case numbers.count + 1: return .natural(.max)
        case numbers.count + 2: return .fraction([0.5, -0.0, 1e19, 1e300, 2][forests.random.below(5)])
        case let index: return .number(numbers[index])
        }
    }

    /// One of the fields of a style, which may be no good there.
    private static func style(with forests: inout RandomForest) -> (key: String, value: LooseValue) {
        let keys = ["dismissible", "covers", "detents", "selected", "grabber", "anchor", "parameters", "wobble"]
        let values: [LooseValue] = [
            .number(1), .flag(true), .list([.fields([("name", .text(forests.name())), ("value", .fraction(0.5))])]),
            .fields([("name", .text("medium"))]), .text(forests.name()), .fields([("edge", .text("left"))]), .null,
        ]
        return (keys[forests.random.below(keys.count)], values[forests.random.below(values.count)])
    }

    private static func spoiled(with forests: inout RandomForest) -> LooseValue {
        switch forests.random.below(9) {
        case 0: .null
        case 1: .list([])
        case 2: .fields([])
        case 3: .text(forests.name())
        case 4: .flag(forests.random.oneIn(2))
        case 5: .list([.fields([("title", .text(forests.name())), ("id", number(with: &forests))])])
        case 6: .fields([(["sheet", forests.name()][forests.random.below(2)], .fields([style(with: &forests)]))])
        case 7: .fields([("kind", .text("screen"))])
        default: number(with: &forests)
        }
    }
}
