/** Where path tokens change what the game does (rulings 88 to 95). */
import type { Seat } from '../../../../engine/rules'
import type { Hooks } from '../../game'
import { canSetOut } from '../../movement'
import type { State } from '../../types'
import { aidOf } from './aids'
import { pathsOf } from './kit'
import { findPath, pathOf } from './paths'
import { declarable, declare } from './turn'

/** The kept token with which a Travel action takes another number of dice (ruling 93). */
const rider = (state: State, seat: Seat): { readonly aid: string; readonly dice: number } | undefined => {
  for (const path of pathsOf(state, seat).kept) {
    const { effect } = pathOf(path)
    if (effect.kind === 'dice') return { aid: path, dice: effect.dice }
  }
  return undefined
}

export const hooks: Hooks = {
  aids: (_, _seat, declared) => {
    const effect = declared === undefined ? undefined : findPath(declared)?.effect
    const aid = effect && aidOf(effect)
    return aid ? [aid] : []
  },
  declarable,
  moreDice: (content, state, seat, space) => {
    if (space !== 'travel') return []
    const found = rider(state, seat)
    return found && canSetOut(content, state, seat, true, 0, found.aid) ? [found] : []
  },
  afterAction: (play, seat, space, dice) => {
    if (space !== 'travel') return
    const found = rider(play.state, seat)
    if (found && dice === found.dice) declare(play, seat, found.aid)
  }
}
