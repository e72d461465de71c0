/** Memoises values by content and key, for as long as the content lives. */
export function memoisedPerContent<Content extends object, Value>(): (
  content: Content,
  key: string,
  compute: () => Value
) => Value {
  const known = new WeakMap<Content, Map<string, Value>>()
  return (content, key, compute) => {
    const ofContent = known.get(content) ?? new Map<string, Value>()
    known.set(content, ofContent)
    const one = ofContent.get(key) ?? compute()
    ofContent.set(key, one)
    return one
  }
}
