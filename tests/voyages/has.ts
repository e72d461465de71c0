/** Compares what a seat has, in the words in which positions are declared. */
import { expect } from 'vitest'
import { totalPoints } from '../../shared/games/voyages/seats'
import type { ContractId, Die, SeatState } from '../../shared/games/voyages/types'
import { die, type SeatGiven } from './position'

/** What `Table.has` can compare of a seat; only given fields are compared, dice in any order. */
export interface Has extends Omit<SeatGiven, 'completed' | 'goals'> {
  readonly postsLeft?: number
  readonly completed?: readonly ContractId[]
}

const sorted = (dice: readonly Die[]): string[] =>
  dice.map(({ colour, value }) => `${colour} ${value}`).sort()

/** Expects that the seat has exactly this in all given fields. */
export function expectHas(me: SeatState, things: Has): void {
  const { coin: coins, camel: camels, ...goods } = me.stock
  const { postsLeft, posts, figures, contracts, completed, character } = me
  const open = { postsLeft, posts, figures, contracts, completed, character }
  const dice = sorted(me.dice)
  const now: Record<string, unknown> = {
    coins,
    camels,
    ...goods,
    vp: totalPoints(me),
    dice,
    figure: figures[0],
    ...open
  }
  const wanted = { ...things, ...(things.dice ? { dice: sorted(things.dice.map(die)) } : {}) }
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, now[key]]))).toEqual(wanted)
}
