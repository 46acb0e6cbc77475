@_exported public import Foundation
@_exported public import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// What it comes to: the toolkit's own.
    func _expand(_ site: Site) -> [Piece]
}

extension View {
    public func _expand(_ site: Site) -> [Piece] {
        site.link(self)
        return body._expand(site.child("body"))
    }
}

extension Never: View {
    public var body: Never { self }
}

/// A view that SwiftUI draws by itself.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView(views: views)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False> {
        ConditionalContent(first: first)
    }
    public static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False> {
        ConditionalContent(second: second)
    }
}

public struct EmptyView: PrimitiveView {
    public init() {}
    public func _expand(_ site: Site) -> [Piece] { [] }
}

public struct TupleView: PrimitiveView {
    let views: [any View]
    public func _expand(_ site: Site) -> [Piece] {
        views.enumerated().flatMap { index, view in view._expand(site.child(index)) }
    }
}

public struct ConditionalContent<True: View, False: View>: PrimitiveView {
    var first: True?
    var second: False?
    public func _expand(_ site: Site) -> [Piece] {
        first?._expand(site.child("first")) ?? second?._expand(site.child("second")) ?? []
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("an optional has no body") }
    public func _expand(_ site: Site) -> [Piece] { self?._expand(site.child("some")) ?? [] }
}

public struct AnyView: PrimitiveView {
    private let view: any View
    public init<Content: View>(_ view: Content) { self.view = view }
    public init(erasing view: some View) { self.view = view }
    public func _expand(_ site: Site) -> [Piece] { view._expand(site.child(ObjectIdentifier(type(of: view)))) }
}

public struct Group<Content: View>: PrimitiveView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public func _expand(_ site: Site) -> [Piece] { content._expand(site.child("group")) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, id, self.content) = (data, { $0.id }, content)
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    public func _expand(_ site: Site) -> [Piece] {
        data.flatMap { element in
            let key = id(element)
            let piece = Piece(.group, site.child(key), content(element)._expand(site.child(key).child("content")))
            piece.key = AnyHashable(key)
            return [piece]
        }
    }
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.group, site, content._expand(site.child("list")))] }
}

/// A menu: what is in it is there as if it were open.
public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let content: Content
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.group, site, content._expand(site.child("menu")))] }
}

public struct Text: PrimitiveView {
    private let text: String
    public init(_ content: some StringProtocol) { text = String(content) }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.text(text), site, [])] }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let text: String
    public init(_ title: some StringProtocol, systemImage name: String) where Title == Text, Icon == EmptyView {
        text = String(title)
    }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.text(text), site, [])] }
}

public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let cancel = ButtonRole(name: "cancel")
    public static let destructive = ButtonRole(name: "destructive")
}

public struct Button<Label: View>: PrimitiveView {
    private let title: String
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    where Label == Text {
        (self.title, self.role, self.action) = (String(title), role, action)
    }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.button(title, role, action), site, [])] }
}

/// A line to type in: its words are what is in it.
public struct TextField<Label: View>: PrimitiveView {
    private let text: Binding<String>
    public init(_ title: some StringProtocol, text: Binding<String>) where Label == Text { self.text = text }
    public func _expand(_ site: Site) -> [Piece] {
        let piece = Piece(.text(text.wrappedValue), site, [])
        piece.type = { text.wrappedValue = $0 }
        return [piece]
    }
}

public struct Color: PrimitiveView {
    public static let clear = Color()
    public func _expand(_ site: Site) -> [Piece] { [Piece(.nothing, site, [])] }
}

public enum HorizontalAlignment: Sendable { case center }
public enum VerticalAlignment: Sendable { case center }

public struct VStack<Content: View>: PrimitiveView {
    private let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.group, site, content._expand(site.child("stack")))] }
}

public struct HStack<Content: View>: PrimitiveView {
    private let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public func _expand(_ site: Site) -> [Piece] { [Piece(.group, site, content._expand(site.child("stack")))] }
}
