extension Presentable {
    /// What messages call it: its node's name in quotes, else the type of what its node stands for, else its own.
    package var label: String {
        let node: Node = self.node
        guard node.name.isEmpty, node !== self, node.late == nil else { return node.label }
        let shown = node.presentable
        return "\(shown === node ? type(of: self) as Any.Type : type(of: shown))"
    }

    /// The name, else the type of what it stands for.
    package var title: String { node.name.isEmpty ? label : node.name }
}

extension Node {
    /// What messages call it: its name in quotes, else the type of what it stands for, else its kind.
    package final var label: String { label(shownAs: shownAs) }

    final func label(shownAs: (any Presentable)?) -> String {
        guard name.isEmpty else { return "'\(name)'" }
        if let late { return late.typeName }
        let presentable = presentable(shownAs: shownAs)
        return presentable is Container ? placeName : "\(Swift.type(of: presentable))"
    }

    /// The type of what it stands for where its place holds that.
    final func type(shownAs: (any Presentable)?) -> Any.Type {
        // A coordinator is asked for no more than its type: it may be slow to keep, as something knows it weakly.
        if let shownAs, shownAs._requestType != nil { return Swift.type(of: shownAs) }
        return Swift.type(of: presentable(shownAs: shownAs))
    }

    /// Where a message says that this node stands already.
    final func standsWhere(_ holder: Node) -> String {
        (place == .modal ? "over " : "in ") + holder.placeName
    }

    /// What a message calls the place that something already has.
    final var placeName: String { name.isEmpty ? "a \((self as? Container)?.layout.noun ?? "screen")" : "'\(name)'" }

    /// One word of a state line: the name, with an ellipsis in its bracket for what holds more.
    fileprivate final var word: String {
        guard let container = self as? Container else { return name.isEmpty ? "_" : name }
        if container.layout == .window { return (name.isEmpty ? "_" : name) + (content.isEmpty ? ":" : ": …") }
        let (open, close) = container.layout.brackets
        return name + open + (content.isEmpty ? "" : "…") + close
    }

    /// What a message shows of this node: its kind and its line, a long one from its end and with the count.
    @inline(never)
    package final var stateLine: String { "\((self as? Container)?.layout.title ?? "Screen"): \(line)" }

    /// Throws the error of a verb that this node refuses, as it stands now. In one place, as what an error takes to be
    /// made and thrown is much text where every refusal has it.
    @inline(never)
    package final func refuse(_ verb: String, _ reason: TransitionError.Detail) throws(TransitionError) -> Never {
        throw TransitionError(verb, reason, state: stateLine)
    }

    /// That line alone, in the notation.
    final var line: String {
        guard let container = self as? Container else { return word }
        let (open, close) = container.layout.brackets
        if let columns = container.layout.columnCount {
            let words = (0..<columns).map { container.child(at: $0)?.node.word ?? "" }
            return name + open + words.joined(separator: container.layout.separator) + close
        }
        let long = 6
        let dots = content.count > long
        var line = name + open + (dots ? "…" : "")
        for index in (dots ? content.count - long : 0)..<content.count {
            if dots || index > 0 { line += container.layout.separator }
            line += content[index].node.word
            if container.shownRange.contains(index) { line += "*" }
        }
        line += close
        return dots ? "\(line) (\(content.count) in all)" : line
    }
}

extension Node {
    /// What a message shows of the tree around this node: all of a small one, the outermost root of a large one.
    package final var treeLine: String {
        let top = outermost
        return top.holdsAtMost(40) ? "Tree: \(top.tree)" : top.stateLine
    }

    private final func holdsAtMost(_ limit: Int) -> Bool {
        var waiting: [Node] = [self]
        var count = 0
        while let node = waiting.popLast() {
            count += 1
            guard count + node.content.count <= limit else { return false }
            for slot in node.standing { waiting.append(slot.node) }
        }
        return true
    }
}

extension Container.Layout {
    fileprivate var brackets: (String, String) {
        if let (open, close) = treeKind.brackets { return (String(open), String(close)) }
        return kind == .window ? (": ", "") : ("", "")
    }

    fileprivate var separator: String { kind == .windows ? "; " : "\(treeKind.separator)" }

    /// What a message calls such a root.
    var noun: String {
        let noun: RootNoun =
            switch kind {
            case .stack: .stack
            case .tabs: .tabs
            case .pages: .pages
            case .split: .split
            case .window: .window
            case .windows: .windows
            }
        return noun.rawValue
    }

    fileprivate var title: String {
        switch kind {
        case .stack: "Stack"
        case .tabs: "Tabs"
        case .pages: "Pages"
        case .split: "Split"
        case .window: "Window"
        case .windows: "Windows"
        }
    }
}
