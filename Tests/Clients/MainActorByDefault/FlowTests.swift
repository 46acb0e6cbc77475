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

    func next() -> FlowStep<NewReader, [String]> {
        guard let name else { return .ask(NamePicker("name"), \.name) }
        guard let book else { return .ask(BookPicker(for: name), \.book) }
        return .done([name, book.title])
    }

    func gates(for question: PartialKeyPath<NewReader>) -> [Gate] {
        guard question == \.book else { return [] }
        return [Gate("known") { [name] _ in name == "Nemo" ? .deny("no one has that name") : .allow }]
    }
}

final class BookPicker: Finishing {
    typealias Output = Book
    let node: Screen
    init(for name: String) { node = Screen("book-for-\(name)") }
}

@Suite(.noUnhandledFailures) struct MainActorFlowTests {
    @Test("a flow asks its questions, and can be awaited") func flow() async throws {
        let library = LibraryCoordinator()
        let reading = Task.immediate { try await library.run(NewReader()) }
        (library.top as? NamePicker)?.finish(with: "Ada")
        expect(library, "[shelf, name, book-for-Ada]")
        (library.top as? BookPicker)?.finish(with: Book(title: "Emma", author: "Austen"))
        expect(library, "[shelf]")
        #expect(try await reading.value == ["Ada", "Emma"])
    }

    @Test("a question has gates that know the answers so far") func gated() async {
        let library = LibraryCoordinator()
        let reading = Task.immediate { @MainActor in try await library.run(NewReader()) }
        (library.top as? NamePicker)?.finish(with: "Nemo", completion: { _ in })
        expect(library, "[shelf, name]")
        (library.top as? NamePicker)?.finish(with: "Ada")
        expect(library, "[shelf, name, book-for-Ada]")
        reading.cancel()
        _ = await reading.result
    }
}
