import AppKit
@_spi(Hosting) import Coordination

/// What is in sight of a window, or of a sheet over it: by what AppKit tells assistive apps, or by a tree.
struct Sight {
    /// The words on tabs, with the mark of what is selected.
    var tabs: [String] = []

    /// What is written there. Its order is not said.
    var texts: [String] = []

    var words: String {
        (tabs.isEmpty ? "" : "{\(tabs.joined(separator: ", "))} ") + texts.sorted().joined(separator: ", ")
    }
}

// What is on the screen.
@MainActor extension Sight {
    /// One over the other: the window, and its sheets.
    static func layers(of window: NSWindow) -> [Sight] {
        sequence(first: window, next: \.attachedSheet).map { Sight(of: $0) }
    }

    private init(of window: NSWindow) {
        for element in window.inSight {
            switch element.accessibilityRole() {
            case .staticText?: texts += element.words.filter { !$0.isEmpty }.prefix(1)
            case .radioButton?:
                let isSelected = (element.accessibilityValue() as? NSNumber)?.boolValue == true
                tabs.append((element.words.first ?? "") + (isSelected ? "*" : ""))
            default: break
            }
        }
    }
}

extension NSWindow {
    /// What is over everything.
    var front: NSWindow { sequence(first: self, next: \.attachedSheet).reduce(self) { $1 } }

    /// All that can be found in it and is not scrolled out of sight, without its sheets.
    var inSight: [any NSAccessibilityProtocol] { children.flatMap { $0.inSight(within: nil) } }
}

@MainActor extension NSAccessibilityProtocol {
    /// What is written on it. Texts have it as their value, and buttons as a label or a title.
    var words: [String] {
        [accessibilityValue() as? String, accessibilityLabel(), accessibilityTitle()].compactMap(\.self)
    }

    fileprivate var children: [any NSAccessibilityProtocol] {
        (accessibilityChildren() ?? []).compactMap { $0 as? any NSAccessibilityProtocol }
            .filter { ![.sheet, .window].contains($0.accessibilityRole()) }
    }

    fileprivate func inSight(within frame: NSRect?) -> [any NSAccessibilityProtocol] {
        let isInSight = frame.map { !$0.intersection(accessibilityFrame()).isEmpty } ?? true
        let inner = accessibilityRole() == .scrollArea ? accessibilityFrame() : frame
        return (isInSight ? [self] : []) + children.flatMap { $0.inSight(within: inner) }
    }
}

// What a tree says.
@MainActor extension Sight {
    static func layers(of root: Node) -> [Sight] {
        root.layers.map { Sight(of: $0.node) } + root.alerts.prefix(1).map { Sight(texts: [$0.title]) }
    }

    init(of node: Node) {
        guard let container = node as? Container else {
            texts = [node.name] + node.embedded.flatMap { Sight(of: $0.node).texts }
            return
        }
        var inFront = container.shown.map { Sight(of: $0.node) }
        switch container.layout.kind {
        case .tabs:
            let selected = container.shown.first?.node
            tabs = container.children.map { container.tabWords(of: $0.node) + ($0.node === selected ? "*" : "") }
        case .stack: inFront = container.flattened.suffix(1).map { Sight(of: $0.node) }
        case .split:
            inFront = container.children.filter { container.isInSight(column: container.index(of: $0.node) ?? 0) }
                .map { Sight(of: $0.node) }
        default: break
        }
        tabs += inFront.flatMap(\.tabs)
        texts = inFront.flatMap(\.texts)
    }
}

extension Container {
    /// What is on a tab: its name, that of what is first in it, or its place.
    func tabWords(of tab: Node) -> String {
        let parts = (tab as? Container).map { $0.layout == .stack ? $0.flattened : $0.children } ?? []
        let place = children.firstIndex { $0.node === tab } ?? 0
        return [tab.name, parts.first?.node.name ?? ""].first { !$0.isEmpty } ?? "\(place + 1)"
    }
}
