import Coordination

/// The search: a field, results, and the letter that was found.
@MainActor final class SearchCoordinator {
    let root = StackRoot()
    private let account: Account

    init(_ account: Account) {
        self.account = account
        trigger(.field)
    }

    var letter: LetterCoordinator? { children.lazy.compactMap { $0 as? LetterCoordinator }.first }

    private func results(for text: String) -> Transition<StackRoot> {
        .multiple(
            .popToRoot(), .push(ResultsModel(text, account.mailbox)),
            .effect("remember the search") { [account] in account.remember(search: text) })
    }
}

extension SearchCoordinator: @MainActor Coordinator {
    func prepareTransition(for route: SearchRoute) -> Transition<StackRoot> {
        switch route {
        case .field: .set([SearchModel(account)])
        case .recents: .present(RecentSearches(account).returning(SearchRoute.results), style: .sheet())
        case .clearRecents: .effect("forget the searches") { [account] in account.recentSearches = [] }
        case .results(let text): results(for: text)
        case .letter(let id): .push(Later { [account] in LetterCoordinator(account.mailbox).at(.show(id)) }, key: route)
        case .forget(let id): letter?.id == id ? .pop() : .none()
        }
    }
}
