/** Thinking as a message: what a worker is asked and what it answers, the same in the host and in the page. */
import type { Story } from '../engine/record'
import type { Seat } from '../engine/rules'
import { analystLevel, type LevelNumber } from '../engine/player-level'
import { analyse, type Analysis } from '../players/analysis'
import { levelOf } from '../players/levels'
import { advise, reconsider, type Advice } from '../players/reasons'
import { gameOver, games, type Game } from './index'

/** What to think about. Plain data. */
export interface Question {
  readonly game: string
  /** The content pack that is played over, and the hash that names it. */
  readonly pack?: { readonly hash: string; readonly json: unknown }
  /** The seat's own view. */
  readonly view: unknown
  readonly seat: Seat
  readonly level: LevelNumber
  readonly seed: number
  /** What the seat has chosen long ago, one choice after another: then that is told, beside the best other plan. */
  readonly played?: readonly unknown[]
}

/** Games over packs, by their hash: checking a pack takes longer than most thoughts. */
const overPacks = new Map<string, Game>()

function gameOf({ game, pack }: Pick<Question, 'game' | 'pack'>): Game | undefined {
  const known = pack && overPacks.get(pack.hash)
  if (known) return known
  const over = gameOver(games, game, pack?.json)
  if (!('game' in over)) return undefined
  if (pack) overPacks.set(pack.hash, over.game)
  return over.game
}

/** A finished game to look at again. Plain data. */
export interface Past extends Pick<Question, 'game' | 'pack'> {
  /** In the open view, with its choices. */
  readonly story: Story
}

/** The analysis of a finished game, see `analyse`. Throws where nobody knows the game. */
export function* analysisOf(past: Past): Generator<number, Analysis> {
  const { rules, knowledge } = gameOf(past) ?? {}
  if (!rules || !knowledge) throw new Error(`nobody plays ${past.game}`)
  return yield* analyse({ rules, knowledge, story: past.story, level: levelOf(analystLevel), seed: 1 })
}

/** The thought about a question. Throws where the game is not known, has no players, or does not ask the seat. */
export function* adviceOn(question: Question): Generator<void, Advice> {
  const { rules, knowledge } = gameOf(question) ?? {}
  if (!rules || !knowledge) throw new Error(`nobody plays ${question.game}`)
  const { view, seat, level, seed, played } = question
  const thinking = { rules, knowledge, view, seat, level: levelOf(level), seed }
  return yield* played ? reconsider(thinking, played) : advise(thinking)
}
