// What the list shows of a table that is not open: from the table file if it still fits, else from the game itself.

import type { TableInfo } from '../../shared/protocol/messages'
import type { AnyRules } from '../../shared/engine/rules'
import type { Means } from './gamefile'
import { readRecord, type Loaded } from './record'
import { reasonOf, refusal } from './refused'
import { seatInfo, shareInfo } from './seats'
import type { TableFile } from './tablefile'

type Summary = NonNullable<TableFile['summary']>

const rulesMark = (rules: Pick<AnyRules, 'version' | 'content'>): string =>
  `${rules.version} ${rules.content}`

/** The mark of a game's rules, over a pack's content where there is one. */
const markOf = ({ version, content }: AnyRules, pack: TableInfo['pack']): string =>
  rulesMark({ version, content: pack?.hash ?? content })

/** What a resting table leaves in its table file. `size` is that of the game file. */
export function summaryOf(info: TableInfo, size: number, over: boolean, rules: AnyRules): Summary {
  const { game, seats, options, pack, choices, round, waiting } = info
  return {
    size,
    rules: rulesMark(rules),
    game,
    seats: seats.map(({ name, colour }) => ({ name, colour })),
    options: { ...options },
    ...(pack && { pack }),
    over,
    choices,
    ...(round !== undefined && { round }),
    waiting: [...waiting]
  }
}

/** A table as the list shows it, without opening it; `damaged` with its reason if it could not be opened. */
export function listed(means: Means, id: string): TableInfo {
  const base = { id, game: '', seats: [], options: {}, created: 0, updated: 0, choices: 0, waiting: [] }
  try {
    const { size, changed } = means.store.stat(id)
    const file = means.store.readTableFile(id)
    const times = { created: file.created, updated: changed }
    const { summary, lost } = file
    const game = summary && means.games.find((one) => one.rules.id === summary.game)
    if (summary && game && summary.size === size && summary.rules === markOf(game.rules, summary.pack)) {
      const { options, pack, over, choices, round, waiting } = summary
      const people = peopleOf(file, summary.seats)
      const status = statusOf(file, over)
      const note = lost && { damage: refusal('tail-lost', lost) }
      const rules = game.rules.version
      const known = { id, game: summary.game, status, rules, ...people, options, ...times, choices, waiting }
      return {
        ...known,
        ...afterOf(file),
        ...(pack && { pack }),
        ...(round !== undefined && { round }),
        ...note
      }
    }
    return { ...base, ...times, ...fromGame(means, id, file) }
  } catch (error) {
    return { ...base, status: 'damaged', damage: refusal('folder-failed', { reason: reasonOf(error) }) }
  }
}

/** Seats and sharing of a table where nobody is. */
function peopleOf(file: TableFile, seats: Summary['seats']): Pick<TableInfo, 'seats' | 'share'> {
  return { seats: seats.map((seat, at) => seatInfo(seat, file.seats?.[at])), ...shareInfo(file.share) }
}

const afterOf = ({ after }: TableFile): Pick<TableInfo, 'after'> => (after === undefined ? {} : { after })

const statusOf = (file: TableFile, over: boolean): TableInfo['status'] =>
  file.abandoned ? 'abandoned' : over ? 'over' : 'running'

function fromGame(means: Means, id: string, file: TableFile): Partial<TableInfo> & Pick<TableInfo, 'status'> {
  const record = readRecord(means.store.read(id), means.games, () => 0)
  if (!record.ok) {
    const { header } = record
    const known = header && { game: header.game, ...peopleOf(file, header.seats), options: header.options }
    return { status: 'damaged', damage: record.refusal, ...known }
  }
  const { match, game, header } = record
  const decisions = game.rules.decisions(match.state, 'public')
  const over = decisions.length === 0 && game.rules.outcome(match.state) !== undefined
  const waiting = decisions.map(({ seat }) => seat)
  const lost = record.damage ?? file.lost
  return { ...playingInfo(record, { ...file, lost }, waiting, over), ...peopleOf(file, header.seats) }
}

/** What the list shows of a game, without its people. `waiting` are the seats that are asked. */
export function playingInfo(
  { header, game, match, log, pack }: Loaded,
  file: TableFile,
  waiting: TableInfo['waiting'],
  over: boolean
): Omit<TableInfo, 'id' | 'updated' | 'seats' | 'share'> {
  const round = game.round?.(match.state)
  return {
    game: header.game,
    rules: game.rules.version,
    options: header.options,
    ...afterOf(file),
    ...(pack && { pack }),
    created: file.created,
    status: statusOf(file, over),
    choices: log.length,
    ...(round !== undefined && { round }),
    waiting,
    ...(file.lost && { damage: refusal('tail-lost', file.lost) })
  }
}
