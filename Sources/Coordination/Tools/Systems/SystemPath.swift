import Coordination
import CoordinationLinks

/// The part of an address's line that the patterns of Apple's platforms and Android can express.
struct SystemPath {
    enum Segment: Hashable {
        case word(String)
        case cases([String], String)
        case number(isSigned: Bool)
        case text
    }

    let segments: [Segment]
    /// True if more segments may follow.
    let hasRest: Bool
    /// The query items that are demanded.
    let items: [(key: String, value: Segment)]

    /// - Parameter isHost: True if the first segment is in the host, and not in the path.
    init?(_ row: LinkRow, droppingHost isHost: Bool) {
        guard !row.isTooDeep else { return nil }
        var segments: [Segment] = []
        var hasRest = false
        for step in row.steps {
            switch step {
            case .word(let word): segments.append(.word(word))
            case .value(let field): segments.append(Segment(field))
            case .rest: hasRest = true
            }
        }
        if isHost {
            guard !segments.isEmpty || hasRest else { return nil }
            segments = Array(segments.dropFirst())
        }
        self.segments = segments
        self.hasRest = hasRest
        items = row.items.filter(\.isDemanded).map { item in
            switch item {
            case .constant(let key, let value): (key, .word(value))
            case .field(let key, let field, _): (key, Segment(field))
            }
        }
    }
}

extension SystemPath.Segment {
    fileprivate init(_ field: LinkField) {
        if let cases = field.kind.cases {
            self = .cases(cases, field.label)
        } else if let number = field.kind.examples.first as? any FixedWidthInteger {
            self = .number(isSigned: number is any SignedInteger)
        } else {
            self = .text
        }
    }
}

extension LinkTable {
    /// The lines as Apple's platforms and Android match them, old addresses included.
    func systemPaths(at origin: LinkOrigin) -> [SystemPath] {
        rows.compactMap { SystemPath($0, droppingHost: origin.readsHost) }
    }
}
