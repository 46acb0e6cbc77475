import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The account, and the pages about the shop", .noUnhandledFailures, .navigationCoverage) struct AccountTests {
    let account = AccountCoordinator(inventory: .sample, session: VisitorSession(of: .ada))

    @Test("the pages about the shop are a flow beside the overview") func about() throws {
        account.trigger(.about, then: AboutRoute.licences, AboutRoute.licence(of: "Swift"))
        expect(account, "(account | [about, licences, licence])")
        #expect(try account.frontmost(LicenceModel.self).work == "Swift")
        #expect(account.root.detail is AboutCoordinator)
    }

    @Test("going back in the flow ends at its first page, narrow at the overview, and the flow stays") func back() {
        account.trigger(.about, then: AboutRoute.licences)
        account.back()
        expect(account, "(account | [about])")
        #expect(!account.canGoBack)
        let host = TestHost(account)
        host.fold()
        account.back()
        expect(account, "(account* | [about])/")
        host.unfold()
        expect(account, "(account* | [about])")
    }

    @Test("the flow closes as a whole, and leaves the overview in hand") func closes() throws {
        account.trigger(.about, then: AboutRoute.licences)
        weak let about = try account.frontmost(AboutCoordinator.self)
        about?.trigger(.close)
        expect(account, "(account | )")
        #expect(about == nil)
    }

    @Test("what is chosen takes the place of what was") func settings() {
        account.trigger(.about, then: AccountRoute.settings, AccountRoute.settings)
        expect(account, "(account | [settings])")
        account.trigger(.overview)
        expect(account, "(account* | [settings])")
        account.trigger(.orders)
        expect(account, "(account | [orders])")
    }

    @Test("the account is the same at any width, after each step") func folds() {
        expectFolds([
            JourneyStep("settings") { $0.trigger(.settings) },
            JourneyStep("a question") { $0.trigger(.chooseStore) },
            JourneyStep("no answer") { $0.back() },
            JourneyStep("closes the alert") { $0.back() },
            JourneyStep("about") { $0.trigger(.about, then: AboutRoute.licences) },
            JourneyStep("back in the flow") { $0.back() },
            JourneyStep("overview") { $0.trigger(.overview) },
            JourneyStep("orders") { $0.trigger(.orders) },
            JourneyStep("the flow again") { $0.trigger(.about) },
            JourneyStep("its end") { try? $0.frontmost(AboutCoordinator.self).trigger(.close) },
        ]) { AccountCoordinator(inventory: .sample, session: VisitorSession(of: .ada)) }
    }
}

@Suite("The onboarding", .noUnhandledFailures, .navigationCoverage) struct OnboardingTests {
    @Test("pages turn both ways, and not past the ends") func turns() throws {
        let pages = OnboardingCoordinator()
        expect(pages, "<welcome*, delivery, ready>")
        pages.perform(pages.chain(routes: [.next, .next, .previous]))
        expect(pages, "<welcome, delivery*, ready>")
        let error = try refusal { pages.perform(pages.chain(routes: [.next, .next]), completion: $0) }
        #expect(error.reason == .atTheEnd)
        expect(pages, "<welcome, delivery*, ready>")
    }
}
