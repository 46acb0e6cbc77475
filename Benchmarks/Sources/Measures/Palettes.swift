import Coordination

extension Plan {
    /// A palette that asks in advance which of its routes may be taken now.
    var palettes: Chapter {
        Chapter(
            "Asking in advance", [1, 100].map(palette),
            growths: [
                Growth("Ask about fifty routes, at many screens against one", of: "Ask about fifty routes", from: 1)
            ])
    }

    private func palette(_ screens: Int) -> Measure {
        let rounds = 20
        return Measure(
            "Ask about fifty routes", .init(screens, "screens"), each: "route",
            times: rounds * PaletteRoute.all.count, against: "by hand"
        ) {
            let palette = Palette(screens)
            let windows = WindowManager(WindowRoot(palette))
            windows.gates = [Gate("everything") { _ in .allow }]
            let screen = windows.top
            return .direct {
                for _ in 0..<rounds {
                    for route in PaletteRoute.all { use(screen.permission(for: route)) }
                }
                withExtendedLifetime(windows) {}
            }
        } floor: {
            let screen = HandPaletteScreen()
            let palette = HandPalette(screen, beneath: screens - 1)
            return .direct {
                for _ in 0..<rounds {
                    for route in PaletteRoute.all { use(screen.permission(for: route)) }
                }
                withExtendedLifetime(palette) {}
            }
        }
    }
}
