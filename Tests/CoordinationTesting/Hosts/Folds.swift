public import Coordination
import CoordinationProof
public import Testing
import TreeTools

/// Expects an app to be the same at any width, at each state of a journey.
///
/// ```swift
/// expectFolds([
///     JourneyStep("opens a folder") { $0.trigger(.folder("work")) },
///     JourneyStep("opens a letter") { $0.trigger(.letter(7)) },
/// ]) { LettersCoordinator() }
/// ```
///
/// The journey runs in a wide window, in a narrow one, and in one that is folded or unfolded before each step. After
/// the launch and after each step, all have the same tree and the same screen in front; and a fold there and back
/// gives the same tree, with the same screens and modals. Slashes, which say what is in sight, are not compared. A step
/// that reads what is in sight, such as `back()`, may differ by width; leave it out.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - sourceLocation: The place at which issues are recorded.
///   - launch: Creates the app as a launch does: a coordinator, or windows.
public func expectFolds<App: Navigable>(
    _ journey: [JourneyStep<App>], sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ launch: () -> App
) {
    let wide = FoldedApp(launch(), isNarrow: false)
    let narrow = FoldedApp(launch(), isNarrow: true)
    let folding = FoldedApp(launch(), isNarrow: false)
    func compare(_ place: String) {
        for (name, app) in [("narrow", narrow), ("folding", folding)] where app.state != wide.state {
            record("\(place) the app is another one in a \(name) window.", wide.state, app.state)
        }
        for app in [wide, narrow] {
            let (before, ids) = (app.state, app.ids)
            app.turn()
            app.turn()
            if app.state != before || app.ids != ids {
                record("\(place) a fold there and back changes the app.", before, app.state)
            }
        }
    }
    func record(_ problem: String, _ expected: String, _ found: String) {
        Issue.record(
            Comment(rawValue: "\(problem)\n\n  expected: \(expected)\n  found:    \(found)"),
            sourceLocation: sourceLocation)
    }
    compare("After the launch")
    for (index, step) in journey.enumerated() {
        folding.turn()
        for app in [wide, narrow, folding] { app.perform(step) }
        compare("After '\(step.name)' (step \(index + 1))")
    }
}

/// An app in windows of one width.
private final class FoldedApp<App: Navigable> {
    private let app: App
    private let host: TestHost
    private var isNarrow: Bool

    init(_ app: App, isNarrow: Bool) {
        (self.app, self.isNarrow) = (app, isNarrow)
        host = TestHost(app)
        app.resizeWindows(isNarrow: isNarrow)
    }

    func perform(_ step: JourneyStep<App>) {
        step.perform(on: app)
        app.resizeWindows(isNarrow: isNarrow)
    }

    func turn() {
        isNarrow.toggle()
        app.resizeWindows(isNarrow: isNarrow)
    }

    /// The tree without slashes, and the screen in front.
    var state: String {
        "\(app.tree.withoutSlashes), in front: \(app.top.node.name)"
    }

    var ids: [NodeID?] { app.tree.entries.map(\.id) }
}
