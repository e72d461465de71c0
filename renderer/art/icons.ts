/** Things that are paid and gained, in the order in which bundles list them. */
export const ITEMS = [
  'coin',
  'camel',
  'pepper',
  'silk',
  'gold',
  'jade',
  'any-good',
  'different-goods',
  'camel-or-coin',
  'black-die',
  'contract',
  'contract-from-city',
  'move',
  'other-city-bonus',
  'own-city-bonus',
  'gift',
  'vp'
] as const

export type Item = (typeof ITEMS)[number]

/**
 * Items that let somebody choose between amounts, with these amounts: drawn as such, except where only one icon has room.
 */
const CHOICES = {
  'coins-or-camel': {
    icon: 'camel-or-coin',
    of: [
      { item: 'coin', count: 2 },
      { item: 'camel', count: 1 }
    ]
  }
} as const

export type ChoiceItem = keyof typeof CHOICES

const choiceItems = Object.keys(CHOICES) as readonly ChoiceItem[]
export const isChoice = (item: string): item is ChoiceItem => item in CHOICES

/** The amounts that an item lets somebody choose between; undefined for an item that is one thing. */
export const choiceOf = (
  item: AnyItem | IconName
): readonly { readonly item: Item; readonly count: number }[] | undefined =>
  isChoice(item) ? CHOICES[item].of : undefined

/** An item that a game's module defines: `new-characters/gift`. */
type ItemOfModule = `${string}/${string}`
export type AnyItem = Item | ChoiceItem | ItemOfModule

/** A cost or a reward: items with their counts. `{}` is nothing. */
export type BundleOf = { readonly [item in AnyItem]?: number | undefined }

/** Items that are shown without a number if there is only one. */
const NUMBERLESS: ReadonlySet<IconName> = new Set([
  'black-die',
  'contract',
  'contract-from-city',
  'other-city-bonus',
  'gift'
])

/** The items of a bundle in display order, without zeros; items of modules come last. */
export function bundleParts(bundle: BundleOf): readonly { readonly item: AnyItem; readonly count: number }[] {
  const ofModules = Object.keys(bundle).filter((item): item is ItemOfModule => item.includes('/'))
  return [...ITEMS, ...choiceItems, ...ofModules].flatMap((item) => {
    const count = bundle[item] ?? 0
    return count === 0 ? [] : [{ item, count }]
  })
}

/** The one icon of an item; a module's item has the icon whose name its own contains: `gift` for `new-characters/three-gifts`. */
export function iconOfItem(item: AnyItem | IconName): IconName {
  if (isChoice(item)) return CHOICES[item].icon
  const word = item.replace(/^.*\//, '')
  return ICONS.find((icon) => icon === word) ?? ICONS.find((icon) => word.includes(icon)) ?? 'star'
}

/** How many things are in a bundle. */
export const bundleSize = (bundle: BundleOf): number =>
  bundleParts(bundle).reduce((sum, { count }) => sum + count, 0)

/** True if the number may be left out beside the icon, to save room on the map. */
export function isNumberless(item: AnyItem, count: number): boolean {
  return count === 1 && NUMBERLESS.has(iconOfItem(item))
}

/** Icons that are not items: drawn in the colour of the text unless they have colours of their own. */
export const SIGNS = [
  'white-die',
  'seal',
  'purse',
  'oasis',
  'start-player',
  'path',
  'rules',
  'settings',
  'log',
  'undo',
  'check',
  'cross',
  'plus',
  'minus',
  'refused',
  'warning',
  'info',
  'hint',
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
  'pencil',
  'hand',
  'menu',
  'more',
  'fullscreen',
  'upload',
  'keyboard',
  'printer'
] as const

/** Pieces that may stand as icons; they take the seat's colours from the nearest `.seat-*`. */
const PIECES = ['post', 'figure'] as const

/** Towns as icons, as on the map. */
const TOWNS = ['large-city', 'small-city', 'start', 'beijing'] as const

type Town = (typeof TOWNS)[number]
export type IconName = Item | (typeof SIGNS)[number] | (typeof PIECES)[number] | Town

export const ICONS: readonly IconName[] = [...ITEMS, ...SIGNS, ...PIECES, ...TOWNS]

/** Icons with fixed colours: they are shown as background images (art/pictures.css) instead of inline svg. */
const PICTURED: ReadonlySet<string> = new Set<IconName>([
  ...ITEMS,
  'white-die',
  'seal',
  'purse',
  'oasis',
  'start-player',
  'path'
])

export const isPictured = (name: IconName): boolean => PICTURED.has(name)

const towns: ReadonlySet<string> = new Set(TOWNS)

/** The href of a `<use>` for an icon. */
export function iconHref(name: IconName): string {
  return `#${towns.has(name) ? 't' : 'i'}-${name}`
}
