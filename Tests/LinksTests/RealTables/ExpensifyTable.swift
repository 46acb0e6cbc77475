import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationTools
import Foundation

/// The addresses of an app whose source is public: Expensify/App, src/ROUTES.ts. The patterns are those of its router, in its order.
enum ExpensifyTable {
    enum ExpensifyRoute: Route {
        case hybridAppError
        case root
        case transitionBetweenApps
        case connectionComplete
        case validateLogin(Int, String)
        case unlinkLogin(Int, String)
        case appleSignIn
        case home
        case search(String, String?, String?)
        case searchFilters
        case searchFiltersDate
        case searchFiltersReport
        case searchFiltersTax
        case searchReport(String)
        case searchHold
        case concierge
        case flagComment(String, String)
        case profile(Int, LinkAddress?, String?)
        case profileAvatar(Int)
        case getAssistance(String, LinkAddress?)
        case statement(String)
        case bankAccountNew
        case bankAccountPersonal
        case bankAccount(String?, String?, LinkAddress?)
        case settings
        case settingsProfile
        case settingsSubscriptionSize(Int)
        case settingsCard(String?)
        case settingsReportFraud(String)
        case settingsCardName(String)
        case settingsCardLost(String)
        case settingsCardActivate(String)
        case settingsCountry(String, LinkAddress?)
        case settingsState(String?, LinkAddress?, String?)
        case settingsContacts(LinkAddress?)
        case settingsContact(String, LinkAddress?)
        case settingsContactNew(LinkAddress?)
        case settings2fa(URL?, LinkAddress?)
        case settingsStatus
        case settingsShareLog(URL)
        case settingsExit(String?, LinkAddress?)
        case newOne
        case newChat
        case newChatName
        case reportAvatar(String, String?)
        case editCurrency(String, String, LinkAddress)
        case editField(String, String, String)
        case shareCode(String)
        case attachment(URL, String, String?, Int?)
        case participants(String)
        case participantsInvite(String)
        case participant(String, Int)
        case participantRole(String, Int)
        case details(String, LinkAddress?)
        case detailsExport(String, String)
        case reportSettings(String)
        case reportSettingsName(String)
        case report(String?, String?, String?)
    }

    private static let home = LinkAddress(linkText: "/home") ?? LinkAddress.linkExamples[0]
    private static let web = URL(string: "https://web.example/x") ?? URL(filePath: "/")

