extension Presentable {
    /// The words for this in messages: its node's name in quotes, else the type of the node's presentable, else its own
    /// type.
    package var label: String {
        let node: Node = self.node
        guard node.name.isEmpty, node !== self, node.late == nil else { return node.label }
        let shown = node.presentable
        return "\(shown === node ? type(of: self) as Any.Type : type(of: shown))"
    }

    /// The node's name, else the ``label``.
    package var title: String { node.name.isEmpty ? label : node.name }
}

extension Node {
    /// The words for this node in messages: its name in quotes, else the type of its presentable, else its kind.
    package final var label: String { label(shownAs: shownAs) }

    final func label(shownAs: (any Presentable)?) -> String {
        guard name.isEmpty else { return "'\(name)'" }
        if let late { return late.typeName }
        let presentable = presentable(shownAs: shownAs)
        return presentable is Container ? placeName : "\(Swift.type(of: presentable))"
    }

    /// Returns the type of this node's ``presentable`` if it is, or was, shown as `shownAs`.
    final func type(shownAs: (any Presentable)?) -> Any.Type {
        // Only a coordinator's type is read: retaining it may be slow, because weak references to it exist.
        if let shownAs, shownAs._routeType != nil { return Swift.type(of: shownAs) }
        return Swift.type(of: presentable(shownAs: shownAs))
    }

    /// Returns the words for the place that this node has: `in 'news'`, `over 'news'`.
    final func placeWords(in holder: Node) -> String {
        (place == .modal ? "over " : "in ") + holder.placeName
    }

    /// The words for this node as a place: its name in quotes, or its kind.
    final var placeName: String { name.isEmpty ? "a \((self as? Container)?.layout.noun ?? "screen")" : "'\(name)'" }

    /// The name, followed for a container by its brackets, with an ellipsis in them if it has content.
    fileprivate final var word: String {
        guard let container = self as? Container else { return name.isEmpty ? "_" : name }
        if container.layout == .window { return (name.isEmpty ? "_" : name) + (content.isEmpty ? ":" : ": …") }
        let (open, close) = container.layout.brackets
        return name + open + (content.isEmpty ? "" : "…") + close
    }

    /// The state of this node for messages: its kind and its ``line``.
    @inline(never)
    package final var stateLine: String { "\((self as? Container)?.layout.title ?? "Screen"): \(line)" }

    /// Throws the error of a verb that this node refuses, with the node's state. Not inlined, because the code of an
    /// error is large.
    @inline(never)
    package final func refuse(_ verb: String, _ reason: TransitionError.Detail) throws(TransitionError) -> Never {
        throw TransitionError(verb, reason, state: stateLine)
    }

    /// The node and its content in the notation; of a long list, only its end and the count.
    final var line: String {
        guard let container = self as? Container else { return word }
        let (open, close) = container.layout.brackets
        if let columns = container.layout.columnCount {
            let starred = container.inHand?.node === container.content.last?.node ? nil : container.inHand?.node
            let words = (0..<columns).map { column in
                container.child(at: column).map { ($0.node as Node).word + ($0.node === starred ? "*" : "") } ?? ""
            }
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
    /// The tree around this node for messages: the whole tree if it is small, else its outermost node's state.
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
            for slot in node.directSlots { waiting.append(slot.node) }
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
