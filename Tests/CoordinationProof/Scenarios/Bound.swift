/// A limit of an exploration.
public struct Bound: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case screens, tabsAway, tabsAside, alerts, waiting
    }

    let kind: Kind
    let limit: Int

    /// Stops at states with more than this many screens on the tree.
    public static func screens(_ limit: Int) -> Bound { Bound(kind: .screens, limit: limit) }

    /// Stops at states with more than this many tabs that are not as they were at launch. A tab added since, such as
    /// after a login, counts if it holds more than one screen, as a split often does: launch the app with its tabs.
    public static func tabsAway(_ limit: Int) -> Bound { Bound(kind: .tabsAway, limit: limit) }

    /// Limits tabs like ``tabsAway(_:)``, except selected ones. With 0, the numbers of states of the tabs add up; with
    /// 1, they multiply.
    public static func tabsAside(_ limit: Int) -> Bound { Bound(kind: .tabsAside, limit: limit) }

    /// Stops at states with more than this many alerts: the one in front, and those that wait behind it.
    public static func alerts(_ limit: Int) -> Bound { Bound(kind: .alerts, limit: limit) }

    /// Stops at states with more than this many waiting triggers.
    public static func waiting(_ limit: Int) -> Bound { Bound(kind: .waiting, limit: limit) }

    /// The bound as it is written: `screens(7)`.
    @_documentation(visibility: internal)
    public var description: String { "\(kind)(\(limit))" }
}
