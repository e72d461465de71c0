/** Bonus actions in a seat's own turn: using kept gifts, and Khan Arghun's city cards (rulings 72, 75). */
import { actBeside, besideRules, besideValue } from '../../../../polo/beside-cards'
import { holds, sameDie } from '../../../../polo/dice'
import { refusalOf, type Refusal, type Seat } from '../../../../engine/rules'
import type { TurnChoice } from '../../../../polo/modules'
import { isCardUsable, whyUnusable } from '../../cards'
import type { Content, Play, Voyages } from '../../game'
import { canMove, noAffordableStep } from '../../movement'
import { refuse } from '../../refusals'
import { seatOf } from '../../seats'
import type { State } from '../../types'
import { applyGift } from './drawing'
import { giftOf } from './gifts'
import { giftsOf, own } from './kit'
import type { NewCharacters } from './types'

const none: readonly never[] = []

export const khanArghun = 'new-characters/khan-arghun'

type ChoiceOf<T extends NewCharacters['choice']['type']> = Extract<
  NewCharacters['choice'],
  { readonly type: T }
>
type Refused = Refusal<Voyages['refusal']> | undefined

/** Every conceivable way to use a gift, before refused ones are filtered out. */
function waysOf(state: State, seat: Seat, gift: string): readonly ChoiceOf<'new-characters/useGift'>[] {
  const type = 'new-characters/useGift'
  if (giftOf(gift).effect.kind !== 'setDie') return [{ type, gift }]
  const { dice } = seatOf(state, seat)
  return dice
    .filter((die, i) => dice.findIndex((other) => sameDie(other, die)) === i)
    .flatMap((die) => [1, 2, 3, 4, 5, 6].map((value) => ({ type, gift, die, value }) as const))
}

/** Why a gift cannot set this die to this value. */
function setDieRefusal(
  state: State,
  seat: Seat,
  { die, value }: ChoiceOf<'new-characters/useGift'>
): Refused {
  if (!die || value === undefined) return refuse('die-value')
  if (!holds(seatOf(state, seat).dice, [die])) return refuse('die-not-in-hand')
  if (die.value === 0) return refuse('die-has-no-value')
  if (die.colour === 'token') return refuse('not-offered')
  return value === die.value || value < 1 || value > 6 ? refuse('die-value') : undefined
}

function giftRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: ChoiceOf<'new-characters/useGift'>
): Refused {
  const mine = giftsOf(state, seat)
  if (!mine.kept.includes(choice.gift)) return refusalOf('new-characters/no-such-gift')
  const { effect } = giftOf(choice.gift)
  if (effect.kind === 'setDie') return setDieRefusal(state, seat, choice)
  if (choice.die !== undefined || choice.value !== undefined) return refuse('not-offered')
  switch (effect.kind) {
    case 'freePlacement':
      return mine.placesFree ? refusalOf('new-characters/already-ready') : undefined
    case 'passingPost':
      return refusalOf('new-characters/in-a-movement')
    case 'gain':
      if (effect.reward.contract && state.special.count === 0)
        return refusalOf('new-characters/no-contract-left')
      if (effect.reward.move && !canMove(content, state, seat, false))
        return noAffordableStep(content, state, seat, false)
      return undefined
    default:
      return undefined
  }
}

const isKhanArghun = (state: State, seat: Seat): boolean => seatOf(state, seat).character === khanArghun

/** The cards beside the board, for Khan Arghun alone. */
const cardsOf = (state: State, seat: Seat): readonly string[] =>
  isKhanArghun(state, seat) ? own(state).cityCards : none

/** Khan Arghun's cards, one in a turn (ruling 75). */
const cards = besideRules<Voyages>({
  cardsOf: (_, state, seat) => cardsOf(state, seat),
  isUsed: (state) => own(state).cityCardUsed,
  isUsable: (content, state, seat, card) =>
    isCardUsable(content, seatOf(state, seat), content.cityCard(card).effect, besideValue),
  whyUnusable: (content, state, seat, card) =>
    whyUnusable(content, seatOf(state, seat), content.cityCard(card).effect, besideValue),
  notTheirs: refusalOf('new-characters/no-such-card'),
  usedUp: refusalOf('new-characters/card-used')
})

export const useGift: TurnChoice<Voyages, Play, ChoiceOf<'new-characters/useGift'>> = {
  candidates: (_, state, seat) => giftsOf(state, seat).kept.flatMap((gift) => waysOf(state, seat, gift)),
  refusal: giftRefusal,
  resolve: (play, seat, { gift, die, value }) => {
    switch (giftOf(gift).effect.kind) {
      case 'setDie':
        play.emit({ type: 'new-characters/giftUsed', seat, gift })
        if (die && value !== undefined) play.emit({ type: 'dieAdjusted', seat, die, value })
        return
      case 'freePlacement':
        play.emit({ type: 'new-characters/freePlacementReady', seat })
        return
      default:
        applyGift(play, seat, gift)
    }
  }
}

/** Khan Arghun uses a card as if with a die of 6, without placing a die or needing a post; the card leaves the game. */
export const useCityCard: TurnChoice<Voyages, Play, ChoiceOf<'new-characters/useCityCard'>> = {
  candidates: (_, state, seat) =>
    cardsOf(state, seat).map((card) => ({ type: 'new-characters/useCityCard', card })),
  refusal: (content, state, seat, { card }) => cards.refusal(content, state, seat, card),
  resolve: (play, seat, { card }) => {
    play.emit({ type: 'new-characters/cityCardUsed', seat, card })
    actBeside<Play>(play, seat, card)
  }
}
