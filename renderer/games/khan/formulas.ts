/** A city card's effect as the formula written on its chip. */
import type { Effect } from '../../../shared/games/khan/effects'
import { formulasOf as common } from '../../polo/map/card-formulas'
import type { Formula } from '../../polo/map/formula'

export const formulasOf = (effect: Effect): readonly Formula[] =>
  effect.kind === 'takeSeal' ? [{ cost: effect.cost, reward: {}, sign: 'seal' }] : common(effect)
