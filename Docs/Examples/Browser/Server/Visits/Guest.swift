@_spi(Hosting) package import Coordination
@_spi(Hosting) import CoordinationHosting
import CoordinationInspector
import CoordinationLinks
import CoordinationRestoration
package import BrowserShop

/// One who visits the shop with a browser: an app of their own, whose windows are the browser's tabs.
package final class Guest {
    package let storefront: Storefront
    private let session: VisitorSession
    private let time: any TimeSource
    private var opener: TabOpener?
    private var host: WindowsHost<TabOpener>?

    /// The tabs that have been there since the app began, and those that were stored and have not come again.
    package private(set) var tabs: [Tab] = []
    private var absent: [StoredTab]
    private var isDrawing = false

    #if DEBUG || INSPECTOR
        /// The app from the inside, if that was asked for.
        private(set) var inspector: Inspector?
    #endif

    /// Called when there is something to store.
    var hasChanged: () -> Void = {}

    /// The greatest number of tabs.
    private static let limit = 8

    package init(_ stored: StoredGuest? = nil, time: any TimeSource) {
        session = stored?.notes.session ?? VisitorSession()
        (absent, self.time) = (stored?.tabs ?? [], time)
        storefront = Storefront(session: session, time: time)
        let opener = TabOpener(self)
        let host = WindowsHost(
            storefront.windows, opener: opener, time: time, failure: "the browser opens no tab by itself"
        ) { [weak self] in
            self?.storefront.makeWindow()
        }
        (self.opener, self.host) = (opener, host)
        storefront.windows.attach(host)
        storefront.windows.observeCommits { [weak self] _ in self?.noteChange() }
        storefront.windows.diagnosticsHandler = { [weak self] diagnostic in
            self?.tabs.last?.host.say(diagnostic.error?.sentence ?? "Sorry, something went wrong.")
        }
    }

    /// Makes an inspector, which records from now on.
    func inspect() {
        #if DEBUG || INSPECTOR
            // The map that the tests of the shop hold, by a link to its file.
            let map = String(decoding: PackageResources.Shop_map, as: UTF8.self)
            inspector = Inspector(storefront.windows, terms: terms, map: map) { try SceneRoute.links.link(for: $0) }
        #endif
    }

    /// True if a page shows one of the tabs.
    package var isWatched: Bool { tabs.contains { $0.viewer != nil } }

    /// Draws all tabs soon, once for all that one input does: they share the session.
    private func noteChange() {
        if isDrawing { return }
        isDrawing = true
        time.schedule(after: .zero) { [weak self] in
            guard let self else { return }
            isDrawing = false
            for tab in tabs { tab.host.draw() }
            hasChanged()
        }
    }

    private var terms: RestorationTerms {
        RestorationTerms(owner: { [weak session] in session?.visitor?.name })
    }
}

extension Guest {
    /// Shows the window of a tab to a page, a new one if the page has none.
    package func join(_ viewer: any Viewer, _ join: Message.Join) -> Tab {
        let key = join.window.flatMap { Token($0) }
        if let known = tabs.first(where: { $0.key == key }), join.isCopy != true || known.viewer == nil {
            known.join(viewer, join)
            if host?.window(of: known) != nil { known.arrive() }
            return known
        }
        let index = absent.firstIndex { $0.key == key }
        let tab =
            index.map { Tab(absent[$0].key, stored: absent.remove(at: $0), time: time) } ?? Tab(Token(), time: time)
        makeRoom()
        tab.visit = { [weak self, weak tab] address in if let tab { self?.visit(address, in: tab) } }
        tabs.append(tab)
        tab.join(viewer, join)
        connect(tab)
        return tab
    }

    /// Lets go of the tab that was left first, if there are too many. The last one to come may be left already.
    private func makeRoom() {
        if tabs.count + absent.count >= Self.limit, !absent.isEmpty { absent.removeFirst() }
        guard tabs.count >= Self.limit else { return }
        let unseen = tabs.filter { $0.viewer == nil }.min { $0.lastSeen < $1.lastSeen }
        guard let old = unseen ?? tabs.first else { return }
        old.viewer?.leave()
        tabs.removeAll { $0 === old }
        host?.disconnect(old)
    }

