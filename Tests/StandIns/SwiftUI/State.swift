/// What a view has that is kept by the toolkit.
@MainActor @preconcurrency public protocol DynamicProperty {
    func _link(_ site: Site, _ index: Int)
}

@propertyWrapper public struct State<Value>: DynamicProperty {
    final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Shared by the copies of one view.
    final class Link {
        let initial: Value
        var storage: Storage?
        weak var stage: Stage?
        init(_ initial: Value) { self.initial = initial }
    }

    private let link: Link

    public init(wrappedValue value: Value) { link = Link(value) }
    public init(initialValue value: Value) { link = Link(value) }

    public var wrappedValue: Value {
        get { link.storage?.value ?? link.initial }
        nonmutating set {
            guard let storage = link.storage else { return Loop.warn("A state is set that no view has yet.") }
            storage.value = newValue
            link.stage?.invalidate()
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    public func _link(_ site: Site, _ index: Int) {
        link.storage = site.slot(index) { Storage(link.initial) }
        link.stage = site.stage
    }
}

@MainActor @preconcurrency @propertyWrapper public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}

/// Bindings to what is in an object that can be observed.
@MainActor @preconcurrency @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    private var value: Value
    fileprivate init(of value: Value) { self.value = value }

    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(of: wrappedValue) }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// One place on the screen, as long as something stands there.
@MainActor public final class Site {
    weak var stage: Stage?
    private var children: [AnyHashable: Site] = [:]
    private var slots: [Int: AnyObject] = [:]
    private var object: AnyObject?
    private var mark = 0

    init(_ stage: Stage?) { self.stage = stage }

    func child(_ key: some Hashable) -> Site {
        let site = children[AnyHashable(key)] ?? Site(stage)
        children[AnyHashable(key)] = site
        site.mark = stage?.evaluation ?? 0
        return site
    }

    func slot<Kept: AnyObject>(_ index: Int, _ make: () -> Kept) -> Kept {
        if let kept = slots[index] as? Kept { return kept }
        let made = make()
        slots[index] = made
        return made
    }

    /// What a container remembers.
    func memory<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let kept = object as? Kept { return kept }
        let made = make()
        object = made
        return made
    }

    func link(_ view: some View) {
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            (child.value as? any DynamicProperty)?._link(self, index)
        }
    }

    /// Forgets where nothing stands any more.
    func prune() {
        children = children.filter { $0.value.mark == stage?.evaluation }
        for child in children.values { child.prune() }
    }
}
