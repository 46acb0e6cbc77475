/// The windows of the model, as plain values.
struct Forest: Equatable {
    /// What is on a stack, or over one.
    struct Item: Equatable {
        var id: Int
        var name = ""
        /// The pane that it is, if it is one.
        var pane: Int?
        var isSticky = false
    }

    struct Pane: Equatable {
        var name: String
        var content: [Item]
        var modals: [Item] = []
        /// Those of a pane that is not shown.
        var alerts: [Alert] = []
    }

    struct Alert: Equatable {
        var id: Int
        var name: String
        var isQuestion: Bool
    }

    struct App: Equatable {
        var tabs: [Int]
        var selected = 0
    }

    struct Window: Equatable {
        var id: Int
        var name: String
        /// An app, or a pane.
        var root: Int
        var alerts: [Alert] = []
    }

    /// Those that are open, and every other that there ever was.
    var open: [Int] = []
    var windows: [Int: Window] = [:]
    var apps: [Int: App] = [:]
    var panes: [Int: Pane] = [:]
}

extension Forest {
    /// The panes at the bottom of a window.
    func bases(of window: Int) -> [Int] {
        guard let root = windows[window]?.root else { return [] }
        return apps[root]?.tabs ?? [root]
    }

    func panes(in window: Int) -> [Int] { bases(of: window).flatMap { [$0] + over($0) } }

    func over(_ pane: Int) -> [Int] { panes[pane]?.modals.compactMap(\.pane) ?? [] }

    func window(of pane: Int) -> Int? { open.first { panes(in: $0).contains(pane) || windows[$0]?.root == pane } }

    /// The pane beneath all modals, and how many of them are beneath what a pane presents.
    func position(of pane: Int) -> (base: Int, level: Int) {
        for (base, other) in panes {
            if let index = other.modals.firstIndex(where: { $0.pane == pane }) { return (base, index + 1) }
        }
        return (pane, 0)
    }

    func alerts(around pane: Int) -> [Alert] {
        if let window = window(of: pane) { return windows[window]?.alerts ?? [] }
        return panes[position(of: pane).base]?.alerts ?? []
    }

    /// The first app that is open.
    var app: Int? { open.lazy.compactMap { windows[$0]?.root }.first { apps[$0] != nil } }

    /// The tab pane that can be seen.
    var visible: [Int] {
        open.compactMap { windows[$0].flatMap { apps[$0.root] } }.map { $0.tabs[$0.selected] }
    }

    var text: String {
        open.compactMap { windows[$0] }.map { window in
            let root =
                apps[window.root].map { app in
                    let tabs = app.tabs.enumerated().map { text($1) + ($0 == app.selected ? "*" : "") }
                    return "app{\(tabs.joined(separator: ", "))}"
                } ?? text(window.root)
            return "\(window.name): \(root)" + window.alerts.map { "!\($0.name)" }.joined()
        }.joined(separator: "; ")
    }

    private func text(_ pane: Int) -> String {
        guard let pane = panes[pane] else { return "?" }
        let over = pane.modals.map { "^" + ($0.pane.map(text) ?? $0.name) }.joined()
        return "\(pane.name)[\(pane.content.map(\.name).joined(separator: ", "))]\(over)"
    }
}
