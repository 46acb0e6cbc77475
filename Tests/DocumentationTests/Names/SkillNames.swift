/// What the skill names that no source of ours declares: words of its examples, of toolkits, and of what an app comes from.
enum SkillNames {
    static let examples: Set<String> = [
        "AppCoordinator", "Book", "BookViewController", "Filter", "Loan", "LoansRoute", "NewCart", "ShelfRoute",
        "ShopRoute", "Sort",
        "StorePicker", "Sure", "[a]!Sure?", "account", "book", "chosen", "delegate", "filtered", "id", "loan", "method",
        "page",
        "pickup", "renewed", "shelf", "shop", "showBook(_:)", "signIn", "sort", "store", "x!Sure",
    ]

    static let toolkits: Set<String> = [
        ".navigationTitle", ".searchable", ".toolbar", "Date", "MemberImportVisibility", "NavigationLink",
        "NavigationPath",
        "RawRepresentable", "URL", "UUID", "UserDefaults", "environment", "expect", "hidesBottomBarWhenPushed",
        "pushViewController", "return", "rootViewController", "self",
    ]

    static let otherLibraries: Set<String> = [
        ".forEach", ".ifLet", "AlertState", "Path", "StackState", "addChild", "childDidFinish", "path.removeLast()",
        "isSignedIn", "pending",
        "push",
        "removeAll", "selectedTab", "sheet", "unownedRouter",
    ]
}
