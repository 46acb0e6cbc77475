import CoordinationLinks
import CoordinationTools
import Shop

/// The help, and the lists of routes and addresses.
enum Help {
    static let text = """
        Plays the storefront, an example of an app's navigation without a screen.

        USAGE
          storefront                   follows a link that waits for a login, in three pictures
          storefront shell             goes through the shop by hand: in a terminal with keys, else line by line
          storefront open ADDRESS      the same, beginning where an address leads: open /search?q=tea; or routes with
                                       commas: open app.tab search, search.find tea
          storefront tour              plays the built-in tour
          storefront play [FILE]       plays a script; without FILE, or with -, standard input
          storefront replay FILE       plays a trail on a fresh shop; with --test, prints it as a test
          storefront routes            lists what can be triggered
          storefront links             lists the addresses, and where each leads
          storefront help              prints this

        OPTIONS
          --json                       prints one JSON object a command: line, command, outcome, ok, error, tree
          -q, --quiet                  prints only what failed
          --trace[=FILE]               writes one JSON object a commit to FILE, else to standard error; the shell
                                       takes a FILE: cause, place, at, outcome, error, changes, settling
                                       (milliseconds); and one a screen view: screen, cause, route
          --trail=FILE                 writes what comes to the shop to FILE, before it takes effect
          -h, --help                   prints this
          --version                    prints the version

        SCRIPTS
          One command a line. Empty lines and what follows a # are remarks, which are printed. Text with spaces,
          commas or # in it is in double quotes, with \\" for a quote and \\\\ for a backslash.

        \(table(Command.syntax.map { ($0.usage, $0.summary) }))

          A command that fails or cannot be read is reported, and the script goes on. Put 'refused' before a
          command that has to be refused.

        SHELL
          Up and down choose, enter does it, escape goes back, left and right or 1 to 9 go to the tabs, q quits, and
          ? lists the keys. Without a terminal, a line is the number of what is to be done, a command as in a script,
          ? for what can be typed, or quit.

        ROUTES
        \(routes)

        EXIT STATUS
          0  every command was done
          1  a command failed, or something could not be read or printed
          2  the program was called in a way that it does not know
        """

    static let routes = table(RouteTable.entries.map { ($0.usage, $0.summary) })

    static let links = table(SceneRoute.typed.listing.map { ($0.address, $0.hops.joined(separator: ", ")) })

    static func table(_ rows: [(String, String)]) -> String {
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        return rows.map { row in
            "  " + row.0 + String(repeating: " ", count: width - row.0.count) + row.1
        }.joined(separator: "\n")
    }
}
