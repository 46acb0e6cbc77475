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

    /// True if the first version of the shop stored the text.
    private let isFromFirstVersion: Bool

    /// - Parameter path: The file, which need not exist.
    init(path: String) {
        self.path = path
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n", maxSplits: 1)
        let notes = lines?.first.flatMap { try? JSONDecoder().decode(ShopNotes.self, from: Data($0.utf8)) }
        session = notes?.session ?? VisitorSession()
        isFromFirstVersion = notes?.version == nil
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
        case .restored(let report) where isFromFirstVersion && windows.followsAccount(of: report): []
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

extension WindowManager {
    /// Follows what the first version stored of the account, as a link: it was a stack, which is not restored as a split.
    /// Returns false if that fails. Unsaved text does not come back.
    fileprivate func followsAccount(of report: RestorationReport) -> Bool {
        let hops = report.losses.flatMap(\.routes).compactMap { taken in
            Self.losable.lazy.compactMap { self.hop(taken, on: $0) }.first
        }
        var isFollowed = false
        let app = try? router(for: AppRoute.self) as? AppCoordinator
        app?.trigger(hops) { isFollowed = $0.isCompleted || $0 == .noChange }
        return isFollowed
    }

    /// The coordinators with screens in the account, or over it.
    private static var losable: [any Restorable.Type] {
        [AppCoordinator.self, AccountCoordinator.self, AboutCoordinator.self, AddressBookCoordinator.self]
    }

    private func hop<C: Restorable>(_ taken: RestorationReport.TakenRoute, on type: C.Type) -> Hop? {
        guard taken.router == "\(C.storedName)" else { return nil }
        return (try? JSONDecoder().decode(C.RouteType.self, from: Data("\(taken.route)".utf8))).map { Hop($0) }
    }
}
