@_spi(Hosting) package import Coordination
import CoordinationMoves

/// A screen as a reader of the app knows it: by its name, without ids, in its coordinator.
package struct NamedScreen: Hashable, Sendable {
    /// The name; the title of an alert.
    package let name: String

    /// The name of the coordinator around it, or its type without the word; empty if there is none, and for an alert.
    package let group: String

    /// True for an alert in front.
    package var isAlert = false
}

extension NamedScreen: Comparable {
    /// The screen on one line: `Account/settings`, an alert in quotes.
    package var words: String {
        if isAlert { return name.literal }
        return group.isEmpty ? name.quotedIfNeeded : "\(group)/\(name.quotedIfNeeded)"
    }

    package static func < (one: Self, other: Self) -> Bool {
        (one.group, one.name, one.isAlert ? 1 : 0) < (other.group, other.name, other.isAlert ? 1 : 0)
    }
}

/// Names the screens of an app as its map does, and remembers what it has named.
package struct ScreenNames {
    private var names: [String: String] = [:]
    private var groups: [ObjectIdentifier: String?] = [:]

    package init() {}

    /// Names the alert in front, or else the screen in front.
    package mutating func front(of root: any Navigable) -> NamedScreen {
        if let alert = root.alertInFront {
            return NamedScreen(name: alert.title.withoutNumbers, group: "", isAlert: true)
        }
        return screen(root.top.node, in: root)
    }

    /// Names a screen by its node, and by the coordinator around it. O(depth).
    package mutating func screen(_ node: Node, in root: any Navigable) -> NamedScreen {
        NamedScreen(name: name(node.moveName), group: group(around: node, in: root))
    }

    /// The name of a screen without ids.
    package mutating func name(_ name: String) -> String {
        if let known = names[name] { return known }
        let folded = name.screenName
        names[name] = folded
        return folded
    }

    private mutating func group(around node: Node, in root: any Navigable) -> String {
        var next: Node? = node
        while let node = next {
            if let group = group(of: node === root.node ? root : node.presentable, node) { return group }
            next = node.holder
        }
        return ""
    }

    /// The name of a coordinator, or else of its type; nil for what is none.
    private mutating func group(of presentable: any Presentable, _ node: Node) -> String? {
        let type = type(of: presentable)
        let typeName: String?
        if let known = groups[ObjectIdentifier(type)] {
            typeName = known
        } else {
            typeName = presentable is any Coordinator ? "\(type)".withoutCoordinator.quotedIfNeeded : nil
            groups[ObjectIdentifier(type)] = .some(typeName)
        }
        guard let typeName else { return nil }
        return node.name.isEmpty ? typeName : name(node.name).quotedIfNeeded
    }
}
