import Coordination

extension Plan {
    /// The whole of something done for many, held against the same for a quarter as many: the ratio is four where it is
    /// linear, and sixteen where it is a square.
    var growing: Chapter {
        Chapter(
            "Four times as many",
            timed + kept + waiting + watched + shownByHosts + opened + listed + linked
                + nestedAndRemembered)
    }
}

/// Something that is done for as many as the size says, held against the same for a quarter of that.
///
/// - Parameters:
///   - name: A sentence that says what is done.
///   - things: What there are many of, in the plural.
///   - count: How many there are at first.
///   - subject: Prepares it for so many.
func scaled(
    _ name: String, _ things: String, from count: Int = 250, _ subject: @escaping (Int) -> Measure.Run
) -> Measure {
    Measure(name, .init(4 * count, things), each: "run", times: 1, against: "a quarter as many") {
        subject(4 * count)
    } floor: {
        subject(count)
    }
}

/// The numbers below a count, each once, in no order.
func shuffled(_ count: Int) -> [Int] {
    var state: UInt64 = 17
    var numbers = Array(0..<count)
    for index in numbers.indices.dropFirst() {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        numbers.swapAt(index, Int(truncatingIfNeeded: state >> 33) % (index + 1))
    }
    return numbers
}

/// Screens of no name.
func screens(_ count: Int) -> [any Presentable] { (0..<count).map { _ in Screen("") } }
