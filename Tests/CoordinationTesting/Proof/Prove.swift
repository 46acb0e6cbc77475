public import CoordinationProof
public import Testing

/// Explores an app, and fails the test for each broken law, with the way there and a test to paste.
///
/// If the app behaves differently after two ways to the same state, the test fails with both ways, and no law is
/// judged: the scenario needs another `fact`. A spent budget fails the test as well: unlike a bound, it does not say
/// which part of the app was explored.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - law: The name of the one law to judge; nil for all.
///   - sourceLocation: The place at which issues are recorded.
/// - Returns: The findings, and the extent of the exploration.
@discardableResult
public func prove<App>(
    _ scenario: Scenario<App>, only law: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> Proof {
    let proof = scenario.proof(only: law)
    for problem in proof.problems { record(problem, sourceLocation) }
    return proof
}

/// Fails the test for each part of several scenarios that comes up in none of them: `Proof.unseen(in:)`.
///
/// - Parameters:
///   - proofs: The proofs of all scenarios of an app.
///   - parts: The parts that need not come up, in these words.
///   - sourceLocation: The place at which issues are recorded.
public func expectAllSeen(
    in proofs: [Proof], but parts: Set<String> = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    for part in Proof.unseen(in: proofs) where !parts.contains(part) {
        record("In no scenario: \(part)", sourceLocation)
    }
}

/// Walks randomly through an app, and fails the test if a law is broken, with a way from which no move can be dropped.
///
/// - Parameters:
///   - scenario: The app, with its laws. Only laws that a single way can break are judged, so no traps are found, and
///     nothing that is missing.
///   - seed: The seed of the way. The same seed gives the same way on every machine.
///   - moves: The maximum number of moves.
///   - folder: A folder beside the test's file, in which the way is saved for ``replay(_:filesIn:sourceLocation:)``.
///     Nil saves nothing.
///   - sourceLocation: The place at which issues are recorded.
public func walk<App>(
    _ scenario: Scenario<App>, seed: UInt64, moves: Int = 200, keepingIn folder: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    guard let finding = scenario.walk(seed: seed, moves: moves) else { return }
    // A way that does not show the finding again is useless in a file.
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

/// Repeats a way, and fails the test if it still breaks the law.
///
/// A trap is judged by exploring from the end of the way. The test fails if the exploration spends the budget, or if
/// the app behaves differently after two ways to the same state. A move that no longer exists is a warning and not a
/// failure: the finding cannot be reached on this way, and the test shows nothing. A bound is a warning, too, if a way
/// on may lie beyond it.
///
/// - Parameters:
///   - scenario: The app, with its laws.
///   - way: The moves, as a finding has them.
///   - law: The law's name.
///   - sourceLocation: The place at which issues are recorded.
public func replay<App>(
    _ scenario: Scenario<App>, _ way: [Move], law: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    replay(scenario, way, law, nil, sourceLocation)
}

/// Repeats all ways that ``walk(_:seed:moves:keepingIn:sourceLocation:)`` has saved in a folder.
///
/// - Parameters:
///   - scenario: The app, with its laws. Files of scenarios with other names are skipped.
///   - folder: The folder, beside the test's file. A missing folder is no failure.
///   - sourceLocation: The place at which issues are recorded.
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
