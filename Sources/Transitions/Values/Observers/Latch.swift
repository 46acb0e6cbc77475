/// What a task waits at until it is opened, or until the task is cancelled. A latch for one task.
package final class Latch {
    private let opened: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    package init() {
        (opened, end) = AsyncStream<Void>.makeStream()
    }

    package func open() { end.finish() }

    package nonisolated(nonsending) func wait() async { for await _ in opened {} }
}
