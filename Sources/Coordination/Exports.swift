// Routes are written with one import.
@_exported public import Transitions
