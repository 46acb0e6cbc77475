import Foundation

/// Runs a closure on a thread with a stack of 512 KiB, as all threads but the first have on several platforms.
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

/// The depth of trees, or the length of chains, in tests that nothing recurses: 10,000 levels of 53 bytes do not fit
/// on such a stack, and no recursion takes as little for a level.
package let deep = Walks.count(10_000, long: 100_000)
