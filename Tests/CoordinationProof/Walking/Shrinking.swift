/// A way of which as much was left out as can be.
struct Shortened {
    var moves: [Move]
    /// Whether it was seen, as the way was gone again.
    var isShown = true
    /// Whether no move can be dropped.
    var isShortest = true

    /// What is to be said of it, if it is not as it should be.
    var remark: String {
        if !isShown { return "Going the way again does not show it." }
        return isShortest ? "" : "The way was not made as short as it can be: that takes too long."
    }
}

/// Makes a way shorter, as long as what it shows is still to be seen at its end, until no move can be dropped.
///
/// - Parameters:
///   - way: A way that shows it.
///   - limit: How many moves are made at most, in all tries.
///   - show: The moves of those given that show it, in order; nil where they do not.
func shortened(_ way: [Move], limit: Int = 1_000_000, _ show: ([Move]) -> [Move]?) -> Shortened {
    guard var best = show(way) else { return Shortened(moves: way, isShown: false) }
    var made = 0
    var size = max(best.count / 2, 4)
    while true {
        var start = 0
        var isShorter = false
        while start < best.count, made < limit {
            let candidate = Array(best[..<start] + best[min(start + size, best.count)...])
            made += candidate.count + 1
            if let shown = show(candidate), shown.count < best.count {
                best = shown
                isShorter = true
            } else {
                // Few moves that belong together may begin anywhere.
                start += size > 4 ? size : 1
            }
        }
        if made >= limit { return Shortened(moves: best, isShortest: false) }
        if size > 1 {
            size /= 2
        } else if isShorter {
            size = 4
        } else {
            return Shortened(moves: best)
        }
    }
}

extension Scenario {
    /// Whether moves show what was found; those that are not there are left out.
    package func shows(_ finding: Finding, by moves: [Move]) -> Bool {
        Log.listening { log in
            Trial(scenario: self, log: log).go(moves, skipping: true).broken.contains {
                title(of: $0.title) == finding.title
            }
        }
    }
}
