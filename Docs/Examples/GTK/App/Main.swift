@_spi(Hosting) import Coordination

@main enum Letters {
    static func main() {
        let windows = WindowManager(WindowRoot(LettersCoordinator(), name: "main"))
        AdwApplication("swift.coordination.Letters").run { application in
            let window = AdwApplicationWindow(width: 860, height: 560)
            windows.attach(GTKHost(in: window))
            application.add(window)
            window.present()
        }
    }
}
