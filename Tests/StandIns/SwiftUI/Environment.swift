/// What a view finds around it.
@MainActor public struct EnvironmentValues {
    public internal(set) var openWindow = OpenWindowAction { _ in }
    public internal(set) var dismissWindow = DismissWindowAction {}
    public internal(set) var supportsMultipleWindows = false
    public var scenePhase = ScenePhase.inactive
    var memory = SceneMemory()
    public var appearsActive = false
}

public enum ScenePhase: Sendable { case background, inactive, active }

@MainActor @preconcurrency public struct OpenWindowAction {
    let open: @MainActor (AnyHashable) -> Void
    public func callAsFunction<Data: Codable & Hashable>(value: Data) { open(AnyHashable(value)) }
}

@MainActor @preconcurrency public struct DismissWindowAction {
    let dismiss: @MainActor () -> Void
    public func callAsFunction() { dismiss() }
}

public struct DismissBehavior: Sendable, Equatable {
    private let name: String
    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
}

@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: DynamicProperty {
    /// Shared by the copies of one view.
    final class Link {
        weak var stage: Stage?
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let link = Link()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { (link.stage?.environment ?? EnvironmentValues())[keyPath: keyPath] }
    public func _link(_ site: Site, _ index: Int) { link.stage = site.stage }
}

/// What `onChange` compares with.
final class ChangeMemory { var last: Any? }

extension View {
    public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        changed { piece in
            let memory = piece.site.child("change").memory { ChangeMemory() }
            let isOther = memory.last.map { $0 as? Value != value } ?? initial
            memory.last = value
            if isOther { Loop.after { action() } }
        }
    }
}
