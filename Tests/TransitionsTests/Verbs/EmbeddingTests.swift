import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Embedding", .bothEnds, .noUnhandledFailures) struct EmbeddingTests {
    @Test("embed puts something in a container of this root", arguments: embedRows)
    func embed(_ row: Row<StackRoot>) throws { try row.check() }

    static let embedRows: [Row<StackRoot>] = [
        .becomes("[a, b]", "[a+p, b]") { .embed($0["p"], in: $0["a"]) },
        .becomes("s[a]", "s[a]+p") { .embed($0["p"], in: $0["s"]) },
        .becomes("[a+x]", "[a+x+p]") { .embed($0["p"], in: $0["a"]) },
        .becomes("[a+x]", "[a+(x+p)]") { .embed($0["p"], in: $0["x"]) },
        .becomes("[a]^m", "[a]^m+p") { .embed($0["p"], in: $0["m"]) },
        .becomes("[a, t{b*, c}]", "[a, t{b*, c+[p]}]") { .embed(try $0.make("[p]"), in: $0["c"]) },
        .refuses(
            "{[a]*, b}",
            """
            Can't embed 'p' in 'b': the container is not in this root.

              Stack: [a]

            Embed it from the root that the container is in.
            """
        ) { .embed($0["p"], in: $0["b"]) },
        .refuses(
            "[a]",
            """
            Can't embed 'p' in 'elsewhere': the container is not in this root.

              Stack: [a]

            Embed it from the root that the container is in.
            """
        ) { .embed($0["p"], in: $0["elsewhere"]) },
        .refuses(
            "[a, b]",
            """
            Can't embed 'b' in 'a': it is already shown in a stack.

              Stack: [a, b]

            Remove it there first, or make a second instance.
            """
        ) { .embed($0["b"], in: $0["a"]) },
        .refuses(
            "s[a, t[b]]",
            """
            Can't embed 's' in 't': it contains this root.

              Stack: t[b]

            Show something that does not contain this root.
            """
        ) { .embed($0["s"], in: $0["t"]) },
        .refuses(
            "s[a]",
            """
            Can't embed 's' in 'a': it contains this root.

              Screen: a

            Show something that does not contain this root.
            """
        ) { .embed($0["s"], in: $0["a"]) },
        .refuses(
            "[a]",
            """
            Can't embed 'w' in 'a': only a window manager holds windows.

              Screen: a

            Open a window with its manager; show everything else in a window's root.
            """
        ) { .embed(WindowRoot(name: "w"), in: $0["a"]) },
    ]

    @Test("unembed takes it off", arguments: unembedRows)
    func unembed(_ row: Row<StackRoot>) throws { try row.check() }

    static let unembedRows: [Row<StackRoot>] = [
        .becomes("[a+p, b]", "[a, b]") { .unembed($0["p"]) },
        .becomes("[a+x+p+y]", "[a+x+y]") { .unembed($0["p"]) },
        .becomes("[a+(x+p)]", "[a+x]") { .unembed($0["p"]) },
        .becomes("[]+t{b*}", "[]") { .unembed($0["t"]) },
        .refuses(
            "[a]",
            """
            Can't unembed 'a': it is not embedded.

              Stack: [a]

            Embed it first, or remove it the way it was shown.
            """
        ) { .unembed($0["a"]) },
        .refuses(
            "[a]",
            """
            Can't unembed 'z': it is not embedded.

              Stack: [a]

            Embed it first, or remove it the way it was shown.
            """
        ) { .unembed($0["z"]) },
        .refuses(
            "{[a]*, b+p}",
            """
            Can't unembed 'p': the container is not in this root.

              Stack: [a]

            Embed it from the root that the container is in.
            """
        ) { .unembed($0["p"]) },
    ]

    @Test("embedded content is read off the node of its holder")
    func reading() throws {
        let stage = try Stage("[a+x+y]")
        #expect(stage["a"].node.embedded.map { $0.node.name } == ["x", "y"])
        #expect(stage["x"].node.parent === stage["a"].node)
    }
}
