public protocol Screen: AnyObject {
    var name: String { get }
    /// The screen that is shown in it, if it is not one itself.
    var front: (any Screen)? { get }
}

extension Screen {
    public var front: (any Screen)? { nil }
}

public protocol Flow: Screen {
    associatedtype Root: Container
    var root: Root { get }
}

extension Flow {
    public var name: String { root.name }
    public var front: (any Screen)? { root }
}

public enum Style: Hashable, Sendable {
    case automatic, fullScreen, sheet(dismissible: Bool = true)
}

public struct Choice {
    public enum Role: Hashable, Sendable { case normal, cancel, destructive }

    public let title: String
    public let role: Role
    public let action: () -> Void

    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
        self.title = title
        self.role = role
        self.action = action
    }

    public static func cancel(_ title: String = "Cancel") -> Choice { Choice(title, role: .cancel) }
}

public class Container: Screen {
    public var name: String { "\(type(of: self))" }
    public var front: (any Screen)? { presented.last?.screen }
    public private(set) var presented: [(screen: any Screen, style: Style, isAnimated: Bool)] = []
    public private(set) var alerts: [(title: String, message: String, choices: [Choice])] = []
    public var onFinish: (() -> Void)?

    public func present(_ screen: any Screen, as style: Style = .automatic, animated: Bool = true) {
        presented.append((screen, style, animated))
    }

    public func dismiss(animated: Bool = true) {
        if alerts.popLast() == nil { _ = presented.popLast() }
    }

    public func dismissAll(animated: Bool = true) {
        alerts = []
        presented = []
    }

    public func alert(_ title: String, message: String = "", choices: [Choice]) {
        alerts.append((title, message, choices))
    }

    public func finish() { onFinish?() }
}

public final class Stack: Container {
    public override var front: (any Screen)? { super.front ?? screens.last }
    public private(set) var screens: [any Screen]
    private var keys: [AnyHashable?]

    public init(_ screens: any Screen...) {
        self.screens = screens
        keys = screens.map { _ in nil }
    }

    public func set(_ screens: [any Screen], animated: Bool = true) {
        self.screens = screens
        keys = screens.map { _ in nil }
    }

    public func push(_ screen: any Screen, animated: Bool = true) {
        screens.append(screen)
        keys.append(nil)
    }

    public func push(key: some Hashable & Sendable, animated: Bool = true, _ build: () -> any Screen) {
        if let index = keys.lastIndex(of: AnyHashable(key)) {
            screens.removeLast(screens.count - index - 1)
            keys.removeLast(keys.count - index - 1)
        } else {
            screens.append(build())
            keys.append(AnyHashable(key))
        }
    }

    public func pop(animated: Bool = true) {
        guard screens.count > 1 else { return }
        screens.removeLast()
        keys.removeLast()
    }

    public func popToRoot(animated: Bool = true) {
        screens.removeLast(max(0, screens.count - 1))
        keys.removeLast(max(0, keys.count - 1))
    }

    public func replaceTop(_ screen: any Screen, animated: Bool = true) {
        guard !screens.isEmpty else { return }
        screens[screens.count - 1] = screen
        keys[keys.count - 1] = nil
    }
}

public final class Tabs: Container {
    public override var front: (any Screen)? { super.front ?? tabs[selected] }
    public private(set) var tabs: [any Screen]
    public private(set) var selected: Int

    public init(_ tabs: [any Screen], selecting index: Int) {
        self.tabs = tabs
        selected = index
    }

    public func set(_ tabs: [any Screen], animated: Bool = true) {
        self.tabs = tabs
        selected = 0
    }

    public func insert(_ tab: any Screen, at index: Int, animated: Bool = true) {
        tabs.insert(tab, at: min(index, tabs.count))
    }

    public func select(_ tab: any Screen, animated: Bool = true) {
        if let index = tabs.firstIndex(where: { $0 === tab }) { selected = index }
    }

    public func select(index: Int, animated: Bool = true) {
        if tabs.indices.contains(index) { selected = index }
    }
}
