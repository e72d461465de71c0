/** Quick moves of a sensible player of Expedition, for simulated games. */
import type { Decision, Seat } from '../../../engine/rules'
import { cardsIn } from '../../../engine/visibility'
import type { Track } from '../content'
import type { Requirement } from '../content/requirements'
import { nextFree } from '../movement'
import { countOf, payableMask, withCard, type Count } from '../paying'
import { kindAt, type CardKind } from '../pieces'
import { goldOf, seatOf } from '../seats'
import type { Choice, SeatState, State } from '../types'
import { handWorth, needsOf, placeGain, usualWeights } from './worth'

type Needs = ReturnType<typeof needsOf>

/** What an unseen card is worth beyond a card that fits nothing. */
const unseenBonus = 0.1
/** What moving now instead of later is worth, beside what the space itself brings: the spaces ahead come nearer. */
const haste = 0.5
/** Worth of a move that ends the game with a win, or minus that with a loss: more than anything else. */
const decisive = 100

/** Makes the best move as long as it is worth its cards, then takes the card that fits the next spaces best. */
export function likely(
  track: Track,
  state: State,
  seat: Seat,
  { task, choices }: Decision<Choice>
): Choice | undefined {
  if (!choices) return undefined
  const me = seatOf(state, seat)
  const count = choices.count()
  if (task === 'pay') {
    const first = choices.nth(0)
    if (first.type !== 'pay') return first
    const { camel } = first
    const asked = track.requirement(nextFree(state, track, me.camels[camel] ?? 0))
    const card = cheapest(needsAfter(track, state, me, camel), asked, cardsOf(me.hand), cardsOf(me.tray))
    return { type: 'pay', camel, card }
  }
  const needs = needsOf(track, state, me)
  const held = countOf(me.hand)
  const before = handWorth(needs, held)
  // Moves are listed first.
  let best: Choice | undefined
  let most = before - haste
  let at = 0
  for (let tried: number | undefined; at < count; at++) {
    const choice = choices.nth(at)
    if (choice.type !== 'pay' && choice.type !== 'ballast') break
    if (choice.type === 'pay' && tried === choice.camel) continue
    const after = needsAfter(track, state, me, choice.camel)
    const arrived = arrival(track, state, seat, choice.camel)
    if (choice.type === 'ballast') {
      const gain = arrived - 1 + handWorth(after, held)
      if (gain > most) [best, most] = [choice, gain]
      continue
    }
    tried = choice.camel
    const { first, left } = payment(track, state, me, choice.camel, after)
    const gain = arrived + handWorth(after, left)
    if (gain > most) [best, most] = [{ ...choice, card: first }, gain]
  }
  if (best) return best
  most = -Infinity
  for (; at < count; at++) {
    const choice = choices.nth(at)
    const gain =
      choice.type === 'take'
        ? handWorth(needs, withCard(held, `${choice.card}-1`, 1)) - before
        : usualWeights.card + unseenBonus
    if (gain > most) [best, most] = [choice, gain]
  }
  return best
}

const cardsOf = (hand: SeatState['hand']): string[] => [...cardsIn(hand)]

/** The requirements of the next spaces after the camel has moved on. */
function needsAfter(track: Track, state: State, me: SeatState, camel: number): Needs {
  const camels = me.camels.map((at, one) => (one === camel ? nextFree(state, track, at) : at))
  return needsOf(track, state, { ...me, camels })
}

/** What a camel gains by moving on, without the cost in cards or gold. In the last city only winning counts. */
function arrival(track: Track, state: State, seat: Seat, camel: number): number {
  const from = seatOf(state, seat).camels[camel] ?? 0
  const to = nextFree(state, track, from)
  if (to !== track.finalCity) return placeGain(track, state, from, to)
  const final = (at: number): number => (at > track.stageCity ? (track.space(at).scoring ?? 0) : 0)
  const totals = state.seats.map((one) => one.camels.reduce((sum, at) => sum + final(at), goldOf(one)))
  const own = (totals[seat] ?? 0) - final(from) + final(to) + (state.chests[to] ?? 0)
  return totals.every((total, other) => other === seat || total <= own) ? decisive : -decisive
}

/** The card to lay first for the camel's next space, and the cards left once it is paid. */
function payment(
  track: Track,
  state: State,
  me: SeatState,
  camel: number,
  needs: Needs
): { readonly first: CardKind; readonly left: Count } {
  const asked = track.requirement(nextFree(state, track, me.camels[camel] ?? 0))
  const left = cardsOf(me.hand)
  const tray: string[] = []
  let first: CardKind | undefined
  while (tray.length < asked.count) {
    const card = cheapest(needs, asked, left, tray)
    first ??= card
    tray.push(
      ...left.splice(
        left.findIndex((one) => one.startsWith(`${card}-`)),
        1
      )
    )
  }
  if (first === undefined) throw new Error('a space that asks for nothing')
  return { first, left: countOf({ count: left.length, cards: left }) }
}

/** The card that may be laid whose loss leaves the best hand. */
function cheapest(
  needs: Needs,
  asked: Requirement,
  hand: readonly string[],
  tray: readonly string[]
): CardKind {
  const held = countOf({ count: hand.length, cards: [...hand] })
  let best: CardKind | undefined
  let most = -Infinity
  let mask = payableMask(asked, held, countOf({ count: tray.length, cards: [...tray] }))
  for (; mask !== 0; mask &= mask - 1) {
    const kind = kindAt(31 - Math.clz32(mask & -mask))
    const worth = handWorth(needs, withCard(held, `${kind}-1`, -1))
    if (worth > most) [best, most] = [kind, worth]
  }
  if (best === undefined) throw new Error('a listed payment cannot be completed')
  return best
}
