/// What a task waits at until it is opened, or until the task is cancelled. A latch for one task.
@usableFromInline package final class Latch {
    private let opened: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    @usableFromInline package init() {
        (opened, end) = AsyncStream<Void>.makeStream()
    }

    @usableFromInline package func open() { end.finish() }

    @usableFromInline package nonisolated(nonsending) func wait() async { for await _ in opened {} }
}
