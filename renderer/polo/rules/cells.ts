/** Cells of the tables in the rules books of the family: amounts with their icons, and city cards as they are drawn. */
import { bundleParts, iconHref, iconOfItem, type BundleOf } from '../../art/icons'
import type { IconPart, Line, Part } from '../../contract/rules'
import { amounts } from '../../kit/rules/say'
import { labelled } from '../../words/labelled'
import type { CardEffect } from '../map/card-formulas'

/** What a language says beside the icons of a city card. */
export interface CardWords {
  readonly or: string
  readonly perPost: string
  readonly perContract: string
  readonly perPip: string
}

const arrow: Part = { icon: iconHref('arrow-right'), label: '→' }

/** The cells of a game whose words name amounts as `amount` does ("3 camels"). */
export function cellsWith(amount: (item: string, count: number) => string) {
  const parts = (bundle: BundleOf): IconPart[] =>
    bundleParts(bundle).map(({ item, count }) => ({
      icon: iconHref(iconOfItem(item)),
      count,
      label: amount(item, count)
    }))
  const trade = (cost: BundleOf, reward: BundleOf): Part[] => [
    ...parts(cost),
    ' ',
    arrow,
    ' ',
    ...parts(reward)
  ]
  return {
    parts,
    /** Amounts side by side; a dash for nothing. */
    bundle: (of: BundleOf): Line => amounts(parts(of)),
    /** What a city card does, as it is drawn. */
    card: (effect: CardEffect, say: CardWords): Part[] => {
      switch (effect.kind) {
        case 'trade':
          return effect.options.flatMap(({ cost, reward }, i): Part[] => [
            ...(i > 0 ? [` ${say.or} `] : []),
            ...trade(cost, reward)
          ])
        case 'perCount':
          return [...parts(effect.reward), ` ${effect.count === 'posts' ? say.perPost : say.perContract}`]
        case 'byDie':
          return effect.rewards.flatMap((reward, i): Part[] => [
            labelled(`${i > 0 ? ' · ' : ''}${i + 1}`, ''),
            ...parts(reward)
          ])
        case 'perPip':
          return [...parts(effect.reward), ` ${say.perPip}`]
        default:
          return effect satisfies never
      }
    },
    arrow
  }
}
