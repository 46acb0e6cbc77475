@_spi(Hosting) package import Coordination
import CoordinationMoves
import BrowserShop

/// A host that shows a window in a browser: each page that is sent says all that there is to be seen.
///
/// A commit is acknowledged when the browser says that it has drawn the page, at the latest a second later; at once if
/// nobody looks.
package final class BrowserHost: Host {
    /// A commit that waits until a page has been drawn.
    private struct Pending {
        let commit: HostCommit
        let version: Int
    }

    private weak var root: (any Presentable)?
    private let time: any TimeSource
    private var pending: [Pending] = []
    private var sentence: Page.Sentence?
    private var isReporting = false

    /// The page that was sent last, and its number.
    package private(set) var page = Page()
    package private(set) var version = 0

    /// True if there is room for one column only: nil until the browser has said so.
    package var isNarrow: Bool? { didSet { reportWidth() } }

    /// True while a browser draws what is sent.
    package var isWatched = false { didSet { if !isWatched { hasDrawn(.max) } } }

    /// Called with each page that differs from the one before.
    package var send: () -> Void = {}

    /// Adds to a page what is not on the tree: the history.
    package var complete: (inout Page) -> Void = { _ in }

    package init(time: any TimeSource) {
        self.time = time
    }

    package func show(_ root: any Presentable) {
        self.root = root
        reportWidth()
        draw()
    }

    package func apply(_ commit: HostCommit) {
        draw()
        guard isWatched else { return commit.acknowledge() }
        pending.append(Pending(commit: commit, version: version))
        time.schedule(after: .seconds(1)) { if commit.isWaiting { commit.acknowledge() } }
    }

    /// Says a sentence to the user.
    package func say(_ text: String) {
        sentence = Page.Sentence(number: (sentence?.number ?? 0) + 1, text: text)
        draw()
    }

    package func backAtRoot() { say("There is nothing to go back to.") }

    /// Popovers, and sheets of every form, are drawn as such.
    package func draws(_ style: PresentationStyle) -> Bool {
        [.popover, .sheet, .formSheet, .pageSheet, .overFullScreen].contains(style.kind)
    }
}

extension BrowserHost {
    /// Sends the page if it has changed. Commits are not all that changes it: call this after each input, too.
    package func draw() {
        guard let root else { return }
        var now = Page(of: root)
        complete(&now)
        now.said = sentence
        guard now != page else { return }
        page = now
        version += 1
        send()
    }

    /// Notes that the browser has drawn a page.
    package func hasDrawn(_ version: Int) {
        let drawn = pending.filter { $0.version <= version }
        pending.removeAll { $0.version <= version }
        for entry in drawn where entry.commit.isWaiting { entry.commit.acknowledge() }
    }

    /// Makes a move of the user's, which was seen on a page with that mark.
    package func make(_ text: String, typing value: String?, seen mark: String) {
        guard let root else { return }
        guard let move = Move(text), Self.kinds.contains(move.kind) else { return say("That is no move.") }
        root.node.do(move.typing(value), seen: MoveMark(rawValue: mark)) { [weak self] outcome in
            // The words of the refusal are for developers.
            if outcome.error?.remedy.hasPrefix("Read the moves again") == true {
                self?.say("That has just changed. Please look again.")
            } else if let sentence = outcome.sentence {
                self?.say(sentence)
            }
        }
        draw()
    }

    /// The moves that a page has buttons for. Windows are the browser's.
    private static let kinds: Set<Move.Kind> = [.tap, .back, .swipe, .drag, .tab, .turn, .step, .answer]

    /// Reports the width if it is another than the tree has.
    private func reportWidth() {
        // A width that is refused shows the tree again, which must not report it again.
        guard let isNarrow, let root, !isReporting else { return }
        isReporting = true
        defer { isReporting = false }
        let all = (root.node as? Container)?.children ?? []
        let windows = all.filter { ($0.node as? Container)?.layout.kind == .window }
        for window in (windows.isEmpty ? [root] : windows).map({ $0.node as Node }) where window.isNarrow != isNarrow {
            window.report(.resized(window.id, isNarrow ? .none : .all)) { _ in }
        }
    }
}
