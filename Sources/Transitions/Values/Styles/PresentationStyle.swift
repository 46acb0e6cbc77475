/// How a modal stands over what presents it: a kind, and what a host needs to draw it.
///
/// The tree reads ``covers`` and ``isDismissible`` of it; the rest is for hosts. A style of your own is a static:
///
/// ```swift
/// extension PresentationStyle {
///     static func drawer(from edge: String) -> Self { .custom("drawer", ["edge": edge]) }
/// }
/// ```
///
/// It is coded by its kind's name, and one that a later version has named is read as what it is.
public struct PresentationStyle: Sendable {
    /// One word, as every verb hands one on and few are given one; nil for what the platform does by itself.
    private let details: Details?

    private init(_ details: Details?) { self.details = details }

    /// Makes a style of what is said of it.
    @inline(never)
    init(_ fields: Fields) {
        self.init(fields == .usual ? nil : Details(fields))
    }

    /// What is said of it.
    @inline(never)
    var fields: Fields { details?.fields ?? .usual }

    /// Whether nothing is said of it: it is ``automatic``.
    var isAutomatic: Bool { details == nil }

    private final class Details: Sendable {
        let fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

@_spi(Hosting)
extension PresentationStyle {
    /// Which of them it is, for a host to choose by.
    public var kind: Kind { details?.fields.kind ?? .automatic }

    /// Whether it hides what is beneath it.
    public var covers: Bool { details?.fields.covers ?? false }

    /// Whether the user may take it off: drag it away, tap beside it, step back from it. What is not dismissible has to
    /// be answered.
    public var isDismissible: Bool { details?.fields.isDismissible ?? true }

    /// The heights that a sheet may rest at; empty where the platform chooses.
    public var detents: [Detent] { details?.fields.detents ?? [] }

    /// The height that a sheet rests at first: one of its ``detents``, nil where it has none.
    public var selectedDetent: Detent? { details?.fields.selected }

    /// Whether a sheet shows something to drag it by. False unless the style says so.
    public var hasGrabber: Bool { details?.fields.hasGrabber ?? false }

    /// What a popover points at, by a name that the host resolves.
    public var anchor: String? { details?.fields.anchor }

    /// What a style of your own says beside its name.
    public var parameters: [String: String] { details?.fields.parameters ?? [:] }
}

extension PresentationStyle {
    /// What the platform does by itself: mostly a sheet that the user may dismiss.
    public static var automatic: PresentationStyle { PresentationStyle(nil as Details?) }

    /// A screen that covers everything beneath it. The user may step back from it.
    public static var fullScreen: PresentationStyle { PresentationStyle(Fields(.fullScreen, isDismissible: true)) }

    /// A screen as large as the window, beneath which everything stays visible: for what is partly transparent.
    public static var overFullScreen: PresentationStyle {
        PresentationStyle(Fields(.overFullScreen, isDismissible: true))
    }

    /// A screen as large as what presents it, beneath which everything stays visible.
    public static var overCurrentContext: PresentationStyle {
        PresentationStyle(Fields(.overCurrentContext, isDismissible: true))
    }

    /// The same style, which the user may dismiss or not.
    ///
    /// ```swift
    /// stack.perform(.present(terms, style: .fullScreen.dismissible(false)))
    /// ```
    ///
    /// - Parameter isDismissible: False for one that has to be answered.
    public func dismissible(_ isDismissible: Bool) -> PresentationStyle {
        var fields = fields
        fields.isDismissible = isDismissible
        return PresentationStyle(fields)
    }

    /// A sheet, which leaves what is beneath it visible.
    ///
    /// - Parameters:
    ///   - detents: The heights that it may rest at; none to let the platform choose.
    ///   - selected: The height that it rests at first. The first of the detents where this is nil, or not among
    ///     them.
    ///   - grabber: Whether it shows something to drag it by.
    ///   - dismissible: Whether the user may drag it away; else it has to be answered.
    public static func sheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.sheet, detents, selected, grabber, dismissible)
    }

    /// A sheet as small as a form, in the middle where there is room; otherwise as
    /// ``sheet(detents:selected:grabber:dismissible:)``.
    public static func formSheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.formSheet, detents, selected, grabber, dismissible)
    }

    /// A sheet as wide as a page; otherwise as ``sheet(detents:selected:grabber:dismissible:)``.
    public static func pageSheet(
        detents: [Detent] = [], selected: Detent? = nil, grabber: Bool = false, dismissible: Bool = true
    ) -> PresentationStyle {
        sheet(.pageSheet, detents, selected, grabber, dismissible)
    }

    /// A bubble that points at something, and leaves what is beneath it visible.
    ///
    /// - Parameters:
    ///   - anchor: What it points at, by a name that the host resolves: of a button, a row, a rectangle.
    ///   - dismissible: Whether the user may tap beside it; else it has to be answered.
    public static func popover(from anchor: String, dismissible: Bool = true) -> PresentationStyle {
        var fields = Fields(.popover, isDismissible: dismissible)
        fields.anchor = anchor
        return PresentationStyle(fields)
    }

    /// A style of your own, which a host of yours draws.
    ///
    /// - Parameters:
    ///   - name: The name of its kind: `"drawer"`.
    ///   - parameters: What the host has to know beside it.
    ///   - covers: Whether it hides what is beneath it.
    ///   - dismissible: Whether the user may take it off; else it has to be answered.
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
    /// Whether both say the same.
    @_documentation(visibility: internal)
    public static func == (one: PresentationStyle, other: PresentationStyle) -> Bool {
        one.details === other.details || one.fields == other.fields
    }

    /// Feeds what it says to the hasher.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

extension PresentationStyle: CustomStringConvertible {
    /// Its kind, and what is said beside it: `sheet(detents: medium, large; dismissible: false)`.
    public var description: String {
        let notes = fields.notes
        return notes.isEmpty ? "\(kind)" : "\(kind)(\(notes.joined(separator: "; ")))"
    }
}
