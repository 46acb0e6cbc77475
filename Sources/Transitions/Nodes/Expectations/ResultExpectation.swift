/// What is to receive the value that something ends with.
package final class ResultExpectation<Output>: Expectation {
    private var output: Output?
    /// What is called; nothing any more when it has been. A node that stays where it is keeps none of it.
    private var completion: ((Result<Output, EndReason>) -> Void)?

    package init(_ completion: @escaping (Result<Output, EndReason>) -> Void) {
        self.completion = completion
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

    override package func unfulfil() {
        output = nil
    }

    override package func conclude(_ reason: EndReason, hasFinished: Bool) {
        let (output, completion) = (output, completion)
        (self.output, self.completion) = (nil, nil)
        completion?(output.map { .success($0) } ?? .failure(reason))
    }
}
