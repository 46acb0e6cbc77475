// Commands that examine an app print its trees, too.
@_exported public import TreeTools
