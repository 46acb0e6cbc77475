/// Columns as they are on the screen: side by side, or one stack where it is narrow. Then what is told to be on top comes
/// with an animation, and what the user has gone back to is told late.
@MainActor final class SplitMemory {
    private(set) var columns: [[Piece]] = []

    /// The column on top, where it is narrow, and the one that comes.
    private(set) var displayed: Int?
    private(set) var target: Int?
    private(set) var isUsers = false
    private var isUntold = false
    private var given = 0
    private var set: (Int) -> Void = { _ in }
    private weak var stage: Stage?

    func take(_ columns: [[Piece]], top: Int, _ set: @escaping (Int) -> Void, in site: Site) {
        (self.columns, self.set, stage) = (columns, set, site.stage)
        // A column that is told to be on top anew is so, whatever the user does.
        if top != given, isUsers, !isUntold { (target, isUsers) = (nil, false) }
        given = top
        if stage?.isNarrow != true {
            (displayed, target, isUsers, isUntold) = (nil, nil, false, false)
        } else if displayed == nil {
            displayed = given
        }
    }

    var isMoving: Bool { target != nil }

    /// Whether a column is covered, as the user has gone back.
    func covers(_ column: Int) -> Bool { displayed.map { column > $0 } ?? false }

    func isVisible(_ column: Int) -> Bool { displayed.map { column == $0 || column == target } ?? true }

    func begin(isVisible: Bool, animated: Bool) {
        if !isVisible, isUsers, !isUntold { (target, isUsers) = (nil, false) }
        guard let displayed, target == nil, !isUntold, displayed != given, let stage else { return }
        if isVisible, animated { return move(to: given, of: stage) }
        self.displayed = given
        stage.invalidate()
    }

    private func move(to column: Int, of stage: Stage) {
        target = column
        Loop.after(Loop.animationTurns) { [weak self] in self?.end() }
        stage.invalidate()
    }

    private func end() {
        guard let target, !isUsers || isUntold else { return }
        (displayed, self.target) = (target, nil)
        stage?.invalidate()
        if isUsers { Loop.after { [weak self] in self?.tell() } }
    }

    private func tell() {
        guard isUntold, let displayed else { return }
        (isUntold, isUsers) = (false, false)
        set(displayed)
        stage?.invalidate()
    }

    /// The user goes back from the bottom of a column.
    ///
    /// - Returns: Whether that begins.
    func beginBack() -> Bool {
        guard let displayed, displayed > 0, target == nil, !isUntold, displayed == given else { return false }
        target = displayed - 1
        isUsers = true
        stage?.invalidate()
        return true
    }

    func endBack(isCancelled: Bool) {
        guard isUsers, !isUntold, target != nil else { return }
        if isCancelled {
            target = displayed
            isUsers = false
        } else {
            isUntold = true
        }
        Loop.after(Loop.animationTurns) { [weak self] in self?.end() }
    }
}
