/// A sequence whose elements are what a closure says at the moment when the first, the second, ... is asked for. It
/// never suspends, and ignores cancellation.
struct Asked<Element, Failure: Error>: AsyncSequence {
    let answer: (Int) throws(Failure) -> Element?

    struct AsyncIterator: AsyncIteratorProtocol {
        let answer: (Int) throws(Failure) -> Element?
        var number = 0

        mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
            number += 1
            return try answer(number)
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(answer: answer) }
}
