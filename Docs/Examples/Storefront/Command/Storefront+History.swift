import CoordinationHistory
import CoordinationRestoration
import Shop

extension Storefront {
    /// Begins a history of the windows. Whoever signs out takes along the places of that session.
    func history(of session: VisitorSession) -> History {
        History(of: windows, terms: RestorationTerms(owner: { [weak session] in session?.visitor?.name })) {
            [weak self] in self?.address
        }
    }
}
