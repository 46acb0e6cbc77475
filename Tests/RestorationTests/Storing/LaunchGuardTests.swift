import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

enum TrailRoute: Route, Codable { case start, page(Int) }

final class TrailCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "trail" }
    let root = StackRoot()
    let onBuild: () -> Void

    init(onBuild: @escaping () -> Void) {
        self.onBuild = onBuild
        trigger(.start)
    }

    func prepareTransition(for route: TrailRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("start")])
        case .page(let number):
            .push(
                Later {
                    self.onBuild()
                    return Screen("page\(number)")
                })
        }
    }
}

/// One process of an app, with a host and a clock.
final class Launch {
    let time = ManualTime()
    let trail: TrailCoordinator
    let windows: WindowManager
    let keeper: StateKeeper
    let host: TestHost
    private(set) var comeback = RestorationResult.nothing

    init(_ store: TextStore, isHolding: Bool = false, isShown: Bool = true, onBuild: @escaping () -> Void = {}) {
        trail = TrailCoordinator(onBuild: onBuild)
        windows = WindowManager(WindowRoot(trail, name: "main"), time: time)
        keeper = StateKeeper(of: windows, in: store)
        comeback = keeper.begin(givingUpAfter: 2)
        host = TestHost(isShown ? windows : WindowManager(), isHolding: isHolding)
    }

    func pass(_ seconds: Int) { time.advance(by: .seconds(seconds)) }
}

@Suite("A launch with a stored state") struct LaunchGuardTests {
    let store = TextStore()

    init() throws {
        let trail = TrailCoordinator {}
        let windows = WindowManager(WindowRoot(trail, name: "main"))
        trail.trigger(.page(1))
        store.text = try windows.stored().text
    }

    @Test("in which the user only reads counts as healthy after five seconds, four times") func reading() {
        for _ in 0..<4 {
            let launch = Launch(store)
            #expect(launch.comeback == .restored(RestorationReport()))
            launch.pass(5)
        }
    }

    @Test("a launch that dies two seconds after a trigger counts, and the third one is given up") func afterTrigger() {
        for number in 0..<2 {
            let launch = Launch(store)
            #expect(launch.comeback == .restored(RestorationReport()))
            launch.trail.trigger(.page(2 + number))
            launch.pass(2)
        }
        #expect(Launch(store).comeback == .givenUp(launches: 2))
    }

    @Test("a launch that dies before five seconds counts, and so does one that no host has shown")
    func early() {
        for isShown in [true, false] {
            let store = TextStore()
            store.text = self.store.text
            for _ in 0..<2 {
                let launch = Launch(store, isShown: isShown)
                #expect(launch.comeback == .restored(RestorationReport()))
                launch.pass(isShown ? 4 : 60)
            }
            #expect(Launch(store).comeback == .givenUp(launches: 2))
        }
    }

    @Test("counts while something settles, and for five seconds after it") func settling() {
        for seconds in [4, 5] {
            let store = TextStore()
            store.text = self.store.text
            let launch = Launch(store, isHolding: true)
            launch.trail.trigger(.page(2))
            launch.pass(9)
            launch.host.acknowledge()
            launch.pass(seconds)
            #expect(store.text?.contains("launches") == (seconds == 4))
        }
    }

    @Test("a launch with a late host counts until five seconds after the host has come") func laterHost() {
        let launch = Launch(store, isShown: false)
        launch.pass(3)
        let host = TestHost(launch.windows)
        launch.pass(4)
        #expect(store.text?.contains("launches") == true)
        launch.pass(1)
        #expect(store.text?.contains("launches") == false)
        withExtendedLifetime(host) {}
    }

    @Test("a launch without a time is reported, and comes through by the background alone") func timeless() {
        let windows = WindowManager(WindowRoot(TrailCoordinator {}, name: "main"))
        var problems: [String] = []
        windows.diagnosticsHandler = { problems.append($0.message) }
        let keeper = StateKeeper(of: windows, in: store)
        #expect(keeper.begin() == .restored(RestorationReport()))
        #expect(
            problems == [
                """
                Can't find out when a launch has come through: nothing tells the time.

                Make the windows or the keeper with a time.
                """
            ])
        keeper.didEnterBackground()
        #expect(store.text?.contains("launches") == false)
    }

    @Test("a keeper that is released writes nothing more") func released() {
        weak var gone: StateKeeper?
        let windows = WindowManager(WindowRoot(TrailCoordinator {}, name: "main"), time: ManualTime())
        do {
            let keeper = StateKeeper(of: windows, in: store)
            #expect(keeper.begin() == .restored(RestorationReport()))
            gone = keeper
        }
        #expect(gone == nil)
        let writes = store.writes
        windows.push(Screen("later"))
        #expect(store.writes == writes)
    }

    @Test("a launch that dies while a screen is built counts, and the third one is given up") func inBuilder() {
        for _ in 0..<2 {
            // What is on disk in the middle of it is what the next launch finds.
            let disk = TextStore()
            disk.text = store.text
            var found: String??
            let launch = Launch(disk) { found = found ?? disk.text }
            #expect(launch.comeback == .restored(RestorationReport()))
            store.text = found ?? nil
        }
        #expect(Launch(store).comeback == .givenUp(launches: 2))
    }
}
