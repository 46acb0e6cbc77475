@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

// The code of the page on writing a host, a root, a transition: the root.

// snippet.history-root
/// Pages as a browser keeps them: the one that is shown, those before it, and those that it came back from.
final class HistoryRoot: ContainerRoot {
    let node: Container

    init(_ pages: any Presentable..., name: String = "") {
        node = Container(.pages(), name: name, content: pages)
    }

    var pages: [any Presentable] { node.children }
    var current: (any Presentable)? { node.shown.first }
    var canGoBack: Bool { node.shownRange.lowerBound > 0 }
    var canGoForward: Bool { node.shownRange.upperBound < node.count }

    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<HistoryRoot>
    ) throws(TransitionError) {
        try editor.open(presentable, animation: animation)
    }
}
// snippet.end

// snippet.history-editor
extension Editor where Root == HistoryRoot {
    /// Shows a page after the current one, and forgets those beyond: `<a, b*, c>` → `<a, b, p*>`.
    mutating func open(_ page: any Presentable, animation: TransitionAnimation? = nil) throws(TransitionError) {
        let next = root.node.shownRange.upperBound
        try insert(page, at: next, animation: animation)
        try select(index: next, direction: .forward)
        for beyond in (next + 1..<root.node.count).reversed() { try remove(at: beyond) }
    }

    /// Shows the page before, and keeps this one: `<a, b*>` → `<a*, b>`.
    mutating func goBack(animation: TransitionAnimation? = nil) throws(TransitionError) {
        guard root.canGoBack else { throw refusal("go back", because: "this is the first page") }
        try select(index: root.node.shownRange.lowerBound - 1, direction: .reverse, animation: animation)
    }

    /// Shows the page that one came back from: `<a*, b>` → `<a, b*>`.
    mutating func goForward(animation: TransitionAnimation? = nil) throws(TransitionError) {
        guard root.canGoForward else { throw refusal("go forward", because: "this is the last page") }
        try select(index: root.node.shownRange.upperBound, direction: .forward, animation: animation)
    }
}
// snippet.end

// snippet.history-transitions
extension Transition where Root == HistoryRoot {
    static func open(_ page: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition("open", [page], animation: animation) { editor in try editor.open(page, animation: animation) }
    }

    static func goBack(animation: TransitionAnimation? = nil) -> Transition {
        Transition("goBack", animation: animation) { editor in try editor.goBack(animation: animation) }
    }

    static func goForward(animation: TransitionAnimation? = nil) -> Transition {
        Transition("goForward", animation: animation) { editor in try editor.goForward(animation: animation) }
    }
}
// snippet.end

// snippet.browser
enum BrowserRoute: Route { case open(address: String), back, forward }

final class BrowserCoordinator: Coordinator {
    let root = HistoryRoot(name: "web")
    init(_ home: String) { trigger(.open(address: home)) }

    func prepareTransition(for route: BrowserRoute) -> Transition<HistoryRoot> {
        switch route {
        case .open(let address): .open(Screen(address))
        case .back: .goBack()
        case .forward: .goForward()
        }
    }
}
// snippet.end

@Suite("The page on writing: a root", .noUnhandledFailures) struct WritingPageRoot {
    // snippet.history-test
    @Test("a page that is opened takes the place of those beyond") func opens() {
        let browser = BrowserCoordinator("start")
        browser.trigger(.open(address: "news"))
        browser.trigger(.open(address: "sports"))
        browser.trigger(.back)
        expect(browser, "web<start, news*, sports>")
        browser.trigger(.open(address: "weather"))
        expect(browser, "web<start, news, weather*>")
    }

    @Test("a history keeps the contract of roots") func contract() {
        RootContract.check(
            makeEmpty: { HistoryRoot() }, show: { .open($1) },
            remove: { _, _ in .multiple(.goBack(), .open(Screen("other"))) })
    }
    // snippet.end

    @Test("there is nothing beyond the ends") func ends() {
        let browser = BrowserCoordinator("start")
        var outcome: TransitionOutcome?
        browser.trigger(.back) { outcome = $0 }
        #expect(
            outcome?.error?.description == """
                Can't go back: this is the first page.

                  Pages: web<start*>
                """)
        browser.trigger(.forward) { outcome = $0 }
        #expect(outcome?.error?.summary == "Can't go forward: this is the last page.")
        #expect(!browser.root.canGoBack && !browser.root.canGoForward)
    }

    @Test("forward leads to where back came from, and pages beyond a new one are freed") func forward() {
        let browser = BrowserCoordinator("a")
        browser.trigger(.open(address: "b"))
        weak let b = browser.root.current
        browser.trigger(.back)
        browser.trigger(.forward)
        expect(browser, "web<a, b*>")
        #expect(browser.root.current === b && browser.root.pages.count == 2)
        browser.trigger(.back)
        browser.trigger(.open(address: "c"))
        #expect(b == nil)
    }

    @Test("show and showDetail are answered by the natural verb of a custom root") func natural() {
        let history = HistoryRoot(Screen("a"))
        history.perform(.show(Screen("b")))
        history.perform(.showDetail(Screen("c")))
        expect(history, "<a, b, c*>")
    }

    @Test("the user's way back is a route that the coordinator makes of it") func stepBack() {
        let browser = BrowserCoordinator("a")
        browser.trigger(.open(address: "b"))
        let windows = WindowManager(WindowRoot(browser))
        #expect(!windows.canGoBack)
        let host = TestHost(windows)
        host.choose(browser.root.pages[0])
        expect(windows, "web<a*, b>")
    }

    @Test("a verb that is refused half-way leaves the history as it was") func undone() {
        let history = HistoryRoot(Screen("a"), Screen("b"))
        history.perform(.multiple(.open(Screen("c")), .goForward())) { _ in }
        expect(history, "<a*, b>")
    }
}
