/** The keys of Expedition's table. */
import type { KeyMap } from './keyboard'

export const expeditionKeys: KeyMap = {
  keyOf: (name, now) => {
    const take = now.buttons(/^Take .*: ends/).indexOf(name)
    if (take >= 0) return String(take + 1)
    if (name.startsWith('Draw the top')) return 'd'
    if (name.startsWith('Undo')) return 'u'
    return name.startsWith('Drop ballast') ? 'b' : undefined
  },
  map: 'The road',
  placeOf: (name) => /^([^,]+), (?:asks for|start)/.exec(name)?.[1],
  guarded: /^(I am .*: show me|Pass to )/
}
