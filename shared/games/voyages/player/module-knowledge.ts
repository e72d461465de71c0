/** What players know of a module: it lies in the module's folder, and stands beside what they know of the game. */
import type { Chance } from '../../../engine/chance'
import type { Seat } from '../../../engine/rules'
import type { OfModule } from '../../../polo/open-game'
import type { Content } from '../game'
import type { CharacterName, Choice, State } from '../types'

export interface ModuleKnowledge {
  readonly id: string
  /** What one of each of its items is worth when it is received, in points. */
  readonly prices?: Readonly<Record<OfModule, number>>
  /** What its characters bring in a game, roughly, in points: the draft compares them. */
  readonly characters?: Readonly<Partial<Record<CharacterName, number>>>
  /** Deals what the seat has not seen, as `Knowledge.fill` does. */
  readonly fill?: (
    world: State,
    seat: Seat,
    unseen: Readonly<Record<string, readonly string[]>>,
    chance: Chance
  ) => void
  /** What a seat holds of it, in points; `ahead`, from 0 to 1, is how much of the game is left. */
  readonly worth?: (content: Content, state: State, seat: Seat, ahead: number) => number
  /** False for a choice of it in the turn that is not worth a look. */
  readonly worthALook?: (state: State, seat: Seat, choice: Choice) => boolean
  /** What of it tells positions of a turn apart. */
  readonly key?: (state: State, seat: Seat) => string
  /** Clears what holds for one turn alone. */
  readonly turnEnded?: (state: State, seat: Seat) => void
}

/** Those of the modules that are played. */
export const knownOf = (known: readonly ModuleKnowledge[], { modules }: State): readonly ModuleKnowledge[] =>
  modules ? known.filter(({ id }) => Object.hasOwn(modules, id)) : none
const none: readonly never[] = []
