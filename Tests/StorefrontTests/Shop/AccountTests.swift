import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The account, and the pages about the shop", .noUnhandledFailures) struct AccountTests {
    let account = AccountCoordinator(inventory: .sample, session: VisitorSession(of: .ada))

    @Test("the pages about the shop are a flow on the account's stack") func about() throws {
        account.trigger(.about, then: AboutRoute.licences, AboutRoute.licence(of: "Swift"))
        expect(account, "[account, [about, licences, licence]]")
        #expect(try account.frontmost(LicenceModel.self).work == "Swift")
        #expect(account.children.count == 1)
    }

    @Test("going back from the flow's first page ends the flow") func backOut() throws {
        account.trigger(.about, then: AboutRoute.licences)
        weak let about = try account.frontmost(AboutCoordinator.self)
        #expect(about?.parent === account)
        account.back()
        expect(account, "[account, [about]]")
        account.back()
        expect(account, "[account]")
        #expect(about == nil)
    }

    @Test("the flow closes as a whole") func closes() throws {
        account.trigger(.about, then: AboutRoute.licences)
        try account.frontmost(AboutCoordinator.self).trigger(.close)
        expect(account, "[account]")
    }

    @Test("settings come up once, over whatever is there") func settings() {
        account.trigger(.about, then: AccountRoute.settings, AccountRoute.settings)
        expect(account, "[account, [about], settings]")
    }
}

@Suite("The onboarding", .noUnhandledFailures) struct OnboardingTests {
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
