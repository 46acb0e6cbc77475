import Coordination
import CoordinationLinks
import TestSupport

/// Draws texts that are nearly addresses.
struct LinkDrawing {
    enum Sort: String, CaseIterable {
        case valid, dressed, damaged, random, long, deep, encoded
    }

    private static let items = [
        "utm=1", "q", "tag=a+b", "=", "n=7", "n=x", "&&", "view=m%20p", "c=red", "c=pink", "sort=pink",
        "sort=red&sort=red", "q=1&q=1",
        "n=1&n=2#x",
    ]

    private var random: SplitMix64
    private(set) var sort: Sort

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let shares: [(Sort, Int)] = [
            (.valid, 15), (.dressed, 25), (.damaged, 35), (.random, 8), (.long, 5), (.deep, 4), (.encoded, 8),
        ]
        var draw = random.below(100)
        sort = .valid
        for (sort, share) in shares {
            self.sort = sort
            if draw < share { break }
            draw -= share
        }
    }

    mutating func text(_ print: ([Hop]) -> String?) -> String {
        text { random in
            let plan = LinkPlan.features[random.below(20)][random.below(9)]
            let route = plan.route(&random)
            return print(plan.hops(to: route, doors: random.below(100))) ?? "/h0"
        }
    }

    /// - Parameter valid: Draws an address.
    mutating func text(_ valid: (inout SplitMix64) -> String) -> String {
        if sort == .random {
            let bytes = (0..<random.below(80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            return String(decoding: (random.oneIn(2) ? [0x2F] : []) + bytes, as: UTF8.self)
        }
        let valid = valid(&random)
        switch sort {
        case .valid, .random: return valid
        case .dressed: return dressed(valid)
        case .damaged: return damaged(valid)
        case .encoded: return encoded(valid)
        case .long:
            let filler = String(
                repeating: ["a", "/", "%41", "é", "&a=1", "?"][random.below(6)], count: 1 + random.below(2_200))
            return random.oneIn(2) ? valid + filler : valid + "/" + filler
        case .deep:
            let part = ["/a", "/12", "/red", "/..", "//", "&q=1"][random.below(6)]
            return valid + String(repeating: part, count: random.below(70))
        }
    }

    /// What says the same, mostly.
    private mutating func dressed(_ text: String) -> String {
        var text = text
        switch random.below(5) {
        case 0:
            text =
                ["https://shop.example", "shop://", "SHOP:", "HTTPS://Shop.Example", "http://shop.example"][
                    random.below(5)] + text
        case 1: text = "shop:/" + text
        case 2: text = String(text.dropFirst()).isEmpty ? text : "shop://" + text.dropFirst()
        default: break
        }
        if random.oneIn(3) {
            let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
            text.insert(contentsOf: "/", at: end)
        }
        if random.oneIn(2), !text.contains("#") {
            text += (text.contains("?") ? "&" : "?") + Self.items[random.below(Self.items.count)]
        }
        if random.oneIn(5), let mark = text.firstIndex(of: "?"), !text.contains("#") {
            text += "&" + text[text.index(after: mark)...]
        }
        if random.oneIn(3) { text = encoded(text) }
        return text
    }

    /// The same with some letters encoded that need not be, and some that are written out.
    private mutating func encoded(_ text: String) -> String {
        let odd = [
            "%2e", "%2E%2e", "%00", "%ff", "%u0041", "%c0%af", "%ed%a0%80", "%5c", "%2F", "%C2%85", "%", "%4", "é",
        ]
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII, scalar.properties.isAlphabetic, random.oneIn(6) {
                result += "%" + String(scalar.value, radix: 16, uppercase: random.oneIn(2))
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        if sort == .encoded, random.oneIn(2) {
            let place = result.index(result.startIndex, offsetBy: random.below(result.count + 1))
            result.insert(contentsOf: odd[random.below(odd.count)], at: place)
        }
        return result
    }

    private mutating func damaged(_ text: String) -> String {
        var bytes = Array(text.utf8)
        let letters = Array("/?#&=%+.-_:@\\ 012aerz\t\u{0}é".utf8)
        for _ in 0...random.below(4) {
            let place = random.below(bytes.count + 1)
            switch random.below(6) {
            case 0: bytes.insert(letters[random.below(letters.count)], at: place)
            case 1 where place < bytes.count: bytes.remove(at: place)
            case 2 where place < bytes.count: bytes[place] = letters[random.below(letters.count)]
            case 3 where place < bytes.count: bytes.swapAt(place, random.below(bytes.count))
            case 4:
                let end = min(bytes.count, place + random.below(12))
                bytes.insert(contentsOf: bytes[place..<end], at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(6)))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
