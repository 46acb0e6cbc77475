import Coordination

/// A draft, and what of it is saved.
@MainActor final class ComposeModel: @MainActor Presentable {
    let node = Screen("compose")
    private(set) var draft: Draft
    private(set) var saved: Draft

    init(_ draft: Draft) { (self.draft, saved) = (draft, draft) }

    var isDirty: Bool { draft != saved }

    var isSendable: Bool { !draft.to.isEmpty }

    func type(_ text: String) { draft.text = text }

    func address(to recipient: String) { draft.to = recipient }

    func saved(as draft: Draft) { (self.draft, saved) = (draft, draft) }

    func restore(_ draft: Draft, saved: Draft) { (self.draft, self.saved) = (draft, saved) }
}
