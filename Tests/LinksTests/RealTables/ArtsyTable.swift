import Coordination
import CoordinationLinks
import CoordinationTools

/// The addresses of an app whose source is public: artsy/eigen, src/app/Navigation/routes.tsx. The patterns are those of its router, in its order.
enum ArtsyTable {
    enum ArtsyRoute: Route {
        case artAssistant
        case article(String)
        case articleSlideShow(String)
        case articles
        case artistSeries(String)
        case artist(String)
        case artistArticles(String)
        case fullArtistSeriesList(String)
        case auctionResult(String, String)
        case auctionResultAlone(String)
        case artistInsights(String)
        case artistArtworks(String)
        case artistShows(String)
        case artworkCertificate
        case artworkClassifications
        case artworkList(String)
        case artworkRecommendations
        case artwork(String)
        case artworkMedium(String)
        case browseSimilarWorks(String)
        case auctionRegistration(String)
        case auctionResultsYouCollect
        case auctionResultsYouFollow
        case auction(String)
        case auctionBidArtwork(String, String)
        case auctionBuyersPremium(String)
        case auctionInfo(String)
        case auctions
        case recommendedAuctionLots
        case auctionsOverview
        case cityFairList(String)
        case citySavedList(String)
        case citySectionList(String, String)
        case collect
        case collectionsByCategory(String)
        case collection(String)
        case fullFeaturedArtistList(String)
        case conversation(String)
        case conversationDetails(String)
        case lens
        case devMenu
        case htmlTest
        case fair(String)
        case fairArticles(String)
        case fairArtists(String)
        case fairArtworks(String)
        case fairExhibitors(String)
        case fairFollowedArtists(String)
        case fairInfo(String)
        case featuredFairs
        case feature(String)
        case galleriesForYou
        case gene(String)
        case homeViewSection(String)
        case homeViewSectionModal(String)
        case inbox
        case infiniteDiscovery
    }

    static let links = Links<ArtsyRoute>([
        .path("art-assistant").route(.artAssistant),
        .path("article").value(String.self, "articleID").route(ArtsyRoute.article),
        .path("article").value(String.self, "articleID").path("slideshow").route(ArtsyRoute.articleSlideShow),
        .path("").value(String.self, "ignore").path("article").value(String.self, "articleID").route { _, articleID in
            .article(articleID)
        }.legacy().yielding(),
        .path("post").value(String.self, "articleID").route(ArtsyRoute.article).legacy(),
        .path("series").value(String.self, "articleID").route(ArtsyRoute.article).legacy(),
        .path("series").value(String.self, "ignore").value(String.self, "articleID").route { _, articleID in
            .article(articleID)
        }.legacy(),
        .path("articles").route(.articles),
        .path("artist-series").value(String.self, "artistSeriesID").route(ArtsyRoute.artistSeries),
        .path("artist").value(String.self, "artistID").route(ArtsyRoute.artist),
        .path("artist").value(String.self, "artistID").path("articles").route(ArtsyRoute.artistArticles),
        .path("artist").value(String.self, "artistID").path("artist-series").route(ArtsyRoute.fullArtistSeriesList),
        .path("artist").value(String.self, "artistID").path("auction-result").value(
            String.self, "auctionResultInternalID"
        ).route(ArtsyRoute.auctionResult),
        .path("auction-result").value(String.self, "auctionResultInternalID").route(ArtsyRoute.auctionResultAlone),
        .path("artist").value(String.self, "artistID").path("auction-results").route(ArtsyRoute.artistInsights),
        .path("artist").value(String.self, "artistID").path("artworks").route(ArtsyRoute.artistArtworks),
        .path("artist").value(String.self, "artistID").path("shows").route(ArtsyRoute.artistShows),
        .path("artist").value(String.self, "artistID").rest().route { artistID, _ in .artist(artistID) }.legacy(),
        .path("").value(String.self, "ignored").path("artist").value(String.self, "artistID").route { _, artistID in
            .artist(artistID)
        }.legacy().yielding(),
        .path("artwork-certificate-of-authenticity").route(.artworkCertificate),
        .path("artwork-classifications").route(.artworkClassifications),
        .path("artwork-list").value(String.self, "listID").route(ArtsyRoute.artworkList),
        .path("artwork-recommendations").route(.artworkRecommendations),
        .path("artwork").value(String.self, "artworkID").route(ArtsyRoute.artwork),
        .path("artwork").value(String.self, "artworkID").path("medium").route(ArtsyRoute.artworkMedium),
        .path("artwork").value(String.self, "artworkID").path("browse-similar-works").route(
            ArtsyRoute.browseSimilarWorks),
        .path("artwork").value(String.self, "artworkID").value(String.self, "optional").route { artworkID, _ in
            .artwork(artworkID)
        }.legacy(),
        .path("auction-registration").value(String.self, "saleID").route(ArtsyRoute.auctionRegistration),
        .path("auction-results-for-artists-you-collect").route(.auctionResultsYouCollect),
        .path("auction-results-for-artists-you-follow").route(.auctionResultsYouFollow),
        .path("auction").value(String.self, "saleID").route(ArtsyRoute.auction),
        .path("auction").value(String.self, "saleID").path("bid").value(String.self, "artworkID").route(
            ArtsyRoute.auctionBidArtwork),
        .path("auction").value(String.self, "saleID").path("buyers-premium").route(ArtsyRoute.auctionBuyersPremium),
        .path("auction").value(String.self, "saleID").path("info").route(ArtsyRoute.auctionInfo),
        .path("auctions").route(.auctions),
        .path("auctions/lots-for-you-ending-soon").route(.recommendedAuctionLots),
        .path("auctions/overview").route(.auctionsOverview),
        .path("city-fair").value(String.self, "citySlug").route(ArtsyRoute.cityFairList),
        .path("city-save").value(String.self, "citySlug").route(ArtsyRoute.citySavedList),
        .path("city").value(String.self, "citySlug").value(String.self, "section").route(ArtsyRoute.citySectionList),
        .path("collect").route(.collect),
        .path("collections-by-category").value(String.self, "slug").route(ArtsyRoute.collectionsByCategory),
        .path("collection").value(String.self, "collectionID").route(ArtsyRoute.collection),
        .path("collection").value(String.self, "collectionID").path("artists").route(ArtsyRoute.fullFeaturedArtistList),
        .path("conversation").value(String.self, "conversationID").route(ArtsyRoute.conversation),
        .path("conversation").value(String.self, "conversationID").path("details").route(
            ArtsyRoute.conversationDetails),
        .path("lens").route(.lens),
        .path("dev-menu").route(.devMenu),
        .path("html").route(.htmlTest),
        .path("fair").value(String.self, "fairID").route(ArtsyRoute.fair),
        .path("fair").value(String.self, "fairID").path("articles").route(ArtsyRoute.fairArticles),
        .path("fair").value(String.self, "fairID").path("artists").route(ArtsyRoute.fairArtists),
        .path("fair").value(String.self, "fairID").path("artworks").route(ArtsyRoute.fairArtworks),
        .path("fair").value(String.self, "fairID").path("exhibitors").route(ArtsyRoute.fairExhibitors),
        .path("fair").value(String.self, "fairID").path("followedArtists").route(ArtsyRoute.fairFollowedArtists),
        .path("fair").value(String.self, "fairID").path("info").route(ArtsyRoute.fairInfo),
        .path("featured-fairs").route(.featuredFairs),
        .path("feature").value(String.self, "slug").route(ArtsyRoute.feature),
        .path("galleries-for-you").route(.galleriesForYou),
        .path("gene").value(String.self, "geneID").route(ArtsyRoute.gene),
        .path("home-view/sections").value(String.self, "id").route(ArtsyRoute.homeViewSection),
        .path("home-view/sections").value(String.self, "id").path("modal").route(ArtsyRoute.homeViewSectionModal),
        .path("inbox").route(.inbox),
        .path("infinite-discovery").route(.infiniteDiscovery),
    ])

