// Closures passed to verbs that take a presentable only: each message says what to write.

extension Transition {
    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'presentOnRoot(Later { ... })'")
    public static func presentOnRoot(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'show(Later { ... })'")
    public static func show(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'showDetail(Later { ... })'")
    public static func showDetail(_ build: () throws -> any Presentable) -> Transition { .none() }

    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'embed(Later { ... }, in: container)'")
    public static func embed(in container: any Presentable, _ build: () throws -> any Presentable) -> Transition {
        .none()
    }
}

extension Transition where Root == StackRoot {
    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'replaceTop(Later { ... })'")
    public static func replaceTop(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Transition where Root == WindowRoot {
    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'setRoot(Later { ... })'")
    public static func setRoot(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Transition where Root == WindowManager {
    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'open(Later { ... })'")
    public static func open(_ build: () throws -> any Presentable) -> Transition { .none() }
}

extension Navigable {
    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'push(Later { ... })'")
    public func push(_ build: () throws -> any Presentable) {}

    /// Unavailable: pass a ``Later``.
    @available(*, unavailable, message: "pass a Later: 'present(Later { ... })'")
    public func present(_ build: () throws -> any Presentable) {}
}
