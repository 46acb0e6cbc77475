/// An expectation that receives the value that a node finishes with.
package final class ResultExpectation<Output>: Expectation {
    private var output: Output?
    /// The closure to call. Released once it was called, unless the node may come back.
    private var completion: ((Result<Output, EndReason>) -> Void)?

    /// The node of the listener; nil if only a closure listens.
    private weak var asker: Node?

    /// The closure to call when the node is removed, before the other one.
    private let leaving: ((Node) -> Void)?

    /// - Parameters:
    ///   - asker: The node of the listener, which is not retained; nil if only the closure listens, which is then
    ///     called once.
    ///   - leaving: Called with the node that held the removed one.
    ///   - completion: The closure to call.
    package init(
        at asker: Node? = nil, leaving: ((Node) -> Void)? = nil,
        _ completion: @escaping (Result<Output, EndReason>) -> Void
    ) {
        self.completion = completion
        self.asker = asker
        self.leaving = leaving
    }

    deinit {
        // The tree was released without a commit.
        end(.released)
    }

    /// Stores the output until the commit has settled.
    package func fulfil(with output: Output) {
        self.output = output
    }

    override package var awaitsOutput: Bool { true }

    override func unfulfil() {
        output = nil
    }

    override func leave(from holder: Node) { leaving?(holder) }

    override func leaves(with outermost: Node) -> Bool { asker?.outermost === outermost }

    override func conclude(_ reason: EndReason, hasFinished: Bool) {
        let (output, completion) = (output, completion)
        (self.output, self.completion) = (nil, isAway ? completion : nil)
        completion?(output.map { .success($0) } ?? .failure(reason))
    }
}
