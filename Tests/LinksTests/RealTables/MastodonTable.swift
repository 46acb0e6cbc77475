import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationTools
import Foundation

/// The addresses of an app whose source is public: mastodon/mastodon, app/javascript/mastodon/features/ui/index.jsx. The patterns are those of its router, in its order.
enum MastodonTable {
    enum MastodonRoute: Route {
        case gettingStarted
        case keyboardShortcuts
        case about
        case privacyPolicy
        case termsOfService(String?)
        case home
        case everybody
        case publicLocal
        case publicRemote
        case conversations
        case tag(String)
        case link(URL)
        case newList
        case editList(String)
        case listMembers(String)
        case list(String)
        case notifications
        case notificationRequests
        case notificationRequest(String)
        case favourites
        case bookmarks
        case pinned
        case start
        case startFollows
        case directory
        case explore
        case search
        case publish
        case account(Handle)
        case accountByID(String)
        case accountFeatured(Handle)
        case accountFeaturedByID(String)
        case accountTagged(Handle, String?)
        case accountReplies(Handle)
        case accountRepliesByID(String)
        case followersByID(String)
        case followers(Handle)
        case followingByID(String)
        case following(Handle)
        case accountMedia(Handle)
        case accountMediaByID(String)
        case status(Handle, String)
        case statusReblogs(Handle, String)
        case statusFavourites(Handle, String)
        case statusQuotes(Handle, String)
        case statusByID(String)
        case statusReblogsByID(String)
        case statusFavouritesByID(String)
        case followRequests
        case blocks
        case domainBlocks
        case followedTags
        case mutes
        case lists
    }

    private static let web = URL(string: "https://web.example/x") ?? URL(filePath: "/")

    /// A name with the sign before it.
    struct Handle: LinkValue, Hashable {
        let name: String
        init(_ name: String) { self.name = name }
        init?(linkText: String) {
            guard linkText.hasPrefix("@"), linkText.count > 1 else { return nil }
            self.init(String(linkText.dropFirst()))
        }
        var linkText: String { "@" + name }
        static let linkKind = "a name with '@'"
        static let linkNarrowness = LinkNarrowness.format
        static let linkExamples = [Handle("ada"), Handle("bob@example.org")]
    }

