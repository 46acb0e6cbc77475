public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

@MainActor public final class UITraitCollection: NSObject {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    init(_ horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
}

@MainActor public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

@MainActor public protocol UITraitChangeRegistration: AnyObject {}
final class Registration: UITraitChangeRegistration {}

@MainActor public protocol UIMutableTraits { var horizontalSizeClass: UIUserInterfaceSizeClass { get set } }

@MainActor public protocol UITraitOverrides: UIMutableTraits {}

struct Overrides: UITraitOverrides { var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified }

extension UIViewController {
    /// That of its window, or of the device.
    public var traitCollection: UITraitCollection {
        withAncestors.lazy.compactMap { $0.viewIfLoaded?.window }.first?.traitCollection
            ?? UITraitCollection(Toolkit.device.isCompact ? .compact : .regular)
    }

    /// Calls back after a change, before that has come to its children.
    @discardableResult
    public func registerForTraitChanges<Observable: UIViewController>(
        _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitHandlers.append { [weak self] former in (self as? Observable).map { handler($0, former) } }
        return Registration()
    }

    func take(isNarrow: Bool) {
        (self as? UISplitViewController)?.setCollapsed(isNarrow)
        for handler in traitHandlers { handler(UITraitCollection(isNarrow ? .regular : .compact)) }
        for child in children { child.take(isNarrow: isNarrow) }
        presented?.take(isNarrow: isNarrow)
    }

    func take(_ size: CGSize) {
        (self as? UISplitViewController)?.resize(to: size)
        for child in children { child.take(size) }
        presented?.take(size)
    }
}
