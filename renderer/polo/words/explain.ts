/** What cards, contracts and bonuses do, in a sentence. */
import type { BundleOf } from '../../art/icons'
import { nameIn } from '../../words/catalogue'
import type { CardEffect } from '../map/card-formulas'
import { bundleOf, bundleShort } from './amounts'
import { runsOf } from './bundles'
import type { FamilyTexts } from './texts'

export function explain(texts: FamilyTexts) {
  const { explain: said, names } = texts
  const bundle = (of: BundleOf) => bundleOf(texts, of)
  const place = (id: string) => nameIn(names.places, id)

  /** What a city card does. */
  function effectWords(effect: CardEffect): string {
    const { effects } = said
    switch (effect.kind) {
      case 'trade': {
        const ways = effect.options
          .map(({ cost, reward }) => effects.trade({ cost: bundle(cost), reward: bundle(reward) }))
          .join(effects.or)
        return effect.options.length === 1
          ? effects.once(ways)
          : effect.mix
            ? effects.mixed(ways)
            : effects.oneWay(ways)
      }
      case 'perCount':
        return (effect.count === 'posts' ? effects.perPost : effects.perContract)(bundle(effect.reward))
      case 'byDie':
        return effects.byDie(
          runsOf(effect.rewards)
            .map(({ from, to, reward: given }) => {
              const reward = bundle(given)
              return from === to
                ? effects.byValue({ value: from, reward })
                : effects.byRange({ from, to, reward })
            })
            .join(effects.semicolon)
        )
      case 'perPip':
        return effects.perPip(bundle(effect.reward))
      default:
        return effect satisfies never
    }
  }

  return {
    bundleShort: (of: BundleOf, none?: string): string => bundleShort(texts, of, none),
    effectWords,
    outpost: (city: string, reward: BundleOf): string =>
      said.firstPost({ city: place(city), reward: bundle(reward) }),
    contract: (cost: BundleOf, reward: BundleOf, vp: number): string =>
      said.contractFor({ cost: bundle(cost), reward: bundle(reward), points: names.amounts.vp(vp) }),
    routeCost: (from: string, to: string, cost: BundleOf): string =>
      said.route({ from: place(from), to: place(to), cost: bundleShort(texts, cost, said.free) })
  }
}
