/** The hooks by which path tokens change the game (rulings 88 to 95). */
import type { Seat } from '../../../../engine/rules'
import type { Content, Hooks } from '../../game'
import { canSetOut } from '../../movement'
import type { State } from '../../types'
import { aidOf } from './aids'
import { pathsOf, tablesIn } from './kit'
import { declarable, declare } from './turn'

/** The seat's kept token that lets a Travel action take another number of dice (ruling 93); undefined for none. */
const diceToken = (
  content: Content,
  state: State,
  seat: Seat
): { readonly aid: string; readonly dice: number } | undefined => {
  for (const path of pathsOf(state, seat).kept) {
    const { effect } = tablesIn(content).path(path)
    if (effect.kind === 'dice') return { aid: path, dice: effect.dice }
  }
  return undefined
}

const none: readonly never[] = []

export const hooks: Hooks = {
  aids: (content, _, _seat, declared) => {
    if (declared === undefined) return none
    const effect = tablesIn(content).findPath(declared)?.effect
    const aid = effect && aidOf(effect)
    return aid ? [aid] : none
  },
  declarable,
  moreDice: {
    space: 'travel',
    of: (content, state, seat) => {
      const found = diceToken(content, state, seat)
      return found && canSetOut(content, state, seat, true, 0, found.aid) ? [found] : none
    }
  },
  afterAction: (play, seat, space, dice) => {
    if (space !== 'travel') return
    const found = diceToken(play.content, play.state, seat)
    if (found && dice === found.dice) declare(play, seat, found.aid)
  }
}
