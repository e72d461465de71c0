// Globals that Node, browsers and workers all provide though the language does not; only for type-checking shared/.

declare function structuredClone<Value>(value: Value): Value
