/** A replay source made from a game file that is only viewed, not imported: read and checked here by the rules of this app. */
import { hashText } from '../../../shared/engine/check'
import { readFile, type FileHeader } from '../../../shared/engine/file'
import {
  firstPosition,
  lastPosition,
  logOf,
  otherTables,
  shownEntry,
  trustedEntries,
  type LogLine
} from '../../../shared/engine/record'
import type { Refusal } from '../../../shared/engine/rules'
import { gameWithPack, type GameWithPack } from '../../../shared/games/game'
import type { TableInfo } from '../../../shared/protocol/messages'
import { loadedGames } from '../../stores/games'
import { allViewers, type Source } from './sources'

type Over = Extract<GameWithPack, { readonly game: unknown }>
type Refused = { readonly refusal: Refusal }

const refuse = (code: string, numbers?: Refusal['numbers']): Refused => ({
  refusal: { code, ...(numbers && { numbers }) }
})

/**
 * A source from a game file's text; its game must be loaded already. An unfinished game is shown in the public view,
 * whoever has the file. Viewing needs only the first position and the events, so a file of another rules version or content
 * is accepted if its events fit. Refusals: those of `readFile`, unknown-game, content-differs, rules-differ, record-differs.
 */
export function fileSource(text: string): Source | Refused {
  const read = readFile(text)
  if (!read.ok) return refuse(read.code)
  const { header } = read
  const over = gameWithPack(loadedGames(), header.game, header.pack)
  if ('unknown' in over) return refuse('unknown-game', { game: header.game })
  if (!('game' in over)) return refuse('file-damaged')
  const { rules } = over.game
  try {
    return sourceOf(
      `file-${hashText(text)}`,
      header,
      over,
      logOf(trustedEntries(header, read.entries, read.damage).entries)
    )
  } catch {
    const other = otherTables(rules, header)
    if (other) return refuse('content-differs', other)
    return header.rules === rules.version
      ? refuse('record-differs', { line: 0 })
      : refuse('rules-differ', { file: header.rules, app: rules.version })
  }
}

/** The source with this id. Throws if the events do not fit the rules of this app. */
function sourceOf(id: string, header: FileHeader, { game, pack }: Over, log: readonly LogLine[]): Source {
  const { rules } = game
  const first = firstPosition(rules, header)
  const last = lastPosition(rules, header, log)
  const ended = rules.outcome(last) !== undefined && rules.decisions(last, 'public').length === 0
  const table: TableInfo = {
    id,
    game: header.game,
    status: ended ? 'over' : 'running',
    rules: header.rules,
    seats: header.seats.map((seat) => ({ ...seat, by: 'here', taken: true, present: true })),
    options: header.options,
    created: 0,
    updated: 0,
    choices: log.length,
    waiting: [],
    ...(pack && { pack: { name: pack.name, hash: pack.hash } })
  }
  return {
    table,
    game,
    ...(pack && { pack: pack.json }),
    viewers: ended ? allViewers(table) : ['public'],
    read: (viewer) =>
      Promise.resolve({
        story: {
          setup: rules.view(first, viewer) as unknown,
          entries: log.map((line, number) => shownEntry(rules, line, number, viewer))
        }
      })
  }
}
