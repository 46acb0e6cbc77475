/// Something that is kept with a node as long as it stands where it was shown, and goes with that.
package final class NodeNote<Content>: Expectation {
    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }
}

extension Node {
    /// What of a type was noted last with this node; nil for nothing. O(what is noted).
    package final func note<Content>(of type: Content.Type) -> Content? {
        for case let note as NodeNote<Content> in expectations.reversed() { return note.content }
        return nil
    }
}
