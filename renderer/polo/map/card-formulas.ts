/** A city card's effect as the formula written on its chip. */
import type { EffectOf } from '../../../shared/polo/effects'
import type { AnyItem, BundleOf } from '../../art/icons'
import type { Formula } from './formula'

/** The effects of city cards that every game of the family has. */
export type CardEffect = EffectOf<AnyItem, 'posts' | 'contracts', 'trade' | 'perCount' | 'byDie' | 'perPip'>

const equal = (a: BundleOf | undefined, b: BundleOf | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * The formulas of an effect: one for each option, but a single one for a trade that works both ways; values of the die
 * that bring the same stand together.
 */
export function formulasOf(effect: CardEffect): readonly Formula[] {
  switch (effect.kind) {
    case 'trade': {
      const [first, second] = effect.options
      if (first && second && equal(first.cost, second.reward) && equal(first.reward, second.cost))
        return [{ ...first, both: true }]
      return effect.options
    }
    case 'perCount':
      return [{ reward: effect.reward, per: effect.count === 'posts' ? 'post' : 'contract' }]
    case 'perPip':
      return [{ reward: effect.reward, per: 'white-die' }]
    case 'byDie': {
      const groups: { from: number; to: number; reward: BundleOf }[] = []
      effect.rewards.forEach((reward, i) => {
        const last = groups.at(-1)
        if (last && equal(last.reward, reward)) last.to = i + 1
        else groups.push({ from: i + 1, to: i + 1, reward })
      })
      return groups.map(({ from, to, reward }) => ({ reward, dice: [from, to] as const }))
    }
    default:
      return effect satisfies never
  }
}
