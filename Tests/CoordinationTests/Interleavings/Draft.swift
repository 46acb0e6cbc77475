/// What is between the forest before a commit and the one after it.
struct Draft {
    /// A verb was refused, or a user's deed was not allowed.
    enum Refusal: Error { case failed(String), rejected }

    var forest: Forest
    var edits = 0
    /// The windows in which something changed, in order.
    var touched: [Int] = []
    var isAnimated: Bool
    var hasAnimated = false
    var effects: [Effect] = []
    var closed: [Forest.Alert] = []
    var reselected: [Int] = []
    /// The number of a trigger that was made meanwhile, if one was.
    var joined: [String] = []
    var nextID: Int

    enum Effect { case plain, answer(Forest.Alert, String), backAtRoot }

    init(_ forest: Forest, isAnimated: Bool, nextID: Int) {
        self.forest = forest
        self.isAnimated = isAnimated
        self.nextID = nextID
    }

    mutating func edit(in window: Int?, _ count: Int = 1) {
        guard count > 0 else { return }
        edits += count
        if isAnimated { hasAnimated = true }
        if let window, !touched.contains(window) { touched.append(window) }
    }

    mutating func item(_ name: String, pane: Int? = nil, sticky: Bool = false) -> Forest.Item {
        nextID += 1
        return Forest.Item(id: nextID, name: name, pane: pane, isSticky: sticky)
    }
}

extension Draft {
    mutating func perform(_ verb: PaneVerb, on pane: Int, call: Int) throws(Refusal) {
        let window = forest.window(of: pane)
        guard var own = forest.panes[pane] else { throw .failed("") }
        switch verb {
        case .push(let number):
            own.content.append(item("s\(number)"))
            edit(in: window)
        case .pop:
            guard own.content.count > 1 else { throw .failed("") }
            own.content.removeLast()
            edit(in: window)
        case .popToRoot:
            edit(in: window, own.content.count - 1)
            own.content = Array(own.content.prefix(1))
        case .replaceTop(let number):
            own.content[own.content.count - 1] = item("s\(number)")
            edit(in: window, 2)
        case .set(let number):
            edit(in: window, own.content.count + 1)
            own.content = [item("s\(number)")]
        case .present, .presentPane, .dismiss, .dismissAll, .alert:
            return try overlay(verb, on: pane, call: call)
        case .none: return
        case .effect: effects.append(.plain)
        case .fails: throw .failed("")
        case .nested(let first, let second):
            own.content.append(item("s\(first)"))
            own.content.append(item("s\(second)"))
            edit(in: window, 1)
            isAnimated = true
            edit(in: window, 1)
            joined.append("n\(second)")
        case .both(let number, other: let other):
            guard forest.window(of: other) != nil, window != nil else { throw .failed("") }
            try perform(.push(number), on: pane, call: call)
            return try perform(.push(number), on: other, call: call)
        }
        forest.panes[pane] = own
    }

    private mutating func overlay(_ verb: PaneVerb, on pane: Int, call: Int) throws(Refusal) {
        let (base, level) = forest.position(of: pane)
        let window = forest.window(of: pane)
        let count = forest.panes[base]?.modals.count ?? 0
        switch verb {
        case .present(let number, let sticky):
            let made = item("m\(number)", sticky: sticky)
            forest.panes[base]?.modals.append(made)
            edit(in: window)
        case .presentPane(let id):
            forest.panes[id] = Forest.Pane(name: "p\(id)", content: [item("root")])
            let made = item("", pane: id)
            forest.panes[base]?.modals.append(made)
            edit(in: window)
        case .dismiss:
            if !forest.alerts(around: pane).isEmpty {
                close(alert: 0, around: pane)
            } else if count > level {
                forest.panes[base]?.modals.removeLast()
                edit(in: window)
            } else {
                guard level > 0 else { throw .failed("") }
                forest.panes[base]?.modals.removeSubrange((level - 1)...)
                edit(in: window, count - level + 1)
            }
        case .dismissAll:
            for index in forest.alerts(around: pane).indices.reversed() { close(alert: index, around: pane) }
            forest.panes[base]?.modals.removeSubrange(level...)
            edit(in: window, count - level)
        default:
            guard case .alert(let number) = verb else { return }
            show(Forest.Alert(id: call, name: "a\(number)", isQuestion: false), around: pane)
        }
    }

