import Coordination
import CoordinationRestoration
import Foundation
import Shop

/// Where the shell was, in a file: it is written after each commit, and read when the shell is started again.
///
/// The first line is what the shop knows, the rest where the visitor was. Both are in one file, so that a kill leaves
/// both as they were at the same time.
final class SavedState: StateStore {
    private let path: String
    private var keeper: StateKeeper?

    /// Who visits, and what is in the basket.
    let session: VisitorSession

    /// What was stored, until it is read.
    private var text: String?

    /// - Parameter path: The file. It need not be there.
    init(path: String) {
        self.path = path
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n", maxSplits: 1)
        let notes = lines?.first.flatMap { try? JSONDecoder().decode(ShopNotes.self, from: Data($0.utf8)) }
        session = notes?.session ?? VisitorSession()
        text = notes == nil || lines?.count != 2 ? nil : lines.map { String($0[1]) }
    }

    /// The one that the environment names: `STOREFRONT_STATE=FILE storefront shell`.
    static var ofEnvironment: SavedState? {
        ProcessInfo.processInfo.environment["STOREFRONT_STATE"].map { SavedState(path: $0) }
    }

    /// Restores the windows, and stores them after each commit from then on.
    ///
    /// - Returns: What the user should know: a line for each thing that did not come back.
    func begin(_ windows: WindowManager) -> [String] {
        let keeper = StateKeeper(of: windows, in: self)
        self.keeper = keeper
        return switch keeper.begin(givingUpAfter: 3) {
        case .nothing: []
        case .restored(let report): report.losses.filter { $0.reason != .removed }.map { "Did not come back: \($0)" }
        case .refused(let error): [error.description]
        case .givenUp(let launches): ["It did not come through in \(launches) launches, and begins anew."]
        }
    }

    /// Stores what no commit has changed, such as a text that was entered. A shell that has answered rests until the
    /// next line, like an app in the background: it has come through.
    func save() { keeper?.hasEnteredBackground() }

    func read() -> String? { text }

    func write(_ text: String?) {
        let notes = (try? JSONEncoder().encode(ShopNotes(session))) ?? Data()
        let content = notes + Data("\n\(text ?? "")".utf8)
        // In the place of the old one when it is whole.
        let fresh = path + ".new"
        guard (try? content.write(to: URL(fileURLWithPath: fresh))) != nil, rename(fresh, path) == 0 else {
            return Output.complain("Can't write '\(path)'.")
        }
    }
}
