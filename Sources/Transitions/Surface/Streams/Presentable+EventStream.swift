extension Presentable {
    /// Everything that happens to this from now on, to be awaited, in the order in which it happens.
    ///
    /// ```swift
    /// for await event in player.events where event == .disappeared { player.pause() }
    /// ```
    ///
    /// It ends when the node goes, after the last that it heard; not when it leaves the tree, as it may come back.
    /// A reader that stops before that (breaks out of the loop, is cancelled, drops the stream) is forgotten with the
    /// next event on the node, or the next observer. The stream keeps neither the node nor what it stands for, and may
    /// be read on any actor.
    ///
    /// Each time this is asked for, it is a stream of its own, which begins there and then: what happens between this
    /// and the first `await` is not missed. Nothing is lost: what has not been read is buffered, without a bound.
    ///
    /// What happens is known when it is read, not while it happens; to act in the same turn, use
    /// ``Presentable/observe(_:)``.
    public var events: AsyncStream<NodeEvent> {
        let (stream, observer) = Observer<NodeEvent>.stream()
        node.add(observer)
        return stream
    }
}
