@_spi(Hosting) @_spi(Log) import Coordination

/// The screen in front, to be compared with the one after the next commit.
struct Sight {
    private let id: NodeID
    private let path: TreePath
    private let name: String

    /// The screen and all that it is in, outwards, with the routes that have shown them.
    private let way: [(id: NodeID, route: Hop?)]

    /// The title of the screen: its name, or the type of its model.
    let title: String

    /// The screen, if its window was made with it, and no route has shown it.
    private(set) weak var first: Node?

    init(_ front: Node) {
        (id, path, name) = (front.id, front.path, front.name)
        way = sequence(first: front) { $0.holder }.map { ($0.id, $0.origin?.route) }
        let presentable: any Presentable = front.presentable
        title = presentable.title
        isFirst = front.origin == nil && front.place == .content && front.holder?.isWindow == true
        first = isFirst ? front : nil
    }

    /// True if another screen is in front than in a former sight. A screen of the same route in the same place is not
    /// another one, unless what it is in was shown by another route.
    func isNew(after former: Sight) -> Bool {
        if id == former.id { return false }
        if path != former.path || name != former.name { return true }
        return zip(way, former.way).contains { now, before in
            guard now.id != before.id, let route = now.route, let other = before.route else { return false }
            return route != other
        }
    }

    /// True if its window was made with the screen, and has another one now.
    var wasSplash: Bool { isFirst && first?.holder == nil }

    private let isFirst: Bool
}

extension Node {
    /// True if the node is, or is over, a cover or what a waiting trigger requires. O(depth and screens beneath).
    var isOnTheWay: Bool {
        let awaited = Set(treeQueue.awaitedNodes.map { ObjectIdentifier($0) })
        var node: Node? = self
        while let current = node {
            if let list = current.list, let position = current.position {
                var beneath = [current]
                switch list {
                case .content(let container) where container.layout.kind == .stack:
                    beneath = container.content[...position].map(\.node)
                case .modals(let base): beneath = base.modals[...position].map(\.node)
                case .content, .embedded: break
                }
                if beneath.contains(where: { $0.extras?.cover != nil || awaited.contains(ObjectIdentifier($0)) }) {
                    return true
                }
            }
            node = current.holder
        }
        return false
    }
}
