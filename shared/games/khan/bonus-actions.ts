/** What bonus actions cost, and why one is refused (rulings 14, 17, 19, 37, 45, 62). */
import type { Refusal, Seat } from '../../engine/rules'
import { heldRefusal } from '../../polo/contracts'
import { holds } from '../../polo/dice'
import { rollRefusal, turnRefusal } from '../../polo/turn'
import { besideCards } from './cards'
import type { Content, Khan } from './game'
import { refuse } from './refusals'
import { seatOf } from './seats'
import { payRefusal } from './stock'
import type { Bundle, Choice, State } from './types'

/** What a choice in the seat's own turn costs; nothing for a placement. */
export function bonusCost({ cityCard, contract, numbers, seal }: Content, choice: Choice): Bundle {
  switch (choice.type) {
    case 'completeContract':
      return contract(choice.contract).cost
    case 'improveSeal':
      return seal(choice.seal).improve
    case 'reroll':
      return { camel: numbers.rerollPrice }
    case 'adjust':
      return { camel: numbers.adjustPrice }
    case 'blackDie':
      return { camel: numbers.blackDiePrice }
    case 'useCityCard': {
      // All other cards are paid for with each of their uses.
      const { effect } = cityCard(choice.card)
      return effect.kind === 'takeSeal' ? effect.cost : {}
    }
    default:
      return {}
  }
}

/** Why a bonus action is not available to a seat, regardless of its cost. */
function unavailable(
  content: Content,
  state: State,
  seat: Seat,
  choice: Choice
): Refusal<Khan['refusal']> | undefined {
  const { contracts, dice, improved, kept, seals } = seatOf(state, seat)
  switch (choice.type) {
    case 'completeContract':
      return heldRefusal(contracts, choice.contract)
    case 'improveSeal':
      return seals.includes(choice.seal) && !improved.includes(choice.seal)
        ? undefined
        : refuse('not-offered')
    case 'moneyBag':
      return holds(dice, [choice.die]) ? undefined : refuse('die-not-in-hand')
    case 'reroll':
      return rollRefusal(dice, choice.die)
    case 'adjust':
      return turnRefusal(choice.die, choice.by) ?? rollRefusal(dice, choice.die)
    case 'blackDie':
      if (state.turn.blackDieBought) return refuse('black-die-taken')
      return state.blackDice.length === 0 ? refuse('no-black-die') : undefined
    case 'useOutpost':
      return kept.includes(choice.bonus) ? undefined : refuse('not-offered')
    case 'useCityCard':
      return besideCards.refusal(content, state, seat, choice.card)
    default:
      return refuse('not-offered')
  }
}

/** Why a bonus action is not available, or cannot be paid in the chosen way. */
export function bonusRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: Choice
): Refusal<Khan['refusal']> | undefined {
  const jade = 'jade' in choice ? choice.jade : undefined
  return (
    unavailable(content, state, seat, choice) ??
    payRefusal(seatOf(state, seat).stock, bonusCost(content, choice), jade)
  )
}