    /// Finds a window for a tab: the one that was stored, one that nothing shows, or a new one.
    fileprivate func connect(_ tab: Tab) {
        guard tabs.contains(where: { $0 === tab }) else { return }
        guard let state = tab.stored.flatMap({ try? StoredState($0.state) }) else {
            host?.connect(tab, asked: nil)
            return
        }
        host?.connect(tab, asked: nil) { [weak self] free, make, show in
            guard let self else { return show(nil) }
            storefront.windows.restoreWindow(state, among: free, making: make, terms: terms) { [time] window, _ in
                if window == nil { tab.stored = nil }
                // By then, what waited for a login waits again: the history has to know.
                time.schedule(after: .zero) { show(window) }
            }
        }
    }

    fileprivate func show(_ window: any Presentable, in tab: Tab) { tab.show(window, terms: terms) }

    fileprivate func lose(_ tab: Tab) {
        tab.lose()
        time.schedule(after: .zero) { [weak self, weak tab] in if let tab { self?.connect(tab) } }
    }

    /// Takes a message of a page.
    package func read(_ message: Message, in tab: Tab) {
        if let drawn = message.drawn { tab.host.hasDrawn(drawn) }
        if let narrow = message.narrow { tab.host.isNarrow = narrow }
        if message.move != nil || message.went != nil { host?.hasBecomeActive(tab) }
        if let move = message.move { tab.host.make(move, typing: message.value, seen: message.seen ?? "") }
        if let went = message.went { tab.go(to: went, step: message.step) }
        noteChange()
    }

    /// Follows an address. One that acts is asked about first: nobody knows who has written it.
    private func visit(_ address: String, in tab: Tab) {
        guard let window = host?.window(of: tab) else { return }
        let follow = { [weak tab] (link: ParsedLink) in
            window.node.trigger(link, with: .link) { outcome in
                if let sentence = outcome.sentence { tab?.host.say(sentence) }
            }
        }
        do {
            follow(try SceneRoute.links.link(for: address))
        } catch {
            guard let deed = try? SceneRoute.typed.link(for: address) else {
                let nearest = error.nearest.map { " The nearest is \($0)." } ?? ""
                return tab.host.say("There is no page \(address.prefix(80)) here.\(nearest)")
            }
            let choices = [AlertChoice("Do it") { follow(deed) }, .cancel("Leave it")]
            (window as? SceneCoordinator)?.perform(
                .alert("An address wants to act", message: "\(address.prefix(80))", choices: choices))
        }
    }

    /// Returns what brings everything back, after a restart.
    package func toStore() -> StoredGuest {
        let windows = storefront.windows
        return StoredGuest(notes: ShopNotes(session), tabs: tabs.compactMap { $0.toStore(windows, terms) } + absent)
    }
}

/// A guest as it is stored: the shop's data, and the tabs.
package struct StoredGuest: Codable {
    var notes: ShopNotes
    var tabs: [StoredTab]
}

/// Shows windows in tabs. A server opens no tab: they come by themselves.
private final class TabOpener: WindowOpener {
    private weak var guest: Guest?

    init(_ guest: Guest) { self.guest = guest }

    var showsSeveral: Bool? { nil }
    func open(_ window: NodeID) {}
    func activate(_ window: NodeID, in tab: Tab) {}
    func show(_ window: any Presentable, in tab: Tab) { guest?.show(window, in: tab) }
    func hasShown(_ tab: Tab) { tab.arrive() }
    func isOpen(_ tab: Tab) -> Bool { guest?.tabs.contains { $0 === tab } == true }

    /// A tab whose window has gone, as after signing out, shows another one.
    func close(_ tab: Tab) -> Bool {
        guest?.lose(tab)
        return false
    }
}
