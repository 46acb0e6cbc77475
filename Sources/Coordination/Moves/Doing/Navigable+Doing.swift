@_spi(Hosting) public import Coordination

extension Navigable {
    /// Makes a move of the user: sends the route of an offer, or reports what a host would report.
    ///
    /// The move is looked up among ``moves``. The call fails, and changes nothing, if the move is not possible now, if
    /// it fits more than one, if the offers of its screen have changed since a mark was read, or if it lacks the value
    /// that the offer takes. Gates and screens that would be left are asked as for a user.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - mark: The mark of the moves that were seen; nil to make the move whatever has changed.
    ///   - options: The options of a step back.
    ///   - completion: Called with the outcome, exactly once, unless the screen carries out the offer itself and has no
    ///     outcome. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func `do`(
        _ move: Move, seen mark: MoveMark? = nil, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let node: Node = self.node
        let location = CallSite(fileID: fileID, line: line)
        do throws(TransitionError) {
            let possible = try possible(move, seen: mark)
            try possible.accept(move)
            // What waits is kept by its tree, and keeps none.
            let noted: Offer.Completion = { [weak node] outcome in
                if let error = outcome.error { node?.fail(Call(options, location, nil), "do '\(move)'", error) }
            }
            possible.make(move.text, in: self, with: options, completion ?? noted)
        } catch {
            node.fail(Call(options, location, completion), "do '\(move)'", error)
        }
    }

    private func possible(_ move: Move, seen mark: MoveMark?) throws(TransitionError) -> PossibleMove {
        let all = numberedMoves
        // A move of one's own may leave out the item.
        var kin = all.filter { move.isKin(to: $0.move) && $0.move.about == move.about }
        if kin.isEmpty, move.about == nil { kin = all.filter { move.isKin(to: $0.move) } }
        guard let first = kin.first else {
            throw refusal(of: move, "it is not possible here", "Read the moves again: they are those of this state.")
        }
        let isNumbered = kin.count == move.count ?? 1 && (1...kin.count).contains(move.number)
        let chosen = isNumbered ? kin[move.number - 1] : first
        if let mark, !mark.agrees(with: MoveMark(all, in: self), on: chosen.owner) {
            throw refusal(of: move, "what can be done there has changed since", "Read the moves again, and choose.")
        }
        guard isNumbered else {
            throw refusal(
                of: move, "\(kin.count) moves fit it\(move.count.map { ", and there were \($0)" } ?? "")",
                "Say what it is about, or which of how many it is, as in \(kin[0].move).")
        }
        return chosen
    }

    private func refusal(of move: Move, _ because: String, _ remedy: String) -> TransitionError {
        TransitionError(cannot: "do '\(move)'", because: because, state: "Tree: \(tree)", remedy: remedy)
    }
}

extension PossibleMove {
    /// Checks the value of a move.
    fileprivate func accept(_ move: Move) throws(TransitionError) {
        let (reason, remedy): (String, String)
        switch (input, move.text) {
        case (nil, nil): return
        case (nil, _?): (reason, remedy) = ("it takes no value", "Leave the value out.")
        case (.text(_, let limit)?, let text):
            if let text, text.count <= limit { return }
            (reason, remedy) = (
                text == nil ? "it takes a text" : "its text is too long", "Give a text of at most \(limit) characters."
            )
        case (.choice(_, let choices)?, let choice):
            if let choice, choices.contains(choice) { return }
            (reason, remedy) = (
                "it takes one of its choices", "Give one of these: \(choices.joined(separator: ", "))."
            )
        }
        throw TransitionError(cannot: "do '\(move)'", because: reason, remedy: remedy)
    }
}
