/**
 * Plays one game of computer players and reports broken laws: a refusal, a budget overrun, a silly choice, one that depends on
 * what is hidden.
 */
import { Chance, seeded } from '../../../shared/engine/chance'
import type { AnyRules, Config, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Level } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { honesty } from './honest'
import { sillyInExpedition } from './silly-expedition'
import { sillyInKhan } from './silly-khan'
import { sillyInVoyages } from './silly-voyages'

/** A choice that is about to be played. */
export interface Chosen {
  readonly rules: AnyRules
  readonly state: unknown
  readonly seat: Seat
  readonly choice: unknown
  /** What the seat has chosen since it last ended a turn, with the position before each; the oldest first. */
  readonly turn: readonly { readonly state: unknown; readonly choice: unknown }[]
}

/** Says in a few words what is silly about a choice; undefined if nothing is. */
export type Silly = (chosen: Chosen) => string | undefined

const silly: Readonly<Record<string, Silly>> = {
  voyages: sillyInVoyages,
  expedition: sillyInExpedition,
  khan: sillyInKhan
}

/** A broken law of computer players. */
export interface PlayersFault {
  readonly at: number
  readonly seat: Seat
  readonly message: string
}

const endsTurn = (choice: unknown): boolean =>
  choice instanceof Object && 'type' in choice && choice.type === 'endTurn'

/** One of this many choices is also made where other things are hidden; it takes as long again. */
const honestyEvery = 4

/**
 * Plays a game to its end. `levelAt`: the level of each seat; levels with a temperature may make silly choices. `compared`:
 * the positions at which the same choice was made although other things were hidden.
 */
export function playersGame(
  { rules, knowledge }: Game,
  config: Config,
  seed: number,
  levelAt: (seat: Seat) => Level
): { readonly decisions: number; readonly compared: number; readonly faults: readonly PlayersFault[] } {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  const faults: PlayersFault[] = []
  const turns = new Map<Seat, Chosen['turn']>()
  let compared = 0
  for (let at = 0; ; at++) {
    const [asked] = rules.decisions(state, 'public')
    if (rules.outcome(state) || !asked) return { decisions: at, compared, faults }
    const { seat } = asked
    const level = levelAt(seat)
    const view: unknown = rules.view(state, seat)
    const thinking = { rules, knowledge, view, seat, level, seed: seed * 1009 + at }
    const { choice, nodes } = thought(thinking)
    const fault = (message: string): void => void faults.push({ at, seat, message })
    if (nodes > level.budget * 1.1 + level.breadth.answers)
      fault(`looked at ${nodes} positions of ${level.budget}`)
    const turn = turns.get(seat) ?? []
    const what = level.temperature === 0 ? silly[rules.id]?.({ rules, state, seat, choice, turn }) : undefined
    if (what) fault(`${what}: ${JSON.stringify(choice)}`)
    const honest = at % honestyEvery === 0 ? honesty({ thinking, state, choice }) : undefined
    if (honest === 'honest') compared++
    else if (typeof honest === 'object') fault(`${honest.fault}: ${JSON.stringify(choice)}`)
    turns.set(seat, endsTurn(choice) ? [] : [...turn, { state: rules.copy(state), choice }])
    const played = rules.play(state, seat, choice, chance)
    if ('refusal' in played) {
      fault(`refused, ${played.refusal.code}: ${JSON.stringify(choice)}`)
      return { decisions: at, compared, faults }
    }
  }
}
