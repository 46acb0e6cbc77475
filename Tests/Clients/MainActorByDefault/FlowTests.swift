import Coordination
import CoordinationTesting
import Testing

final class NamePicker: Finishing {
    typealias Output = String
    let node: Screen
    init(_ name: String) { node = Screen(name) }
}

struct NewReader: Flow {
    var name: String?
    var book: Book?

    func next() -> Step<NewReader, [String]> {
        guard let name else { return .ask(NamePicker("name"), \.name) }
        guard let book else { return .ask(BookPicker(for: name), \.book) }
        return .done([name, book.title])
    }
}

final class BookPicker: Finishing {
    typealias Output = Book
    let node: Screen
    init(for name: String) { node = Screen("book-for-\(name)") }
}

@Suite(.noUnheardFailures) struct MainActorFlowTests {
    @Test("a flow asks its questions, and can be awaited") func flow() async throws {
        let library = LibraryCoordinator()
        let reading = Task.immediate { try await library.run(NewReader()) }
        (library.top as? NamePicker)?.finish(with: "Ada")
        expect(library, "[shelf, name, book-for-Ada]")
        (library.top as? BookPicker)?.finish(with: Book(title: "Emma", author: "Austen"))
        expect(library, "[shelf]")
        #expect(try await reading.value == ["Ada", "Emma"])
    }
}
