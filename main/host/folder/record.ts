// Reads a game file's bytes into a match, or finds the reason why this app cannot continue the game.

import type { Source } from '../../../shared/engine/chance'
import { readFile, type FileHeader } from '../../../shared/engine/file'
import { RecordError, type Entry } from '../../../shared/engine/entries'
import { Match } from '../../../shared/engine/match'
import {
  configOf,
  lastPosition,
  logOf,
  originOf,
  otherTables,
  trustedEntries,
  type LogLine
} from '../../../shared/engine/record'
import { checkConfig, type AnyRules, type Refusal } from '../../../shared/engine/rules'
import { gameWithPack, type Game, type GameWithPack } from '../../../shared/games/index'
import type { TableInfo } from '../../../shared/protocol/messages'
import { refusal } from '../refusal-error'

/** A game file whose game can be continued. */
export interface Loaded {
  readonly ok: true
  readonly header: FileHeader
  /** The game, with the file's own content pack if it has one. */
  readonly game: Game
  /** Name and hash of the file's content pack. */
  readonly pack?: NonNullable<TableInfo['pack']>
  readonly match: Match
  readonly log: LogLine[]
  /** Length of the undamaged part in bytes: less than the file's size if its tail is damaged. */
  readonly whole: number
  /** The first line that could not be trusted, and how many lines are lost with it at most. */
  readonly damage?: { readonly line: number; readonly lost: number }
}

/** A game file whose game cannot be continued; `header` is set if at least that could be read. */
export interface Unreadable {
  readonly ok: false
  readonly refusal: Refusal
  readonly header?: FileHeader
  /** It was played by other rules or other content, but can still be watched. */
  readonly watchable?: true
}

/**
 * How a record is checked. `play` replays every choice; so does `play-if-running`, unless the game is over and of another
 * version.
 */
export type Scrutiny = 'trust' | 'play' | 'play-if-running'

const major = (version: string): string => version.split('.')[0] ?? ''

/**
 * Reads a game file. `source`: the random source of whatever is played after it. Refusals: file-empty, file-foreign,
 * file-newer, file-damaged, header-differs, unknown-game, rules-differ, content-differs, record-differs.
 */
export function readRecord(
  bytes: Uint8Array,
  games: readonly Game[],
  source: Source,
  scrutiny: Scrutiny = 'trust'
): Loaded | Unreadable {
  const read = readFile(Buffer.from(bytes).toString('utf8'))
  if (!read.ok) return { ok: false, refusal: refusal(read.code) }
  const { header } = read
  const over = gameWithPack(games, header.game, header.pack)
  if (!('game' in over)) return { ok: false, header, refusal: unplayable(over, header) }
  const { game } = over
  const { entries, damage } = trustedEntries(header, read.entries, read.damage)
  const other = otherRules(game.rules, header)
  if (other) return ofOtherVersion(game.rules, header, entries, other)
  if (checkConfig(game.rules, configOf(header)))
    return { ok: false, header, refusal: refusal('file-damaged') }
  const pack = over.pack && { name: over.pack.name, hash: over.pack.hash }

  if (damage && entries.length === 0 && damage.lost > 1 && read.entries.length > 0)
    return { ok: false, header, refusal: refusal('record-differs', { line: 1 }) }
  try {
    const match = restored(game.rules, header, entries, source, scrutiny)
    const whole = damage ? endOfLine(bytes, damage.line) : bytes.length
    const log = logOf(entries)
    return { ok: true, header, game, match, log, whole, ...(pack && { pack }), ...(damage && { damage }) }
  } catch (error) {
    const line = error instanceof RecordError ? error.at + 1 : 0
    if (header.rules === game.rules.version)
      return { ok: false, header, refusal: refusal('record-differs', { line }) }
    const differ = refusal('rules-differ', { file: header.rules, app: game.rules.version })
    return ofOtherVersion(game.rules, header, entries, differ)
  }
}

/**
 * A game of other rules or content: it can be watched if these rules can apply its events from the first position on.
 */
function ofOtherVersion(
  rules: AnyRules,
  header: FileHeader,
  entries: readonly Entry[],
  refusal: Refusal
): Unreadable {
  try {
    lastPosition(rules, header, logOf(entries))
    return { ok: false, header, refusal, watchable: true }
  } catch {
    return { ok: false, header, refusal }
  }
}

const unplayable = (over: Exclude<GameWithPack, { readonly game: Game }>, header: FileHeader): Refusal =>
  'unknown' in over ? refusal('unknown-game', { game: header.game }) : refusal('file-damaged')

function otherRules(rules: AnyRules, header: FileHeader): Refusal | undefined {
  if (major(header.rules) !== major(rules.version))
    return refusal('rules-differ', { file: header.rules, app: rules.version })
  const other = otherTables(rules, header)
  return other && refusal('content-differs', other)
}

function restored(
  rules: AnyRules,
  header: FileHeader,
  entries: readonly Entry[],
  source: Source,
  scrutiny: Scrutiny
): Match {
  const restore = (verify: boolean): Match =>
    Match.restore(rules, configOf(header), originOf(rules, header), entries, source, verify)
  if (scrutiny !== 'play-if-running') return restore(scrutiny === 'play')
  // A finished game of an older minor version may replay differently today: it is accepted, as it is only watched.
  const sameVersion = header.rules === rules.version
  if (sameVersion) return restore(true)
  const match = restore(false)
  return rules.outcome(match.state) === undefined ? restore(true) : match
}

/** Number of bytes in the first `lines` lines. Counted in bytes, since a damaged file need not be valid text. */
function endOfLine(bytes: Uint8Array, lines: number): number {
  let at = 0
  for (let line = 0; line < lines; line++) {
    const end = bytes.indexOf(10, at)
    if (end < 0) return bytes.length
    at = end + 1
  }
  return at
}
