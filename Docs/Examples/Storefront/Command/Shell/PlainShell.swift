import Coordination
import CoordinationHistory
import CoordinationMoves
import Shop
import TreeTools

/// The shell without a terminal: it prints the screen, and reads line by line.
struct PlainShell {
    private let storefront: Storefront
    private let player: Player
    private var lines: LineReader
    private var hasFailed = false

    private let start: Start?

    /// The places where the user was.
    private let history: History

    /// Reports a message for developers.
    private let complain: (String) -> Void

    /// The saved state, and lines about what did not come back.
    private let saved: SavedState?
    private let losses: [String]

    /// The trail, if one is written.
    private let trail: TrailFile?

    /// - Parameter start: The place to begin at; nil for a first visit.
    init(_ lines: LineReader, start: Start? = nil, trace: TraceWriter?, trail: TrailFile?) {
        let time = ManualTime()
        saved = SavedState.ofEnvironment
        // Restoring removes launch screens that were not stored. After signing out, the app begins like this launch.
        let session = saved?.session ?? VisitorSession()
        storefront = Storefront(session: session, isFirstVisit: start == nil, time: time)
        trail?.follow(storefront, session)
        self.trail = trail
        self.start = start
        player = Player(storefront, time)
        self.lines = lines
        complain = trace.map { $0.note } ?? Output.complain
        trace?.follow(storefront.windows)
        losses = saved?.begin(storefront.windows) ?? []
        history = storefront.history(of: session)
    }

    /// Reads to the end, or until the user quits.
    ///
    /// - Returns: False if something failed.
    mutating func run() throws(ReadError) -> Bool {
        for loss in losses { Output.line(loss) }
        if let start {
            show(player.run(start.command, "the link"), isFirst: true)
        } else {
            Output.line(text)
        }
        Output.line("\nType a number, or ? for what else can be typed.")
        while let text = try lines.next() {
            let line = Line(text)
            if line.isEmpty { continue }
            defer {
                saved?.save()
                trail?.noteState()
            }
            switch line.name {
            case "q", "quit": return !hasFailed
            case "?", "help": Output.line("\n\(help)")
            case "h" where line.rest.isEmpty: Output.line("\n\(history.text)")
            default: show(step(line, text))
            }
        }
        return !hasFailed
    }

    private func step(_ line: Line, _ text: String) -> Step {
        do throws(ScriptError) {
            if let number = Int(line.name) { return try choose(number, line) }
            if let distance = try distance(line) {
                return player.run(text) { history.go(by: distance, completion: $0) }
            }
            let command = try Command(line)
            // As escape does in a terminal.
            if case .back = command, let move = Scene(of: storefront.windows).wayBack { return perform(move, text) }
            return player.run(command, text)
        } catch {
            return Step(error)
        }
    }

    /// Reads a line that goes through the history; nil for another one.
    private func distance(_ line: Line) throws(ScriptError) -> Int? {
        switch line.name {
        case "[", "]":
            try line.nothing()
            return line.name == "[" ? -1 : 1
        case "h":
            guard let number = Int(line.rest), history.entries.indices.contains(number - 1) else {
                throw ScriptError("you were at no place '\(line.rest)'", "Type h for all of them.")
            }
            return number - 1 - history.index
        default: return nil
        }
    }

    /// Performs the offer with a number, with the text that it asks for.
    private func choose(_ number: Int, _ line: Line) throws(ScriptError) -> Step {
        let offers = Scene(of: storefront.windows).allOffers
        guard offers.indices.contains(number - 1) else {
            throw ScriptError("nothing here has the number \(number)", "The screen shows \(range(of: offers.count)).")
        }
        let offer = offers[number - 1]
        var value: String?
        if offer.prompt == nil { try line.nothing() } else { value = try line.text("\(number) green tea") }
        return perform((offer.item?.move ?? .back).typing(value), offer.title)
    }

    private func perform(_ move: Move, _ title: String) -> Step {
        let windows = storefront.windows
        return player.run(title) { windows.do(move, completion: $0) }
    }

    /// The list of possible inputs.
    private var help: String {
        let count = Scene(of: storefront.windows).allOffers.count
        let summary = "does what stands there; a text that is asked for follows it"
        let numbers = count == 0 ? [] : [(range(of: count), summary)]
        let commands = Command.syntax.map { ($0.usage, $0.summary) }
        let travels = [
            ("[", "goes to where you were before; ] goes forward again"),
            ("h", "lists where you were; h NUMBER goes there"),
        ]
        let rest = travels + [("?", "prints this"), ("quit", "leaves; so does q")]
        return Help.table(numbers + commands + rest) + "\n\n'storefront routes' lists every ROUTE."
    }

    private func range(of count: Int) -> String {
        count == 0 ? "none" : count == 1 ? "1" : "1 to \(count)"
    }

    private mutating func show(_ step: Step, isFirst: Bool = false) {
        if let text = step.sentence ?? step.error { Output.line("\(isFirst ? "" : "\n")\(text)") }
        if step.sentence != nil, let error = step.error, step.outcome != .rejected { complain(error) }
        for ended in step.ended {
            if case .rejected = ended.outcome, let text = ended.outcome.sentence { Output.line("\n\(text)") }
        }
        if !step.isGood { hasFailed = true }
        if step.outcome == .printed { return Output.line("\n\(step.outline ?? "\(player.tree)")") }
        Output.line("\(isFirst && step.error == nil ? "" : "\n")\(text)")
    }

    /// The screen, and its address.
    private var text: String {
        let address = storefront.address.map { "\n  \($0)" } ?? ""
        return Scene(of: storefront.windows).text + address
    }
}

extension History {
    /// The entries, each with its number, and a dot at the current one.
    fileprivate var text: String {
        entries.enumerated().map { number, entry in
            let dot = entry.id == current.id ? "● " : "  "
            return "  \(number + 1)  \(dot)\(entry.title)" + (entry.address.map { "  \($0)" } ?? "")
        }.joined(separator: "\n")
    }
}

extension Scene {
    /// The content in front, in lines of any length. Each offer has the number to type.
    var text: String {
        var lines: [String] = []
        if let alert {
            lines.append("! \(alert.title)")
            if !alert.message.isEmpty { lines.append("  \(alert.message)") }
        } else if let front {
            lines.append(front.back.map { "‹ \($0) │ \(front.title)" } ?? front.title)
            lines += front.panels.flatMap { panel in
                (front.panels.count > 1 ? ["  \(panel.title)"] : []) + panel.lines.map { "  \($0)" }
            }
        }
        lines += allOffers.enumerated().map { index, offer in
            "  \(index + 1)  \(offer.title)" + (offer.objection.map { " (\($0))" } ?? "")
        }
        if let tabs = front?.tabs, !tabs.isEmpty {
            lines.append("  " + tabs.map { $0.isSelected ? "[\($0.title)]" : $0.title }.joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }
}
