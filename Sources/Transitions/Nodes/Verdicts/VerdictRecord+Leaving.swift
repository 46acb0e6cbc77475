extension VerdictRecord {
    /// Records the verdict of a presentable that would be left.
    init(_ verdict: Verdict, attempt: Int, of presentable: any Presentable, leavingBy departure: Departure) {
        let node: Node = presentable.node
        self.init(
            verdict, attempt: attempt, name: node.name,
            type: node.name.isEmpty ? Swift.type(of: presentable) : nil, .departure(departure))
    }
}
