public import CoordinationProof
public import Testing

/// Explores an app, and fails the test for each law that does not hold: with the way to where, and a test to paste.
///
/// Where two ways come to one state that are not the same, the test fails with both, and no law is judged: the scenario
/// needs a fact more.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - law: The name of the one law to judge; nil for all.
///   - sourceLocation: Where issues are recorded.
/// - Returns: What came of it, with how far was looked.
@discardableResult
public func prove<App>(
    _ scenario: Scenario<App>, only law: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Proof {
    let proof = scenario.proof(only: law)
    if let contradiction = proof.contradiction {
        record("\(contradiction)\n\n\(proof.scenario): \(proof.extent)", sourceLocation)
    }
    for finding in proof.findings { record("\(finding)", sourceLocation) }
    return proof
}

/// Goes a random way through an app, and fails the test where a law is broken: with a way from which no move can be
/// dropped.
///
/// - Parameters:
///   - scenario: The app, with its laws. Those are judged that can be on a way; traps, and what is missed, are not.
///   - seed: What the way is drawn from. The same one goes the same way on every machine.
///   - moves: How many moves at most.
///   - folder: Where a file with the way is left, to be gone again by ``replay(_:filesIn:sourceLocation:)``; beside the
///     test's file. Nil leaves none.
///   - sourceLocation: Where issues are recorded.
public func walk<App>(
    _ scenario: Scenario<App>, seed: UInt64, moves: Int = 200, keepingIn folder: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    guard let finding = scenario.walk(seed: seed, moves: moves) else { return }
    record("\(finding)", sourceLocation)
    if let folder { WayFolder(folder, beside: sourceLocation.filePath).keep(finding) }
}

/// Goes a way once more, and fails the test if the law is broken there still.
///
/// A trap is judged where the way ends, by exploring from there. A move that is not there any more is no failure: what
/// was found cannot be come to in that way. It is a warning, as the test then says nothing.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - way: The moves, as a finding has them.
///   - law: The law's name.
///   - sourceLocation: Where issues are recorded.
public func replay<App>(
    _ scenario: Scenario<App>, _ way: [Move], law: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    switch scenario.replay(way, law: law) {
    case .holds: break
    case .broken(let finding): record("\(finding)", sourceLocation)
    case .leftAt(let index):
        let comment = "Move \(index + 1), \(way[index]), is not there any more, so this way shows nothing."
        Issue.record(Comment(rawValue: comment), severity: .warning, sourceLocation: sourceLocation)
    case .noSuchLaw: record("The scenario '\(scenario.name)' has no law '\(law)'.", sourceLocation)
    }
}

/// Goes all ways again that are kept in a folder, as ``walk(_:seed:moves:keepingIn:sourceLocation:)`` leaves them.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - folder: The folder, beside the test's file. That it is not there is no failure.
///   - sourceLocation: Where issues are recorded.
public func replay<App>(
    _ scenario: Scenario<App>, filesIn folder: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    for file in WayFolder(folder, beside: sourceLocation.filePath).files {
        guard let way = RecordedWay(file.text) else {
            record("\(file.name) cannot be read: a law, then a move a line.", sourceLocation)
            continue
        }
        replay(scenario, way.moves, law: way.law, sourceLocation: sourceLocation)
    }
}

private func record(_ text: String, _ sourceLocation: Testing.SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
