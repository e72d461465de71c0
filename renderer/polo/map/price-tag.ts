/** Lays out a road's price in one line: numbers with their icons, in map units. */
import { bundleParts, iconOfItem, type BundleOf, type IconName } from '../../art/icons'

const size = { amount: 24, wide: 31, icon: 15, left: 5, right: 3, gap: 4 } as const
/** The size of an icon on a tag. */
export const tagIcon = size.icon

export interface PriceTag {
  /** Left edges of the number and of the icon, from the tag's middle. */
  readonly amounts: readonly { item: IconName; count: number; number: number; icon: number }[]
  /** Half its width. */
  readonly half: number
  /** The icon of the one item it asks for, or `mixed` for several. */
  readonly kind: IconName | 'mixed'
  /** The price is in coins only. */
  readonly round: boolean
}

/** Lays out the tag for a cost; undefined if nothing is paid. */
export function priceTag(cost: BundleOf): PriceTag | undefined {
  const parts = bundleParts(cost)
  const [only, more] = parts
  if (!only) return undefined
  const widths = parts.map(({ count }) => (count > 9 ? size.wide : size.amount))
  const inner = widths.reduce((sum, width) => sum + width, size.gap * (parts.length - 1))
  const half = (size.left + inner + size.right) / 2
  let x = size.left - half
  const amounts = parts.map(({ item, count }, i) => {
    const [at, width] = [x, widths[i] ?? size.amount]
    x += width + size.gap
    return { item: iconOfItem(item), count, number: at, icon: at + width - size.icon }
  })
  return { amounts, half, kind: more ? 'mixed' : iconOfItem(only.item), round: only.item === 'coin' && !more }
}
