/** What a sensible player of Expedition does at once: for games that are played on in thought. */
import type { Decision, Seat } from '../../../engine/rules'
import type { Track } from '../content'
import { nextFree } from '../movement'
import { countOf, withCard, type Count } from '../paying'
import { seatOf } from '../seats'
import type { Choice, ChoiceOf, State } from '../types'
import { handWorth, needsOf, placeGain, price } from './worth'

type Needs = ReturnType<typeof needsOf>

/** What an unseen card brings beside a card that fits nothing. */
const unseenBonus = 0.1

/** Moves where the space brings more than its cards cost, and takes the card that fits the next spaces best. */
export function likely(
  track: Track,
  state: State,
  seat: Seat,
  { task, choices }: Decision<Choice>
): Choice | undefined {
  if (!choices) return undefined
  const me = seatOf(state, seat)
  const needs = needsOf(track, state, me)
  const held = countOf(me.hand)
  const count = choices.count()
  // Moves are listed first.
  const pays: ChoiceOf<'pay'>[] = []
  let at = 0
  for (; at < count; at++) {
    const choice = choices.nth(at)
    if (choice.type === 'pay') {
      if (task === 'pay' || moves(track, state, me.camels[choice.camel] ?? 0)) pays.push(choice)
    } else if (choice.type === 'ballast') {
      const from = me.camels[choice.camel] ?? 0
      if (pays.length === 0 && placeGain(track, state, from, nextFree(state, track, from)) > 1) return choice
    } else break
  }
  if (pays.length > 0) return cheapest(needs, held, pays)
  const before = handWorth(needs, held)
  let best: Choice | undefined
  let most = -Infinity
  for (; at < count; at++) {
    const choice = choices.nth(at)
    const gain =
      choice.type === 'take'
        ? handWorth(needs, withCard(held, `${choice.card}-1`, 1)) - before
        : price + unseenBonus
    if (gain > most) [best, most] = [choice, gain]
  }
  return best
}

/** Whether the next space is worth its cards. */
function moves(track: Track, state: State, from: number): boolean {
  const to = nextFree(state, track, from)
  return placeGain(track, state, from, to) > price * track.requirement(to).count
}

/** The card whose loss leaves the best hand. */
function cheapest(needs: Needs, held: Count, pays: readonly ChoiceOf<'pay'>[]): Choice | undefined {
  if (pays.length < 2) return pays[0]
  let best: Choice | undefined
  let most = -Infinity
  for (const choice of pays) {
    const worth = handWorth(needs, withCard(held, `${choice.card}-1`, -1))
    if (worth > most) [best, most] = [choice, worth]
  }
  return best
}
