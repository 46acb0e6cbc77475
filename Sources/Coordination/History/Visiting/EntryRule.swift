@_spi(Hosting) @_spi(Log) import Coordination

/// The effect of a trigger on a history.
enum EntryRule: Equatable {
    /// A new entry behind the current one, in place of all that came behind it.
    case entry
    /// The current entry is what the tree is now. What comes behind it stays.
    case replaces
    /// Nothing: the tree is as it was.
    case none

    /// The facts that a record does not have.
    struct Facts {
        /// True if another screen is in front than at the end of the current entry's last commit.
        var isFrontNew = true
        /// True if the screen in front is, or is over, what a waiting trigger requires, or a cover.
        var isOnTheWay = false
        /// True if the commit follows from the one that made the current entry: nobody has seen that.
        var isFollowUp = false
        /// True if the commit has replaced what the window was made with, which no route has shown.
        var isAfterSplash = false
        /// False if tabs and pages make no entries.
        var countsTabs = true
    }

    /// Decides about a trigger that has ended. The page *Recording, back and forward* has the same table.
    init(_ record: CommitRecord, _ facts: Facts) {
        let cause = record.cause
        switch record.outcome {
        case .rejected, .failed, .cancelled: self = .none
        // A login, or another prerequisite, and all that is shown on the way to it.
        case _ where cause.requiredBy != nil || facts.isOnTheWay: self = .replaces
        // An alert, an effect, a fill, a screen in another window, the same screen made anew.
        case _ where !facts.isFrontNew: self = .replaces
        case _ where record.options.replacesEntry: self = .replaces
        // A screen that led on by itself, and the screen that a window begins with.
        case _ where facts.isFollowUp || facts.isAfterSplash: self = .replaces
        case _ where cause == .signal || cause == .restoration: self = .replaces
        case _ where record.isByWidth: self = .replaces
        case _ where record.isSelection && !facts.countsTabs: self = .replaces
        case .completed, .noChange: self = .entry
        }
    }
}

extension Cause {
    static var restoration: Cause { .transition("restore") }

    /// The repair of what standing gates no longer allow.
    static var signal: Cause { .transition("gatesChanged()") }
}

extension CommitRecord {
    /// True for a width, or a step to another column, which has no counterpart in a window of another width.
    fileprivate var isByWidth: Bool {
        switch cause.report {
        case .resized, .stepped, .hid, .showed: true
        case .some: false
        case nil:
            cause.hops.isEmpty && !changes.isEmpty
                && changes.allSatisfy { if case .took = $0.kind { true } else { false } }
        }
    }

    /// True if nothing but tabs or pages was selected.
    fileprivate var isSelection: Bool {
        !changes.isEmpty && changes.allSatisfy { if case .selected = $0.kind { true } else { false } }
    }
}
