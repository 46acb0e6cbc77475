@_exported public import Coordination
@_exported public import CoordinationMoves

// Scenarios have a manual time.
@_exported public import TreeTools