    mutating func show(_ alert: Forest.Alert, around pane: Int) {
        let window = forest.window(of: pane)
        if let window {
            forest.windows[window]?.alerts.append(alert)
        } else {
            forest.panes[forest.position(of: pane).base]?.alerts.append(alert)
        }
        edit(in: window)
    }

    mutating func close(alert index: Int, around pane: Int) {
        if let window = forest.window(of: pane) { return close(alert: index, of: window) }
        guard let alert = forest.panes[forest.position(of: pane).base]?.alerts.remove(at: index) else { return }
        closed.append(alert)
        edit(in: nil)
    }

    mutating func close(alert index: Int, of window: Int) {
        guard let alert = forest.windows[window]?.alerts.remove(at: index) else { return }
        closed.append(alert)
        edit(in: window)
    }

    mutating func choose(_ title: String, around pane: Int) throws(Refusal) {
        guard let alert = forest.alerts(around: pane).first, title != "Other" else { throw .failed("") }
        close(alert: 0, around: pane)
        effects.append(.answer(alert, title))
    }
}

extension Draft {
    mutating func select(_ index: Int, of app: Int, isTapped: Bool = false) throws(Refusal) {
        guard let own = forest.apps[app], own.tabs.indices.contains(index) else { throw .failed("") }
        if own.selected == index { return isTapped ? reselected.append(own.tabs[index]) : () }
        forest.apps[app]?.selected = index
        edit(in: forest.window(of: own.tabs[index]))
    }

    mutating func open(_ id: Int) {
        forest.open.append(id)
        edit(in: id)
    }

    mutating func close(_ window: Int) throws(Refusal) {
        guard let index = forest.open.firstIndex(of: window), forest.open.count > 1 else { throw .failed("") }
        forest.open.remove(at: index)
        edit(in: window)
    }

    mutating func front(_ window: Int) throws(Refusal) {
        guard let index = forest.open.firstIndex(of: window) else { throw .failed("") }
        guard index < forest.open.count - 1 else { return }
        forest.open.append(forest.open.remove(at: index))
        edit(in: nil)
    }

    mutating func reset(to launched: Int) {
        for window in forest.open.reversed() {
            for index in (forest.windows[window]?.alerts ?? []).indices.reversed() { close(alert: index, of: window) }
            // Modals end before their windows go.
            for base in forest.bases(of: window) { forest.panes[base]?.modals = [] }
        }
        forest.open = []
        forest.launch(launched)
        edit(in: nil)
        nextID += 2
    }

    mutating func back() throws(Refusal) {
        guard let window = forest.open.last, let own = forest.windows[window] else { return }
        if let alert = own.alerts.first {
            close(alert: 0, of: window)
            return effects.append(.answer(alert, "Stay"))
        }
        let base = forest.apps[own.root].map { $0.tabs[$0.selected] } ?? own.root
        guard let pane = forest.panes[base] else { return }
        let pops = pane.modals.last.map(\.pane) ?? base
        if let pops, let count = forest.panes[pops]?.content.count, count > 1 {
            forest.panes[pops]?.content.removeLast()
            edit(in: window)
        } else if let modal = pane.modals.last {
            if modal.isSticky { throw .rejected }
            forest.panes[base]?.modals.removeLast()
            edit(in: window)
        } else if forest.open.count > 1 {
            forest.open.removeLast()
            edit(in: window)
        } else {
            effects.append(.backAtRoot)
        }
    }
}

extension Forest {
    /// Makes the windows of a fresh launch.
    mutating func launch(_ id: Int) {
        panes[id + 1] = Pane(name: "home", content: [Item(id: -id - 1, name: "root")])
        panes[id + 2] = Pane(name: "list", content: [Item(id: -id - 2, name: "root")])
        apps[id + 3] = App(tabs: [id + 1, id + 2])
        windows[id] = Window(id: id, name: "main", root: id + 3)
        open.append(id)
    }
}
