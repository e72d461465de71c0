// List entries of tables that are not open: from the summary in the table file if it is up to date, else from the game.

import type { TableInfo } from '../../../shared/protocol/messages'
import type { AnyRules, Refusal } from '../../../shared/engine/rules'
import type { TableDependencies } from './dependencies'
import { readRecord, type Loaded } from '../folder/record'
import { folderRefusal, refusal } from '../refusal-error'
import { resultOf } from './results'
import { seatInfo, shareInfo } from '../people/seat-state'
import { mannerOf, sumOf, withNote, type TableFile } from '../folder/tablefile'

type Summary = NonNullable<TableFile['summary']>

/** What a summary depends on: the version of the rules and the hashes of their own tables and of the content pack. */
function rulesKeyOf(rules: AnyRules, { options, pack }: Pick<TableInfo, 'options' | 'pack'>): string {
  const tables = rules.tables(options).map(({ hash }) => hash)
  return [rules.version, ...tables, ...(pack ? [pack.hash] : [])].join(' ')
}

/** The summary that a table stores in its table file. `size`: that of the game file in bytes; `rules`: without its pack. */
export function summaryOf(info: TableInfo, size: number, over: boolean, rules: AnyRules): Summary {
  const { game, seats, options, pack, choices, round, waiting, result } = info
  return {
    size,
    rules: rulesKeyOf(rules, info),
    game,
    seats: seats.map(({ name, colour }) => ({ name, colour })),
    options: { ...options },
    ...(pack && { pack }),
    over,
    choices,
    ...(round !== undefined && { round }),
    waiting: [...waiting],
    ...(over && { result: result ?? null })
  }
}

/**
 * The list entry of a table with a game file, without opening it; `damaged` with the reason if it could not be opened.
 */
export function listed(dependencies: TableDependencies, id: string): TableInfo {
  const base = nothingKnown(id)
  try {
    const { size, changed } = dependencies.store.stat(id)
    const file = dependencies.store.readTableFile(id)
    const times = { created: file.created, updated: changed }
    const { summary } = file
    const game = summary && dependencies.games.find((one) => one.rules.id === summary.game)
    const since = file.journal?.changed ?? changed
    if (
      summary &&
      game &&
      summary.size === size &&
      since === changed &&
      summary.rules === rulesKeyOf(game.rules, summary) &&
      (!summary.over || summary.result !== undefined)
    ) {
      const { options, pack, over, choices, round, waiting, result } = summary
      const people = peopleOf(file, summary.seats)
      const status = statusOf(file, over)
      const rules = game.rules.version
      const known = { id, game: summary.game, status, rules, ...people, options, ...times, choices, waiting }
      return {
        ...known,
        ...afterOf(file),
        ...mannerOf(file),
        ...(pack && { pack }),
        ...(round !== undefined && { round }),
        ...(result && { result }),
        ...notesOf(file)
      }
    }
    return { ...base, ...times, ...fromGame(dependencies, id, file) }
  } catch (error) {
    return brokenInfo(id, folderRefusal(error))
  }
}

const nothingKnown = (id: string, created = 0): Omit<TableInfo, 'status'> => ({
  id,
  game: '',
  seats: [],
  options: {},
  created,
  updated: created,
  choices: 0,
  waiting: []
})

/** The list entry of a table of which only the id is known; `damage`: why. */
export const brokenInfo = (id: string, damage: Refusal, created?: number): TableInfo => ({
  ...nothingKnown(id, created),
  status: 'damaged',
  damage
})

/** Seats and sharing of a table that is not open. */
function peopleOf(file: TableFile, seats: Summary['seats']): Pick<TableInfo, 'seats' | 'share'> {
  return { seats: seats.map((seat, at) => seatInfo(seat, file.seats?.[at])), ...shareInfo(file.share) }
}

const afterOf = ({ after, afterSeats }: TableFile): Pick<TableInfo, 'after' | 'afterSeats'> => ({
  ...(after !== undefined && { after }),
  ...(after !== undefined && afterSeats && { afterSeats })
})

const statusOf = (file: TableFile, over: boolean): TableInfo['status'] =>
  file.abandoned ? 'abandoned' : over ? 'over' : 'running'

function fromGame(
  dependencies: TableDependencies,
  id: string,
  file: TableFile
): Partial<TableInfo> & Pick<TableInfo, 'status'> {
  const bytes = dependencies.store.read(id)
  const record = readRecord(bytes, dependencies.games, () => 0)
  if (!record.ok) {
    const { header } = record
    const known = header && { game: header.game, ...peopleOf(file, header.seats), options: header.options }
    return { status: record.watchable ? 'watchable' : 'damaged', damage: record.refusal, ...known }
  }
  const { match, game, header } = record
  const decisions = game.rules.decisions(match.state, 'public')
  const over = decisions.length === 0 && game.rules.outcome(match.state) !== undefined
  const waiting = decisions.map(({ seat }) => seat)
  const lost = record.damage ?? file.lost
  const changed = record.damage ? undefined : changedSince(bytes, file)
  const found = { lost, ...(changed && { told: withNote(file.told, changed) }) }
  return { ...playingInfo(record, { ...file, ...found }, waiting, over), ...peopleOf(file, header.seats) }
}

/** The note `file-changed`, unless the game file still begins with the content that it had when it was closed. */
export function changedSince(bytes: Uint8Array, { journal }: TableFile): Refusal | undefined {
  const same = !journal || sumOf(bytes.subarray(0, journal.size)) === journal.sum
  return same ? undefined : refusal('file-changed')
}

/** What people must be told about a table's files: the first as `damage`, the others as `notes`. */
export function notesOf({ lost, told = [] }: TableFile): Pick<TableInfo, 'damage' | 'notes'> {
  const [damage, ...notes] = [...(lost ? [refusal('tail-lost', lost)] : []), ...told.map(noteOf)]
  return { ...(damage && { damage }), ...(notes.length > 0 && { notes }) }
}

const noteOf = ({ code, numbers }: NonNullable<TableFile['told']>[number]): Refusal =>
  numbers ? { code, numbers } : { code }

/** The list entry of a game, without its people. `waiting`: the seats with an open decision. */
export function playingInfo(
  { header, game, match, log, pack }: Loaded,
  file: TableFile,
  waiting: TableInfo['waiting'],
  over: boolean
): Omit<TableInfo, 'id' | 'updated' | 'seats' | 'share'> {
  const round = game.round?.(match.state)
  const status = statusOf(file, over)
  const result = status === 'over' ? resultOf(header, game.rules.outcome(match.state), file.times) : undefined
  return {
    game: header.game,
    rules: game.rules.version,
    options: header.options,
    ...afterOf(file),
    ...mannerOf(file),
    ...(pack && { pack }),
    created: file.created,
    status,
    choices: log.length,
    ...(round !== undefined && { round }),
    waiting,
    ...(result && { result }),
    ...notesOf(file)
  }
}
