/** Positions for tests of the planner: sampled from seeded random games, or declared and completed consistently. */
import { Chance, seeded } from '../../shared/engine/chance'
import type { Config } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { baseContent } from '../../shared/games/expedition/content'
import { expeditionRules } from '../../shared/games/expedition/rules'
import type { Choice, State } from '../../shared/games/expedition/types'
import { names, position } from './position'

export { kindsIn } from './position'

export const content = baseContent
export const rules = expeditionRules(content)

/**
 * All configurations: every number of players with every track, and for two players with one or both camels moving, and
 * with both options about ballast.
 */
export const configs: readonly Config[] = [
  ...['classic', 'graded'].flatMap((track) => [
    { players: 2, options: { track, bothCamels: 'one' } },
    { players: 2, options: { track, bothCamels: 'both' } },
    ...[3, 4, 5].map((players) => ({ players, options: { track } }))
  ]),
  { players: 2, options: { track: 'classic', bothCamels: 'one', ballast: 'reached' } },
  { players: 2, options: { track: 'graded', bothCamels: 'both', ballast: 'reached' } }
]

/**
 * Samples one of every `every` positions with a decision, in games whose players draw instead of moving in a share `drawn`
 * of their choices, so that hands grow. Positions in the middle of a payment are included.
 */
export function* sampled(config: Config, seed: number, every: number, drawn: number): Generator<State> {
  const chance = new Chance(seeded(seed))
  for (;;) {
    const state = rules.setup(config, chance)
    for (let n = 1; ; n++) {
      const [asked] = rules.decisions(state, 'open')
      if (!asked?.choices) break
      if (n % every === 0) yield copyOf(state)
      const draws = rules.refusal(state, asked.seat, { type: 'draw' }) === undefined
      const choice: Choice =
        draws && chance.next(100) < drawn
          ? { type: 'draw' }
          : asked.choices.nth(chance.next(asked.choices.count()))
      rules.play(state, asked.seat, choice, chance)
    }
  }
}

/** A short description of a position; absent fields are as at the start. */
export interface Layout {
  readonly players?: number
  readonly track?: 'classic' | 'graded'
  readonly both?: boolean
  /** The spaces of each seat's camels. Seat 0 is to move. */
  readonly camels: readonly (readonly number[])[]
  /** Cards of seat 0, as `3 silk-red driver-blue`. The others hold none. */
  readonly hand: string
  /** Gold of seat 0. */
  readonly gold?: number
  readonly interim?: boolean
}

/** Builds the position. */
export function laidOut({
  camels,
  hand,
  gold,
  track = 'classic',
  both,
  interim,
  players = camels.length
}: Layout): State {
  const options = { startPlayer: '0', track, bothCamels: both === true ? 'both' : 'one' }
  return position(
    rules,
    content,
    { players, options },
    {
      camels: Object.fromEntries(
        camels.map((at, seat): [string, readonly number[]] => [names[seat] ?? '', at])
      ),
      hand: { a: hand },
      ...(gold !== undefined && { gold: { a: gold } }),
      ...(interim !== undefined && { interim })
    }
  )
}

/** A copy of everything that moves in a turn change; the deck, which they do not change, is shared. */
export function forked(state: State): State {
  return {
    ...state,
    turn: copyOf(state.turn),
    seats: copyOf(state.seats),
    chests: [...state.chests],
    ...(state.reached && { reached: copyOf(state.reached) }),
    discards: [...state.discards],
    agenda: copyOf(state.agenda)
  }
}

/** Plays a choice that must be legal. */
export function act(state: State, seat: number, choice: Choice): void {
  const played = rules.play(state, seat, choice, new Chance(seeded(1)))
  if ('refusal' in played)
    throw new Error(`refused ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`)
}
