/** Breaks the name of a space into lines for the sheet. Pure. */

/** The longest name, in letters, that fits one line without reaching the neighbours on a crowded road. */
const room = 14

/** One line, or two of lengths as equal as the words allow. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= room) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index, 0: mark }) => (mark === ' ' ? index : index + 1))
  const [best] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best).trimStart()]
}
