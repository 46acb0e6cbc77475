/// Columns as they are on the screen: side by side, or one stack where it is narrow. Then what is told to be on top comes
/// with an animation, and what the user has gone back to is told late. Side by side, the user can hide those before the
/// last one, which is told late, too.
@MainActor final class SplitMemory {
    private(set) var columns: [[Piece]] = []

    /// The column on top, where it is narrow, and the one that comes.
    private(set) var displayed: Int?
    private(set) var target: Int?
    private(set) var isUsers = false
    private var isUntold = false
    private var given = 0
    private var set: (Int) -> Void = { _ in }
    private var first = 0
    private var choose: (NavigationSplitViewVisibility) -> Void = { _ in }
    private var isChosen = false
    private weak var stage: Stage?

    func take(
        _ columns: [[Piece]], beside leading: Int?, _ choose: @escaping (NavigationSplitViewVisibility) -> Void,
        top: Int, _ set: @escaping (Int) -> Void, in site: Site
    ) {
        (self.columns, self.set, self.choose, stage) = (columns, set, choose, site.stage)
        if !isChosen { first = max(columns.count - 1 - (leading ?? columns.count), 0) }
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

    /// Whether a column is not on the screen, when nothing moves.
    func hides(_ column: Int) -> Bool { displayed.map { column != $0 } ?? (column < first) }

    func isVisible(_ column: Int) -> Bool { displayed.map { column == $0 || column == target } ?? (column >= first) }

    /// The user shows these columns, and no others, where it is not narrow.
    ///
    /// - Returns: Whether that can be done.
    func show(_ visibility: NavigationSplitViewVisibility) -> Bool {
        let shown = max(columns.count - 1 - visibility.leading, 0)
        guard displayed == nil, !isChosen, first != shown, stage != nil else { return false }
        (first, isChosen) = (shown, true)
        stage?.invalidate()
        Loop.after(Loop.animationTurns) { [weak self] in
            guard let self else { return }
            isChosen = false
            choose(visibility)
            stage?.invalidate()
        }
        return true
    }

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
        if columns[displayed].contains(where: { $0.first { $0.hidesBack ? true : nil } == true }) { return false }
        target = displayed - 1
        isUsers = true
        stage?.invalidate()
        return true
    }

    /// A button that a column's screen has put in place of the back button.
    var replacement: (title: String, act: () -> Void)? {
        displayed.flatMap { columns[$0].firstFound(\.replacement) }
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
