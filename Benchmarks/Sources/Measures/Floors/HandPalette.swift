/// What `Palette` says of its routes, by hand: in a switch, to a screen that knows it as a delegate.
final class HandPalette: HandPaletteDelegate {
    private let stack: HandStack
    private let level = 25

    init(_ screen: HandPaletteScreen, beneath count: Int) {
        stack = HandStack("", (0..<count).map { _ in HandScreen("page") } + [HandScreen("palette")])
        screen.delegate = self
    }

    @inline(never) func permission(for route: PaletteRoute) -> HandPermission {
        route.isGuarded && route.number >= level ? .no("a higher level") : .now
    }
}

enum HandPermission {
    case now
    case no(String)
}

protocol HandPaletteDelegate: AnyObject { func permission(for route: PaletteRoute) -> HandPermission }

final class HandPaletteScreen {
    weak var delegate: (any HandPaletteDelegate)?

    @inline(never) func permission(for route: PaletteRoute) -> HandPermission {
        delegate?.permission(for: route) ?? .no("nobody takes it")
    }
}
