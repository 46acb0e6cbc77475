@_spi(Log) @_spi(Hosting) import Coordination

extension Scene.Deed {
    /// Performs the deed. Does nothing if a text has to be entered first.
    func perform(in windows: any Presentable, completion: @escaping (TransitionOutcome) -> Void) {
        switch self {
        case .route(let route, let origin): origin.send(route, completion: completion)
        case .report(let report): windows.node.report(report, completion: completion)
        case .own(let body): body(completion)
        case .ask: break
        }
    }

    /// Returns the deed with a text filled in.
    func filled(with text: String) -> Scene.Deed {
        if case .ask(_, let deed) = self { deed(text) } else { self }
    }
}
