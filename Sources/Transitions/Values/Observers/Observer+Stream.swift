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

extension AsyncStream where Element: Sendable {
    /// A stream of what an observer hears, in order, from now on.
    ///
    /// ```swift
    /// for await event in AsyncStream(observing: player.observe) where event == .disappeared { player.pause() }
    /// ```
    ///
    /// Of what is not `Sendable`, a part can be read:
    /// `AsyncStream { next in windows.observeVisibility { next($0.front?.name ?? "") } }`.
    ///
    /// It ends with the observation: by ``Observer/end()``, or as the node or the manager goes, which it does not keep.
    /// A reader that stops before that (breaks out of the loop, is cancelled, drops the stream) is forgotten with the
    /// next event, or the next observer. Nothing is lost: what has not been read is buffered, without a bound. It may
    /// be read on any actor. To act in the same turn, observe.
    ///
    /// - Parameter observe: Begins an observation with what it is given.
    @export(implementation)
    public init<Event>(observing observe: (@escaping (Element) -> Void) -> Observer<Event>) {
        let (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        let reader = StreamReader()
        // A stream that ends lets go of this closure.
        continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
        let feed = StreamFeed(continuation)
        observe { feed.continuation.yield($0) }.feed(reader)
        self = stream
    }
}
