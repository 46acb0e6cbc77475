public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

@MainActor public final class UITraitCollection: NSObject {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    init(_ horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
}

@MainActor public protocol UIMutableTraits { var horizontalSizeClass: UIUserInterfaceSizeClass { get set } }

@MainActor public protocol UITraitOverrides: UIMutableTraits {}

struct Overrides: UITraitOverrides { var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified }

extension UIViewController {
    /// That of its window, or of the device.
    public var traitCollection: UITraitCollection {
        withAncestors.lazy.compactMap { $0.viewIfLoaded?.window }.first?.traits
            ?? UITraitCollection(Toolkit.device.isCompact ? .compact : .regular)
    }

    func take(isNarrow: Bool) {
        (self as? UISplitViewController)?.setCollapsed(isNarrow)
        for child in children { child.take(isNarrow: isNarrow) }
        presented?.take(isNarrow: isNarrow)
    }

    func take(_ size: CGSize) {
        (self as? UISplitViewController)?.resize(to: size)
        for child in children { child.take(size) }
        presented?.take(size)
    }
}
