extension CommitQueue {
    /// Who is asked about every route.
    package var gates: [Gate] {
        get { extras?.gates ?? [] }
        set {
            demandExtras().gates = newValue
            watch.set(.gated, to: !newValue.isEmpty || extras?.isTapped == true)
        }
    }

    /// What is in this tree, or is it, and was to be filled by a first route that has failed.
    var blanks: [BlankTree] {
        get { extras?.blanks ?? [] }
        set {
            demandExtras().blanks = newValue
            watch.set(.blank, to: !newValue.isEmpty)
        }
    }

    /// Where failures go that have no listener; nil for the task's handler, or standard error.
    var diagnostics: ((Diagnostic) -> Void)? {
        get { extras?.diagnostics }
        set { demandExtras().diagnostics = newValue }
    }

    /// Where the time is looked at, if anywhere.
    package var time: (any TimeSource)? {
        get { extras?.time }
        set { if newValue != nil || extras != nil { demandExtras().time = newValue } }
    }

    /// What makes the windows that are open from the start; nil where that is not known.
    var launch: (() -> [any Presentable])? {
        get { extras?.launch }
        set { demandExtras().launch = newValue }
    }

    /// How long hosts may take to answer, beyond the longest animation.
    var deadline: Duration? {
        get { extras.map(\.deadline) ?? .standardDeadline }
        set { demandExtras().deadline = newValue }
    }

    /// Those who are told of every commit.
    package var observers: [Observer<CommitRecord>] { extras?.observers ?? [] }

    /// Tells an observer of every commit. O(1) on average.
    func add(_ observer: Observer<CommitRecord>) {
        demandExtras().add(observer)
        watch.insert(.logged)
    }

    /// Who is told of what comes into view.
    var visibilityObservers: VisibilityObservers? { extras?.visibilityObservers }

    /// Lets go of those who will be told of no commit any more.
    func forgetEndedObservers() {
        guard let extras else { return }
        // What the former ones kept goes while these are not being changed.
        var observers = extras.observers.filter { !$0.hasEnded }
        swap(&observers, &extras.observers)
        watch.set(.logged, to: !extras.observers.isEmpty)
    }
}
