/// Makes a way shorter, as long as what it shows is still to be seen at its end, until no move can be dropped.
///
/// - Parameters:
///   - way: A way that shows it.
///   - limit: How many tries are made at most.
///   - show: The moves of those given that show it, in order; nil where they do not.
func shortened(_ way: [Move], limit: Int = 20_000, _ show: ([Move]) -> [Move]?) -> [Move] {
    guard var best = show(way) else { return way }
    var tries = 0
    var size = max(best.count / 2, 4)
    while true {
        var start = 0
        var isShorter = false
        while start < best.count, tries < limit {
            tries += 1
            let candidate = Array(best[..<start] + best[min(start + size, best.count)...])
            if let shown = show(candidate), shown.count < best.count {
                best = shown
                isShorter = true
            } else {
                // Few moves that belong together may begin anywhere.
                start += size > 4 ? size : 1
            }
        }
        if tries >= limit { return best }
        if size > 1 {
            size /= 2
        } else if isShorter {
            size = 4
        } else {
            return best
        }
    }
}

extension Scenario {
    /// Whether moves show what was found; those that are not there are left out.
    package func shows(_ finding: Finding, by moves: [Move]) -> Bool {
        let log = Log()
        return log.listening {
            Trial(scenario: self, log: log).go(moves, skipping: true).broken.contains {
                title(of: $0.title) == finding.title
            }
        }
    }
}
