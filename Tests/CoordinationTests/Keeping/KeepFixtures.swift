import Coordination
import CoordinationTesting

/// What is kept: it knows how many were made before it.
final class Film: Presentable {
    let node: Screen
    let number: Int
    var position = 0

    init(_ number: Int, name: String = "film") {
        (self.number, node) = (number, Screen(name))
    }
}

/// Another type, for the same keys.
final class Trailer: Presentable {
    let node = Screen("trailer")
}

/// A home from which films are opened that are kept.
final class Cinema {
    let home = Stacked("home")
    let time = ManualTime()
    let manager: WindowManager
    let host: TestHost
    let recorder = Recorder()
    private(set) var built = 0
    private(set) weak var last: Film?

    init() {
        manager = WindowManager(WindowRoot(home, name: "main"), time: time)
        host = TestHost(manager)
    }

    func make() -> Film {
        built += 1
        let film = Film(built)
        last = film
        return film
    }

    /// A film that is kept for a minute.
    func film(
        _ key: Int = 1, for duration: Duration = .seconds(60), from start: KeepingStart = .closed,
        isRenewed: Bool = true
    ) -> Transition<StackRoot> {
        .present(home.keep(for: duration, from: start, isRenewed: isRenewed, key: key) { self.make() })
    }

    /// A film that is kept until something happens.
    func film(_ key: Int = 1, until begin: @escaping (@escaping () -> Void) -> Void) -> Transition<StackRoot> {
        .present(home.keep(until: begin, key: key) { self.make() })
    }

    func open(_ key: Int = 1) { home.perform(film(key)) }

    func close() { home.perform(.dismiss()) }

    func wait(_ tenths: Int) { time.advance(by: .milliseconds(tenths * 100)) }

    /// Which film is in front.
    var shown: Int? { (manager.top as? Film)?.number }

    var front: Film? { manager.top as? Film }
}
