import Coordination

public enum Walk {
    /// Goes where each line leads, and prints the tree.
    public static func begin() {
        let app = AppCoordinator()
        let windows = WindowManager(WindowRoot(app, name: "main"))
        while let line = readLine() {
            if let link = Link(line) {
                app.open(link) { print($0) }
            } else if line == "back" {
                windows.back { print($0) }
            } else if let login = windows.top as? LoginModel {
                login.finish(with: line)
            } else {
                print("There is no link like that, and no login is open.")
            }
            print(windows.tree)
        }
    }
}