    static let links = Links<MastodonRoute>([
        .path("getting-started").route(.gettingStarted),
        .path("keyboard-shortcuts").route(.keyboardShortcuts),
        .path("about").route(.about),
        .path("privacy-policy").route(.privacyPolicy),
        .path("terms-of-service").value(String.self, "date").route { date in .termsOfService(date) },
        .path("terms-of-service").route(.termsOfService(nil)),
        .path("home").route(.home),
        .path("timelines/home").route(.home).legacy(),
        .path("public").route(.everybody),
        .path("timelines/public").route(.everybody).legacy(),
        .path("public/local").route(.publicLocal),
        .path("timelines/public/local").route(.publicLocal).legacy(),
        .path("public/remote").route(.publicRemote),
        .path("conversations").route(.conversations),
        .path("timelines/direct").route(.conversations).legacy(),
        .path("tags").value(String.self, "id").route(MastodonRoute.tag),
        .path("links").value(URL.self, "url").route(MastodonRoute.link),
        .path("lists/new").route(.newList),
        .path("lists").value(String.self, "id").path("edit").route(MastodonRoute.editList),
        .path("lists").value(String.self, "id").path("members").route(MastodonRoute.listMembers),
        .path("lists").value(String.self, "id").route(MastodonRoute.list),
        .path("notifications").route(.notifications),
        .path("notifications/requests").route(.notificationRequests),
        .path("notifications/requests").value(String.self, "id").route(MastodonRoute.notificationRequest),
        .path("favourites").route(.favourites),
        .path("bookmarks").route(.bookmarks),
        .path("pinned").route(.pinned),
        .path("start").route(.start),
        .path("start/profile").route(.start).legacy(),
        .path("start/follows").route(.startFollows),
        .path("directory").route(.directory),
        .path("explore").route(.explore),
        .path("search").route(.search),
        .path("publish").route(.publish),
        .path("statuses/new").route(.publish).legacy(),
        .path("").value(Handle.self, "acct").route(MastodonRoute.account),
        .path("accounts").value(String.self, "id").route(MastodonRoute.accountByID),
        .path("").value(Handle.self, "acct").path("featured").route(MastodonRoute.accountFeatured),
        .path("accounts").value(String.self, "id").path("featured").route(MastodonRoute.accountFeaturedByID),
        .path("").value(Handle.self, "acct").path("tagged").value(String.self, "tagged").route { acct, tagged in
            .accountTagged(acct, tagged)
        },
        .path("").value(Handle.self, "acct").path("tagged").route { acct in .accountTagged(acct, nil) },
        .path("").value(Handle.self, "acct").path("with_replies").route(MastodonRoute.accountReplies),
        .path("accounts").value(String.self, "id").path("with_replies").route(MastodonRoute.accountRepliesByID),
        .path("accounts").value(String.self, "id").path("followers").route(MastodonRoute.followersByID),
        .path("").value(Handle.self, "acct").path("followers").route(MastodonRoute.followers),
        .path("accounts").value(String.self, "id").path("following").route(MastodonRoute.followingByID),
        .path("").value(Handle.self, "acct").path("following").route(MastodonRoute.following),
        .path("").value(Handle.self, "acct").path("media").route(MastodonRoute.accountMedia),
        .path("accounts").value(String.self, "id").path("media").route(MastodonRoute.accountMediaByID),
        .path("").value(Handle.self, "acct").value(String.self, "statusId").route(MastodonRoute.status),
        .path("").value(Handle.self, "acct").value(String.self, "statusId").path("reblogs").route(
            MastodonRoute.statusReblogs
        ).yielding(),
        .path("").value(Handle.self, "acct").value(String.self, "statusId").path("favourites").route(
            MastodonRoute.statusFavourites
        ).yielding(),
        .path("").value(Handle.self, "acct").value(String.self, "statusId").path("quotes").route(
            MastodonRoute.statusQuotes
        ).yielding(),
        .path("timelines/tag").value(String.self, "id").route(MastodonRoute.tag).legacy(),
        .path("timelines/list").value(String.self, "id").route(MastodonRoute.list).legacy(),
        .path("statuses").value(String.self, "statusId").route(MastodonRoute.statusByID),
        .path("statuses").value(String.self, "statusId").path("reblogs").route(MastodonRoute.statusReblogsByID),
        .path("statuses").value(String.self, "statusId").path("favourites").route(MastodonRoute.statusFavouritesByID),
        .path("follow_requests").route(.followRequests),
        .path("blocks").route(.blocks),
        .path("domain_blocks").route(.domainBlocks),
        .path("followed_tags").route(.followedTags),
        .path("mutes").route(.mutes),
        .path("lists").route(.lists),
    ])

