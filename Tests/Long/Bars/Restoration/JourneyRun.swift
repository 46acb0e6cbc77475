import Coordination
import CoordinationRestoration
import Foundation

/// A journey that was gone, with a death or without one.
struct JourneyRun {
    private(set) var pictures: [String] = []
    private(set) var results: [[String]] = []
    private(set) var report = RestorationReport()
    private(set) var nodesStored = 0
    private(set) var nodesLost = 0
    private var restored = ""
    private var again = ""
    private var nodesRestored = 0
    private var resultsOfRestoring: [String] = []
    private var error: String?
    private var stored = ""

    init(_ journey: [JourneyDeed], dyingBefore death: Int?) {
        let disk = JourneyDisk()
        var app = JourneyWindows(disk)
        note(app)
        for (index, deed) in journey.enumerated() {
            if index == death { app = die(app, before: index) }
            deed.perform(on: app)
            note(app)
        }
        if death == journey.count { app = die(app, before: journey.count) }
    }

    private mutating func note(_ app: JourneyWindows) {
        pictures.append(app.picture)
        results.append(app.disk.results)
    }

    /// A width is no part of what is stored. A host reports it before the app is restored, or afterwards.
    private mutating func die(_ app: JourneyWindows, before index: Int) -> JourneyWindows {
        let before = app.disk.results
        do throws(RestorationError) {
            stored = try app.root.stored().text
            nodesStored = JourneyRun.count(app)
            let fresh = JourneyWindows(app.disk)
            if index % 2 == 1 { fresh.isNarrow = app.isNarrow }
            report = try fresh.root.restore(StoredState(stored))
            // A trigger that does not come back is named at the top.
            nodesLost = report.losses.count { $0.place != TreePath([]) && JourneyRun.isMissing($0.detail) }
            nodesRestored = JourneyRun.count(fresh)
            fresh.isNarrow = app.isNarrow
            restored = fresh.picture
            _ = try fresh.root.restore(StoredState(stored))
            fresh.resize()
            again = fresh.picture
            resultsOfRestoring = Array(fresh.disk.results.dropFirst(before.count))
            return fresh
        } catch {
            self.error = "\(error)"
            return app
        }
    }

    /// What went wrong, in a few words; nil where nothing did.
    func problem(beside whole: JourneyRun, _ death: Int) -> String? {
        if error != nil { return "it cannot be restored" }
        if !resultsOfRestoring.isEmpty { return "restoring has effects" }
        if again != restored { return "restored a second time, it is another tree" }
        if !report.losses.contains(where: { $0.detail == .added }), nodesStored - nodesLost != nodesRestored {
            return "what is missing is not what is named"
        }
        guard report.losses.allSatisfy({ JourneyRun.isHarmless($0.detail) }) else { return nil }
        if restored != whole.pictures[death] { return "it is another tree" }
        guard report.isWhole else { return nil }
        if pictures != whole.pictures { return "then it goes elsewhere" }
        if results != whole.results { return "then other results arrive" }
        return nil
    }

    func details(_ journey: [JourneyDeed], _ whole: JourneyRun, _ death: Int) -> String {
        var lines = [
            "dies before step \(death) of \(journey.map(\.name).joined(separator: ", "))", "report: \(report)",
        ]
        lines += ["error: \(error ?? "-")", "results of restoring: \(resultsOfRestoring)"]
        lines += ["expected: \(whole.pictures[death])", "restored: \(restored)", "again:    \(again)"]
        for index in pictures.indices where pictures[index] != whole.pictures[index] {
            lines += ["step \(index): \(pictures[index])", "expected: \(whole.pictures[index])"]
        }
        return (lines + ["stored:", stored]).joined(separator: "\n")
    }

    private static func count(_ app: JourneyWindows) -> Int {
        var count = 0
        var waiting: [Node] = [app.root.node]
        while let node = waiting.popLast() {
            count += 1
            waiting += node.directSlots.map(\.node)
        }
        return count
    }

    private static func isMissing(_ reason: RestorationReport.Detail) -> Bool {
        switch reason {
        case .noRoute, .notStored, .stoodOn, .noCoordinator, .unknownRoute, .newer, .declined, .denied, .failed,
            .notShown, .noPlace, .question, .displaced, .indistinct, .secret:
            true
        case .renamed, .replaced, .style, .state, .listener, .alert, .waiting, .kept, .selection,
            .added, .removed, .undelivered, .older:
            false
        }
    }

    /// Whether the tree is the same all the same.
    private static func isHarmless(_ reason: RestorationReport.Detail) -> Bool {
        switch reason {
        case .kept, .removed: true
        default: false
        }
    }

    static func name(of reason: RestorationReport.Detail) -> String {
        switch reason {
        case .stoodOn: "it stood on something that did not come"
        case .kept: "closed screens are kept no longer"
        default: String("\(reason)".prefix(40))
        }
    }
}

/// Journeys as text.
enum JourneyText {
    static func text(_ journey: [JourneyDeed]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(journey)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func journey(_ text: String) -> [JourneyDeed]? {
        try? JSONDecoder().decode([JourneyDeed].self, from: Data(text.utf8))
    }
}
