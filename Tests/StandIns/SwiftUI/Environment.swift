/// What a view finds around it.
@MainActor public struct EnvironmentValues {
    public internal(set) var openWindow = OpenWindowAction { _ in }
    public internal(set) var dismissWindow = DismissWindowAction {}
    public internal(set) var supportsMultipleWindows = false
    public var scenePhase = ScenePhase.inactive
    var memory = SceneMemory()
    public var appearsActive = false
    public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }

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
        var objects: [ObjectIdentifier: AnyObject] = [:]
    }

    private let read: @MainActor (Link) -> Value
    private let link = Link()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { link in
            var values = link.stage?.environment ?? EnvironmentValues()
            if link.stage?.isNarrow == true { values.horizontalSizeClass = .compact }
            return values[keyPath: keyPath]
        }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { link in
            guard let object = link.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError("No Observable object of type \(objectType) found.")
            }
            return object
        }
    }

    public var wrappedValue: Value { read(link) }
    public func _link(_ site: Site, _ index: Int) {
        link.stage = site.stage
        link.objects = site.stage?.objects ?? [:]
    }
}

/// A view with an object around it, for those in it.
struct Surrounded<Content: View>: PrimitiveView {
    let content: Content
    let key: ObjectIdentifier
    let object: AnyObject?

    func _expand(_ site: Site) -> [Piece] {
        let stage = site.stage
        let around = stage?.objects ?? [:]
        stage?.objects[key] = object
        defer { stage?.objects = around }
        return [Piece(.group, site, content._expand(site.child("surrounded")))]
    }
}

extension View {
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        Surrounded(content: self, key: ObjectIdentifier(T.self), object: object)
    }
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
