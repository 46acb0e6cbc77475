@_spi(Hosting) package import Transitions
import TreeTools

/// A generator of small random forests with odd names.
package struct RandomForest {
    package var random: SplitMix64
    /// True if nodes also have ids, styles and settings, which the notation does not show.
    package var hasSettings = false
    private var builder = Tree.Builder()

    package init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    package mutating func next() -> Tree {
        builder = Tree.Builder()
        for _ in 0..<[0, 1, 1, 1, 1, 2, 3][random.below(7)] {
            let alerts = (0..<max(0, random.below(7) - 4)).map { _ in Tree.Alert(name(), id: id()) }
            builder.window(name: random.oneIn(2) ? "" : name(), id: id(), alerts: alerts)
            if !random.oneIn(5) {
                node(depth: 0, isShown: false)
            }
        }
        return builder.finish()
    }

    private mutating func id() -> NodeID? {
        guard hasSettings, random.oneIn(2) else { return nil }
        return NodeID(rawValue: [0, 1, .max, random.next()][random.below(4)])
    }

    private mutating func style() -> PresentationStyle? {
        guard hasSettings, random.oneIn(2) else { return nil }
        let isDismissible = random.oneIn(2)
        switch random.below(8) {
        case 0: return .automatic
        case 1: return .fullScreen
        case 2: return .sheet(dismissible: isDismissible)
        case 3: return .pageSheet(detents: [.medium, .fraction(0.3)], selected: .fraction(0.3), grabber: isDismissible)
        case 4: return .popover(from: name(), dismissible: isDismissible)
        case 5: return .overFullScreen.dismissible(isDismissible)
        case 6: return .formSheet(detents: [.custom(name(), 2.5), .height(310)], dismissible: isDismissible)
        default:
            return .custom(name(), [name(): name()], covers: isDismissible, dismissible: random.oneIn(2))
        }
    }

    private mutating func node(depth: Int, isShown: Bool) {
        let kinds: [Tree.Kind] = [.screen, .stack, .tabs, .pages, .split]
        let kind = random.below(4) < depth ? .screen : kinds[random.below(kinds.count)]
        let embedded = depth < 3 && random.oneIn(6) ? 1 + random.below(2) : 0
        let presents = depth < 3 && random.oneIn(5)
        let children =
            switch kind {
            case .screen, .window: 0
            case .split: 2 + random.below(2)
            default: random.below(4)
            }
        builder.node(
            kind, name: random.oneIn(3) ? "" : name(), id: id(), children: children, embedded: embedded,
            presents: presents, isShown: isShown, style: style(), loops: hasSettings && random.oneIn(4),
            isDoubleSided: hasSettings && random.oneIn(4))
        let first = children == 0 ? 0 : random.below(children)
        let isPair = kind == .pages && random.oneIn(2)
        for child in 0..<children {
            let hasStar = child == first || (isPair && child == first + 1)
            if kind == .split, random.oneIn(3) {
                builder.emptyColumn()
            } else {
                node(depth: depth + 1, isShown: hasStar && (kind == .tabs || kind == .pages))
            }
        }
        for _ in 0..<embedded + (presents ? 1 : 0) {
            node(depth: depth + 1, isShown: false)
        }
    }

    /// Returns a name that is hard on a notation, often one from a short list, so that names repeat.
    package mutating func name() -> String {
        if random.oneIn(2) { return Self.names[random.below(Self.names.count)] }
        var name = ""
        for _ in 0...random.below(4) {
            name.unicodeScalars.append(Self.scalars[random.below(Self.scalars.count)])
        }
        return name
    }

    private static let names = [
        "", "a", "b", "news", "_", "__", "\"", "\\", "\n", "\r\n", "\r", "a b", " a", "a ", "a*", "a,b", "[a]", "a^b",
        "main:", "a;b", "!", "(|)", "é", "e\u{301}", "\u{301}", "\u{1F9D1}\u{200D}\u{1F680}", "\u{FE0F}", "\u{200D}",
        "\u{1100}\u{1161}", "\u{AC00}", "K", "\u{212A}", "\u{0}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{10FFFF}",
        "\\n", "\\u{41}", "n", "u{41}", "日本語", "٣", "½", "Ⅷ", "-", ".", "\u{A0}", "\u{3B}", "\u{37E}",
    ]

    private static let scalars: [Unicode.Scalar] = [
        "a", "b", "_", "\"", "\\", "\n", "\r", "\t", " ", "*", ",", "[", "]", "{", "}", "<", ">", "(", ")", "|", "+",
        "^", "!", ":", ";", "e", "é", "\u{301}", "\u{323}", "\u{338}", "\u{334}", "\u{E38}", "\u{9C7}", "\u{9BE}",
        "\u{FE0F}", "\u{200D}", "\u{1F680}", "\u{1F1E9}", "\u{1F1EA}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{340}",
        "\u{85}", "\u{2029}", "\u{F900}", "\u{E000}", "u", "n", "0",
    ]
}

extension Tree {
    /// Bytes that differ for trees of different shape or names, to compare trees without their own equality.
    package var fingerprint: [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            let kind = entry.kind.flatMap(Kind.allCases.firstIndex) ?? 255
            bytes += [UInt8(kind), entry.isShown ? 1 : 0, entry.presents ? 1 : 0]
            bytes += [UInt8(entry.childCount), UInt8(entry.embeddedCount), UInt8(entry.alerts.count)]
            for name in [entry.name] + entry.alerts.map(\.title) {
                bytes.append(UInt8(name.utf8.count))
                bytes += Array(name.utf8)
            }
        }
        return bytes
    }
}
