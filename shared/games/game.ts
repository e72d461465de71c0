/** What the app needs to know of a game, and a game over a content pack. Names no game: see index.ts. */
import { hashOf } from '../engine/check'
import type { PackFault, Packs } from '../engine/pack'
import type { AnyRules } from '../engine/rules'
import type { Statistician } from '../engine/statistics'
import type { AnyKnowledge } from '../players/knowledge'

/** How a game keeps secrets when several seats share one screen (T-19). */
export type Secrecy = 'peek' | 'curtain'

/** A game the app can play. */
export interface Game {
  readonly rules: AnyRules
  readonly secrecy: Secrecy
  /** Colours of its seats, in the order in which they are offered; at least as many as seats. */
  readonly colours: readonly string[]
  /** Tasks that show the seat's secrets and therefore wait behind a curtain on a shared screen. */
  readonly curtainTasks: readonly string[]
  /** A seat's secrets alone, read off the open state, for a peek. */
  readonly secrets: (state: unknown, seat: number) => unknown
  /** Round number of a state or view, where the game has rounds. */
  readonly round?: (state: unknown) => number
  /** Whom a seat plays, in a game with characters. */
  readonly character?: (state: unknown, seat: number) => string | undefined
  /** What computer players know of it; absent: they take any listed choice. The page has no need of it: its workers think. */
  readonly knowledge?: AnyKnowledge
  /** The tables its rules play over, for its interface. */
  readonly content: unknown
  /** The tables that a position is played over, where the options of a table add to them. */
  readonly contentIn?: (state: unknown) => unknown
  /** What it counts of a finished game, fetched when somebody wants to read it; absent: nothing. */
  readonly statistics?: () => Promise<Statistician>
  /** Where its content can be replaced by a group's own. */
  readonly packs?: Packs<Game>
}

/** A pack that is played over: its JSON, and the hash by which clients keep it. */
export interface PlayedPack {
  readonly name: string
  readonly hash: string
  readonly json: unknown
  /** The modules that it is for, where packs are for modules. */
  readonly parts: readonly string[]
}

/** A game over its built-in content or over a pack; or why it cannot be played: no such game, or a faulty pack. */
export type GameWithPack =
  | { readonly game: Game; readonly pack?: PlayedPack }
  | { readonly unknown: true }
  | { readonly fault: PackFault }

/** The game with this id among `games`, over `pack` where there is one. The pack is checked first. */
export function gameWithPack(games: readonly Game[], id: string, pack: unknown): GameWithPack {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game) return { unknown: true }
  if (pack === undefined) return { game }
  if (!game.packs) return { fault: { path: '', code: 'no-packs' } }
  const reading = game.packs.check(pack)
  if (!reading.ok) return { fault: reading.faults[0] ?? { path: '', code: 'wrong-form' } }
  return {
    game: game.packs.over(reading.pack),
    pack: {
      ...{ name: reading.name, hash: hashOf(reading.pack), json: reading.pack },
      parts: reading.parts ?? []
    }
  }
}
