/// Something that is kept with a node as long as it stands where it was shown, and goes with that.
///
/// It awaits nothing: it is an expectation because it is undone, leaves and comes back as those do.
///
/// It is seen by the other modules as its superclass is: the optimiser of Swift 6.3 takes the initialiser that a
/// narrower class does not inherit for an endless one.
package final class NodeNote: Expectation {
    let content: AnyObject

    /// The listener that hears of it in the end, where it is a question.
    private weak var listener: Expectation?

    private let isQuestion: Bool

    /// - Parameter listener: What hears of it in the end, where it is a question: that leaves and comes back with it.
    init(_ content: AnyObject, for listener: Expectation? = nil) {
        self.content = content
        self.listener = listener
        isQuestion = listener != nil
    }

    override func leaves(with outermost: Node) -> Bool {
        !isQuestion || listener?.leaves(with: outermost) == true
    }

    override package var isAnswered: Bool { isQuestion }
}

extension Node {
    /// What of a type was noted last with this node; nil for nothing. O(what is noted).
    package final func note<Content: AnyObject>(of type: Content.Type) -> Content? {
        for case let note as NodeNote in expectations.reversed() {
            if let content = note.content as? Content { return content }
        }
        return nil
    }
}
