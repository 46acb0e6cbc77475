/// The style of a modal: a kind, and the values that a host needs to draw it.
///
/// The tree reads only ``covers`` and ``isDismissible``; the rest is for hosts. Define a style of your own as a static:
///
/// ```swift
/// extension PresentationStyle {
///     static func drawer(from edge: String) -> Self { .custom("drawer", ["edge": edge]) }
/// }
/// ```
///
/// A style is encoded as its kind's name with its values, and decoded even if its kind is unknown.
public struct PresentationStyle: Sendable {
    /// The values, nil for ``automatic``. A reference, as every verb passes a style on.
    private let details: Details?

    private init(_ details: Details?) { self.details = details }

    @inline(never)
    init(_ fields: Fields) {
        self.init(fields == .usual ? nil : Details(fields))
    }

    @inline(never)
    var fields: Fields { details?.fields ?? .usual }

    /// True if all values are the defaults: the style is ``automatic``.
    var isAutomatic: Bool { details == nil }

    private final class Details: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

@_spi(Hosting)
extension PresentationStyle {
    /// The kind, for a host to switch over.
    public var kind: Kind { details?.fields.kind ?? .automatic }

    /// True if the modal hides everything beneath it.
    public var covers: Bool { details?.fields.covers ?? false }

    /// True if the user may dismiss the modal: drag it away, tap beside it, step back. Otherwise the user has to answer
    /// it.
    public var isDismissible: Bool { details?.fields.isDismissible ?? true }

    /// The heights at which a sheet can rest; empty if the platform chooses.
    public var detents: [Detent] { details?.fields.detents ?? [] }

    /// The height at which a sheet rests first: one of its ``detents``, nil if it has none.
    public var selectedDetent: Detent? { details?.fields.selected }

    /// True if a sheet shows a grabber. False by default.
    public var hasGrabber: Bool { details?.fields.hasGrabber ?? false }

    /// The name of the item that a popover points at. The host finds the item.
    public var anchor: String? { details?.fields.anchor }

    /// The values that a style of your own passes to its host.
    public var parameters: [String: String] { details?.fields.parameters ?? [:] }

    /// The style in a narrow window, if it is another one.
    public var narrow: PresentationStyle? { details?.fields.narrow }
}

extension PresentationStyle {
    /// The platform's default: mostly a sheet that the user may dismiss.
    public static var automatic: PresentationStyle { PresentationStyle(nil as Details?) }

    /// A screen that covers everything beneath it. The user may step back from it.
    public static var fullScreen: PresentationStyle { PresentationStyle(Fields(.fullScreen)) }

    /// A screen as large as the window, over content that stays visible: for partly transparent screens.
    public static var overFullScreen: PresentationStyle { PresentationStyle(Fields(.overFullScreen)) }

    /// A screen as large as its presenter, over content that stays visible.
    public static var overCurrentContext: PresentationStyle { PresentationStyle(Fields(.overCurrentContext)) }

    /// Returns this style, with the user allowed or forbidden to dismiss the modal.
    ///
    /// ```swift
    /// stack.perform(.present(terms, style: .fullScreen.dismissible(false)))
    /// ```
    ///
    /// - Parameter isDismissible: False if the user has to answer the modal.
    public func dismissible(_ isDismissible: Bool) -> PresentationStyle {
        var fields = fields
        fields.isDismissible = isDismissible
        fields.narrow = fields.narrow?.dismissible(isDismissible)
        return PresentationStyle(fields)
    }

    /// Returns this style, which is another one where the window is narrow, or the presenter out of sight.
    ///
    /// - Parameter narrow: The style there. It is dismissible as this one is.
    public func whenNarrow(_ narrow: PresentationStyle) -> PresentationStyle {
        var fields = fields
        var narrowFields = narrow.fields
        narrowFields.narrow = nil
        narrowFields.isDismissible = fields.isDismissible
        fields.narrow = PresentationStyle(narrowFields)
        return PresentationStyle(fields)
    }

    /// A sheet, over content that stays visible.
    ///
    /// - Parameters:
    ///   - detents: The heights at which it can rest; none to let the platform choose.
    ///   - selected: The height at which it rests first; the first of the detents if this is nil, or not among them.
    ///   - grabber: True to show a grabber.
    ///   - dismissible: True if the user may drag it away; otherwise the user has to answer it.
    public static func sheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.sheet, detents, selected, grabber, dismissible)
    }

    /// A sheet as small as a form, centred if there is room; in all else like
    /// ``sheet(detents:selected:grabber:dismissible:)``.
    public static func formSheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.formSheet, detents, selected, grabber, dismissible)
    }

    /// A sheet as wide as a page; in all else like ``sheet(detents:selected:grabber:dismissible:)``.
    public static func pageSheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.pageSheet, detents, selected, grabber, dismissible)
    }

    /// A bubble that points at an item, over content that stays visible.
    ///
    /// - Parameters:
    ///   - anchor: The name of the item, such as a button, a row or a rectangle. The host finds it.
    ///   - dismissible: True if the user may tap beside it; otherwise the user has to answer it.
    public static func popover(from anchor: String, dismissible: Bool = true) -> PresentationStyle {
        var fields = Fields(.popover, isDismissible: dismissible)
        fields.anchor = anchor
        return PresentationStyle(fields)
    }

    /// A style of your own, which your host draws.
    ///
    /// - Parameters:
    ///   - name: The name of its kind: `"drawer"`.
    ///   - parameters: The values that the host needs besides the name.
    ///   - covers: True if the modal hides everything beneath it.
    ///   - dismissible: True if the user may dismiss it; otherwise the user has to answer it.
    public static func custom(
        _ name: String, _ parameters: [String: String] = [:], covers: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        var fields = Fields(Kind(rawValue: name), isDismissible: dismissible)
        fields.covers = covers
        fields.parameters = parameters
        return PresentationStyle(fields)
    }

    private static func sheet(
        _ kind: Kind, _ detents: [Detent], _ selected: Detent?, _ hasGrabber: Bool, _ isDismissible: Bool
    ) -> PresentationStyle {
        var fields = Fields(kind, isDismissible: isDismissible)
        fields.setDetents(detents, selected: selected)
        fields.hasGrabber = hasGrabber
        return PresentationStyle(fields)
    }
}

extension PresentationStyle: Hashable {
    /// True if both have the same values.
    @_documentation(visibility: internal)
    public static func == (one: PresentationStyle, other: PresentationStyle) -> Bool {
        one.details === other.details || one.fields == other.fields
    }

    /// Feeds the values to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

extension PresentationStyle: CustomStringConvertible {
    /// The kind, with the values that differ from the defaults: `sheet(detents: medium, large; dismissible: false)`.
    @_documentation(visibility: internal)
    public var description: String {
        let notes = fields.notes
        return notes.isEmpty ? "\(kind)" : "\(kind)(\(notes.joined(separator: "; ")))"
    }
}
