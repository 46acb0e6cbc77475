import Coordination
import CoordinationLinks
import TestSupport

/// What the drawn addresses stand for. Each line has a number of its own, which its closure adds.
enum DrawnRoute: Route {
    enum Color: String, CaseIterable { case red, green, blue }
    enum Level: Int, CaseIterable { case low = 1, middle = 10, high = 100 }

    /// Shares some cases with the colours.
    enum Shade: String, CaseIterable { case red, grey }

    case plain(Int), number(Int, Int), color(Int, Color), level(Int, Level), text(Int, String), rest(Int, [String])
    case two(Int, Int, String), asked(Int, String), tagged(Int, [String]), numbered(Int, [Int])
    case sorted(Int, Int, Color?), marked(Int, String, Int?), six(Int, Int, String, Color, Int?, [Color], String?)
    case size(height: Int, width: Int)
}

/// What the features stand under.
enum HallRoute: Route { case hall(Int), door(Int, Int) }

/// One line of two hundred, as data: the lists are made of it, and so is what they are held against.
struct LinkPlan {
    enum Shape: Int, CaseIterable {
        case plain, number, color, text, rest, create, two, constant, asked, tagged, sorted, marked, six, level,
            numbered
    }

    /// Its number among all.
    let id: Int
    let shape: Shape
    /// The words of its feature.
    let words: [String]

    /// Twenty features of nine lines each; what they stand under makes twenty more.
    static let features: [[LinkPlan]] = (0..<20).map { feature in
        var random = SplitMix64(seed: UInt64(feature) + 1)
        let words = (0..<4).map { place in drawWord(&random) + "\(place)" }
        return (0..<9).map { place in
            let shape = Shape.allCases[(feature * 4 + place) % Shape.allCases.count]
            return LinkPlan(id: feature * 10 + place, shape: shape, words: words)
        }
    }

    private static func drawWord(_ random: inout SplitMix64) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz-_.~ éß%+&=?#:@日🎉")
        return String((0...random.below(6)).map { _ in letters[random.below(letters.count)] })
    }

    /// The word of a feature that stands above others, and whether a number follows.
    static func door(_ feature: Int) -> (word: String, hasNumber: Bool) {
        feature.isMultiple(of: 2) ? ("h\(feature)", false) : ("d\(feature)", true)
    }

    /// The last five features stand beneath those five before them.
    static func parent(of feature: Int) -> Int? { feature < 15 ? nil : feature - 5 }
}

extension LinkPlan {
    /// A route of this line with random values.
    func route(_ random: inout SplitMix64) -> DrawnRoute {
        func number() -> Int { random.oneIn(8) ? Int(truncatingIfNeeded: random.next()) : random.below(2_000) - 1_000 }
        func text(_ isSegment: Bool = true) -> String { Self.text(&random, isSegment: isSegment) }
        func color() -> DrawnRoute.Color { DrawnRoute.Color.allCases[random.below(3)] }
        func count() -> Int { random.below(4) }
        switch shape {
        case .plain, .create, .constant: return .plain(id)
        case .number: return .number(id, number())
        case .color: return .color(id, color())
        case .level: return .level(id, DrawnRoute.Level.allCases[random.below(3)])
        case .text: return .text(id, text())
        case .rest: return .rest(id, (0..<count()).map { _ in text() })
        case .two: return .two(id, number(), text())
        case .asked: return .asked(id, text(false))
        case .tagged: return .tagged(id, (0..<count()).map { _ in text(false) })
        case .numbered: return .numbered(id, (0..<count()).map { _ in number() })
        case .sorted: return .sorted(id, number(), random.oneIn(2) ? nil : color())
        case .marked: return .marked(id, text(), random.oneIn(2) ? nil : number())
        case .six:
            return .six(
                id, number(), text(), color(), random.oneIn(2) ? nil : number(), (0..<count()).map { _ in color() },
                random.oneIn(2) ? nil : text(false))
        }
    }

    /// A text of whatever comes to mind, mostly one that can be in a path.
    private static func text(_ random: inout SplitMix64, isSegment: Bool) -> String {
        let letters = Array("abcxyzABC0189-._~ /?#&=+%:@!$'()*,;[]\"<>\\éèßñ日本🎉👨‍👩‍👧\u{301}\u{200D}")
        if random.oneIn(200) { return [".", "..", "\u{0}", "\n", "\u{85}", "red", "12", "create"][random.below(8)] }
        let count = random.below(12) + (isSegment ? 1 : 0)
        return String((0..<count).map { _ in letters[random.below(letters.count)] })
    }
}
