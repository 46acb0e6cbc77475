// AppKit hands on what Foundation has.
@_exported public import Foundation

public struct NSAccessibility: Sendable {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let button = Role(rawValue: "AXButton")
        public static let radioButton = Role(rawValue: "AXRadioButton")
        public static let scrollArea = Role(rawValue: "AXScrollArea")
        public static let sheet = Role(rawValue: "AXSheet")
        public static let staticText = Role(rawValue: "AXStaticText")
        public static let tabGroup = Role(rawValue: "AXTabGroup")
        public static let toolbar = Role(rawValue: "AXToolbar")
        public static let window = Role(rawValue: "AXWindow")
    }
}

@MainActor public protocol NSAccessibilityProtocol: NSObjectProtocol {
    func accessibilityChildren() -> [Any]?
    func accessibilityRole() -> NSAccessibility.Role?
    func accessibilityFrame() -> NSRect
    func accessibilityLabel() -> String?
    func accessibilityTitle() -> String?
    func accessibilityValue() -> Any?
    func accessibilityPerformPress() -> Bool
}

/// Something that an assistive app finds on the screen, as it was when that looked.
@MainActor open class NSAccessibilityElement: NSObject, NSAccessibilityProtocol {
    private let role: NSAccessibility.Role
    private let frame: NSRect
    private let (label, title): (String?, String?)
    private let value: Any?
    private let children: [NSAccessibilityElement]
    private let press: (() -> Bool)?

    package init(
        _ role: NSAccessibility.Role, frame: NSRect = NSRect(x: 0, y: 0, width: 800, height: 600),
        label: String? = nil, title: String? = nil, value: Any? = nil, children: [NSAccessibilityElement] = [],
        press: (() -> Bool)? = nil
    ) {
        (self.role, self.frame, self.label, self.title) = (role, frame, label, title)
        (self.value, self.children, self.press) = (value, children, press)
        super.init()
    }

    open func accessibilityChildren() -> [Any]? { children }
    open func accessibilityRole() -> NSAccessibility.Role? { role }
    open func accessibilityFrame() -> NSRect { frame }
    open func accessibilityLabel() -> String? { label }
    open func accessibilityTitle() -> String? { title }
    open func accessibilityValue() -> Any? { value }
    open func accessibilityPerformPress() -> Bool { press?() ?? false }
}
