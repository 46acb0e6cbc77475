/// What the system keeps for a scene, from process to process.
@MainActor package final class SceneMemory {
    package var values: [String: Any] = [:]
    nonisolated package init() {}
}

@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    /// Shared by the copies of one view.
    final class Link {
        weak var stage: Stage?
    }

    private let key: String
    private let initial: Value
    private let link = Link()

    public init(wrappedValue: Value, _ key: String) where Value == String {
        (self.key, initial) = (key, wrappedValue)
    }

    public var wrappedValue: Value {
        get { link.stage?.environment.memory.values[key] as? Value ?? initial }
        nonmutating set {
            guard let stage = link.stage else { return Loop.warn("A storage is set that no scene has yet.") }
            stage.environment.memory.values[key] = newValue
            stage.invalidate()
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    public func _link(_ site: Site, _ index: Int) { link.stage = site.stage }
}
