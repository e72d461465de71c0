/** Keeps what was measured over a content, by a key. */
export function measuredOnce<Content extends object, Measured>(): (
  content: Content,
  key: string,
  measure: () => Measured
) => Measured {
  const known = new WeakMap<Content, Map<string, Measured>>()
  return (content, key, measure) => {
    const made = known.get(content) ?? new Map<string, Measured>()
    known.set(content, made)
    const one = made.get(key) ?? measure()
    made.set(key, one)
    return one
  }
}