    /// A pattern of the app's, an address that it takes, and where that leads; whether another address is printed.
    static let rows: [(pattern: String, text: String, route: MastodonRoute, isAlias: Bool)] = [
        ("/getting-started", "/getting-started", .gettingStarted, false),
        ("/keyboard-shortcuts", "/keyboard-shortcuts", .keyboardShortcuts, false),
        ("/about", "/about", .about, false),
        ("/privacy-policy", "/privacy-policy", .privacyPolicy, false),
        ("/terms-of-service/:date?", "/terms-of-service/amber-1", .termsOfService("amber-1"), false),
        ("/terms-of-service/:date?", "/terms-of-service", .termsOfService(nil), false),
        ("/home", "/home", .home, false),
        ("/timelines/home", "/timelines/home", .home, true),
        ("/public", "/public", .everybody, false),
        ("/timelines/public", "/timelines/public", .everybody, true),
        ("/public/local", "/public/local", .publicLocal, false),
        ("/timelines/public/local", "/timelines/public/local", .publicLocal, true),
        ("/public/remote", "/public/remote", .publicRemote, false),
        ("/conversations", "/conversations", .conversations, false),
        ("/timelines/direct", "/timelines/direct", .conversations, true),
        ("/tags/:id", "/tags/amber-1", .tag("amber-1"), false),
        ("/links/:url", "/links/https%3A%2F%2Fweb.example%2Fx", .link(web), false),
        ("/lists/new", "/lists/new", .newList, false),
        ("/lists/:id/edit", "/lists/amber-1/edit", .editList("amber-1"), false),
        ("/lists/:id/members", "/lists/amber-1/members", .listMembers("amber-1"), false),
        ("/lists/:id", "/lists/amber-1", .list("amber-1"), false),
        ("/notifications", "/notifications", .notifications, false),
        ("/notifications/requests", "/notifications/requests", .notificationRequests, false),
        ("/notifications/requests/:id", "/notifications/requests/amber-1", .notificationRequest("amber-1"), false),
        ("/favourites", "/favourites", .favourites, false),
        ("/bookmarks", "/bookmarks", .bookmarks, false),
        ("/pinned", "/pinned", .pinned, false),
        ("/start", "/start", .start, false),
        ("/start/profile", "/start/profile", .start, true),
        ("/start/follows", "/start/follows", .startFollows, false),
        ("/directory", "/directory", .directory, false),
        ("/explore", "/explore", .explore, false),
        ("/search", "/search", .search, false),
        ("/publish", "/publish", .publish, false),
        ("/statuses/new", "/statuses/new", .publish, true),
        ("/@:acct", "/@ada", .account(Handle("ada")), false),
        ("/accounts/:id", "/accounts/amber-1", .accountByID("amber-1"), false),
        ("/@:acct/featured", "/@ada/featured", .accountFeatured(Handle("ada")), false),
        ("/accounts/:id/featured", "/accounts/amber-1/featured", .accountFeaturedByID("amber-1"), false),
        ("/@:acct/tagged/:tagged?", "/@ada/tagged/amber-1", .accountTagged(Handle("ada"), "amber-1"), false),
        ("/@:acct/tagged/:tagged?", "/@ada/tagged", .accountTagged(Handle("ada"), nil), false),
        ("/@:acct/with_replies", "/@ada/with_replies", .accountReplies(Handle("ada")), false),
        ("/accounts/:id/with_replies", "/accounts/amber-1/with_replies", .accountRepliesByID("amber-1"), false),
        ("/accounts/:id/followers", "/accounts/amber-1/followers", .followersByID("amber-1"), false),
        ("/@:acct/followers", "/@ada/followers", .followers(Handle("ada")), false),
        ("/accounts/:id/following", "/accounts/amber-1/following", .followingByID("amber-1"), false),
        ("/@:acct/following", "/@ada/following", .following(Handle("ada")), false),
        ("/@:acct/media", "/@ada/media", .accountMedia(Handle("ada")), false),
        ("/accounts/:id/media", "/accounts/amber-1/media", .accountMediaByID("amber-1"), false),
        ("/@:acct/:statusId", "/@ada/amber-1", .status(Handle("ada"), "amber-1"), false),
        ("/@:acct/:statusId/reblogs", "/@ada/amber-1/reblogs", .statusReblogs(Handle("ada"), "amber-1"), false),
        (
            "/@:acct/:statusId/favourites", "/@ada/amber-1/favourites", .statusFavourites(Handle("ada"), "amber-1"),
            false
        ),
        ("/@:acct/:statusId/quotes", "/@ada/amber-1/quotes", .statusQuotes(Handle("ada"), "amber-1"), false),
        ("/timelines/tag/:id", "/timelines/tag/amber-1", .tag("amber-1"), true),
        ("/timelines/list/:id", "/timelines/list/amber-1", .list("amber-1"), true),
        ("/statuses/:statusId", "/statuses/amber-1", .statusByID("amber-1"), false),
        ("/statuses/:statusId/reblogs", "/statuses/amber-1/reblogs", .statusReblogsByID("amber-1"), false),
        ("/statuses/:statusId/favourites", "/statuses/amber-1/favourites", .statusFavouritesByID("amber-1"), false),
        ("/follow_requests", "/follow_requests", .followRequests, false),
        ("/blocks", "/blocks", .blocks, false),
        ("/domain_blocks", "/domain_blocks", .domainBlocks, false),
        ("/followed_tags", "/followed_tags", .followedTags, false),
        ("/mutes", "/mutes", .mutes, false),
        ("/lists", "/lists", .lists, false),
    ]
}
