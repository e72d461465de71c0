/** What the app needs to know of a game, and how a game is loaded with a content pack. Names no game: see index.ts. */
import { hashOf } from '../engine/check'
import type { PackFault, Packs } from '../engine/pack'
import type { AnyRules, Seat } from '../engine/rules'
import type { Statistician } from '../engine/statistics'
import type { AnyKnowledge } from '../players/knowledge'
import type { Language } from '../protocol/language'

/** How a game keeps secrets when several seats share one screen (T-19). */
export type Secrecy = 'peek' | 'curtain'

/** A game the app can play. */
export interface Game {
  readonly rules: AnyRules
  readonly title: Readonly<Record<Language, string>>
  readonly secrecy: Secrecy
  /** Colours of its seats, in the order in which they are offered; at least as many as seats. */
  readonly colours: readonly string[]
  /** Tasks that show the seat's secrets and therefore wait behind a curtain on a shared screen. */
  readonly curtainTasks: readonly string[]
  /** One seat's secrets, read from the open state: what a peek shows. */
  readonly secrets: (state: unknown, seat: number) => unknown
  /** Round number of a state or view, where the game has rounds. */
  readonly round?: (state: unknown) => number
  /** Id of the character that a seat plays, in a game with characters. */
  readonly character?: (state: unknown, seat: number) => string | undefined
  /** The seat that begins, read from the first position. Only the host asks, for a rematch; absent: seats turn by one. */
  readonly starter?: (first: unknown) => Seat
  /** What computer players know of it; without it they take any listed choice. The page leaves it to its worker threads. */
  readonly knowledge?: AnyKnowledge
  /** The content tables of its rules, for its user interface. */
  readonly content: unknown
  /** The content tables of one position, in a game whose options (modules) add to them. */
  readonly contentIn?: (state: unknown) => unknown
  /** Loads the code that counts the statistics of a finished game; absent: the game has none. */
  readonly statistics?: () => Promise<Statistician>
  /** Content packs, in a game whose content a group may replace. The page loads them when they are needed. */
  readonly packs?: Packs<Game>
}

/** A content pack in use: its JSON, and the hash under which clients cache it. */
export interface PlayedPack {
  readonly name: string
  readonly hash: string
  readonly json: unknown
  /** Ids of the modules whose content it replaces, in a game whose packs belong to modules; else empty. */
  readonly parts: readonly string[]
}

/** A game with its built-in content or with a pack; or why it cannot be played: no such game, or a faulty pack. */
export type GameWithPack =
  | { readonly game: Game; readonly pack?: PlayedPack }
  | { readonly unknown: true }
  | { readonly fault: PackFault }

/** Finds the game with this id among `games`; a `pack`, if given, is checked and replaces the built-in content. */
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
      name: reading.name,
      hash: hashOf(reading.pack),
      json: reading.pack,
      parts: reading.parts ?? []
    }
  }
}
