@_spi(Hosting) import Transitions

/// A value as coders know it, of which anything can be made: also what is no tree.
enum LooseValue: Encodable {
    case number(Int)
    case natural(UInt64)
    case fraction(Double)
    case text(String)
    case flag(Bool)
    case list([LooseValue])
    case fields([(key: String, value: LooseValue)])
    case null

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let values):
            var list = encoder.unkeyedContainer()
            for value in values { try list.encode(value) }
        case .fields(let fields):
            var container = encoder.container(keyedBy: Key.self)
            for (key, value) in fields { try container.encode(value, forKey: Key(stringValue: key)) }
        default:
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let value): try container.encode(value)
            case .natural(let value): try container.encode(value)
            case .fraction(let value): try container.encode(value)
            case .text(let value): try container.encode(value)
            case .flag(let value): try container.encode(value)
            default: try container.encodeNil()
            }
        }
    }

    /// An entry as trees code it.
    init(_ entry: Tree.Entry) {
        var fields: [(key: String, value: LooseValue)] = [("kind", .text(entry.kind?.rawValue ?? "empty"))]
        if !entry.name.isEmpty { fields.append(("name", .text(entry.name))) }
        if let id = entry.id { fields.append(("id", .natural(id.rawValue))) }
        if entry.isShown { fields.append(("shown", .flag(true))) }
        if entry.childCount > 0 { fields.append(("children", .number(entry.childCount))) }
        if entry.embeddedCount > 0 { fields.append(("embedded", .number(entry.embeddedCount))) }
        if entry.presents { fields.append(("presents", .flag(true))) }
        if let style = entry.style { fields.append(("style", Self.style(style))) }
        if entry.loops { fields.append(("loops", .flag(true))) }
        if entry.isDoubleSided { fields.append(("doubleSided", .flag(true))) }
        if !entry.alerts.isEmpty {
            let alerts = entry.alerts.map { alert in
                LooseValue.fields(
                    [("title", .text(alert.title))] + (alert.id.map { [("id", .natural($0.rawValue))] } ?? []))
            }
            fields.append(("alerts", .list(alerts)))
        }
        self = .fields(fields)
    }

    private static func style(_ style: PresentationStyle) -> LooseValue {
        var fields: [(key: String, value: LooseValue)] = []
        if style.covers != (style.kind == .fullScreen) { fields.append(("covers", .flag(style.covers))) }
        if !style.isDismissible { fields.append(("dismissible", .flag(false))) }
        if !style.detents.isEmpty { fields.append(("detents", .list(style.detents.map(detent)))) }
        if let selected = style.selectedDetent { fields.append(("selected", detent(selected))) }
        if style.hasGrabber { fields.append(("grabber", .flag(true))) }
        if let anchor = style.anchor { fields.append(("anchor", .text(anchor))) }
        if !style.parameters.isEmpty {
            fields.append(("parameters", .fields(style.parameters.map { ($0.key, .text($0.value)) })))
        }
        return .fields([(style.kind.rawValue, .fields(fields))])
    }

    private static func detent(_ detent: PresentationStyle.Detent) -> LooseValue {
        .fields([("name", .text(detent.name))] + (detent.value.map { [("value", .fraction($0))] } ?? []))
    }
}
