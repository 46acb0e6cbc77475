#if canImport(UIKit)
    public import UIKit
#endif

/// A view as it came to be: what is drawn, and what its modifiers say.
@MainActor public final class Piece {
    enum Kind {
        case nothing, group
        case text(String)
        case button(String, ButtonRole?, @MainActor () -> Void)
        case stack(StackMemory)
        case tabs(TabMemory)
        case scroll(ScrollMemory)
        case split(SplitMemory)
        #if canImport(UIKit)
            case controller(ControllerMemory)
        #endif
    }

    let kind: Kind
    let site: Site
    let children: [Piece]

    var key: AnyHashable?
    var tag: AnyHashable?
    var label: [Piece] = []
    var badge: String?
    var behind: [Piece] = []
    var leading: [Piece] = []
    var title: String?
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var onURL: ((URL) -> Void)?
    var onActivity: (type: String, act: (NSUserActivity) -> Void)?
    var sheet: SheetWish?
    var alert: AlertWish?
    var destination: (type: ObjectIdentifier, make: (AnyHashable) -> AnyView?)?
    var hidesBack = false
    var locksSheet = false
    var position: (get: () -> AnyHashable?, set: (AnyHashable?) -> Void)?
    var isIgnored = false
    var isDisabled = false
    var type: ((String) -> Void)?

    init(_ kind: Kind, _ site: Site, _ children: [Piece]) {
        (self.kind, self.site, self.children) = (kind, site, children)
    }

    /// The first in it, or in what it has been wrapped in, that says something.
    func first<Said>(_ said: (Piece) -> Said?) -> Said? {
        if let it = said(self) { return it }
        guard case .group = kind else { return nil }
        for child in children { if let it = child.first(said) { return it } }
        return nil
    }

    /// Every destination that is registered in it, but not in what it holds.
    func destinations(_ found: inout [ObjectIdentifier: (AnyHashable) -> AnyView?]) {
        if let destination { found[destination.type] = destination.make }
        if case .group = kind { for child in children { child.destinations(&found) } }
    }

    /// Whether the view that is first in it is the same as that of another time.
    var firstLeaf: Site { children.first?.firstLeaf ?? site }
}

/// A modal that a modifier asks for.
struct SheetWish {
    let id: AnyHashable?
    let isCover: Bool
    let content: () -> AnyView
    let clear: () -> Void
    let onDismiss: (() -> Void)?
}

struct AlertWish {
    let title: String
    let isPresented: Bool
    let actions: () -> AnyView
    let message: () -> AnyView
    let clear: () -> Void
}

struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let change: (Piece) -> Void

    func _expand(_ site: Site) -> [Piece] {
        let piece = Piece(.group, site, content._expand(site.child("modified")))
        change(piece)
        return [piece]
    }
}

struct Identified<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable
    func _expand(_ site: Site) -> [Piece] {
        let piece = Piece(.group, site.child(id), content._expand(site.child(id).child("identified")))
        piece.key = id
        return [piece]
    }
}

extension View {
    func changed(_ change: @escaping (Piece) -> Void) -> Modified<Self> { Modified(content: self, change: change) }

    public func id(_ id: some Hashable) -> some View { Identified(content: self, id: AnyHashable(id)) }
    public func tag(_ tag: some Hashable) -> some View { changed { $0.tag = AnyHashable(tag) } }
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
        let label = label()
        return changed { $0.label = label._expand($0.site.child("label")) }
    }
    public func badge(_ label: (some StringProtocol)?) -> some View {
        changed { piece in piece.badge = label.map { String($0) } }
    }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { changed { $0.onAppear = action } }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { changed { $0.onDisappear = action } }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { changed { $0.onURL = action } }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { changed { $0.onActivity = (activityType, action) } }
    public func navigationTitle(_ title: some StringProtocol) -> some View { changed { $0.title = String(title) } }
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View {
        changed { _ in }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        changed { $0.hidesBack = hidesBackButton }
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        changed { $0.locksSheet = isDisabled }
    }
    public func disabled(_ disabled: Bool) -> some View { changed { $0.isDisabled = disabled } }
    public func ignoresSafeArea() -> some View { changed { _ in } }
    public func opacity(_ opacity: Double) -> some View { changed { _ in } }
    public func accessibilityHidden(_ hidden: Bool) -> some View { changed { $0.isIgnored = hidden } }
    public func background(@ViewBuilder content: () -> some View) -> some View {
        let behind = content()
        return changed { $0.behind = behind._expand($0.site.child("behind")) }
    }
    public func navigationDestination<Data: Hashable>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
    ) -> some View {
        changed {
            $0.destination = (ObjectIdentifier(data), { ($0.base as? Data).map { AnyView(destination($0)) } })
        }
    }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item, isCover: false, onDismiss, content) }

    #if !os(macOS)
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { presenting(item, isCover: true, onDismiss, content) }
    #endif

    private func presenting<Item: Identifiable>(
        _ item: Binding<Item?>, isCover: Bool, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> some View
    ) -> some View {
        changed {
            let wanted = item.wrappedValue
            $0.sheet = SheetWish(
                id: wanted.map { AnyHashable($0.id) }, isCover: isCover,
                content: { wanted.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
                clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
        }
    }

    public func alert<Value>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> some View, @ViewBuilder message: @escaping (Value) -> some View
    ) -> some View {
        changed {
            $0.alert = AlertWish(
                title: String(title), isPresented: isPresented.wrappedValue && data != nil,
                actions: { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) },
                message: { data.map { AnyView(message($0)) } ?? AnyView(EmptyView()) },
                clear: { isPresented.wrappedValue = false })
        }
    }
    public func scrollPosition<ID: Hashable & SendableMetatype>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        changed {
            $0.position = (
                { id.wrappedValue.map(AnyHashable.init) }, { id.wrappedValue = $0?.base as? ID }
            )
        }
    }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { changed { _ in } }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { changed { _ in } }
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { changed { _ in } }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}

public struct UnitPoint: Sendable {}
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

public enum Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
