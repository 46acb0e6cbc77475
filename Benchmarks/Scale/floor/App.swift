import Containers

/// The app in its window, with a view.
final class App {
    private let view = FrontView()
    private let flow = AppFlow()

    init() { view.show(flow) }

    var shown: String { view.shown }

    func open(_ text: String) {
        guard let address = Address(text, host: "scale.example"), let route = AppRoute.at(address) else {
            return print("Can't read \(text).")
        }
        flow.go(route)
        view.show(flow)
    }
}

/// Reads the name of the screen in front.
final class FrontView {
    private(set) var shown = ""

    func show(_ screen: any Screen) {
        var front = screen
        while let next = front.front { front = next }
        shown = front.name
    }
}
