/** One game of computer players, and what breaks their laws in it: a refusal, a budget overrun, a silly choice. */
import { Chance, seeded } from '../../../shared/engine/chance'
import type { AnyRules, Config, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Level } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { sillyInExpedition } from './silly-expedition'
import { sillyInKhan } from './silly-khan'
import { sillyInVoyages } from './silly-voyages'

/** A choice about to be played. */
export interface Chosen {
  readonly rules: AnyRules
  readonly state: unknown
  readonly seat: Seat
  readonly choice: unknown
}

/** What is silly about a choice, in a few words; undefined where nothing is. */
export type Silly = (chosen: Chosen) => string | undefined

const silly: Readonly<Record<string, Silly>> = {
  voyages: sillyInVoyages,
  expedition: sillyInExpedition,
  khan: sillyInKhan
}

/** A law of the players that was broken. */
export interface PlayersFault {
  readonly at: number
  readonly seat: Seat
  readonly message: string
}

/** Plays the game to its end. `levelAt`: how strong each seat plays; a level with a temperature may be silly. */
export function playersGame(
  { rules, knowledge }: Game,
  config: Config,
  seed: number,
  levelAt: (seat: Seat) => Level
): { readonly decisions: number; readonly faults: readonly PlayersFault[] } {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  const faults: PlayersFault[] = []
  for (let at = 0; ; at++) {
    const [asked] = rules.decisions(state, 'public')
    if (rules.outcome(state) || !asked) return { decisions: at, faults }
    const { seat } = asked
    const level = levelAt(seat)
    const thinking = { rules, knowledge, view: rules.view(state, seat) as unknown, seat, level }
    const { choice, nodes } = thought({ ...thinking, seed: seed * 1009 + at })
    const fault = (message: string): void => void faults.push({ at, seat, message })
    if (nodes > level.budget * 1.1 + level.breadth.answers)
      fault(`looked at ${nodes} positions of ${level.budget}`)
    const what = level.temperature === 0 ? silly[rules.id]?.({ rules, state, seat, choice }) : undefined
    if (what) fault(`${what}: ${JSON.stringify(choice)}`)
    const played = rules.play(state, seat, choice, chance)
    if ('refusal' in played) {
      fault(`refused, ${played.refusal.code}: ${JSON.stringify(choice)}`)
      return { decisions: at, faults }
    }
  }
}
