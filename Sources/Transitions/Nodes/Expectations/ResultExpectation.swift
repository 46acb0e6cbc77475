/// What is to receive the value that something ends with.
package final class ResultExpectation<Output>: Expectation {
    private var output: Output?
    /// What is called; nothing any more when it has been. A node that stays where it is keeps none of it.
    private var completion: ((Result<Output, EndReason>) -> Void)?

    /// The node of the listener; nil where only a closure listens.
    private weak var asker: Node?

    /// - Parameters:
    ///   - asker: Where it stands who is to hear, which is not kept; nil for a closure, which hears once.
    ///   - completion: What is called.
    package init(at asker: Node? = nil, _ completion: @escaping (Result<Output, EndReason>) -> Void) {
        self.completion = completion
        self.asker = asker
    }

    deinit {
        // The tree has gone without a commit.
        end(.released)
    }

    /// Keeps the output until the commit has settled.
    package func fulfil(with output: Output) {
        self.output = output
    }

    override package var awaitsOutput: Bool { true }

    override func unfulfil() {
        output = nil
    }

    override func leaves(with outermost: Node) -> Bool { asker?.outermost === outermost }

    override func conclude(_ reason: EndReason, hasFinished: Bool) {
        let (output, completion) = (output, completion)
        (self.output, self.completion) = (nil, isAway ? completion : nil)
        completion?(output.map { .success($0) } ?? .failure(reason))
    }
}
