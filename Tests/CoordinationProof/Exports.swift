@_exported public import Coordination

// Scenarios have a manual time.
@_exported public import TreeTools
