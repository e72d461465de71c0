/**
 * One step of a plan. The planner asks the rules (movement.ts) where a camel may go, on a copy of the position that
 * replaces what a step changes and shares the rest.
 */
import type { Seat } from '../../../engine/rules'
import type { Track } from '../content'
import type { RequirementId } from '../content/requirements'
import { inFirstScoring } from '../movement'
import { camelAt, seatOf } from '../seats'
import type { State } from '../types'

/** A step onto a space, without its cost. */
export interface Move {
  readonly camel: number
  readonly from: number
  readonly to: number
  readonly stands: number
  readonly by: RequirementId | 'ballast'
  readonly chest: number
  readonly stops: boolean
}

/**
 * The immediate effects of entering a space (rulings 15, 16, 19, 32, 34, 37, 44, 46), and the position after it. The
 * spaces that the player's own camels have reached are not updated: only opponents need them, in turns of their own.
 */
export function enterSpace(
  state: State,
  track: Track,
  seat: Seat,
  camel: number,
  to: number,
  by: RequirementId | 'ballast'
): { readonly move: Move; readonly after: State } {
  const me = seatOf(state, seat)
  const chest = state.chests[to] ?? 0
  const scoring = inFirstScoring(track, to)
  const late = scoring && state.interim
  const ends = scoring && !state.interim && to === track.stageCity
  const over = to === track.finalCity
  const stands = late ? track.stageCity : to
  const ballast = by === 'ballast'
  const move: Move = {
    camel,
    from: camelAt(me, camel),
    to,
    stands,
    by,
    chest,
    stops: late || ends || over
  }
  const mine = {
    ...me,
    gold: { ...me.gold, chests: me.gold.chests + chest, ballast: me.gold.ballast - Number(ballast) },
    camels: me.camels.map((at, i) => (i === camel ? stands : at))
  }
  const { turn } = state
  const after: State = {
    ...state,
    phase: over ? 'over' : state.phase,
    turn: {
      ballast: turn.ballast || ballast,
      moved: true,
      camel: state.bothCamels ? turn.camel : camel,
      stopped: turn.stopped.map((stopped, i) => stopped || ends || (late && i === camel))
    },
    seats: state.seats.map((other, i) => (i === seat ? mine : other)),
    chests: chest > 0 ? state.chests.map((gold, i) => (i === to ? 0 : gold)) : state.chests
  }
  return { move, after }
}
