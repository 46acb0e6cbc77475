/// A failure that no completion received, or a mistake that the program can survive.
///
/// <doc:Errors-and-remedies> has an entry for each message.
public struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
    /// The whole message: the attempt with the reason, the state, the remedy.
    public let message: String

    /// The call that led to the failure, if known.
    public let location: CallSite?

    /// The error behind the diagnostic, if there is one.
    public let error: TransitionError?

    @inline(never)
    init(_ error: TransitionError, at location: CallSite?) {
        message = error.description
        self.location = location
        self.error = error
    }

    /// The location and the message, the way compilers print them.
    @_documentation(visibility: internal)
    public var description: String { location.map { "\($0): \(message)" } ?? message }
}

/// A handler for the diagnostics of trees whose window manager has none.
///
/// A diagnostic goes to the window manager's handler, else to the one bound to the reporting task with `withHandler`,
/// else to standard error.
@_spi(Log) public struct DiagnosticsHandler: Sendable {
    let report: @Sendable (Diagnostic) -> Void

    /// Wraps a closure.
    public init(_ report: @escaping @Sendable (Diagnostic) -> Void) {
        self.report = report
    }

    @TaskLocal static var current: DiagnosticsHandler?

    /// Passes the diagnostics of everything that runs in `body` to `handler`.
    ///
    /// - Throws: Any error of `body`.
    public static func withHandler<Result>(
        _ handler: DiagnosticsHandler, perform body: () throws -> Result
    ) rethrows -> Result {
        try $current.withValue(handler, operation: body)
    }

    /// Passes the diagnostics of everything that runs in `body`, child tasks included, to `handler`.
    ///
    /// - Throws: Any error of `body`.
    public nonisolated(nonsending) static func withHandler<Result>(
        _ handler: DiagnosticsHandler, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $current.withValue(handler, operation: body)
    }
}

extension Diagnostic {
    @inline(never)
    func report(to handler: ((Diagnostic) -> Void)?) {
        if let handler {
            handler(self)
        } else if let current = DiagnosticsHandler.current {
            current.report(self)
        } else {
            StandardError.write("\(self)\n\n")
        }
    }
}
