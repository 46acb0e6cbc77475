@_spi(Hosting) package import Coordination

// snippet.terminal-screen
/// The text and the commands of a screen in a terminal.
protocol Legible: AnyObject {
    var text: String { get }
    var commands: [(name: String, route: any Route)] { get }
}
// snippet.end

// snippet.terminal-host
package final class TerminalHost: Host {
    private let write: (String) -> Void
    private var drawn = ""

    package init(write: @escaping (String) -> Void) {
        self.write = write
    }

    package func show(_ root: any Presentable) {
        drawn = Self.picture(of: root)
        write(drawn)
    }

    package func apply(_ commit: HostCommit) {
        if let root = commit.root { show(root) }
        commit.acknowledge()
    }

    /// Redraws after a change without a commit: an effect, a timer, a download.
    package func refresh(_ root: any Presentable) {
        if Self.picture(of: root) != drawn { show(root) }
    }

    package func backAtRoot() {
        write("There is nothing to go back to; quit leaves.\n")
    }
}
// snippet.end

// snippet.terminal-draw
extension TerminalHost {
    /// Returns the content in front as text.
    package static func picture(of root: any Presentable) -> String {
        var lines: [String] = []
        if let alert = root.node.alerts.first {
            lines = ["! \(alert.title)", "  > " + alert.choices.map(\.title).joined(separator: ", ")]
        } else if let layer = root.node.layers.last {
            if root.node.canGoBack { lines.append("< back") }
            add(layer.node, to: &lines)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func add(_ node: Node, to lines: inout [String]) {
        if let screen = node.presentable as? any Legible {
            lines.append("  " + screen.text)
            if !screen.commands.isEmpty { lines.append("  > " + screen.commands.map(\.name).joined(separator: ", ")) }
        } else if node is Screen {
            lines.append("  " + node.name)
        }
        guard let container = node as? Container else { return }
        if container.layout == .tabs {
            let shown = container.shownRange
            let names = container.children.enumerated().map { index, tab in
                shown.contains(index) ? "[\(tab.node.name)]" : tab.node.name
            }
            lines.append(names.joined(separator: " "))
        }
        for child in container.shown { add(child.node, to: &lines) }
    }
}
// snippet.end

// snippet.terminal-read
extension TerminalHost {
    /// Carries out a line of input.
    ///
    /// - Returns: False if the user quits.
    package func read(_ line: String, on root: any Presentable) -> Bool {
        let screen = root.node.top
        if line == "quit" { return false }
        if line == "?" {
            writeWords(on: root)
        } else if line == "back" {
            root.back(completion: tell)
        } else if let alert = root.node.alerts.first {
            root.node.report(.chose(line, alert: alert.id), completion: tell)
        } else if let command = (screen as? any Legible)?.commands.first(where: { $0.name == line }) {
            screen.send(command.route, completion: tell)
        } else if let tab = tabs(on: root).first(where: { $0.node.name == line }) {
            root.node.report(.selected(tab.node.id), completion: tell)
        } else {
            write("There is no '\(line)' here.\n")
            writeWords(on: root)
        }
        refresh(root)
        return true
    }

    /// Writes the possible inputs.
    package func writeWords(on root: any Presentable) {
        let screen = root.node.top
        var words = root.node.canGoBack ? ["back"] : []
        if let alert = root.node.alerts.first {
            words += alert.choices.map(\.title)
        } else {
            words += (screen as? any Legible)?.commands.map(\.name) ?? []
            words += tabs(on: root).map { $0.node.name }
        }
        write("Type " + (words + ["?", "quit"]).joined(separator: ", ") + ".\n")
    }

    /// Returns the visible tabs: not those beneath a modal.
    private func tabs(on root: any Presentable) -> [any Presentable] {
        let layer = root.node.layers.last?.node
        var node: Node? = root.node.top.node
        while let current = node {
            if let container = current as? Container, container.layout == .tabs { return container.children }
            node = current === layer ? nil : current.parent
        }
        return []
    }

    /// Writes an outcome that the screen does not show.
    private func tell(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed, .noChange: break
        case .cancelled, .rejected, .failed: write("\(outcome)\n")
        }
    }
}
// snippet.end

// snippet.terminal-app
enum NewsRoute: Route { case article(Int), share, star(Int), forget(Int), forgotten(Int) }

final class NewsCoordinator: Coordinator {
    let root: StackRoot
    private let news = News()

    init() { root = StackRoot(Headlines(news), name: "news") }

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .article(let number): .push(Article(number, news))
        case .share: .present(Screen("a link to share"))
        case .star(let number):
            .effect("star article \(number)") { [news] in news.starred.formSymmetricDifference([number]) }
        case .forget(let number):
            .alert("Forget it?", choices: [AlertChoice("yes", sends: NewsRoute.forgotten(number)), .cancel("no")])
        case .forgotten(let number):
            .multiple(.pop(), .effect("forget article \(number)") { [news] in news.titles[number] = nil })
        }
    }
}

final class News {
    var titles = [1: "The fox is out.", 2: "The dog is lazy."]
    var starred: Set<Int> = []
}

final class Headlines: Presentable, Legible {
    let node = Screen("headlines")
    private let news: News
    private var numbers: [Int] { news.titles.keys.sorted() }
    init(_ news: News) { self.news = news }

    var text: String { numbers.map { "\($0) \(news.titles[$0] ?? "")" }.joined(separator: " ") }
    var commands: [(name: String, route: any Route)] { numbers.map { ("\($0)", NewsRoute.article($0)) } }
}

final class Article: Presentable, Legible {
    let node = Screen("article")
    private let number: Int
    private let news: News

    init(_ number: Int, _ news: News) {
        self.number = number
        self.news = news
    }

    var text: String {
        (news.starred.contains(number) ? "* " : "")
            + (number == 1 ? "A fox was seen at the gate." : "The dog did not get up.")
    }

    var commands: [(name: String, route: any Route)] {
        [("share", NewsRoute.share), ("star", NewsRoute.star(number)), ("forget", NewsRoute.forget(number))]
    }
}

@main package enum Newsreader {
    static func main() {
        run(read: { readLine() }, write: { print($0, terminator: "") })
    }

    package static func run(read: () -> String?, write: @escaping (String) -> Void) {
        let windows = WindowManager(WindowRoot(TabRoot(NewsCoordinator(), Screen("account")), name: "main"))
        let host = TerminalHost(write: write)
        windows.attach(host)
        host.writeWords(on: windows)
        while let line = read() {
            windows.gatesChanged()  // the terminal does not say when `fg` has brought the app back
            if !host.read(line, on: windows) { break }
        }
    }
}
// snippet.end