    /// A pattern of the app's, an address that it takes, and where that leads; whether another address is printed.
    static let rows: [(pattern: String, text: String, route: ArtsyRoute, isAlias: Bool)] = [
        ("/art-assistant", "/art-assistant", .artAssistant, false),
        ("/article/:articleID", "/article/amber-1", .article("amber-1"), false),
        ("/article/:articleID/slideshow", "/article/amber-1/slideshow", .articleSlideShow("amber-1"), false),
        ("/:ignore/article/:articleID", "/amber-1/article/amber-1", .article("amber-1"), true),
        ("/post/:articleID", "/post/amber-1", .article("amber-1"), true),
        ("/series/:articleID", "/series/amber-1", .article("amber-1"), true),
        ("/series/:ignore/:articleID", "/series/amber-1/amber-1", .article("amber-1"), true),
        ("/articles", "/articles", .articles, false),
        ("/artist-series/:artistSeriesID", "/artist-series/amber-1", .artistSeries("amber-1"), false),
        ("/artist/:artistID", "/artist/amber-1", .artist("amber-1"), false),
        ("/artist/:artistID/articles", "/artist/amber-1/articles", .artistArticles("amber-1"), false),
        ("/artist/:artistID/artist-series", "/artist/amber-1/artist-series", .fullArtistSeriesList("amber-1"), false),
        (
            "/artist/:artistID/auction-result/:auctionResultInternalID", "/artist/amber-1/auction-result/amber-1",
            .auctionResult("amber-1", "amber-1"), false
        ),
        ("/auction-result/:auctionResultInternalID", "/auction-result/amber-1", .auctionResultAlone("amber-1"), false),
        ("/artist/:artistID/auction-results", "/artist/amber-1/auction-results", .artistInsights("amber-1"), false),
        ("/artist/:artistID/artworks", "/artist/amber-1/artworks", .artistArtworks("amber-1"), false),
        ("/artist/:artistID/shows", "/artist/amber-1/shows", .artistShows("amber-1"), false),
        ("/artist/:artistID/*", "/artist/amber-1/a/b", .artist("amber-1"), true),
        ("/:ignored/artist/:artistID", "/amber-1/artist/amber-1", .artist("amber-1"), true),
        ("/artwork-certificate-of-authenticity", "/artwork-certificate-of-authenticity", .artworkCertificate, false),
        ("/artwork-classifications", "/artwork-classifications", .artworkClassifications, false),
        ("/artwork-list/:listID", "/artwork-list/amber-1", .artworkList("amber-1"), false),
        ("/artwork-recommendations", "/artwork-recommendations", .artworkRecommendations, false),
        ("/artwork/:artworkID", "/artwork/amber-1", .artwork("amber-1"), false),
        ("/artwork/:artworkID/medium", "/artwork/amber-1/medium", .artworkMedium("amber-1"), false),
        (
            "/artwork/:artworkID/browse-similar-works", "/artwork/amber-1/browse-similar-works",
            .browseSimilarWorks("amber-1"), false
        ),
        ("/artwork/:artworkID/:optional", "/artwork/amber-1/amber-1", .artwork("amber-1"), true),
        ("/auction-registration/:saleID", "/auction-registration/amber-1", .auctionRegistration("amber-1"), false),
        (
            "/auction-results-for-artists-you-collect", "/auction-results-for-artists-you-collect",
            .auctionResultsYouCollect, false
        ),
        (
            "/auction-results-for-artists-you-follow", "/auction-results-for-artists-you-follow",
            .auctionResultsYouFollow, false
        ),
        ("/auction/:saleID", "/auction/amber-1", .auction("amber-1"), false),
        (
            "/auction/:saleID/bid/:artworkID", "/auction/amber-1/bid/amber-1", .auctionBidArtwork("amber-1", "amber-1"),
            false
        ),
        ("/auction/:saleID/buyers-premium", "/auction/amber-1/buyers-premium", .auctionBuyersPremium("amber-1"), false),
        ("/auction/:saleID/info", "/auction/amber-1/info", .auctionInfo("amber-1"), false),
        ("/auctions", "/auctions", .auctions, false),
        ("/auctions/lots-for-you-ending-soon", "/auctions/lots-for-you-ending-soon", .recommendedAuctionLots, false),
        ("/auctions/overview", "/auctions/overview", .auctionsOverview, false),
        ("/city-fair/:citySlug", "/city-fair/amber-1", .cityFairList("amber-1"), false),
        ("/city-save/:citySlug", "/city-save/amber-1", .citySavedList("amber-1"), false),
        ("/city/:citySlug/:section", "/city/amber-1/amber-1", .citySectionList("amber-1", "amber-1"), false),
        ("/collect", "/collect", .collect, false),
        (
            "/collections-by-category/:slug", "/collections-by-category/amber-1", .collectionsByCategory("amber-1"),
            false
        ),
        ("/collection/:collectionID", "/collection/amber-1", .collection("amber-1"), false),
        ("/collection/:collectionID/artists", "/collection/amber-1/artists", .fullFeaturedArtistList("amber-1"), false),
        ("/conversation/:conversationID", "/conversation/amber-1", .conversation("amber-1"), false),
        (
            "/conversation/:conversationID/details", "/conversation/amber-1/details", .conversationDetails("amber-1"),
            false
        ),
        ("/lens", "/lens", .lens, false),
        ("/dev-menu", "/dev-menu", .devMenu, false),
        ("/html", "/html", .htmlTest, false),
        ("/fair/:fairID", "/fair/amber-1", .fair("amber-1"), false),
        ("/fair/:fairID/articles", "/fair/amber-1/articles", .fairArticles("amber-1"), false),
        ("/fair/:fairID/artists", "/fair/amber-1/artists", .fairArtists("amber-1"), false),
        ("/fair/:fairID/artworks", "/fair/amber-1/artworks", .fairArtworks("amber-1"), false),
        ("/fair/:fairID/exhibitors", "/fair/amber-1/exhibitors", .fairExhibitors("amber-1"), false),
        ("/fair/:fairID/followedArtists", "/fair/amber-1/followedArtists", .fairFollowedArtists("amber-1"), false),
        ("/fair/:fairID/info", "/fair/amber-1/info", .fairInfo("amber-1"), false),
        ("/featured-fairs", "/featured-fairs", .featuredFairs, false),
        ("/feature/:slug", "/feature/amber-1", .feature("amber-1"), false),
        ("/galleries-for-you", "/galleries-for-you", .galleriesForYou, false),
        ("/gene/:geneID", "/gene/amber-1", .gene("amber-1"), false),
        ("/home-view/sections/:id", "/home-view/sections/amber-1", .homeViewSection("amber-1"), false),
        ("/home-view/sections/:id/modal", "/home-view/sections/amber-1/modal", .homeViewSectionModal("amber-1"), false),
        ("/inbox", "/inbox", .inbox, false),
        ("/infinite-discovery", "/infinite-discovery", .infiniteDiscovery, false),
    ]
}
