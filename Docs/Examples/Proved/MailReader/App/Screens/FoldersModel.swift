import Coordination

/// The list of folders.
@MainActor final class FoldersModel: @MainActor Presentable {
    let node = Screen("folders")
    let folders = Folder.allCases
}
