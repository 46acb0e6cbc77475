@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

private enum PhotoRoute: Route { case open, close }

/// Keeps what a recogniser would call, as a view's delegate does.
private final class PhotoCoordinator: Coordinator {
    let root = StackRoot(Screen("photos"))
    var kept: [AnyObject] = []

    func prepareTransition(for route: PhotoRoute) -> Transition<StackRoot> {
        switch route {
        case .open: .push(Screen("photo"))
        case .close: .pop()
        }
    }
}

/// What drives gestures keeps nothing alive, wherever it is kept.
@Suite(.bothEnds, .noUnhandledFailures) struct GestureLifetimeTests {
    enum Keeping: CaseIterable {
        case idleDriver, drivenOnce, drivenNow, driverWithARule, driverOfAHandle, driverOfARedirection
        case interactiveRoute, interactiveBack, interactiveTransition, finishedInteractive, handle
    }

    @Test("a coordinator that keeps its own gesture or driver is still freed", arguments: Keeping.allCases)
    func leaks(_ keeping: Keeping) {
        weak var gone: PhotoCoordinator?
        do {
            let photos = PhotoCoordinator()
            gone = photos
            photos.trigger(.open, completion: nil)
            photos.kept = [Self.made(keeping, of: photos)]
        }
        #expect(gone == nil)
    }

    private static func made(_ keeping: Keeping, of photos: PhotoCoordinator) -> AnyObject {
        switch keeping {
        case .idleDriver: return photos.gestureDriver(for: .close)
        case .drivenOnce:
            let driver = photos.gestureDriver(for: .close)
            driver.handle(Gesture(.began))
            driver.handle(Gesture(.ended, progress: 1))
            expect(photos, "[photos]")
            return driver
        case .drivenNow:
            let driver = photos.gestureDriver(for: .close)
            driver.handle(Gesture(.began))
            expect(photos, "[photos]")
            #expect(driver.isActive)
            return driver
        case .driverWithARule: return photos.gestureDriver(for: .close, shouldFinish: { _ in true })
        case .driverOfAHandle: return photos.weakRouter.gestureDriver(for: .close)
        case .driverOfARedirection:
            return RedirectionRouter(to: photos) { (route: PhotoRoute) in route }.gestureDriver(for: .close)
        case .interactiveRoute: return photos.begin(.close)
        case .interactiveBack: return photos.beginBack()
        case .interactiveTransition: return photos.root.begin(.pop())
        case .finishedInteractive:
            let swipe = photos.begin(.close)
            swipe.finish()
            return swipe
        case .handle: return photos.weakRouter
        }
    }

    @Test("a driver whose coordinator has gone fails, and says so", arguments: [true, false])
    func gone(ofHandle: Bool) {
        var outcomes: [TransitionOutcome] = []
        var driver: GestureDriver?
        do {
            let photos = PhotoCoordinator()
            driver =
                ofHandle
                ? photos.weakRouter.gestureDriver(for: .open, completion: { outcomes.append($0) })
                : photos.gestureDriver(for: .open, completion: { outcomes.append($0) })
        }
        driver?.handle(Gesture(.began))
        #expect(driver?.isActive == false)
        driver?.handle(Gesture(.changed, progress: 0.5))
        driver?.handle(Gesture(.ended, progress: 1))
        #expect(outcomes.map { $0.error?.reason } == [.released])
    }

    @Test("a driver of a handle outlives the handle, as long as the router lives", arguments: [1, 2, 3])
    func handles(depth: Int) {
        let photos = PhotoCoordinator()
        let driver = { () -> GestureDriver in
            var handle = photos.weakRouter
            for _ in 1..<depth { handle = handle.weakRouter }
            return handle.gestureDriver(for: .open)
        }()
        driver.handle(Gesture(.began))
        driver.handle(Gesture(.ended, progress: 1))
        expect(photos, "[photos, photo]")
    }
}
