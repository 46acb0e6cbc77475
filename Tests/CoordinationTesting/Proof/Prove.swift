public import CoordinationProof
public import Testing

/// Explores an app, and fails the test for each law that does not hold: with the way to where, and a test to paste.
///
/// Where two ways come to one state that are not the same, the test fails with both, and no law is judged: the scenario
/// needs a fact more. Where the budget is spent, the test fails as well, as each law is judged on some part of the app;
/// a bound says on which.
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
    for problem in proof.problems { record(problem, sourceLocation) }
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
    // What its way does not show again would be kept for nothing.
    guard finding.hasWay, let folder = folder.map({ WayFolder($0, beside: sourceLocation.filePath) }) else {
        return record("\(finding)", sourceLocation)
    }
    do {
        let file = try folder.keep(finding)
        record("\(finding)\n\nThe way is kept in \(file).", sourceLocation)
    } catch {
        record("\(finding)", sourceLocation)
        record("The way cannot be kept in \(folder.path): \(error)", sourceLocation)
    }
}

/// Goes a way once more, and fails the test if the law is broken there still.
///
/// A trap is judged where the way ends, by exploring from there; the test fails where the budget is spent on that, or two
/// ways into one state are not the same. A move that is not there any more is no failure: what was found cannot be come to
/// in that way. It is a warning, as the test then says nothing, and so is a bound behind which there may be a way on.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - way: The moves, as a finding has them.
///   - law: The law's name.
///   - sourceLocation: Where issues are recorded.
public func replay<App>(
    _ scenario: Scenario<App>, _ way: [Move], law: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    replay(scenario, way, law, nil, sourceLocation)
}

/// Goes all ways again that are kept in a folder, as ``walk(_:seed:moves:keepingIn:sourceLocation:)`` leaves them.
///
/// - Parameters:
///   - scenario: The app, with its laws. Files of scenarios with another name are left to those.
///   - folder: The folder, beside the test's file. That it is not there is no failure.
///   - sourceLocation: Where issues are recorded.
public func replay<App>(
    _ scenario: Scenario<App>, filesIn folder: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    for file in WayFolder(folder, beside: sourceLocation.filePath).files {
        guard let way = file.text.flatMap(RecordedWay.init) else {
            record("\(file.name) cannot be read: a scenario, a law, then a move a line.", sourceLocation)
            continue
        }
        if way.scenario == scenario.name { replay(scenario, way.moves, way.law, file.name, sourceLocation) }
    }
}

private func replay<App>(
    _ scenario: Scenario<App>, _ way: [Move], _ law: String, _ file: String?,
    _ sourceLocation: Testing.SourceLocation
) {
    let place = file.map { "\($0): " } ?? ""
    switch scenario.replay(way, law: law) {
    case .holds: break
    case .broken(let finding): record("\(place)\(finding)", sourceLocation)
    case .undecided(.bound):
        warn("\(place)A bound is met after this way, so it shows nothing of '\(law)'.", sourceLocation)
    case .undecided(let doubt):
        record("\(place)Whether '\(law)' holds after this way is not known: \(doubt.words).", sourceLocation)
    case .leftAt(let index):
        let text = "Move \(index + 1), \(way[index]), is not there any more, so this way shows nothing."
        warn(place + text, sourceLocation)
    case .noSuchLaw: record("\(place)The scenario '\(scenario.name)' has no law '\(law)'.", sourceLocation)
    }
}

extension Replay.Doubt {
    fileprivate var words: String {
        switch self {
        case .budget: "the budget is spent"
        case .contradiction: "two ways into one state are not the same"
        default: "\(self)"
        }
    }
}

private func record(_ text: String, _ sourceLocation: Testing.SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

private func warn(_ text: String, _ sourceLocation: Testing.SourceLocation) {
    Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
}
