import Foundation

/// Runs something on a thread with a stack of 512 KiB, which is what threads other than the first have on several
/// platforms.
package func onSmallStack<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: Result(catching: body)) }
        thread.stackSize = 512 * 1024
        thread.start()
    }
    return try result.get()
}

/// How deep a tree is nested, or how long a chain is, where nothing may recurse on such a stack: frames of 27 bytes would
/// not fit, and there are none so small.
package let deep = Walks.count(20_000, long: 100_000)
