@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import BrowserServer
import Testing

@Suite("A host for browsers", .noUnhandledFailures) struct HostTests {
    @Test("the host keeps the contract") func contract() {
        var browsers: [ObjectIdentifier: PaperBrowser] = [:]
        var played: Set<String> = []
        HostContract.check(
            make: { _ -> BrowserHost in
                let browser = PaperBrowser()
                browsers = [ObjectIdentifier(browser.host): browser]
                return browser.host
            },
            answer: { browsers[ObjectIdentifier($0)]?.settle() },
            user: { host, action in
                guard browsers[ObjectIdentifier(host)]?.play(action) == true else { return false }
                played.insert("\("\(action)".prefix { $0 != "(" })")
                return true
            },
            drawn: { browsers[ObjectIdentifier($0)]?.drawing ?? "" })
        #expect(played == ["answer", "dragAway", "goBack", "tapTab", "turnPage"])
    }
}

extension PaperBrowser {
    /// Does what the user does, on the buttons of the page.
    func play(_ action: UserAction) -> Bool {
        func part(_ id: NodeID) -> Page.Part? { parts.first { $0.id == "\(id)" } }
        switch action {
        case .tapTab(let id), .turnPage(to: let id): return press(part(id)?.way)
        case .goBack(to: let id):
            let stack = parts.first { $0.kind == "stack" && $0.places?.dropLast().last??.id == "\(id)" }
            return press(stack?.back)
        case .dragAway(let id): return press(page?.layers.last.flatMap { $0.id == "\(id)" ? $0.close : nil })
        case .answer(let title, alert: let id):
            guard let alert = page?.alert, alert.id == "\(id)" else { return false }
            return press(alert.choices.first { $0.control.title == title }?.control)
        case .closeWindow, .focusWindow: return false
        }
    }
}
