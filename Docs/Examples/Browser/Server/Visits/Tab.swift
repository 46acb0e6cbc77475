@_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationLinks
import CoordinationRestoration
import BrowserShop
import NIOCore

/// The page that shows a tab, at the other end of a connection.
package protocol Viewer: AnyObject {
    /// Sends the newest letter, when there is room for it.
    func send(_ letter: @escaping () -> Letter?)

    /// Ends the connection; another page shows the tab.
    func leave()
}

/// A tab of a browser: a window of its visitor's tree, with its history.
package final class Tab {
    package let key: Token
    package let host: BrowserHost

    /// The page that shows it now. Nil while it is loaded, frozen, or gone.
    package private(set) weak var viewer: (any Viewer)?

    /// The moment at which a page was last there.
    var lastSeen: Duration

    /// The history of the window, and the number that the browser has for each of its entries.
    private(set) var history: History?
    private var numbers: [History.Entry.ID: Int] = [:]
    private var lastNumber = 0
    private var answered = 0

    /// What was stored, until the window is there.
    var stored: StoredTab?

    /// Where the page was when it joined, until the window is there.
    private var arrival: Message.Join?

    /// Shows an address in the window.
    var visit: (String) -> Void = { _ in }

    private weak var window: (any Presentable)?
    private let time: any TimeSource

    init(_ key: Token, stored: StoredTab? = nil, time: any TimeSource) {
        (self.key, self.stored, self.time) = (key, stored, time)
        (host, lastSeen) = (BrowserHost(time: time), time.now)
        lastNumber = stored?.lastNumber ?? 0
        host.complete = { [weak self] in self?.addHistory(to: &$0) }
        host.send = { [weak self] in self?.send() }
    }

    /// Begins to show a page, in place of the one before.
    func join(_ viewer: any Viewer, _ join: Message.Join) {
        if self.viewer !== viewer { self.viewer?.leave() }
        (self.viewer, arrival, answered) = (viewer, join, 0)
        host.isNarrow = join.narrow
        host.isWatched = true
    }

    /// Notes that a page has gone.
    package func leave(_ viewer: any Viewer) {
        guard self.viewer === viewer else { return }
        self.viewer = nil
        host.isWatched = false
        lastSeen = time.now
    }

    func send() {
        viewer?.send { [weak self] in self.map { Letter(window: $0.key, number: $0.host.version, page: $0.host.page) } }
    }
}

extension Tab {
    /// Shows a window, with the history that was stored for it, if it was restored.
    func show(_ window: any Presentable, terms: RestorationTerms) {
        let past = stored?.history.flatMap { try? StoredHistory($0) }
        self.window = window
        let history = History(of: window.node, terms: terms, restoring: past) { [weak window] in
            window?.node.address(by: SceneRoute.links)
        }
        if past != nil, let stored, stored.numbers.count == history.entries.count {
            numbers = Dictionary(uniqueKeysWithValues: zip(history.entries.map(\.id), stored.numbers))
        } else {
            numbers = [:]
        }
        (self.history, stored) = (history, nil)
        window.node.attach(host)
    }

    /// Notes that the window has gone.
    func lose() {
        // The commit that has removed the window may ask to show it once more.
        window?.node.attach(nil)
        (window, history, numbers) = (nil, nil, [:])
    }

    /// Goes to where the page was when it joined: to an entry, or to an address.
    func arrive() {
        guard let join = arrival else { return send() }
        arrival = nil
        let isKnown = join.entry?.contains { number in numbers.values.contains(number) } == true
        if let entry = join.entry, isKnown {
            go(to: entry, step: nil)
        } else if let address = history?.current.address, address != join.address {
            visit(join.address)
        }
        host.draw()
        send()
    }

    /// Goes to the first of these entries that is still there. The step has an answer when it has ended, or when
    /// something has to be done first: then the browser goes back to the current entry.
    func go(to candidates: [Int], step: Int?) {
        let ids = Dictionary(numbers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let live = Set(history?.entries.map(\.id) ?? [])
        let target = candidates.lazy.compactMap { ids[$0] }.first { live.contains($0) }
        let answer = { [weak self] in
            guard let self else { return }
            if let step { answered = max(answered, step) }
            host.draw()
        }
        guard let history, let target, target != history.current.id else {
            answer()
            return send()
        }
        let isSlow = time.schedule(after: .milliseconds(300), answer)
        history.go(to: target) { [weak self] outcome in
            isSlow.cancel()
            answer()
            if let sentence = outcome.sentence { self?.host.say(sentence) }
        }
    }

    private func addHistory(to page: inout Page) {
        guard let history else { return }
        let entries = history.entries
        page.entries = entries.map { Page.Entry(number: number(of: $0), address: $0.address ?? "/") }
        page.current = history.index
        page.answered = answered
    }

    private func number(of entry: History.Entry) -> Int {
        if let number = numbers[entry.id] { return number }
        lastNumber += 1
        numbers[entry.id] = lastNumber
        return lastNumber
    }

    /// The window as it is now, read off the tree and the history, to be compared with a page; nil without a window.
    package var description: Description? {
        guard let window, let history else { return nil }
        return Description(
            window: key, number: host.version, tree: "\(window.node.tree)", address: history.current.address ?? "/",
            front: "\(window.node.alerts.first?.id ?? window.node.top.node.id)", entry: number(of: history.current),
            entries: history.entries.count)
    }

    package struct Description: Encodable {
        var window: Token
        var number: Int
        var tree: String
        var address: String
        var front: String
        var entry: Int
        var entries: Int
    }

    /// Returns what brings the tab back, after a restart.
    func toStore(_ windows: WindowManager, _ terms: RestorationTerms) -> StoredTab? {
        if let stored { return stored }
        guard let window, let history, let state = try? windows.stored(window, terms: terms) else { return nil }
        let past = try? history.stored()
        return StoredTab(
            key: key, state: state.text, history: past?.text, numbers: history.entries.map { number(of: $0) },
            lastNumber: lastNumber)
    }
}

/// A tab as it is stored.
package struct StoredTab: Codable {
    package var key: Token
    var state: String
    var history: String?
    var numbers: [Int]
    var lastNumber: Int
}
