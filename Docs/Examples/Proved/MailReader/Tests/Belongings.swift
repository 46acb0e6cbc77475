import Coordination

@testable import MailReader

/// The things of a user that outlast a session.
struct Belongings: Equatable {
    let drafts: [Draft]
    let letters: [Letter]
    let trees: [Tree?]
}
