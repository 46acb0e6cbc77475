@_spi(Hosting) import Coordination
import UIKit
import class Foundation.NSCoder

/// Shows one tree: as the root of a window, or anywhere in an app that navigates otherwise.
@MainActor final class TreeViewController: UIViewController {
    let windows: WindowManager
    private(set) var host: UIKitHost?

    /// - Parameters:
    ///   - window: A window, or a coordinator whose root is one.
    ///   - isPushed: Whether a foreign navigation controller is to push this, where a stack goes on then.
    ///   - time: What deadlines are measured by.
    init(_ window: any Presentable, isPushed: Bool = false, time: (any TimeSource)? = nil) {
        windows = WindowManager(window, time: time)
        super.init(nibName: nil, bundle: nil)
        let host = UIKitHost(in: self, isPushed: isPushed)
        self.host = host
        windows.attach(host)
    }

    required init?(coder: NSCoder) { nil }

    /// What is presented has to wait until there is something to present it over.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        host?.draw()
    }
}
