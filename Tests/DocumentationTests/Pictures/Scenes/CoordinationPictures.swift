import Coordination
import CoordinationTesting

extension Picture {
    static let coordination: [Picture] = [composing, deepLink, commit, hand]

    /// Children where their parents have put them: a stack in a tab, a flow on that stack, a stack over the flow.
    private static let composing: Picture = {
        let app = ComposingPage.AppCoordinator()
        app.trigger(.tab(.news), then: ComposingPage.NewsRoute.comments(article: 7), ComposingPage.CommentsRoute.write)
        return Picture("Composing-children", in: .coordination, of: app)
    }()

    /// A link over three coordinators, in one commit.
    private static let deepLink: Picture = {
        let app = DeepLinksPage.AppCoordinator()
        app.trigger(.tab(.account))
        let before = Picture("Deep-links", in: .coordination, of: app)
        app.trigger(
            .tab(.news), then: DeepLinksPage.NewsRoute.article(id: 7), DeepLinksPage.ArticleRoute.comments)
        return before.then("a link of three steps", app)
    }()

    /// A commit, verb by verb.
    private static let commit: Picture = {
        let account = StackRoot(Screen("account"))
        let app = TabRoot(StackRoot(Screen("news")), account)
        let before = Picture("Commit", in: .coordination, of: app)
        app.perform(.select(account))
        let selected = before.then(".select(account)", app)
        app.perform(.present(StackRoot(Screen("email"))))
        return selected.then(".present(login)", app)
    }()
    /// The column in hand, over a fold.
    private static let hand: Picture = {
        let mail = LettersCoordinator()
        let host = TestHost(mail)
        mail.trigger(.letter(7))
        let wide = Picture("Column-in-hand", in: .coordination, of: mail)
        host.fold()
        let folded = wide.then("fold", mail)
        mail.back()
        let back = folded.then("back()", mail)
        host.unfold()
        let unfolded = back.then("unfold", mail)
        mail.trigger(.letter(7))
        return unfolded.then(".letter(7)", mail)
    }()
}