    static let links = Links<ExpensifyRoute>([
        .path("hybrid-app-error").route(.hybridAppError),
        .path("").route(.root),
        .path("transition").route(.transitionBetweenApps),
        .path("connection-complete").route(.connectionComplete),
        .path("v").value(Int.self, "accountID").value(String.self, "validateCode").route(ExpensifyRoute.validateLogin),
        .path("u").value(Int.self, "accountID").value(String.self, "validateCode").route(ExpensifyRoute.unlinkLogin),
        .path("sign-in-with-apple").route(.appleSignIn),
        .path("home").route(.home),
        .path("search").query(required: "q", String.self).query("isCustomQuery", String.self).query(
            "policyIDs", String.self
        ).route(ExpensifyRoute.search),
        .path("search/filters").route(.searchFilters),
        .path("search/filters/date").route(.searchFiltersDate),
        .path("search/filters/reportID").route(.searchFiltersReport),
        .path("search/filters/taxRate").route(.searchFiltersTax),
        .path("search/view").value(String.self, "reportID").route(ExpensifyRoute.searchReport),
        .path("search/hold").route(.searchHold),
        .path("concierge").route(.concierge),
        .path("flag").value(String.self, "reportID").value(String.self, "reportActionID").route(
            ExpensifyRoute.flagComment),
        .path("a").value(Int.self, "accountID").query("backTo", LinkAddress.self).query("login", String.self).route(
            ExpensifyRoute.profile),
        .path("a").value(Int.self, "accountID").path("avatar").route(ExpensifyRoute.profileAvatar),
        .path("get-assistance").value(String.self, "taskID").query("backTo", LinkAddress.self).route(
            ExpensifyRoute.getAssistance),
        .path("statements").value(String.self, "yearMonth").route(ExpensifyRoute.statement),
        .path("bank-account/new").route(.bankAccountNew),
        .path("bank-account/personal").route(.bankAccountPersonal),
        .path("bank-account").value(String.self, "stepToOpen").query("policyID", String.self).query(
            "backTo", LinkAddress.self
        ).route { stepToOpen, policyID, backTo in .bankAccount(stepToOpen, policyID, backTo) },
        .path("bank-account").query("policyID", String.self).query("backTo", LinkAddress.self).route {
            policyID, backTo in .bankAccount(nil, policyID, backTo)
        },
        .path("settings").route(.settings),
        .path("settings/profile").route(.settingsProfile),
        .path("settings/subscription/subscription-size").query(required: "canChangeSize", Int.self).route(
            ExpensifyRoute.settingsSubscriptionSize),
        .path("settings/wallet/card").value(String.self, "cardID").route { cardID in .settingsCard(cardID) },
        .path("settings/wallet/card").route(.settingsCard(nil)),
        .path("settings/wallet/card").value(String.self, "cardID").path("report-virtual-fraud").route(
            ExpensifyRoute.settingsReportFraud),
        .path("settings/wallet/card").value(String.self, "domain").path("get-physical/name").route(
            ExpensifyRoute.settingsCardName),
        .path("settings/wallet/card").value(String.self, "cardID").path("report-card-lost-or-damaged").route(
            ExpensifyRoute.settingsCardLost),
        .path("settings/wallet/card").value(String.self, "cardID").path("activate").route(
            ExpensifyRoute.settingsCardActivate),
        .path("settings/profile/address/country").query(required: "country", String.self).query(
            "backTo", LinkAddress.self
        ).route(ExpensifyRoute.settingsCountry),
        .path("settings/profile/address/state").query("state", String.self).query("backTo", LinkAddress.self).query(
            "label", String.self
        ).route(ExpensifyRoute.settingsState),
        .path("settings/profile/contact-methods").query("backTo", LinkAddress.self).route(
            ExpensifyRoute.settingsContacts),
        .path("settings/profile/contact-methods").value(String.self, "contactMethod").path("details").query(
            "backTo", LinkAddress.self
        ).route(ExpensifyRoute.settingsContact),
        .path("settings/profile/contact-methods/new").query("backTo", LinkAddress.self).route(
            ExpensifyRoute.settingsContactNew),
        .path("settings/security/two-factor-auth").query("forwardTo", URL.self).query("backTo", LinkAddress.self).route(
            ExpensifyRoute.settings2fa),
        .path("settings/profile/status").route(.settingsStatus),
        .path("settings/troubleshoot/console/share-log").query(required: "source", URL.self).route(
            ExpensifyRoute.settingsShareLog),
        .path("settings/exit-survey/response").query("reason", String.self).query("backTo", LinkAddress.self).route(
            ExpensifyRoute.settingsExit),
        .path("new").route(.newOne),
        .path("new/chat").route(.newChat),
        .path("new/chat/confirm/name/edit").route(.newChatName),
        .path("r").value(String.self, "reportID").path("avatar").query("policyID", String.self).route(
            ExpensifyRoute.reportAvatar),
        .path("r").value(String.self, "reportID").path("edit/currency").query(required: "currency", String.self).query(
            required: "backTo", LinkAddress.self
        ).route(ExpensifyRoute.editCurrency),
        .path("r").value(String.self, "reportID").path("edit/policyField").value(String.self, "policyID").value(
            String.self, "fieldID"
        ).route(ExpensifyRoute.editField),
        .path("r").value(String.self, "reportID").path("details/shareCode").route(ExpensifyRoute.shareCode),
        .path("attachment").query(required: "source", URL.self).query(required: "type", String.self).query(
            "reportID", String.self
        ).query("accountID", Int.self).route(ExpensifyRoute.attachment),
        .path("r").value(String.self, "reportID").path("participants").route(ExpensifyRoute.participants),
        .path("r").value(String.self, "reportID").path("participants/invite").route(ExpensifyRoute.participantsInvite),
        .path("r").value(String.self, "reportID").path("participants").value(Int.self, "accountID").route(
            ExpensifyRoute.participant),
        .path("r").value(String.self, "reportID").path("participants").value(Int.self, "accountID").path("role").route(
            ExpensifyRoute.participantRole),
        .path("r").value(String.self, "reportID").path("details").query("backTo", LinkAddress.self).route(
            ExpensifyRoute.details),
        .path("r").value(String.self, "reportID").path("details/export").value(String.self, "connectionName").route(
            ExpensifyRoute.detailsExport),
        .path("r").value(String.self, "reportID").path("settings").route(ExpensifyRoute.reportSettings),
        .path("r").value(String.self, "reportID").path("settings/name").route(ExpensifyRoute.reportSettingsName),
        .path("r").value(String.self, "reportID").value(String.self, "reportActionID").query("referrer", String.self)
            .route { reportID, reportActionID, referrer in .report(reportID, reportActionID, referrer) },
        .path("r").value(String.self, "reportID").query("referrer", String.self).route { reportID, referrer in
            .report(reportID, nil, referrer)
        },
        .path("r").query("referrer", String.self).route { referrer in .report(nil, nil, referrer) },
    ])

