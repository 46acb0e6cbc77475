import Foundation
import Synchronization

/// Runs something on a thread of its own with a stack of 512 KiB, and waits for it.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let found = Mutex<Result<Value, any Error>?>(nil)
    let box = Box(found: consume found)
    let thread = Thread { [box] in
        let result = Result { try body() }
        box.found.withLock { $0 = result }
        box.ended.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    box.ended.wait()
    guard let result = box.found.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
}

private final class Box<Value: Sendable>: Sendable {
    let found: Mutex<Result<Value, any Error>?>
    let ended = DispatchSemaphore(value: 0)
    init(found: consuming Mutex<Result<Value, any Error>?>) { self.found = found }
}
