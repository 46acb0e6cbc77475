// What the SwiftUI host of Docs/Adapters.md asks of SwiftUI: names and signatures only. Nothing is drawn.

@MainActor protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    var body: Never { get { self } }
}

protocol Inert: View where Body == Never {}
extension Inert {
    var body: Never { preconditionFailure("it has no body") }
}

extension Optional: View where Wrapped: View {
    var body: Never { preconditionFailure("it has no body") }
}

struct EmptyView: Inert {}
struct AnyView: Inert { init(_ view: some View) {} }
struct Text: Inert { init(_ text: some StringProtocol) {} }
struct Button: Inert {
    init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {}
}
struct ButtonRole { static let cancel = ButtonRole(), destructive = ButtonRole() }
struct Either<First: View, Second: View>: Inert {}

@MainActor @resultBuilder enum ViewBuilder {
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock() -> EmptyView { EmptyView() }
    static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
    static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
    static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

@MainActor struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

struct NavigationStack: Inert {
    init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> some View) {}
}
struct TabView: Inert {
    init<Selection: Hashable>(selection: Binding<Selection>?, @ViewBuilder content: () -> some View) {}
}
struct ForEach: Inert {
    init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable {}
}

extension View {
    func navigationDestination<Data: Hashable>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
    ) -> some View { EmptyView() }
    func tag(_ tag: some Hashable) -> some View { EmptyView() }
    func tabItem(@ViewBuilder _ label: () -> some View) -> some View { EmptyView() }
    func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    func sheet<Item: Identifiable>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { EmptyView() }
    func fullScreenCover<Item: Identifiable>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View { EmptyView() }
    func alert<Value>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> some View, @ViewBuilder message: (Value) -> some View
    ) -> some View { EmptyView() }
}
