/// An object that is attached to a node while the node stays where it was shown.
///
/// It awaits nothing. It is an expectation because it is rolled back, removed and brought back as expectations are.
///
/// The class is `package`, as its superclass is: in an internal one, the optimiser of Swift 6.3 takes the initialiser
/// that is not inherited for an endless one.
package final class NodeAttachment: Expectation {
    let content: AnyObject

    /// The listener for the end of the flow, if this is a question of a flow.
    private weak var listener: Expectation?

    private let isQuestion: Bool

    /// - Parameter listener: The listener for the end of the flow, if this is a question, which leaves and comes back
    ///   with the listener.
    init(_ content: AnyObject, for listener: Expectation? = nil) {
        self.content = content
        self.listener = listener
        isQuestion = listener != nil
    }

    override func leaves(with outermost: Node) -> Bool {
        !isQuestion || listener?.leaves(with: outermost) == true
    }

    override package var wantsAnswer: Bool { isQuestion }
}

extension Node {
    /// Returns the last attached object of a type; nil if there is none. O(expectations).
    package final func attachedObject<Content: AnyObject>(of type: Content.Type) -> Content? {
        for case let attachment as NodeAttachment in expectations.reversed() {
            if let content = attachment.content as? Content { return content }
        }
        return nil
    }
}
