/// Stands for the reader of a stream. The stream alone keeps it, until it has ended or been abandoned.
///
/// The end of a stream may come on any thread, and cannot touch what feeds it. So it only lets go of this, and what
/// feeds it looks.
@usableFromInline final class StreamReader: Sendable {
    @usableFromInline init() {}
}

/// The end of a stream of which nothing is left that could feed it.
@usableFromInline final class StreamFeed<Event: Sendable> {
    @usableFromInline let continuation: AsyncStream<Event>.Continuation

    @usableFromInline init(_ continuation: AsyncStream<Event>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }
}

extension Observer {
    /// Makes a stream of values that are made of what is heard, and the observer that feeds it. The stream ends with
    /// the observer, and the observer with the stream; neither keeps the other.
    @export(implementation)
    static func stream<Value: Sendable>(_ value: @escaping (Event) -> Value) -> (AsyncStream<Value>, Observer) {
        let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: .unbounded)
        let reader = StreamReader()
        // A stream that ends lets go of this closure.
        continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
        let feed = StreamFeed(continuation)
        return (stream, Observer(for: reader) { event in feed.continuation.yield(value(event)) })
    }
}

extension Observer where Event: Sendable {
    /// Makes a stream of what is heard, and the observer that feeds it.
    @export(implementation)
    package static func stream() -> (AsyncStream<Event>, Observer) { stream { $0 } }
}
