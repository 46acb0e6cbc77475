// A closure where only something to be shown is taken: `push` and `present` take one, the others say what to write.

extension Transition {
    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'presentOnRoot(Later { ... })'")
    public static func presentOnRoot(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'show(Later { ... })'")
    public static func show(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'showDetail(Later { ... })'")
    public static func showDetail(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'embed(Later { ... }, in: container)'")
    public static func embed(in container: any Presentable, _ build: () throws -> any Presentable) -> Transition {
        .none()
    }
}

extension Transition where Root == StackRoot {
    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'replaceTop(Later { ... })'")
    public static func replaceTop(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Transition where Root == WindowRoot {
    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'setRoot(Later { ... })'")
    public static func setRoot(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Transition where Root == WindowManager {
    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'open(Later { ... })'")
    public static func open(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Navigable {
    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'push(Later { ... })'")
    public func push(_ build: () throws -> any Presentable) {}

    /// Not there: what is built late is a ``Later``.
    @available(*, unavailable, message: "what is built late is a Later: 'present(Later { ... })'")
    public func present(_ build: () throws -> any Presentable) {}
}
