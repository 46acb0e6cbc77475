import Coordination

/// A draft in a sheet. Whoever leaves it is asked about what is not saved.
@MainActor final class ComposeCoordinator {
    typealias Output = Void
    let root = StackRoot()
    let model: ComposeModel
    private let account: Account

    init(_ draft: Draft, _ account: Account) {
        self.account = account
        model = ComposeModel(draft)
        trigger(.write)
    }

    private func save() { model.saved(as: account.mailbox.save(model.draft)) }

    private func delete() {
        if let id = model.draft.id { account.mailbox.deleteDraft(id) }
    }
}

extension ComposeCoordinator: @MainActor Coordinator, @MainActor Finishing {
    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard model.isDirty, departure == .removed else { return .allow }
        return .ask(
            "Keep the draft?",
            choices: [
                AlertChoice("Keep") { [weak self] in self?.save() }, .proceed("Discard", role: .destructive),
                .cancel("Go on writing"),
            ])
    }

    func prepareTransition(for route: ComposeRoute) -> Transition<StackRoot> {
        switch route {
        case .write: .set([model])
        case .recipients: .push(RecipientPicker(account.mailbox.contacts).returning(ComposeRoute.chosen))
        case .chosen(let recipient): .effect("choose the recipient") { [model] in model.address(to: recipient) }
        case .save: .effect("save the draft") { self.save() }
        case .send:
            .multiple(
                .effect("send the letter") { [account, model] in
                    account.mailbox.send(model.draft, from: account.user)
                },
                .finish(self, with: ()))
        case .close: .dismiss()
        case .delete:
            .alert(
                "Delete the draft?",
                choices: [AlertChoice("Delete", role: .destructive, sends: ComposeRoute.deleted), .cancel("Keep it")])
        case .deleted: .multiple(.effect("delete the draft") { self.delete() }, .finish(self, with: ()))
        }
    }
}
