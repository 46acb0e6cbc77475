/// A failure that was not handled, or a mistake of the program that could be survived.
///
/// <doc:Errors-and-remedies> has an entry for each message.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The whole message: what could not be done, the state, the remedy.
    public let message: String

    /// Where it was asked for, if that is known.
    public let location: CallSite?

    /// The error behind it, if there is one.
    public let error: TransitionError?

    @inline(never)
    init(_ error: TransitionError, at location: CallSite?) {
        message = error.description
        self.location = location
        self.error = error
    }

    /// The location and the message, the way compilers print them.
    public var description: String { location.map { "\($0): \(message)" } ?? message }
}

/// Where diagnostics go that no manager of windows has a handler for.
///
/// It is looked up when something is reported: the handler of the windows' manager comes first, then the one that is
/// bound to the task with `withHandler`, then standard error.
@_spi(Log) public struct DiagnosticsHandler: Sendable {
    /// What is called with each diagnostic.
    let report: @Sendable (Diagnostic) -> Void

    /// Wraps a closure.
    public init(_ report: @escaping @Sendable (Diagnostic) -> Void) {
        self.report = report
    }

    @TaskLocal static var current: DiagnosticsHandler?

    /// Hands the diagnostics of everything that runs in `body` to `handler`.
    ///
    /// - Throws: What `body` throws.
    public static func withHandler<Result>(
        _ handler: DiagnosticsHandler, perform body: () throws -> Result
    ) rethrows -> Result {
        try $current.withValue(handler, operation: body)
    }

    /// Hands the diagnostics of everything that runs in `body`, child tasks included, to `handler`.
    ///
    /// - Throws: What `body` throws.
    public nonisolated(nonsending) static func withHandler<Result>(
        _ handler: DiagnosticsHandler, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $current.withValue(handler, operation: body)
    }
}

extension Diagnostic {
    @inline(never)
    func report(to handler: ((Diagnostic) -> Void)? = nil) {
        if let handler {
            handler(self)
        } else if let current = DiagnosticsHandler.current {
            current.report(self)
        } else {
            StandardError.write("\(self)\n\n")
        }
    }
}
