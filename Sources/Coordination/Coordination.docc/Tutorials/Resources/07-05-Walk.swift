import Coordination
import CoordinationLinks

public enum Walk {
    /// Goes where each line leads, and prints the tree.
    public static func begin() {
        let app = AppCoordinator()
        let windows = WindowManager(WindowRoot(app, name: "main"))
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
