// What Node, browsers and workers all provide although the language does not: for the check of shared/ alone.

declare function structuredClone<Value>(value: Value): Value
