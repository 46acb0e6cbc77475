/// The bars there are.
enum Bars {
    static let all: [any Bar] = [
        TreesBar(), ProgramsBar(), ProgramsBar(ofSessions: true), ActorsBar(), OriginsBar(), ReplayBar(),
        RecordingsBar(),
        LinksRoundTripBar(), LinksFuzzBar(),
        LinksClashesBar(), LinksLockBar(), LinksShopBar(), RestorationBar(), RestorationBytesBar(), MomentsBar(),
        ExplorerBar(), AssumptionsBar(), ShrinkingBar(), WidthsBar(), PermissionsBar(), HistoryBar(),
        InspectorBar(),
    ]

    /// The bar of that name, also the one that only the check of the runner knows.
    static func named(_ name: String) -> (any Bar)? {
        (all + [PlantedBar()] + PermissionFault.allCases.map { PermissionsBar($0) }).first { $0.name == name }
    }
}
