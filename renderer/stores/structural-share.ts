/**
 * What a change leaves as it was stays the same object, so that whoever watches a part of the table hears only of changes to
 * that part.
 */

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Plain JSON data equal to `now`, made of the objects and lists of `before` wherever they are equal. Changes neither;
 * `before` itself if all is equal.
 */
export function structuralShare<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) {
    const list: unknown[] = now.map((item: unknown, i) => structuralShare(before[i], item))
    const same = list.length === before.length && list.every((item, i) => Object.is(item, before[i]))
    return (same ? before : list) as T
  }
  if (!isGroup(before) || !isGroup(now)) return now
  // Every field is its own before it is set: a field named __proto__ stays a field.
  const group: Record<string, unknown> = { ...now }
  let same = Object.keys(before).length === Object.keys(now).length
  for (const key in group) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    group[key] = structuralShare(was, group[key])
    same &&= Object.hasOwn(before, key) && Object.is(group[key], was)
  }
  return (same ? before : group) as T
}
