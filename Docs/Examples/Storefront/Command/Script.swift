import Coordination
import Shop
import TreeTools

/// A script that is played line by line, even after a failure.
struct Script {
    private var lines: LineReader
    private let player: Player
    private let printer: Printer
    private var count = 0

    /// The numbers of the lines that failed.
    private(set) var failedLines: [Int] = []

    /// The trail, if one is written.
    private let trail: TrailFile?

    init(_ lines: LineReader, _ format: Format, trace: TraceWriter?, trail: TrailFile?) {
        let (time, session) = (ManualTime(), VisitorSession())
        let storefront = Storefront(session: session, time: time)
        trail?.follow(storefront, session)
        self.trail = trail
        trace?.follow(storefront.windows)
        player = Player(storefront, time)
        self.lines = lines
        printer = Printer(format: format)
    }

    mutating func play() throws(ReadError) {
        var number = 0
        while let text = try lines.next() {
            number += 1
            guard !Line(text).isEmpty else {
                printer.print(remark: text)
                continue
            }
            count += 1
            let step = player.run(text.trimmed)
            if !step.isGood { failedLines.append(number) }
            printer.print(step, of: text, number, player.tree)
        }
    }

    /// The number of failed lines, and the first of them.
    var summary: String {
        let shown = failedLines.prefix(10).map(String.init).joined(separator: ", ")
        let more = failedLines.count > 10 ? " and \(failedLines.count - 10) more" : ""
        let lines = failedLines.count == 1 ? "line" : "lines"
        return "\(failedLines.count) of \(count) commands failed: \(lines) \(shown)\(more)."
    }
}
