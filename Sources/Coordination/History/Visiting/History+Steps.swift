public import Coordination
public import CoordinationRestoration

extension History {
    /// Goes to the entry before the current one.
    ///
    /// The outcome is that of ``go(by:completion:fileID:line:)``.
    @export(implementation)
    public func back(
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        go(by: -1, completion: completion, fileID: fileID, line: line)
    }

    /// Goes to the entry behind the current one.
    ///
    /// The outcome is that of ``go(by:completion:fileID:line:)``.
    @export(implementation)
    public func forward(
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        go(by: 1, completion: completion, fileID: fileID, line: line)
    }

    /// Goes several entries back or forward, without what is in between.
    ///
    /// The step waits for its turn, and is reckoned from where those before it have led. A gate of the screen in front
    /// there, and the screens that would be left, are asked; while they wait, and if they refuse, the history is as it
    /// was.
    ///
    /// - Parameters:
    ///   - distance: The number of entries; negative to go back.
    ///   - completion: Called with the outcome, exactly once: `noChange` if there is no such entry. Without one, a
    ///     failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func go(
        by distance: Int, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        step(CallSite(fileID: fileID, line: line), completion) { history in
            history.place.addingReportingOverflow(distance).partialValue
        }
    }

    /// Goes to an entry, without what is in between.
    ///
    /// - Parameters:
    ///   - id: The key of the entry.
    ///   - completion: Called with the outcome, exactly once: `noChange` if the entry is the current one, or is gone.
    ///     Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func go(
        to id: Entry.ID, completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        step(CallSite(fileID: fileID, line: line), completion) { history in
            history.visits.firstIndex { $0.entry.id == id }
        }
    }

    /// Returns what would not come back, or would be there as well, if the user went to an entry now: screens that no
    /// stored route has shown, alerts, secrets, what a gate does not allow.
    ///
    /// Routes are taken to find out, and rolled back: what they build is released. While the tree is busy, only the
    /// losses that the entry knows of itself are returned. O(nodes of entry and tree).
    ///
    /// - Returns: The losses; none for the current entry, and for one that is gone.
    public func losses(of id: Entry.ID) -> [RestorationReport.Loss] {
        dropOthers()
        guard let node, let visit = visits.first(where: { $0.entry.id == id }), visit.entry.id != visits[place].entry.id
        else { return [] }
        return visit.state.map { node.losses(visiting: $0) } ?? []
    }

    /// Begins a step.
    ///
    /// - Parameter find: Returns the index of the entry when the turn has come.
    private func step(
        _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?, _ find: @escaping (History) -> Int?
    ) {
        guard let node else { return completion?(.cancelled(.released)) ?? () }
        var (target, count): (Entry.ID?, Int) = (nil, 0)
        node.visit(at: location) { [weak self] wasDenied in
            guard let self else { return nil }
            dropOthers()
            if !wasDenied {
                target = find(self).flatMap { visits.indices.contains($0) ? visits[$0].entry.id : nil }
                count = arrivals
            } else if count != arrivals {
                // A later step has closed the login that this one waited for.
                target = nil
            }
            guard let visit = visits.first(where: { $0.entry.id == target }), target != visits[place].entry.id else {
                target = nil
                return nil
            }
            return visit.state
        } completion: { [weak self, weak node] outcome, losses in
            switch outcome {
            case .completed, .noChange: if let target { self?.arrive(at: target, losses) }
            case .rejected, .cancelled, .failed: break
            }
            if let completion { return completion(outcome) }
            if let error = outcome.error { node?.fail(Call(.unanimated, location, nil), "go back or forward", error) }
        }
    }
}
