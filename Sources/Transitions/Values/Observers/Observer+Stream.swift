/// A token for the reader of a stream. Only the stream retains it, until the stream has ended or been abandoned.
///
/// A stream may end on any thread, where it cannot touch its observer. So the stream only releases this token, and the
/// observer checks if the token still exists.
@usableFromInline final class StreamReader: Sendable {
    @usableFromInline init() {}
}

/// The feeding end of a stream. Finishes the stream once nothing is left that could feed it.
@usableFromInline final class StreamFeed<Event: Sendable> {
    @usableFromInline let continuation: AsyncStream<Event>.Continuation

    @usableFromInline init(_ continuation: AsyncStream<Event>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }
}

extension AsyncStream where Element: Sendable {
    /// Creates a stream of an observer's events, in order, from now on.
    ///
    /// ```swift
    /// for await event in AsyncStream(observing: player.observe) where event == .disappeared { player.pause() }
    /// ```
    ///
    /// If events are not `Sendable`, stream a part of each:
    /// `AsyncStream { next in windows.observeVisibility { next($0.front?.name ?? "") } }`.
    ///
    /// The stream ends with the observation: by ``Observer/end()``, or with the node or the manager, which it does not
    /// keep alive. A reader that stops earlier (breaks out of the loop, is cancelled, drops the stream) is forgotten at
    /// the next event, or when another observer is added. Events that have not been read are buffered, without a limit.
    /// The stream may be read on any actor. To act within the commit's own turn, observe with a closure instead.
    ///
    /// - Parameter observe: Starts an observation with the handler that it is passed.
    @export(implementation)
    public init<Event>(observing observe: (@escaping (Element) -> Void) -> Observer<Event>) {
        let (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        let reader = StreamReader()
        // A stream that ends releases this closure.
        continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
        let feed = StreamFeed(continuation)
        observe { feed.continuation.yield($0) }.feed(reader)
        self = stream
    }
}
