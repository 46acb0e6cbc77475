extension CommitQueue {
    /// The gates that are asked about every route.
    package var gates: [Gate] {
        get { extras?.gates ?? [] }
        set {
            makeExtrasIfNeeded().gates = newValue
            watch.set(.gated, to: !newValue.isEmpty || extras?.isTapped == true)
        }
    }

    /// The failures of this tree, and of trees in it, to get their first content.
    var contentFailures: [ContentFailure] {
        get { extras?.contentFailures ?? [] }
        set {
            makeExtrasIfNeeded().contentFailures = newValue
            watch.set(.blank, to: !newValue.isEmpty)
        }
    }

    /// The handler of failures without a listener; nil for the task's handler, or standard error.
    var diagnosticsHandler: ((Diagnostic) -> Void)? {
        get { extras?.diagnosticsHandler }
        set { makeExtrasIfNeeded().diagnosticsHandler = newValue }
    }

    package var time: (any TimeSource)? {
        get { extras?.time }
        set { if newValue != nil || extras != nil { makeExtrasIfNeeded().time = newValue } }
    }

    /// The closure that creates the windows at launch and after a reset; nil if the app gave none.
    var launch: (() -> [any Presentable])? {
        get { extras?.launch }
        set { makeExtrasIfNeeded().launch = newValue }
    }

    /// The time that hosts have to answer, beyond the longest animation; nil for no limit.
    var deadline: Duration? {
        get { extras.map(\.deadline) ?? .standardDeadline }
        set { makeExtrasIfNeeded().deadline = newValue }
    }

    /// The observers of every commit.
    package var observers: [Observer<CommitRecord>] { extras?.observers ?? [] }

    func add(_ observer: Observer<CommitRecord>) {
        makeExtrasIfNeeded().add(observer)
        watch.insert(.logged)
    }

    var visibilityObservers: VisibilityObservers? { extras?.visibilityObservers }

    func forgetEndedObservers() {
        guard let extras else { return }
        // Handlers of ended observers are released after the list was replaced.
        var observers = extras.observers.filter { !$0.hasEnded }
        swap(&observers, &extras.observers)
        watch.set(.logged, to: !extras.observers.isEmpty)
    }
}
