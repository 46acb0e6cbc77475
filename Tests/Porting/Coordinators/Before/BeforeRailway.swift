public import Foundation
public import PortingContract

/// The railway as it was, in the hands of the contract.
@MainActor public final class BeforeRailway: PortedApp {
    private let app: AppCoordinator
    private let window: TabBarController

    public init(launch: Launch) {
        app = AppCoordinator(railway: Railway(isSignedIn: launch.isSignedIn))
        window = app.tabBarController
        app.start()
        if let stored = launch.stored { app.restore(stored) }
    }

    public var screen: String { window.front.name }

    public var text: String { window.front.text }

    public var path: [String] { window.selected.viewControllers.map(\.name) }

    public var tab: String { window.titles[window.selectedIndex] }

    public var actions: [String] { buttons.map(\.title) }

    private var buttons: [ViewController.Button] {
        guard window.presentedViewController == nil else { return window.front.buttons }
        let window = window
        return window.front.buttons
            + window.titles.indices.filter { $0 != window.selectedIndex }.map { index in
                (window.titles[index], { _ in window.userSelects(index) })
            }
    }

    public func perform(_ action: String, _ text: String?) {
        buttons.first { $0.title == action }?.tap(text ?? "")
    }

    public func back() {
        guard let top = window.topPresented else { return window.selected.popViewController() }
        (top as? NavigationController)?.popViewController()
    }

    public func dragAway() { window.topPresented?.userDragsDown() }

    public func open(_ url: String) -> Bool { URL(string: url).map(app.open) ?? false }

    public func store() -> Data { app.store() }
}
