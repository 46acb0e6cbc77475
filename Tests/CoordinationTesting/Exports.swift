// Pictures are trees.
@_exported public import TreeTools
