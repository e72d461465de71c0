/** Opens a game file for tools: reads it, checks it against the present rules, and goes to an entry. */
import { seeded } from '../../../shared/engine/chance'
import { readFile, type FileHeader } from '../../../shared/engine/file'
import { isUndo, RecordError, type Entry } from '../../../shared/engine/entries'
import { Match } from '../../../shared/engine/match'
import { configOf, originOf, otherTables } from '../../../shared/engine/record'
import { checkConfig, type AnyRules } from '../../../shared/engine/rules'
import { gameWithPack, games, type Game, type GameWithPack } from '../../../shared/games'

/** The result of opening a file: the match as far as it is valid, and one sentence for each fault. */
export interface Opened {
  readonly faults: readonly string[]
  readonly game?: Game
  readonly header?: FileHeader
  readonly match?: Match
  /** Entries that could be read. */
  readonly entries: readonly Entry[]
  /** How many of them fit the rules. */
  readonly held: number
}

const unreadable = {
  'file-empty': 'The file is empty.',
  'file-foreign': 'This is not a game file of Caravanserai.',
  'file-newer': 'The file was written by a newer Caravanserai; this one cannot read it.',
  'file-damaged': 'The first line of the file is damaged; the game cannot be opened.',
  'header-differs': 'The first line of the file is not as it was written; the game cannot be opened.'
} as const

const major = (version: string): string => version.split('.')[0] ?? ''

/** Opens a game file's text at entry `at` (default: the end). With `verify` every choice is played again. */
export function openText(text: string, at: number | undefined, verify: boolean): Opened {
  const read = readFile(text)
  if (!read.ok) return { faults: [unreadable[read.code]], entries: [], held: 0 }
  const { header, entries, damage } = read
  const faults = damage
    ? [`Line ${damage.line + 1} is damaged; ${lines(damage.lost)} lost, what stands before holds.`]
    : []
  const over = gameWithPack(games, header.game, header.pack)
  if (!('game' in over)) return { faults: [...faults, unplayable(over, header)], header, entries, held: 0 }
  const { game } = over
  const misfit = misfitOf(game.rules, header)
  if (misfit !== undefined) return { faults: [...faults, misfit], header, entries, held: 0 }

  const { rules } = game
  const origin = originOf(rules, header)
  const restored = (count: number, strictly: boolean): Match =>
    Match.restore(rules, configOf(header), origin, entries.slice(0, count), seeded(1), strictly)
  let held = entries.length
  try {
    restored(held, verify)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    faults.push(sentence(error))
    held = Math.max(0, error.at)
    if (error.at < 0) return { faults, game, header, entries, held }
  }
  const match = restored(Math.min(at ?? held, held), false)
  if (at !== undefined && at > held)
    faults.push(`There is no entry ${at}; the last one that holds is ${held}.`)
  return { faults, game, header, match, entries, held }
}

const lines = (count: number): string => (count === 1 ? '1 line is' : `${count} lines are`)

function sentence({ at, message }: RecordError): string {
  return at < 0
    ? `The set-up does not fit the rules: ${message}.`
    : `Entry ${at + 1} (line ${at + 2}) does not hold: ${message}.`
}

const unplayable = (over: Exclude<GameWithPack, { readonly game: Game }>, header: FileHeader): string =>
  'unknown' in over
    ? `There is no game "${header.game}" here.`
    : `The content pack in the file does not hold: ${over.fault.code} at "${over.fault.path}".`

function misfitOf(rules: AnyRules, header: FileHeader): string | undefined {
  if (major(header.rules) !== major(rules.version))
    return `The game was played with rules ${header.rules}; here are rules ${rules.version}.`
  if (otherTables(rules, header)) return 'The game was played over other content (cards, map or prices).'
  const fault = checkConfig(rules, configOf(header))
  return fault ? `The rules do not take this set-up: ${JSON.stringify(fault)}.` : undefined
}

/** How many of the first `count` entries are undos. */
export const undone = (entries: readonly Entry[], count: number): number =>
  entries.slice(0, count).filter(isUndo).length
