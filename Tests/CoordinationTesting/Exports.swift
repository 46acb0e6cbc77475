// For pictures.
@_exported public import TreeTools
