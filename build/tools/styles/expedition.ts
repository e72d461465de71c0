/** Styles of play for Expedition. Uniform players move at random, so these seats differ in when they pay and for what. */
import type { GameEvent, Seat } from '../../../shared/engine/rules'
import { baseContent, type Track } from '../../../shared/games/expedition/content'
import { foremostOpponent, nextFree } from '../../../shared/games/expedition/movement'
import { countOf, fittingMask, missingFor } from '../../../shared/games/expedition/paying'
import { kinds } from '../../../shared/games/expedition/pieces'
import { camelAt, seatOf } from '../../../shared/games/expedition/seats'
import type { Choice, ChoiceOf, Event, State } from '../../../shared/games/expedition/types'
import type { Style } from './style'

/**
 * Greedy seats move as soon as they can; patient ones wait for others to clear the way; saving ones move for gold, or
 * far, or with full hands; noisy ones move now and then; stubborn ones never do, as long as they can draw.
 */
type Temper = 'greedy' | 'patient' | 'saving' | 'noisy' | 'stubborn'

/** What a camel's next move would bring. */
interface Ahead {
  readonly to: number
  readonly jump: number
  /** Gold in the chest of the space. */
  readonly chest: number
  /** Gold that the space is worth in the next scoring. */
  readonly scoring: number
  readonly leads: boolean
}

function aheadOf(state: State, track: Track, seat: Seat, camel: number): Ahead {
  const from = camelAt(seatOf(state, seat), camel)
  const to = nextFree(state, track, from)
  const scoring = track.space(to).scoring ?? 0
  return {
    to,
    jump: to - from,
    chest: state.chests[to] ?? 0,
    scoring: state.interim && to <= track.stageCity ? 0 : scoring,
    leads: to > foremostOpponent(state, seat)
  }
}

function paying(temper: Temper, { jump, chest, scoring, leads }: Ahead, held: number): number {
  switch (temper) {
    case 'greedy':
      return 200
    case 'patient':
      return chest > 0 || scoring > 3 || jump > 2 || !leads ? 60 * jump : held > 9 ? 10 : 0.2
    case 'saving':
      return chest > 0 || scoring > 1 || jump > 1 || held > 8 ? 60 : 3
    case 'noisy':
      return 6
    case 'stubborn':
      return 1e-6
  }
}

function lightening(temper: Temper, { jump }: Ahead): number {
  switch (temper) {
    case 'greedy':
      return jump > 1 ? 100 : 10
    case 'patient':
      return jump > 2 ? 60 : 0.5
    case 'saving':
      return jump > 3 ? 30 : 0.1
    case 'noisy':
      return 3
    case 'stubborn':
      return 1e-6
  }
}

/** Weight of taking a card: higher, the nearer it brings the seat's camels to their next spaces. */
function taking(state: State, track: Track, seat: Seat, { card }: ChoiceOf<'take'>): number {
  const { camels, hand } = seatOf(state, seat)
  const kind = kinds.indexOf(card)
  const nothing = countOf({ count: 0, cards: [] })
  const held = countOf(hand)
  const more = countOf({ count: 0, cards: [...(hand.cards ?? []), `${card}-1`] })
  let worth = 1
  for (const at of camels) {
    const requirement = track.requirement(nextFree(state, track, at))
    if (missingFor(requirement, more, nothing) < missingFor(requirement, held, nothing)) worth += 20
    else if (fittingMask(requirement, nothing) & (1 << kind)) worth += 1
  }
  return worth
}

function liking(temper: Temper, choice: Choice, state: State, seat: Seat): number {
  const track = baseContent.track(state.track)
  switch (choice.type) {
    case 'pay':
      return paying(temper, aheadOf(state, track, seat, choice.camel), seatOf(state, seat).hand.count)
    case 'ballast':
      return lightening(temper, aheadOf(state, track, seat, choice.camel))
    case 'take':
      return temper === 'noisy' ? 2 : taking(state, track, seat, choice)
    case 'draw':
    case 'pass':
      return 3
  }
}

/** Additional cards of a seat that starts rich. */
const moreCards = 5

export const expeditionStyle: Style = {
  tempers: ['greedy', 'patient', 'saving', 'noisy'] satisfies Temper[],
  weight: (temper, choice, state, seat) => liking(temper as Temper, choice as Choice, state as State, seat),
  farthest: 'greedy' satisfies Temper,
  idlest: 'stubborn' satisfies Temper,
  gifts: (rich, state): readonly GameEvent[] => {
    const deck = (state as State).deck.cards ?? []
    return rich.flatMap(({ seat }, i) =>
      deck
        .slice(i * moreCards, (i + 1) * moreCards)
        .map((card): Event => ({ type: 'cardDrawn', seat, drawn: { count: 1, cards: [card] } }))
    )
  }
}
