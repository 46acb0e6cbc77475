@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

// snippet.migrated-transition
extension Transition where Root == StackRoot {
    static func restart(with p: any Presentable) -> Transition {
        Transition("restart", [p]) { editor in
            try editor.perform(.popToRoot())
            try editor.perform(.replaceTop(p))
        }
    }
}
// snippet.end

@Suite("Migrated transitions", .noUnhandledFailures) struct MigratedTransitions {
    enum PhotoRoute: Route { case photo, restart, back }

    // snippet.migrated-animation
    final class PhotoCoordinator: Coordinator {
        let root = StackRoot(Screen("photos"))
        private let zoom = TransitionAnimation(
            "zoom in", duration: .milliseconds(300),
            dismissal: TransitionAnimation("zoom out", duration: .milliseconds(200)))

        func prepareTransition(for route: PhotoRoute) -> Transition<StackRoot> {
            switch route {
            case .photo: .push(Screen("photo"), animation: zoom)
            case .restart: .restart(with: Screen("fresh"))
            case .back: .pop()
            }
        }
    }
    // snippet.end

    @Test("a transition of one's own") func restarting() {
        let photos = PhotoCoordinator()
        photos.trigger(.photo)
        photos.trigger(.restart)
        expect(photos, "[fresh]")
    }

    @Test("an animation is kept for the way back") func animations() throws {
        let photos = PhotoCoordinator()
        let host = TestHost(photos)
        photos.trigger(.photo)
        photos.trigger(.back)
        #expect(host.commits.compactMap { $0.changes.first?.animation?.name } == ["zoom in", "zoom out"])
        expect(photos, "[photos]")
    }
}
