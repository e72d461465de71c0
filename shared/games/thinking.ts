/** Questions to a worker thread of computer players, and how it answers them; the same in the host and in the page. */
import type { Story } from '../engine/record'
import type { Seat } from '../engine/rules'
import { analystLevel, type LevelNumber } from '../engine/player-level'
import { judgeTurns, type Progress, type Share } from '../players/analysis'
import { levelOf } from '../players/levels'
import { momentBefore } from '../players/past'
import { advise, reconsider, type Advice } from '../players/reasons'
import { inStyle } from '../players/styles'
import { gameWithPack, games, type Game } from './index'

/** What to think about. Plain data. */
export interface Question {
  readonly game: string
  /** The content pack in use, and its hash. */
  readonly pack?: { readonly hash: string; readonly json: unknown }
  /** The seat's own view. */
  readonly view: unknown
  readonly seat: Seat
  readonly level: LevelNumber
  /** The seat's playing style; absent: its usual one. */
  readonly style?: string
  readonly seed: number
}

/** Cache of games with packs, by the pack's hash: checking a pack takes longer than most answers. */
const gamesByPack = new Map<string, Game>()

function gameOf({ game, pack }: Pick<Question, 'game' | 'pack'>): Game | undefined {
  const known = pack && gamesByPack.get(pack.hash)
  if (known) return known
  const over = gameWithPack(games, game, pack?.json)
  if (!('game' in over)) return undefined
  if (pack) gamesByPack.set(pack.hash, over.game)
  return over.game
}

/** A finished game to analyse. Plain data. */
export interface FinishedGame extends Pick<Question, 'game' | 'pack'> {
  /** Recorded in the open view, with all choices. */
  readonly story: Story
}

/** Asks why a seat made a choice in a finished game; the answer explains it and the best alternative. Plain data. */
export interface ReviewQuestion extends FinishedGame, Pick<Question, 'seat' | 'level' | 'style' | 'seed'> {
  /** Number of the first entry of that choice. */
  readonly from: number
}

/** Judges a share of a finished game, see `judgeTurns`. Throws if the game is unknown or has no computer players. */
export function* judgeGame(past: FinishedGame, share: Share): Generator<Progress, void> {
  const { rules, knowledge } = gameOf(past) ?? {}
  if (!rules || !knowledge) throw new Error(`no computer players for the game ${past.game}`)
  yield* judgeTurns({ rules, knowledge, story: past.story, level: levelOf(analystLevel), seed: 1 }, share)
}

/** The answer to a question. Throws if the game is unknown, has no computer players, or does not ask the seat. */
export function* adviceOn(question: Question | ReviewQuestion): Generator<void, Advice> {
  const { rules, knowledge } = gameOf(question) ?? {}
  if (!rules || !knowledge) throw new Error(`no computer players for the game ${question.game}`)
  const { seat, level, style, seed } = question
  const thinking = { rules, knowledge: inStyle(knowledge, style), seat, level: levelOf(level), seed }
  if (!('story' in question)) return yield* advise({ ...thinking, view: question.view })
  const moment = momentBefore(rules, knowledge, question.story, question.from)
  if (moment?.seat !== seat) throw new Error(`entry ${question.from} is not a choice of seat ${seat}`)
  return yield* reconsider({ ...thinking, view: moment.view }, moment.played)
}
