/**
 * Where pieces stand side by side on a line from `left` to `right`: at least `gap` apart, in the order of the places they
 * would have, which ascend, and as near to these as that allows.
 */
export function sideBySide(
  places: readonly number[],
  { gap, left, right }: { readonly gap: number; readonly left: number; readonly right: number }
): readonly number[] {
  // Pieces that are too close form a group around the middle of their places; so do groups.
  const groups: { readonly sum: number; readonly count: number }[] = []
  places.forEach((place, i) => {
    let group = { sum: place - i * gap, count: 1 }
    for (let before = groups.at(-1); before; before = groups.at(-1)) {
      if (before.sum / before.count <= group.sum / group.count) break
      groups.pop()
      group = { sum: before.sum + group.sum, count: before.count + group.count }
    }
    groups.push(group)
  })
  return groups
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((x, i, { length }) =>
      Math.min(Math.max(x + i * gap, left + i * gap), right - (length - 1 - i) * gap)
    )
}
