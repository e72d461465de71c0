/** Thinking as a message: what a worker is asked and what it answers, the same in the host and in the page. */
import type { Story } from '../engine/record'
import type { Seat } from '../engine/rules'
import { analystLevel, type LevelNumber } from '../engine/player-level'
import { analyse, type Analysis } from '../players/analysis'
import { levelOf } from '../players/levels'
import { momentBefore } from '../players/past'
import { advise, reconsider, type Advice } from '../players/reasons'
import { gameWithPack, games, type Game } from './index'

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
}

/** Games over packs, by their hash: checking a pack takes longer than most thoughts. */
const gamesByPack = new Map<string, Game>()

function gameOf({ game, pack }: Pick<Question, 'game' | 'pack'>): Game | undefined {
  const known = pack && gamesByPack.get(pack.hash)
  if (known) return known
  const over = gameWithPack(games, game, pack?.json)
  if (!('game' in over)) return undefined
  if (pack) gamesByPack.set(pack.hash, over.game)
  return over.game
}

/** A finished game to look at again. Plain data. */
export interface FinishedGame extends Pick<Question, 'game' | 'pack'> {
  /** In the open view, with its choices. */
  readonly story: Story
}

/** What a seat chose in a finished game, to be thought about again: that is told, beside the best other plan. Plain data. */
export interface ReviewQuestion extends FinishedGame, Pick<Question, 'seat' | 'level' | 'seed'> {
  /** The number of the first entry. */
  readonly from: number
}

/** The analysis of a finished game, see `analyse`. Throws where nobody knows the game. */
export function* analysisOf(past: FinishedGame): Generator<number, Analysis> {
  const { rules, knowledge } = gameOf(past) ?? {}
  if (!rules || !knowledge) throw new Error(`nobody plays ${past.game}`)
  return yield* analyse({ rules, knowledge, story: past.story, level: levelOf(analystLevel), seed: 1 })
}

/** The thought about a question. Throws where the game is not known, has no players, or does not ask the seat. */
export function* adviceOn(question: Question | ReviewQuestion): Generator<void, Advice> {
  const { rules, knowledge } = gameOf(question) ?? {}
  if (!rules || !knowledge) throw new Error(`nobody plays ${question.game}`)
  const { seat, level, seed } = question
  const thinking = { rules, knowledge, seat, level: levelOf(level), seed }
  if (!('story' in question)) return yield* advise({ ...thinking, view: question.view })
  const moment = momentBefore(rules, knowledge, question.story, question.from)
  if (moment?.seat !== seat) throw new Error(`not a choice of seat ${seat}: ${question.from}`)
  return yield* reconsider({ ...thinking, view: moment.view }, moment.played)
}
