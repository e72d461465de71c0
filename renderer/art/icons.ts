/** Things that are paid and gained. Order is the order in which bundles are written. */
export const ITEMS = [
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'any-good',
  'different-goods',
  'camel-or-coin',
  'black-die',
  'contract',
  'move',
  'other-city-bonus',
  'own-city-bonus',
  'gift',
  'vp'
] as const

export type Item = (typeof ITEMS)[number]

/** A cost or a reward: items with their numbers. `{}` is nothing. */
export type BundleOf = { readonly [item in Item]?: number | undefined }

/** Items that read without a number when there is only one of them. */
const NUMBERLESS: ReadonlySet<Item> = new Set(['black-die', 'contract', 'other-city-bonus', 'gift'])

/** The parts of a bundle in writing order, without the zeros. */
export function bundleParts(bundle: BundleOf): readonly { readonly item: Item; readonly count: number }[] {
  return ITEMS.flatMap((item) => {
    const count = bundle[item] ?? 0
    return count === 0 ? [] : [{ item, count }]
  })
}

/** May the number be left out beside this icon? Saves room on the map. */
export function isNumberless(item: Item, count: number): boolean {
  return count === 1 && NUMBERLESS.has(item)
}

/** Icons that are not items: drawn in the colour of the text unless they have colours of their own. */
export const SIGNS = [
  'white-die',
  'seal',
  'purse',
  'oasis',
  'start-player',
  'rules',
  'settings',
  'log',
  'undo',
  'redo',
  'check',
  'cross',
  'plus',
  'minus',
  'refused',
  'warning',
  'info',
  'help',
  'eye',
  'eye-off',
  'lock',
  'unlock',
  'home',
  'trash',
  'play',
  'pause',
  'step-forward',
  'step-back',
  'fast-forward',
  'fast-back',
  'to-start',
  'to-end',
  'replay',
  'folder',
  'save',
  'hourglass',
  'dice',
  'card',
  'goal',
  'arrow-right',
  'arrow-left',
  'chevron-right',
  'chevron-left',
  'chevron-down',
  'chevron-up',
  'network',
  'person',
  'people',
  'bot',
  'link',
  'copy',
  'leave',
  'crown',
  'chart',
  'sound',
  'mute',
  'search',
  'globe',
  'chat',
  'star',
  'clock',
  'pencil',
  'moon',
  'hand',
  'menu',
  'more',
  'fullscreen',
  'download',
  'upload',
  'keyboard'
] as const

/** Pieces that may stand as icons; they take the seat's colours from the nearest `.seat-*`. */
const PIECES = ['post', 'figure'] as const

/** Towns as icons, as on the map. */
const TOWNS = ['large-city', 'small-city', 'start', 'beijing'] as const

type Town = (typeof TOWNS)[number]
export type IconName = Item | (typeof SIGNS)[number] | (typeof PIECES)[number] | Town

export const ICONS: readonly IconName[] = [...ITEMS, ...SIGNS, ...PIECES, ...TOWNS]

/** Icons of one look wherever they lie, but for the ground: they are pictures of their own (art/pictures.css). */
const PICTURED: ReadonlySet<string> = new Set<IconName>([
  ...ITEMS,
  'white-die',
  'seal',
  'purse',
  'oasis',
  'start-player'
])

export const isPictured = (name: IconName): boolean => PICTURED.has(name)

const PREFIXES: readonly (readonly [string, readonly string[]])[] = [
  ['p', PIECES],
  ['t', TOWNS]
]

/** The fragment that a `<use>` needs for an icon. */
export function iconHref(name: IconName): string {
  const prefix = PREFIXES.find(([, names]) => names.includes(name))?.[0] ?? 'i'
  return `#${prefix}-${name}`
}
