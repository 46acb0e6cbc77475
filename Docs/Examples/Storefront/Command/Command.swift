import Coordination
import CoordinationTools
import Shop

/// One line of a script.
indirect enum Command {
    case trigger(any Route)
    case bubble(any Route)
    case link([any Route], reveals: Bool)
    case visit(String)
    case tab(AppRoute.Tab)
    case back
    case dismiss
    case choose(String)
    case tap(String, text: String?)
    case wait(Int)
    case refused(Command)
    case expect(Tree)
    case address(String)
    case tree
    case outline
}

extension Command {
    /// The usage and the summary of a command, and the closure that reads it.
    struct Syntax: Sendable {
        let name: String
        let usage: String
        let summary: String
        let read: @Sendable (Line) throws(ScriptError) -> Command
    }

    /// All commands. The parser and the help use this list.
    static let syntax: [Syntax] = [
        Syntax(name: "trigger", usage: "trigger ROUTE", summary: "goes to a route, wherever its coordinator is") {
            line throws(ScriptError) in
            .trigger(try RouteTable.route(line.words()))
        },
        Syntax(name: "bubble", usage: "bubble ROUTE", summary: "sends a route up from the screen in front") {
            line throws(ScriptError) in
            .bubble(try RouteTable.route(line.words()))
        },
        Syntax(name: "link", usage: "link ROUTE, ...", summary: "follows a deep link: all of it, or nothing") {
            line throws(ScriptError) in
            .link(try RouteTable.routes(line), reveals: false)
        },
        Syntax(
            name: "open", usage: "open ADDRESS",
            summary: "goes to an address, or follows routes to the front"
        ) {
            line throws(ScriptError) in
            if isAddress(line.rest) { return .visit(line.rest) }
            return .link(try RouteTable.routes(line), reveals: true)
        },
        Syntax(name: "tab", usage: "tab TAB", summary: "taps a tab: \(tab.note)") { line throws(ScriptError) in
            .tab(try tab.read(line.word("tab cart")))
        },
        Syntax(name: "back", usage: "back", summary: "goes one step back from what is in front") {
            line throws(ScriptError) in
            try line.nothing()
            return .back
        },
        Syntax(name: "dismiss", usage: "dismiss", summary: "closes the alert or the modal in front") {
            line throws(ScriptError) in
            try line.nothing()
            return .dismiss
        },
        Syntax(name: "choose", usage: "choose ANSWER", summary: "answers the alert that is up") {
            line throws(ScriptError) in
            .choose(try line.text("choose Keep it"))
        },
        Syntax(name: "tap", usage: "tap TITLE, TEXT", summary: "does what the screen offers; TEXT where it asks") {
            line throws(ScriptError) in
            let words = try line.lists().map { $0.joined(separator: " ") }
            guard let title = words.first, !title.isEmpty, words.count < 3 else {
                throw ScriptError("tap takes a title, and a text where one is asked for", "Write: tap Settings")
            }
            return .tap(title, text: words.count > 1 ? words[1] : nil)
        },
        Syntax(name: "wait", usage: "wait SECONDS", summary: "lets time pass") { line throws(ScriptError) in
            .wait(try Parameter.number("SECONDS").read(line.word("wait 60")))
        },
        Syntax(name: "refused", usage: "refused COMMAND", summary: "runs a command that has to be refused") {
            line throws(ScriptError) in
            let command = try Command(Line(line.rest))
            switch command {
            case .refused, .expect, .address, .tree, .outline, .wait:
                throw ScriptError("only what changes the tree can be refused", "Write: refused back")
            default: return .refused(command)
            }
        },
        Syntax(name: "expect", usage: "expect TREE", summary: "compares the whole tree with a picture of it") {
            line throws(ScriptError) in
            do { return .expect(try Tree(line.rest)) } catch { throw ScriptError(quoting: "\(error)") }
        },
        Syntax(name: "address", usage: "address ADDRESS", summary: "compares the address of what is shown") {
            line throws(ScriptError) in
            .address(line.rest)
        },
        Syntax(name: "tree", usage: "tree", summary: "prints the tree in one line") { line throws(ScriptError) in
            try line.nothing()
            return .tree
        },
        Syntax(name: "outline", usage: "outline", summary: "draws the tree, one node a line") {
            line throws(ScriptError) in
            try line.nothing()
            return .outline
        },
    ]

    /// Returns true for an address, false for a list of routes.
    static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("/") || text.prefix { $0 != "," && $0 != " " }.contains(":")
    }

    private static let tab = Parameter.choice("TAB", of: AppRoute.Tab.self)

    /// Reads a line that is not empty.
    init(_ line: Line) throws(ScriptError) {
        guard let syntax = Self.syntax.first(where: { $0.name == line.name }) else { throw Self.unknown(line) }
        self = try syntax.read(line)
    }

    private static func unknown(_ line: Line) -> ScriptError {
        let name = line.name
        if name.isEmpty { return ScriptError("a command is missing", "Write: refused back") }
        if RouteTable.entries.contains(where: { $0.name == name }) {
            return ScriptError(
                "'\(name)' is a route, not a command",
                "Write: trigger \(name)" + (line.rest.isEmpty ? "" : " \(line.rest)"))
        }
        let names = syntax.map(\.name)
        let nearest = Spelling.nearest(to: name, among: names)
        return ScriptError(
            "there is no command '\(name)'",
            nearest.map { "Did you mean \($0)?" } ?? "The commands are \(names.joined(separator: ", ")).")
    }
}
