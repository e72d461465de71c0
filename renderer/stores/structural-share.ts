/**
 * Structural sharing: equal parts of an old and a new value stay the same objects, so that a watcher of one part of the
 * table runs only when that part changes.
 */

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns plain JSON data equal to `now` that reuses the objects and arrays of `before` wherever they are equal; `before`
 * itself if everything is equal. Mutates neither.
 */
export function structuralShare<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) {
    const list: unknown[] = now.map((item: unknown, i) => structuralShare(before[i], item))
    const same = list.length === before.length && list.every((item, i) => Object.is(item, before[i]))
    return (same ? before : list) as T
  }
  if (!isGroup(before) || !isGroup(now)) return now
  // The spread makes every key an own property first, so that assigning to `__proto__` below sets no prototype.
  const group: Record<string, unknown> = { ...now }
  let same = Object.keys(before).length === Object.keys(now).length
  for (const key in group) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    group[key] = structuralShare(was, group[key])
    same &&= Object.hasOwn(before, key) && Object.is(group[key], was)
  }
  return (same ? before : group) as T
}
