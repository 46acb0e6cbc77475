/// A tree as a value, by hand: what one would log, compare and store.
struct HandTree: Codable, Equatable {
    var kind: Kind
    var name: String
    var isShown = false
    var children: [HandTree] = []

    enum Kind: String, Codable { case screen, stack, tabs }

    /// The same tree that `Wood` makes.
    static func tabs(_ nodes: Int, last: String = "page 8") -> HandTree {
        let stacks = (0..<max(1, nodes / 10)).map { index in
            HandTree(
                kind: .stack, name: "", isShown: index == 0,
                children: (0..<9).map { HandTree(kind: .screen, name: $0 == 8 && index == 0 ? last : "page \($0)") })
        }
        return HandTree(kind: .tabs, name: "", children: stacks)
    }

    /// The containers that this would be a picture of.
    func live() -> HandTabs {
        HandTabs(children.map { HandStack($0.name, $0.children.map { HandScreen($0.name) }) })
    }
}

extension HandTree {
    @inline(never) init(_ tabs: HandTabs) {
        self.init(kind: .tabs, name: tabs.name)
        children.reserveCapacity(tabs.tabs.count)
        for (index, tab) in tabs.tabs.enumerated() {
            guard let stack = tab as? HandStack else { continue }
            let screens = stack.screens.map { HandTree(kind: .screen, name: $0.name) }
            children.append(
                HandTree(kind: .stack, name: stack.name, isShown: index == tabs.selected, children: screens))
        }
    }

    /// A line for each node, as far to the right as it is deep.
    @inline(never) func lines(_ indent: String = "") -> [String] {
        [indent + kind.rawValue + " " + name] + children.flatMap { $0.lines(indent + "  ") }
    }

    /// The notation: `{[a, b]*, [c]}`.
    @inline(never) func text() -> String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch kind {
        case .screen: text += name
        case .stack: text += "["
        case .tabs: text += "{"
        }
        for (index, child) in children.enumerated() {
            if index > 0 { text += ", " }
            child.write(to: &text)
        }
        switch kind {
        case .screen: break
        case .stack: text += "]"
        case .tabs: text += "}"
        }
        if isShown { text += "*" }
    }

    /// Reads the notation; nil if it is none.
    @inline(never) init?(text: String) {
        var rest = Substring(text)[...]
        guard let tree = HandTree(reading: &rest), rest.isEmpty else { return nil }
        self = tree
    }

    private init?(reading rest: inout Substring) {
        switch rest.utf8.first {
        case UInt8(ascii: "["): self.init(kind: .stack, name: "")
        case UInt8(ascii: "{"): self.init(kind: .tabs, name: "")
        default:
            let name = rest.utf8.prefix { !",]}*".utf8.contains($0) }
            self.init(kind: .screen, name: String(Substring(name)))
            rest = rest[name.endIndex...]
            return
        }
        rest = rest.dropFirst()
        while let next = rest.utf8.first, next != UInt8(ascii: "]"), next != UInt8(ascii: "}") {
            guard let child = HandTree(reading: &rest) else { return nil }
            children.append(child)
            if rest.utf8.first == UInt8(ascii: ",") { rest = rest.dropFirst(2) }
        }
        rest = rest.dropFirst()
        isShown = rest.utf8.first == UInt8(ascii: "*")
        if isShown { rest = rest.dropFirst() }
    }
}
