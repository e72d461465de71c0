/** How the name of a space is written on the sheet. Pure. */

/** Letters that stand beside each other without reaching the neighbours of a crowded road. */
const room = 14

/** One line, or two as equal as the words allow. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= room) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index, 0: mark }) => (mark === ' ' ? index : index + 1))
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best).trimStart()]
}
