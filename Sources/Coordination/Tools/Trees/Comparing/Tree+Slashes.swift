@_spi(Hosting) package import Transitions

extension Tree {
    /// The tree without the slashes that say what is in sight.
    package var withoutSlashes: Tree {
        Tree(
            valid: entries.map { entry in
                var entry = entry
                (entry.isNotBeside, entry.isNarrow) = (false, false)
                return entry
            })
    }
}
