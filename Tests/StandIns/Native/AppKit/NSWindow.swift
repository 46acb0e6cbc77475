public import Foundation

@MainActor open class NSApplication: NSObject {
    public enum ActivationPolicy: Sendable { case accessory }
    public static let shared = NSApplication()
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
}

@MainActor open class NSView: NSObject {}

/// What fills a window, and presents over that what it likes.
@MainActor package protocol WindowContent: AnyObject {
    func hasCome(into window: NSWindow)
    func hasGone()

    /// What can be found of each, one over the other.
    var layers: [[NSAccessibilityElement]] { get }
}

@MainActor open class NSWindow: NSObject, NSAccessibilityProtocol {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = StyleMask(rawValue: 1)
        public static let resizable = StyleMask(rawValue: 1 << 3)
    }

    public enum BackingStoreType: Sendable { case buffered }

    open var contentView: NSView? {
        didSet {
            if oldValue === contentView { return }
            (oldValue as? any WindowContent)?.hasGone()
            if isVisible { content?.hasCome(into: self) }
        }
    }
    public private(set) var isVisible = false
    open var isReleasedWhenClosed = true

    /// Whether it is too narrow for columns. A Mac has no such window.
    package var isNarrow = false

    /// How many there are beneath it, where it is a sheet.
    private let level: Int

    public convenience init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) { self.init(level: 0) }

    private init(level: Int) {
        self.level = level
        super.init()
    }

    private var content: (any WindowContent)? { contentView as? any WindowContent }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        if isVisible { return }
        isVisible = true
        content?.hasCome(into: self)
    }

    open func orderOut(_ sender: Any?) {
        if !isVisible { return }
        isVisible = false
        content?.hasGone()
    }

    open var attachedSheet: NSWindow? {
        guard isVisible, let layers = content?.layers, layers.indices.contains(level + 1) else { return nil }
        let sheet = NSWindow(level: level + 1)
        (sheet.contentView, sheet.isVisible) = (contentView, true)
        return sheet
    }

    open func accessibilityChildren() -> [Any]? {
        guard isVisible, let layers = content?.layers, layers.indices.contains(level) else { return [] }
        let sheets: [NSWindow] = attachedSheet.map { [$0] } ?? []
        return layers[level] + sheets
    }

    open func accessibilityRole() -> NSAccessibility.Role? { level == 0 ? .window : .sheet }
    open func accessibilityFrame() -> NSRect { NSRect(x: 0, y: 0, width: 800, height: 600) }
    open func accessibilityLabel() -> String? { nil }
    open func accessibilityTitle() -> String? { nil }
    open func accessibilityValue() -> Any? { nil }
    open func accessibilityPerformPress() -> Bool { false }
}
