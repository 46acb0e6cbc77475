import Coordination
import CoordinationRestoration
import Foundation
import Shop

/// The state of the shell in a file. It is written after each commit, and read when the shell starts again.
///
/// The first line holds the shop's data, the rest its screens. Both are in one file, so that after a kill they are from
/// the same moment.
final class SavedState: StateStore {
    private let path: String
    private var keeper: StateKeeper?

    /// The session, with the visitor and the basket.
    let session: VisitorSession

    /// The text stored by an earlier run.
    private var text: String?

    /// - Parameter path: The file, which need not exist.
    init(path: String) {
        self.path = path
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n", maxSplits: 1)
        let notes = lines?.first.flatMap { try? JSONDecoder().decode(ShopNotes.self, from: Data($0.utf8)) }
        session = notes?.session ?? VisitorSession()
        text = notes == nil || lines?.count != 2 ? nil : lines.map { String($0[1]) }
    }

    /// The state in the file that the environment names: `STOREFRONT_STATE=FILE storefront shell`.
    static var ofEnvironment: SavedState? {
        ProcessInfo.processInfo.environment["STOREFRONT_STATE"].map { SavedState(path: $0) }
    }

    /// Restores the windows, and stores them after each commit from then on.
    ///
    /// - Returns: A line for the user about each thing that did not come back.
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

    /// Stores what no commit has changed, such as entered text. A shell that waits for a line is like an app in the
    /// background: the launch has come through.
    func save() { keeper?.didEnterBackground() }

    func read() -> String? { text }

    func write(_ text: String?) {
        let notes = (try? JSONEncoder().encode(ShopNotes(session))) ?? Data()
        let content = notes + Data("\n\(text ?? "")".utf8)
        // The complete file replaces the old one.
        let fresh = path + ".new"
        guard (try? content.write(to: URL(fileURLWithPath: fresh))) != nil, rename(fresh, path) == 0 else {
            return Output.complain("Can't write '\(path)'.")
        }
    }
}
