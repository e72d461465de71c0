/** What computer players know of one module, beside what they know of the game. Each module's folder defines its own. */
import type { Chance } from '../../../engine/chance'
import type { Seat } from '../../../engine/rules'
import type { OfModule } from '../../../polo/open-game'
import type { Content } from '../game'
import type { CharacterName, Choice, State } from '../types'

export interface ModuleKnowledge {
  readonly id: string
  /** What receiving one of each of its items is worth, in points. */
  readonly prices?: Readonly<Record<OfModule, number>>
  /** Roughly what its characters bring in a whole game, in points; used only to compare characters in the draft. */
  readonly characters?: Readonly<Partial<Record<CharacterName, number>>>
  /** Fills the module's hidden zones with what the seat has not seen, as `Knowledge.fill` does. */
  readonly fill?: (
    world: State,
    seat: Seat,
    unseen: Readonly<Record<string, readonly string[]>>,
    chance: Chance
  ) => void
  /** How much a seat's part of the module is worth, in points; `ahead`: how much of the game is left, from 0 to 1. */
  readonly worth?: (content: Content, state: State, seat: Seat, ahead: number) => number
  /** False for a choice of the module that a search of the turn may skip. */
  readonly worthALook?: (state: State, seat: Seat, choice: Choice) => boolean
  /** The part of the key by which a search recognises equal positions within a turn. */
  readonly key?: (state: State, seat: Seat) => string
  /** Clears what lasts only for one turn. */
  readonly turnEnded?: (state: State, seat: Seat) => void
}

/** The knowledge of those modules that are in play. */
export const knownOf = (known: readonly ModuleKnowledge[], { modules }: State): readonly ModuleKnowledge[] =>
  modules ? known.filter(({ id }) => Object.hasOwn(modules, id)) : none
const none: readonly never[] = []