    /// A pattern of the app's, an address that it takes, and where that leads; whether another address is printed.
    static let rows: [(pattern: String, text: String, route: ExpensifyRoute, isAlias: Bool)] = [
        ("hybrid-app-error", "/hybrid-app-error", .hybridAppError, false),
        ("/", "/", .root, false),
        ("transition", "/transition", .transitionBetweenApps, false),
        ("connection-complete", "/connection-complete", .connectionComplete, false),
        ("v/:accountID/:validateCode", "/v/7/amber-1", .validateLogin(7, "amber-1"), false),
        ("u/:accountID/:validateCode", "/u/7/amber-1", .unlinkLogin(7, "amber-1"), false),
        ("sign-in-with-apple", "/sign-in-with-apple", .appleSignIn, false),
        ("home", "/home", .home, false),
        (
            "search", "/search?q=amber-1&isCustomQuery=amber-1&policyIDs=amber-1",
            .search("amber-1", "amber-1", "amber-1"), false
        ),
        ("search/filters", "/search/filters", .searchFilters, false),
        ("search/filters/date", "/search/filters/date", .searchFiltersDate, false),
        ("search/filters/reportID", "/search/filters/reportID", .searchFiltersReport, false),
        ("search/filters/taxRate", "/search/filters/taxRate", .searchFiltersTax, false),
        ("search/view/:reportID", "/search/view/amber-1", .searchReport("amber-1"), false),
        ("search/hold", "/search/hold", .searchHold, false),
        ("concierge", "/concierge", .concierge, false),
        ("flag/:reportID/:reportActionID", "/flag/amber-1/amber-1", .flagComment("amber-1", "amber-1"), false),
        ("a/:accountID", "/a/7?backTo=%2Fhome&login=amber-1", .profile(7, home, "amber-1"), false),
        ("a/:accountID/avatar", "/a/7/avatar", .profileAvatar(7), false),
        ("get-assistance/:taskID", "/get-assistance/amber-1?backTo=%2Fhome", .getAssistance("amber-1", home), false),
        ("statements/:yearMonth", "/statements/amber-1", .statement("amber-1"), false),
        ("bank-account/new", "/bank-account/new", .bankAccountNew, false),
        ("bank-account/personal", "/bank-account/personal", .bankAccountPersonal, false),
        (
            "bank-account/:stepToOpen?", "/bank-account/amber-1?policyID=amber-1&backTo=%2Fhome",
            .bankAccount("amber-1", "amber-1", home), false
        ),
        (
            "bank-account/:stepToOpen?", "/bank-account?policyID=amber-1&backTo=%2Fhome",
            .bankAccount(nil, "amber-1", home), false
        ),
        ("settings", "/settings", .settings, false),
        ("settings/profile", "/settings/profile", .settingsProfile, false),
        (
            "settings/subscription/subscription-size", "/settings/subscription/subscription-size?canChangeSize=7",
            .settingsSubscriptionSize(7), false
        ),
        ("settings/wallet/card/:cardID?", "/settings/wallet/card/amber-1", .settingsCard("amber-1"), false),
        ("settings/wallet/card/:cardID?", "/settings/wallet/card", .settingsCard(nil), false),
        (
            "settings/wallet/card/:cardID/report-virtual-fraud", "/settings/wallet/card/amber-1/report-virtual-fraud",
            .settingsReportFraud("amber-1"), false
        ),
        (
            "settings/wallet/card/:domain/get-physical/name", "/settings/wallet/card/amber-1/get-physical/name",
            .settingsCardName("amber-1"), false
        ),
        (
            "settings/wallet/card/:cardID/report-card-lost-or-damaged",
            "/settings/wallet/card/amber-1/report-card-lost-or-damaged", .settingsCardLost("amber-1"), false
        ),
        (
            "settings/wallet/card/:cardID/activate", "/settings/wallet/card/amber-1/activate",
            .settingsCardActivate("amber-1"), false
        ),
        (
            "settings/profile/address/country", "/settings/profile/address/country?country=amber-1&backTo=%2Fhome",
            .settingsCountry("amber-1", home), false
        ),
        (
            "settings/profile/address/state",
            "/settings/profile/address/state?state=amber-1&backTo=%2Fhome&label=amber-1",
            .settingsState("amber-1", home, "amber-1"), false
        ),
        (
            "settings/profile/contact-methods", "/settings/profile/contact-methods?backTo=%2Fhome",
            .settingsContacts(home), false
        ),
        (
            "settings/profile/contact-methods/:contactMethod/details",
            "/settings/profile/contact-methods/amber-1/details?backTo=%2Fhome", .settingsContact("amber-1", home), false
        ),
        (
            "settings/profile/contact-methods/new", "/settings/profile/contact-methods/new?backTo=%2Fhome",
            .settingsContactNew(home), false
        ),
        (
            "settings/security/two-factor-auth",
            "/settings/security/two-factor-auth?forwardTo=https%3A%2F%2Fweb.example%2Fx&backTo=%2Fhome",
            .settings2fa(web, home), false
        ),
        ("settings/profile/status", "/settings/profile/status", .settingsStatus, false),
        (
            "settings/troubleshoot/console/share-log",
            "/settings/troubleshoot/console/share-log?source=https%3A%2F%2Fweb.example%2Fx", .settingsShareLog(web),
            false
        ),
        (
            "settings/exit-survey/response", "/settings/exit-survey/response?reason=amber-1&backTo=%2Fhome",
            .settingsExit("amber-1", home), false
        ),
        ("new", "/new", .newOne, false),
        ("new/chat", "/new/chat", .newChat, false),
        ("new/chat/confirm/name/edit", "/new/chat/confirm/name/edit", .newChatName, false),
        ("r/:reportID/avatar", "/r/amber-1/avatar?policyID=amber-1", .reportAvatar("amber-1", "amber-1"), false),
        (
            "r/:reportID/edit/currency", "/r/amber-1/edit/currency?currency=amber-1&backTo=%2Fhome",
            .editCurrency("amber-1", "amber-1", home), false
        ),
        (
            "r/:reportID/edit/policyField/:policyID/:fieldID", "/r/amber-1/edit/policyField/amber-1/amber-1",
            .editField("amber-1", "amber-1", "amber-1"), false
        ),
        ("r/:reportID/details/shareCode", "/r/amber-1/details/shareCode", .shareCode("amber-1"), false),
        (
            "attachment", "/attachment?source=https%3A%2F%2Fweb.example%2Fx&type=amber-1&reportID=amber-1&accountID=7",
            .attachment(web, "amber-1", "amber-1", 7), false
        ),
        ("r/:reportID/participants", "/r/amber-1/participants", .participants("amber-1"), false),
        ("r/:reportID/participants/invite", "/r/amber-1/participants/invite", .participantsInvite("amber-1"), false),
        ("r/:reportID/participants/:accountID", "/r/amber-1/participants/7", .participant("amber-1", 7), false),
        (
            "r/:reportID/participants/:accountID/role", "/r/amber-1/participants/7/role",
            .participantRole("amber-1", 7), false
        ),
        ("r/:reportID/details", "/r/amber-1/details?backTo=%2Fhome", .details("amber-1", home), false),
        (
            "r/:reportID/details/export/:connectionName", "/r/amber-1/details/export/amber-1",
            .detailsExport("amber-1", "amber-1"), false
        ),
        ("r/:reportID/settings", "/r/amber-1/settings", .reportSettings("amber-1"), false),
        ("r/:reportID/settings/name", "/r/amber-1/settings/name", .reportSettingsName("amber-1"), false),
        (
            "r/:reportID?/:reportActionID?", "/r/amber-1/amber-1?referrer=amber-1",
            .report("amber-1", "amber-1", "amber-1"), false
        ),
        ("r/:reportID?/:reportActionID?", "/r/amber-1?referrer=amber-1", .report("amber-1", nil, "amber-1"), false),
        ("r/:reportID?/:reportActionID?", "/r?referrer=amber-1", .report(nil, nil, "amber-1"), false),
    ]
}
