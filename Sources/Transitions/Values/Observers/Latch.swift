/// A latch at which one task waits until the latch is opened or the task is cancelled.
@usableFromInline package final class Latch {
    private let opened: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    @usableFromInline package init() {
        (opened, end) = AsyncStream<Void>.makeStream()
    }

    @usableFromInline package func open() { end.finish() }

    @usableFromInline package nonisolated(nonsending) func wait() async { for await _ in opened {} }
}
