/// A container in a window.
@MainActor struct Shown {
    let window = UIWindow()
    let container: UIViewController

    init(_ container: UIViewController) {
        self.container = container
        window.rootViewController = container
        window.makeKeyAndVisible()
    }
}
