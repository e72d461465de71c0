/** Amounts and bundles in words. */
import type { BundleOf } from '../../art/icons'
import { joined, list } from '../../words/list'
import type { Forms } from '../../words/template'
import { entriesOf } from './bundles'
import type { FamilyTexts } from './texts'

export const amounts = (texts: FamilyTexts) => ({
  /** "3 camels", for an item, or for the choice of camels or coins. */
  amount: (item: string, count: number): string => amountOf(texts, item, count).word
})

/** "3 camels", and what it is called when somebody takes or pays it. */
export function amountOf({ names }: FamilyTexts, item: string, count: number): Forms {
  // The words of a game and of its modules stand among the family's own.
  const said: Readonly<Partial<Record<string, string | ((count: number) => string)>>> = names.amounts
  const found = said[item] ?? `${count} ${item}`
  const word = typeof found === 'string' ? found : found(count)
  const { amountsTaken } = names
  return item in amountsTaken
    ? { word, taken: amountsTaken[item as keyof typeof amountsTaken](count) }
    : { word }
}

/** "1 camel and 3 pepper". */
export function bundleOf(texts: FamilyTexts, bundle: BundleOf): Forms {
  const named = entriesOf(bundle).map(([item, count]) => amountOf(texts, item, count))
  if (named.length === 0) return { word: texts.explain.nothing }
  return joined(list, named, 'taken')
}

/** "1 camel, 3 pepper": for names of buttons; `none` for an empty bundle. */
export const bundleShort = (texts: FamilyTexts, bundle: BundleOf, none = texts.explain.nothing): string =>
  entriesOf(bundle)
    .map(([item, count]) => amountOf(texts, item, count).word)
    .join(', ') || none
