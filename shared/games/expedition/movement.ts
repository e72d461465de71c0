/** Where camels may go next (rulings 9, 19 to 27, 33, 34, 44, 46). */
import type { Track } from './content'
import { refuse, type ExpeditionRefusal } from './refusals'
import { goldOf, seatOf } from './seats'
import type { State } from './types'

/** True if any camel stands on the space. */
function occupied(state: State, space: number): boolean {
  const { seats } = state
  for (let i = 0; i < seats.length; i++) if (seats[i]?.camels.includes(space)) return true
  return false
}

/**
 * Index of the space a camel would enter next: the first one ahead without a camel. The stage city holds any number of
 * camels and is never skipped (ruling 33). Not to be called for a camel in the last city: the game is over then.
 */
export function nextFree(state: State, track: Track, from: number): number {
  let to = from + 1
  while (to < track.finalCity && to !== track.stageCity && occupied(state, to)) to++
  return to
}

/** Index of the foremost camel that is not this seat's own (ruling 23). */
export function foremostOpponent(state: State, seat: number): number {
  let foremost = 0
  for (let i = 0; i < state.seats.length; i++) {
    if (i === seat) continue
    const { camels } = seatOf(state, i)
    for (let camel = 0; camel < camels.length; camel++) foremost = Math.max(foremost, camels[camel] ?? 0)
  }
  return foremost
}

/** Why this camel may not move at all now, or undefined if it may. */
export function camelRefusal(state: State, seat: number, camel: number): ExpeditionRefusal | undefined {
  if (seatOf(state, seat).camels[camel] === undefined) return refuse('no-such-camel')
  if (state.turn.camel >= 0 && state.turn.camel !== camel) return refuse('other-camel')
  return state.turn.stopped[camel] ? refuse('camel-stopped') : undefined
}

/**
 * Why ballast, the one gold of a turn, may not move a camel to this space. An opponent must have reached or passed it,
 * so that ballast never makes a camel the leader (rulings 21 and 22). With two players an opponent must have stood on
 * it, if the table plays the printed wording (ruling 23).
 */
export function ballastRefusal(
  state: State,
  track: Track,
  seat: number,
  to: number
): ExpeditionRefusal | undefined {
  if (state.turn.ballast) return refuse('ballast-spent')
  if (goldOf(seatOf(state, seat)) < 1) return refuse('no-gold')
  const foremost = foremostOpponent(state, seat)
  const passed = to < foremost || (to === track.stageCity && foremost >= track.stageCity)
  if (!passed) return refuse('ballast-would-lead', { space: to, foremost })
  const stoodOn = state.reached?.some((spaces, other) => other !== seat && spaces.includes(to)) ?? true
  return stoodOn ? undefined : refuse('ballast-not-reached', { space: to })
}

/** True for a scoring space of the first stage, its city included (ruling 32). */
export function inFirstScoring(track: Track, space: number): boolean {
  return space <= track.stageCity && track.space(space).scoring !== undefined
}
