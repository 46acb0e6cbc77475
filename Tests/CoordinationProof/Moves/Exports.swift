@_exported public import Coordination
