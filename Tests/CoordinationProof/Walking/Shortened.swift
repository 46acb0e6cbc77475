/// A way with as many moves dropped as possible.
struct Shortened {
    var moves: [Move]
    /// True if the way shows the incident when it is repeated.
    var isShown = true
    /// True if no move can be dropped.
    var isShortest = true

    /// The remark if the way does not show the incident, or can be shorter; otherwise empty.
    var remark: String {
        if !isShown { return "Going the way again does not show it." }
        return isShortest ? "" : "The way was not made as short as it can be: that takes too long."
    }
}

/// The greatest number of moves in all tries together.
private let mostMoves = 1_000_000

/// Drops moves of a way that still shows the incident without them, until no more can be dropped.
///
/// - Parameters:
///   - way: A way that shows the incident.
///   - show: Returns the given moves that were made, if they show the incident; otherwise nil.
func shortened(_ way: [Move], _ show: ([Move]) -> [Move]?) -> Shortened {
    guard var best = show(way) else { return Shortened(moves: way, isShown: false) }
    var made = 0
    var size = max(best.count / 2, 4)
    while true {
        var start = 0
        var isShorter = false
        while start < best.count, made < mostMoves {
            let candidate = Array(best[..<start] + best[min(start + size, best.count)...])
            made += candidate.count + 1
            if let shown = show(candidate), shown.count < best.count {
                best = shown
                isShorter = true
            } else {
                // A few moves that belong together may begin anywhere.
                start += size > 4 ? size : 1
            }
        }
        if made >= mostMoves { return Shortened(moves: best, isShortest: false) }
        if size > 1 {
            size /= 2
        } else if isShorter {
            size = 4
        } else {
            return Shortened(moves: best)
        }
    }
}
