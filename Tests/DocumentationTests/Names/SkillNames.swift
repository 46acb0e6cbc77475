/// What the skill names that no source of ours declares: words of its examples, of toolkits, and of what an app comes from.
enum SkillNames {
    static let examples: Set<String> = [
        "AppCoordinator", "Book", "BookViewController", "Filter", "Loan", "LoansRoute", "NewCart", "ShelfRoute",
        "ShopCoordinator", "ShopRoute", "Sort", "ClubCoordinator", "ClubModel", "ClubRoute",
        "StorePicker", "Sure", "/loans/7", "account", "book", "chosen", "delegate", "filtered", "id", "loan", "method",
        "page",
        "pickup", "quiz", "renewed", "shelf", "shop", "showBook(_:)", "signIn", "sort", "store", "x!Sure",
    ]

    static let toolkits: Set<String> = [
        ".navigationTitle", ".searchable", ".toolbar", "Date", "MemberImportVisibility", "NavigationLink", "map",
        "NavigationPath",
        "RawRepresentable", "URL", "UUID", "UserDefaults", "environment", "expect", "hidesBottomBarWhenPushed",
        "pushViewController", "return", "rootViewController", "self",
    ]

    static let otherLibraries: Set<String> = [
        ".forEach", ".ifLet", "AlertState", "Effect", "Path", "Reducer", "StackState", "Store", "addChild",
        "childDidFinish", "path.removeLast()",
        "isSignedIn", "pending",
        "push",
        "removeAll", "selectedTab", "sheet", "unownedRouter",
    ]
}
