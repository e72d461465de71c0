/** Action spaces that belong to a character: who may use them, and what they bring. */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import { seatOf } from '../engine/seats'
import type { OwnSpace } from './characters'
import type { PoloGame } from './game'
import type { Condition, Space } from './spaces'
import type { Amounts } from './stock'

/** The part of a game's `Play` that gives rewards. */
interface Awards<Cause> {
  readonly state: { readonly players: number }
  award(seat: Seat, items: Amounts<string>, cause: Cause): void
}

/** What a game supplies for them. */
export interface OwnSpaceTerms<G extends PoloGame> {
  /** The refusal for all others, for whom the space does not exist. */
  readonly notTheirs: Refusal<G['refusal']>
  /** The refusal where a die already lies. */
  readonly used: G['refusal']
  /** Whether a first step can be paid. */
  readonly step: Condition<G>
}

/** Gives every opponent this reward, clockwise from the seat's left neighbour. */
export function awardOpponents<Cause>(
  play: Awards<Cause>,
  seat: Seat,
  reward: Amounts<string>,
  cause: Cause
): void {
  const { players } = play.state
  for (let i = 1; i < players; i++) play.award((seat + i) % players, reward, cause)
}

/**
 * The record of a space that only this character may use, with one die of any value in a round, as a main action. One
 * that brings nothing but a movement needs a step that can be paid.
 */
export const ownSpace = <
  G extends PoloGame,
  P extends Play<G> & Awards<{ readonly kind: 'space'; readonly space: string }>
>(
  character: string,
  { id, brings, opponents }: OwnSpace<Amounts<string>>,
  { notTheirs, used, step }: OwnSpaceTerms<G>
): Space<G, P> => ({
  id,
  dice: 1,
  main: true,
  colour: 'any',
  occupied: { places: 1, full: used },
  unavailable: (_, state, seat) => (seatOf(state, seat).character === character ? undefined : notTheirs),
  ...(Object.keys(brings).every((item) => item === 'move') && { legal: step, anyValue: true }),
  act: (play, seat) => {
    const cause = { kind: 'space', space: id } as const
    play.award(seat, brings, cause)
    if (opponents) awardOpponents(play, seat, opponents, cause)
    return 'done'
  }
})
