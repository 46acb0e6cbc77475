import Coordination
import CoordinationInspector
import CoordinationMoves
import TestSupport

/// A client reads the moves of a list, which may be another one when its move comes: the move is done to the row that was
/// read, or to none.
enum MoveRace {
    private final class Rows: Presentable, Offering {
        let node = Screen("rows")
        var rows: [Int] = []

        var offers: [Offer] {
            rows.map { row in
                Offer("delete", about: "row \(row)") { done in
                    self.rows.removeAll { $0 == row }
                    done(.noChange)
                }
            }
        }
    }

    static func finding(_ random: inout SplitMix64) -> Finding? {
        let list = Rows()
        let windows = WindowManager(WindowRoot(StackRoot(list), name: "main"))
        var sent = ""
        let connection = Inspector(windows).connect(as: .act) { sent = $0 }
        list.rows = drawn(&random)
        let read = list.rows
        let (row, mark) = (read[random.below(read.count)], windows.moves.mark.rawValue)
        if random.oneIn(2) { list.rows = drawn(&random) }
        let before = list.rows
        connection.handle(
            #"{"id":1,"call":"do","move":"tap \"delete\" on \"rows\" about \"row \#(row)\"","mark":"\#(mark)"}"#)
        let isDone = list.rows != before
        let details = "row \(row) of \(read), at \(before), leaves \(list.rows)\n\(sent)"
        if isDone, list.rows != before.filter({ $0 != row }) {
            return Finding("another row is deleted", details: details)
        }
        if isDone != (before == read) { return Finding("a mark is not what was read", details: details) }
        return nil
    }

    private static func drawn(_ random: inout SplitMix64) -> [Int] {
        (0..<1 + random.below(4)).map { _ in random.below(4) }.reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}
