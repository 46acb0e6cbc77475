@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import CoordinationTools
import Testing

// snippet.telemetry
/// A route that lets some of its inputs leave the device.
protocol Released: Route { var released: [String: String] { get } }

extension Route { var publicName: String { "\(Self.self).\(caseName(self))" } }

/// Returns the case of an enum, without its inputs.
func caseName(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }

final class Telemetry {
    typealias Send = (_ name: String, _ attributes: [String: String], _ time: ClosedRange<Duration>) -> Void
    let time: any TimeSource
    var start: Duration?
    private let send: Send
    private var (latest, told): (NodeID?, NodeID?)

    init(_ windows: WindowManager, _ time: any TimeSource, send: @escaping Send) {
        (self.time, self.send) = (time, send)
        windows.observeVisibility { [self] change in if let screen = change.front { note(screen, at: time.now) } }
        windows.observeCommits { [self] record in note(record) }
    }

    private func note(_ screen: VisibilityChange.Item, at moment: Duration) {
        var attributes = (screen.route?.route as? any Released)?.released ?? [:]
        attributes["app.screen.id"] = "\(type(of: screen.presentable))"
        attributes["app.screen.name"] = screen.route?.route.publicName ?? attributes["app.screen.id"]
        latest = screen.id
        time.schedule(after: .seconds(0.5)) { [self, attributes, id = screen.id] in
            guard latest == id, told != id else { return }
            told = id
            send("screen_view", attributes, moment...moment)
        }
    }

    private func note(_ record: CommitRecord) {
        let action = record.cause.report.map(caseName) ?? record.changes.first.map { caseName($0.kind) }
        var attributes = ["navigation.request": record.cause.hops.last?.route.publicName ?? action ?? "transition"]
        attributes["navigation.outcome"] = caseName(record.outcome)
        if case .failed(let error) = record.outcome { attributes["error.type"] = caseName(error.reason) }
        send("navigation", attributes, (start ?? time.now - (record.settlingTime ?? .zero))...time.now)
        start = nil
    }
}
// snippet.end

// snippet.telemetry-start
extension Router {
    /// Takes a route, and measures from this call.
    func trigger(_ route: RouteType, measuredBy telemetry: Telemetry) {
        let start = telemetry.time.now
        trigger(route) { _ in telemetry.start = telemetry.start ?? start }
    }
}
// snippet.end

private enum AnalyticsPage {
    enum ClubRoute: Route, Codable { case article(id: Int), members, invitation(String), login }

    final class Club: Coordinator {
        let root = StackRoot(Home())
        var isMember = false

        func gates(for route: ClubRoute) -> [Gate] {
            switch route {
            case .article(let id): [Gate("paper") { _ in id < 100 ? .allow : .deny("There is no \(id).") }]
            case .members: [Gate("members") { _ in self.isMember ? .allow : .require(ClubRoute.login) }]
            case .invitation: [Gate("old") { _ in .redirect(to: ClubRoute.article(id: 1)) }]
            case .login: []
            }
        }

        func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
            switch route {
            case .article(let id): .push(Article(id))
            case .members: .push(Members())
            case .invitation(let name): .push(Screen("for \(name)"))
            case .login: .present(Login())
            }
        }
    }

    final class Home: Presentable { let node = Screen("club") }
    final class Members: Presentable { let node = Screen("members of Ada's club") }

    final class Article: Presentable {
        let node: Screen
        init(_ id: Int) { node = Screen("article-\(id)") }
    }

    final class Login: Finishing {
        typealias Output = Void
        let node = Screen("login")
    }

    /// Writes a signal as the page does.
    static func line(_ name: String, _ attributes: [String: String], _ time: ClosedRange<Duration>) -> String {
        let end = time.lowerBound == time.upperBound ? "" : "...\(time.upperBound / .seconds(1))"
        let values = attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        return (["\(time.lowerBound / .seconds(1))\(end)", name] + values).joined(separator: " ")
    }
}

// snippet.telemetry-released
extension ClubRoute: Released {
    var released: [String: String] { if case .article(let id) = self { ["article.id": "\(id)"] } else { [:] } }
}
// snippet.end
private typealias ClubRoute = AnalyticsPage.ClubRoute

@Suite("The page on analytics", .noUnhandledFailures) struct AnalyticsPageTests {
    private final class Lines { var all: [String] = [] }
    private let time = ManualTime()
    private let lines = Lines()

    /// Shows a root, in 0.3 s each time, and returns its windows with what is told of them.
    private func launch(_ root: any Presentable) -> (WindowManager, Telemetry) {
        let windows = WindowManager(WindowRoot(root), time: time)
        _ = ClockHost(windows, time: time, standard: .milliseconds(300))
        let telemetry = Telemetry(windows, time) { [lines] in lines.all.append(AnalyticsPage.line($0, $1, $2)) }
        time.advance(by: .seconds(1))
        return (windows, telemetry)
    }

    @Test("a push, a refused one, a redirection, a login and a step back are told as on the page") func session() throws
    {
        let club = AnalyticsPage.Club()
        let (windows, telemetry) = launch(club)
        // snippet.telemetry-session
        club.trigger(.article(id: 7), measuredBy: telemetry)
        // snippet.hide
        time.advance(by: .seconds(1))
        // snippet.show
        club.trigger(.article(id: 100), measuredBy: telemetry)  // a gate denies it
        // snippet.hide
        time.advance(by: .seconds(1))
        // snippet.show
        club.trigger(.invitation("Ada"), measuredBy: telemetry)  // a gate redirects it to article 1
        // snippet.hide
        time.advance(by: .seconds(1))
        // snippet.show
        club.trigger(.members, measuredBy: telemetry)  // a gate requires a login, which finishes a second later
        // snippet.hide
        time.advance(by: .seconds(1))
        club.isMember = true
        try club.frontmost(AnalyticsPage.Login.self).finish()
        time.advance(by: .seconds(1))
        // snippet.show
        windows.back()
        // snippet.end
        time.advance(by: .seconds(1))
        let page = try #require(Checkout.pages.first { $0.path.hasSuffix("Analytics.md") })
        let expected = try CodeBlock.all(in: page).first { $0.language == "text" }
        #expect(lines.all == expected?.lines)
        for name in ["Ada", "article-", "no 100"] { #expect(!lines.all.contains { $0.contains(name) }) }
    }

    @Test("a fold is not told, a step that it makes necessary is") func fold() {
        let mail = LettersCoordinator()
        let (windows, _) = launch(mail)
        mail.trigger(.letter(7))
        time.advance(by: .seconds(1))
        lines.all = []
        let window = windows.windows[0].node.id
        windows.report(.resized(window, .none))
        time.advance(by: .seconds(1))
        #expect(lines.all == ["2.0 navigation navigation.outcome=completed navigation.request=resized"])
        windows.back()
        time.advance(by: .seconds(1))
        #expect(lines.all.last == "3.3 screen_view app.screen.id=Screen app.screen.name=Screen")
        lines.all = []
        windows.report(.resized(window, .all))
        time.advance(by: .seconds(1))
        #expect(!lines.all.contains { $0.contains("screen_view") })
    }

    @Test("a screen that does not stand is not told") func passing() {
        let club = AnalyticsPage.Club()
        let (windows, _) = launch(club)
        lines.all = []
        club.trigger(.article(id: 7))
        time.advance(by: .milliseconds(400))
        windows.back()
        time.advance(by: .seconds(1))
        #expect(!lines.all.contains { $0.contains("screen_view") })
    }
}
