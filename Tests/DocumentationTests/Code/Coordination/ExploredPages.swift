import Coordination
import CoordinationProof
import Testing

/// Apps of other pages, explored: with a login on the way, and with windows, tabs and coordinators in coordinators.
@Suite("Apps of the pages, explored") struct ExploredPages {
    private let gated = Scenario("gates") { _ in GatesPage.AppCoordinator(GatesPage.Session()) }
        .offers(Screen.self) { screen in
            switch screen.name {
            case "shop": [Offer("Profile", GatesPage.AppRoute.profile), Offer("Account", GatesPage.AppRoute.account)]
            case "account": [Offer("Orders", GatesPage.AppRoute.orders)]
            case "login": [Offer("I am Ada", GatesPage.LoginRoute.signedIn(GatesPage.User()))]
            default: []
            }
        }
        .links(["orders": [GatesPage.AppRoute.orders]])
        .fact("who is signed in") { $0.session.user?.name }
        .bound(.screens(4), .waiting(1))

    private let desk = Scenario("desk") { _ in ComposingPage.DeskCoordinator() }
        .offers(Screen.self) { screen in
            switch screen.name {
            case "news":
                [
                    Offer("Article", ComposingPage.NewsRoute.article(id: 7)),
                    Offer("Notes", ComposingPage.DeskRoute.editor(name: "notes")),
                ]
            case "comments": [Offer("Write", ComposingPage.CommentsRoute.write)]
            case "account": [Offer("Privacy", ComposingPage.AppRoute.settings(.privacy))]
            default: []
            }
        }
        .offers(ComposingPage.ArticleModel.self) { article in
            [
                Offer("Comments", ComposingPage.NewsRoute.comments(article: article.id)),
                Offer("Account", ComposingPage.AppRoute.tab(.account)),
            ]
        }
        .about(ComposingPage.ArticleModel.self) { $0.id }
        .bound(.screens(7))

    @Test("the login of the page on gates holds, in every state that there is") func login() {
        let laws = gated.law(
            .noTrap { $0.front == "shop" }, .nothingFails,
            .gate("signed in", guards: .screen("profile"), .screen("orders"), .route(GatesPage.AppRoute.account)))
        let proof = laws.proof()
        #expect(proof.hasNoFinding, "\(proof)")
    }
}
