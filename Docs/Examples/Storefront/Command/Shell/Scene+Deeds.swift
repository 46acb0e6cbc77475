@_spi(Log) @_spi(Hosting) import Coordination

extension Scene.Deed {
    /// Does it. Nothing happens where a text is still to be asked for.
    func perform(in windows: any Presentable, completion: @escaping (TransitionOutcome) -> Void) {
        switch self {
        case .route(let route, let origin): origin.send(route, completion: completion)
        case .report(let report): windows.node.report(report, completion: completion)
        case .own(let body): body(completion)
        case .ask: break
        }
    }

    /// What is left to do when the text is known.
    func filled(with text: String) -> Scene.Deed {
        if case .ask(_, let deed) = self { deed(text) } else { self }
    }
}
