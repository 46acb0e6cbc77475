/// What is in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// What stands where the back button does.
    func _leading(_ site: Site) -> [Piece]
}

public struct ToolbarItemPlacement: Equatable, Sendable {
    private let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        (self.placement, self.content) = (placement, content())
    }

    public func _leading(_ site: Site) -> [Piece] { placement == .navigation ? content._expand(site) : [] }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public func _leading(_ site: Site) -> [Piece] { self?._leading(site) ?? [] }
}

@MainActor @resultBuilder public enum ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

extension View {
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let bar = content()
        return changed { $0.leading = bar._leading($0.site.child("toolbar")) }
    }
}
