/**
 * The payment for the next free space of a camel: cards are laid one by one, and the last one pays (rulings 10, 13,
 * 14).
 */
import type { Seat } from '../../../engine/rules'
import { cardsIn } from '../../../engine/visibility'
import type { Track } from '../content'
import { MaskedChoices } from '../masked-choices'
import { nextFree } from '../movement'
import { arrive } from '../moving'
import { countOf, fittingMask, missingFor, payableMask } from '../paying'
import { kindOf, kinds } from '../pieces'
import { defineTask, type Play } from '../game'
import { refuse, type ExpeditionRefusal } from '../refusals'
import { camelAt, seatOf } from '../seats'
import type { CardId, CardKind, State } from '../types'

/** Index of the next free space of a camel. */
export const nextSpace = (state: State, track: Track, seat: Seat, camel: number): number =>
  nextFree(state, track, camelAt(seatOf(state, seat), camel))

/** Why this card may not be laid for the next free space of a camel that may move. */
export function cardRefusal(
  state: State,
  track: Track,
  seat: Seat,
  camel: number,
  card: CardKind
): ExpeditionRefusal | undefined {
  const me = seatOf(state, seat)
  const kind = kinds.indexOf(card)
  const hand = countOf(me.hand)
  const tray = countOf(me.tray)
  const bit = kind < 0 ? 0 : 1 << kind
  if (!(hand.mask & bit)) return refuse('card-not-in-hand', { card })
  const space = nextSpace(state, track, seat, camel)
  const requirement = track.requirement(space)
  if (payableMask(requirement, hand, tray) & bit) return undefined
  if (!(fittingMask(requirement, tray) & bit))
    return refuse('card-does-not-fit', { card, requirement: requirement.id, space })
  const laid = countOf({ count: 0, cards: [...cardsIn(me.tray), `${card}-1`] })
  const left = countOf({ count: 0, cards: without(cardsIn(me.hand), card) })
  return refuse('cards-short', {
    card,
    requirement: requirement.id,
    space,
    short: missingFor(requirement, left, laid)
  })
}

function without(cards: readonly string[], kind: CardKind): string[] {
  const gone = cards.findIndex((card) => kindOf(card) === kind)
  return cards.filter((_, i) => i !== gone)
}

/**
 * Lays a card; the last one needed pays for the space, and the camel enters. Of equal cards it lays the first in the
 * hand, which is one from the display if there is any: everybody knows that card already, so its number reveals nothing
 * about the others.
 */
export function layCard(play: Play, seat: Seat, camel: number, kind: CardKind, paying: boolean): void {
  const { state, content: track } = play
  const me = seatOf(state, seat)
  const from = camelAt(me, camel)
  const to = nextFree(state, track, from)
  const card = me.hand.cards?.find((held) => kindOf(held) === kind)
  if (card === undefined) throw new Error(`no ${kind} in the hand`)
  play.emit({ type: 'cardLaid', seat, card: card as CardId })
  if (me.tray.count < track.requirement(to).count) {
    if (!paying) play.open(seat, { kind: 'pay', camel })
    return
  }
  if (paying) play.close(seat)
  const cards = [...cardsIn(me.tray)] as CardId[]
  play.emit({ type: 'spaceEntered', seat, camel, from, to, cards })
  arrive(play, seat, camel)
}

export const pay = defineTask('pay', ['pay'], {
  choices: ({ content: track, state, seat, task: { camel } }) => {
    const { hand, tray } = seatOf(state, seat)
    const requirement = track.requirement(nextSpace(state, track, seat, camel))
    return new MaskedChoices([{ camel, mask: payableMask(requirement, countOf(hand), countOf(tray)) }])
  },
  refusal: ({ content: track, state, seat, task }, choice) => {
    if (choice.camel !== task.camel) return refuse('other-camel')
    return cardRefusal(state, track, seat, task.camel, choice.card)
  },
  resolve: (play, seat, task, choice) => {
    layCard(play, seat, task.camel, choice.card, true)
  }
})
