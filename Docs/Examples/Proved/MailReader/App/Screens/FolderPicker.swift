import Coordination

/// A choice of the folder to which a letter moves.
@MainActor final class FolderPicker: @MainActor Finishing {
    typealias Output = Folder
    let node = Screen("folder-picker")
    let folders: [Folder]

    init(for letter: Letter) { folders = Folder.shelves.filter { $0 != letter.folder } }
}
