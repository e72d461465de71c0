/** The small pictures on contracts (symbols v-<name>). */
export const vignettes = [
  'caravan',
  'dhow',
  'market',
  'pagoda',
  'fort',
  'camp',
  'domes',
  'steppe',
  'wall',
  'oasis',
  'pass',
  'junk'
] as const

export type VignetteName = (typeof vignettes)[number]

/** The picture of a card: always the same for an id, and different for consecutively numbered ids. */
export function vignetteOf(id: string): VignetteName {
  const number = Number(/\d+/.exec(id)?.[0] ?? [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0))
  return vignettes[number % vignettes.length] ?? vignettes[0]
}
