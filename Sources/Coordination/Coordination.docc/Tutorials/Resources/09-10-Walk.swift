import Coordination
import CoordinationLinks
import CoordinationRestoration

public enum Walk {
    /// Goes where each line leads, and prints the tree. It begins where the last walk has ended.
    public static func begin(keptIn path: String = ".build/walk.state") {
        let app = AppCoordinator()
        let windows = WindowManager(WindowRoot(app, name: "main"))
        let keeper = StateKeeper(of: windows, in: StateFile(path: path))
        switch keeper.begin(givingUpAfter: 2) {
        case .restored(let report):
            print("Where you were: \(windows.address(by: AppRoute.links) ?? "no address")")
            for loss in report.losses { print(loss) }
        case .nothing, .refused, .givenUp:
            print("A new walk.")
        }
        defer { keeper.didEnterBackground() }
        while let line = readLine() {
            if line == "back" {
                windows.back { print($0) }
            } else if let login = windows.top as? LoginModel {
                login.finish(with: line)
            } else {
                do {
                    windows.trigger(try AppRoute.links.link(for: line)) { print($0) }
                } catch {
                    print(error)
                }
            }
            print(windows.address(by: AppRoute.links) ?? "no address")
            print(windows.tree)
        }
    }
}
