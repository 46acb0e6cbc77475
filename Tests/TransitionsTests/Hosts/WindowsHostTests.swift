@_spi(Hosting) import CoordinationHosting
import CoordinationTesting
import Testing
@_spi(Log) @_spi(Hosting) import Transitions

/// A system with windows, which come when they are let.
private final class Desk: WindowOpener {
    final class Place {
        var shown = ""
        var isOpen = true
    }

    weak var host: WindowsHost<Desk>?
    var showsSeveral: Bool? = true
    var asked: [NodeID] = []
    private(set) var log: [String] = []

    func open(_ window: NodeID) { asked.append(window) }
    func activate(_ window: NodeID, in place: Place) { log.append("front \(place.shown)") }
    func show(_ window: any Presentable, in place: Place) { place.shown = window.node.name }
    func hasShown(_ place: Place) { log.append("shown \(place.shown)") }
    func isOpen(_ place: Place) -> Bool { place.isOpen }

    func close(_ place: Place) -> Bool {
        place.isOpen = false
        log.append("close \(place.shown)")
        return true
    }

    @discardableResult
    func come(choosing choose: WindowsHost<Desk>.Choice? = nil) -> Place {
        let place = Place()
        host?.connect(place, asked: asked.isEmpty ? nil : asked.removeFirst(), choosing: choose)
        return place
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

@Suite("Windows of a system, one for each of the tree") struct WindowsHostTests {
    private let desk = Desk()
    private let time = ManualTime()
    private let windows = WindowManager(WindowRoot(Screen("a"), name: "main"))
    private let maker = Maker()
    private let host: WindowsHost<Desk>
    private let outcomes = Outcomes()

    private final class Outcomes { var lines: [String] = [] }
    private final class Maker { var make: () -> (any Presentable)? = { nil } }

    init() {
        host = WindowsHost(
            windows, opener: desk, time: time, failure: "no window came", newWindow: { [maker] in maker.make() })
        desk.host = host
        windows.attach(host)
    }

    private func perform(_ transition: Transition<WindowManager>) {
        windows.perform(transition) { [outcomes] in outcomes.lines.append("\($0)") }
    }

    private func root(_ name: String) -> WindowRoot { WindowRoot(Screen(name), name: name) }

    @Test("a commit is answered when what it opens has come, and when what it closes has gone") func opensAndCloses() {
        let first = desk.come()
        #expect(desk.takeLog() == ["shown main"] && host.window(of: first)?.node.name == "main")
        let other = root("other")
        perform(.open(other))
        #expect(outcomes.lines == [] && desk.asked == [other.node.id])
        let second = desk.come()
        #expect(outcomes.lines == ["completed"] && host.places[other.node.id] === second)
        perform(.close(other))
        #expect(outcomes.lines == ["completed"] && !second.isOpen)
        host.disconnect(second)
        #expect(outcomes.lines == ["completed", "completed"])
    }

    @Test("a window that does not come within two seconds is refused, and closed if it comes later") func late() {
        desk.come()
        perform(.open(root("other")))
        time.advance(by: .seconds(2))
        #expect(outcomes.lines.last?.contains("no window came: nothing was heard of it") == true)
        #expect(!desk.come().isOpen && windows.windows.count == 1)
        perform(.open(root("third")))
        host.hasFailed(desk.asked.removeFirst(), "it is full")
        #expect(outcomes.lines.last?.contains("no window came: it is full") == true && windows.windows.count == 1)
        desk.showsSeveral = false
        perform(.open(root("fourth")))
        #expect(outcomes.lines.last?.contains("shows one window") == true)
    }

    @Test("a window that the user brings to the front or closes is reported once, a new one is not") func user() {
        var reports: [String] = []
        let observer = windows.observeCommits { if let report = $0.cause.report { reports.append("\(report)") } }
        defer { observer.end() }
        let first = desk.come()
        #expect(!desk.come().isOpen)
        maker.make = { [self] in root("new") }
        let second = desk.come()
        #expect(second.shown == "new" && reports.isEmpty)
        host.hasBecomeActive(first)
        #expect(windows.frontWindow?.node.name == "main" && reports.count == 1)
        host.disconnect(second)
        #expect(windows.windows.count == 1 && reports.count == 2)
        host.disconnect(first)
        #expect(windows.windows.count == 1 && desk.asked == [] && desk.come().shown == "main")
    }

    @Test("a window is chosen out of the free ones, and none is asked for before that") func chooses() {
        desk.asked = []  // the window of the launch is late
        var show: ((any Presentable)?) -> Void = { _ in }
        let place = desk.come { free, _, chosen in show = { chosen($0 ?? free().last) } }
        perform(.open(root("other")))
        #expect(outcomes.lines == ["completed"] && place.shown == "")
        show(nil)
        #expect(place.shown == "other" && desk.asked == [])
    }
}
