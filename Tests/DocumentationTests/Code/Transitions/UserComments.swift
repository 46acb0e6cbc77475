@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The code in the comments on alerts, gestures and what is in front.
@Suite("Comments on what the user does", .noUnhandledFailures) struct UserComments {
    enum DraftRoute: Route { case write, discard }

    final class PaymentModel: Presentable {
        let node = Screen("payment")

        // snippet.proceed
        func verdict(forLeavingBy departure: Departure) -> Verdict {
            .ask("Stop paying?", choices: [.proceed("Stop", role: .destructive), .cancel("Go on")])
        }
        // snippet.end
    }

    @Test("a screen asks before it is left") func proceed() {
        let stack = StackRoot(Screen("bill"), PaymentModel())
        stack.back()
        expect(stack, "[bill, payment]!\"Stop paying?\"")
        stack.choose("Stop")
        expect(stack, "[bill]")
    }

    final class DraftCoordinator: Coordinator {
        let root = StackRoot(Screen("inbox"))

        func prepareTransition(for route: DraftRoute) -> Transition<StackRoot> {
            switch route {
            case .write: .push(Screen("draft"))
            case .discard: .pop()
            }
        }
    }

    final class LetterModel: Presentable {
        let node = Screen("letter")

        // snippet.comment-alert
        func delete() {
            node.alert("Delete the draft?", choices: [AlertChoice("Delete", sends: DraftRoute.discard), .cancel()])
        }
        // snippet.end
    }

    @Test("a screen asks without a route") func alert() throws {
        let mail = DraftCoordinator()
        mail.perform(.push(LetterModel()))
        try mail.frontmost(LetterModel.self).delete()
        expect(mail, "[inbox, letter]!\"Delete the draft?\"")
        mail.choose("Delete")
        expect(mail, "[inbox]")
    }

    @MainActor struct Photo {}

    // snippet.comment-identity-box
    enum PhotoRoute: Route { case crop(IdentityBox<@MainActor (Photo) -> Void>) }
    // snippet.end

    @Test("a route carries a closure in a box") @MainActor func box() {
        var cropped = 0
        let route = PhotoRoute.crop(IdentityBox { _ in cropped += 1 })
        #expect(route == route)
        if case .crop(let box) = route { box.value(Photo()) }
        #expect(cropped == 1)
    }

    @Test("a question has values for answers") func ask() {
        let mail = DraftCoordinator()
        mail.trigger(.write)
        let windows = WindowManager(WindowRoot(mail))
        // snippet.ask
        let answers = [Answer("Discard", role: .destructive, true), Answer("Keep", role: .cancel, false)]
        mail.ask("Discard the draft?", answers) { answer in
            if case .success(true) = answer { mail.trigger(.discard) }
        }
        // snippet.end
        expect(windows, "[inbox, draft]!\"Discard the draft?\"")
        TestHost(windows).answer("Discard")
        expect(windows, "[inbox]")
    }

    @Test("a recogniser's moments drive a route") func driver() {
        let news = FrontPageApp.NewsCoordinator()
        news.trigger(.article(id: 7))
        // snippet.gesture-driver
        let swipe = news.gestureDriver(for: .back)
        swipe.handle(Gesture(.began))
        swipe.handle(Gesture(.changed, progress: 0.6))
        swipe.handle(Gesture(.ended, progress: 0.6))  // gone back
        // snippet.end
        expect(news, "[news]")
    }

    @Test("a swipe that turns back leaves everything as it was") func swipe() {
        let stack = StackRoot(Screen("list"), Screen("article"))
        var ended: TransitionOutcome?
        // snippet.swipe
        let swipe = stack.begin(.pop()) { outcome in ended = outcome }
        swipe.update(0.4)  // the tree shows [list]
        swipe.cancel()  // and [list, article] again: cancelled(.user)
        // snippet.end
        #expect(ended == .cancelled(.user))
        expect(stack, "[list, article]")
        let other = stack.begin(.pop())
        expect(stack, "[list]")
        other.finish()
        expect(stack, "[list]")
    }

    @Test("a full screen has to be answered") func answered() {
        let (stack, terms) = (StackRoot(Screen("home")), Screen("terms"))
        // snippet.dismissible
        stack.perform(.present(terms, style: .fullScreen.dismissible(false)))
        // snippet.end
        let refused = outcome { stack.back(completion: $0) }
        #expect(refused?.isCompleted == false)
        expect(stack, "[home]^terms")
    }

    @Test("the frontmost model is found by its type") func visible() throws {
        let app = FrontPageApp.AppCoordinator()
        app.trigger(.tab(.news), then: FrontPageApp.NewsRoute.article(id: 7))
        typealias ArticleModel = FrontPageApp.ArticleModel
        // snippet.visible
        let article = try app.frontmost(ArticleModel.self)
        // snippet.end
        #expect(article.id == 7)
    }

    @Test("a push and a modal without a route go to the front") func unrouted() {
        let window = WindowRoot(StackRoot(Screen("home")), name: "main")
        let (info, details) = (Screen("info"), Screen("details"))
        // snippet.unrouted
        window.present(StackRoot(info))  // main: [home]^[info]
        window.push(details)  // main: [home]^[info, details]
        // snippet.end
        expect(window, "main: [home]^[info, details]")
    }
}
