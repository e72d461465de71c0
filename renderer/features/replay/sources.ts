/** The sources of replays, and the source that reads the open table's history from its host. For files: file-source.ts. */
import type { LogEntry, Story } from '../../../shared/engine/record'
import type { Refusal, Viewer } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/game'
import type { Reply, Request, TableInfo } from '../../../shared/protocol/messages'

/** Entries in one page of a history; a page has some tens of kilobytes. */
const pageSize = 100

/** A story, or why it could not be read. */
export type StoryResult = { readonly story: Story } | { readonly refusal: Refusal }

/** A game that can be replayed. */
export interface Source {
  readonly table: TableInfo
  readonly game: Game
  /** The content pack it is played with, as JSON, if that came with the game. */
  readonly pack?: unknown
  /** The views it can be seen in, the one to begin with first. */
  readonly viewers: readonly Viewer[]
  readonly read: (viewer: Viewer) => Promise<StoryResult>
}

type Ask = (request: Extract<Request, { type: 'history' }>) => Promise<Reply<'history'>>

/** The whole history of the open table in one view, page by page. */
export async function readHistory(ask: Ask, viewer: Viewer): Promise<StoryResult> {
  const entries: LogEntry[] = []
  let setup: unknown
  for (;;) {
    const reply = await ask({ type: 'history', viewer, from: entries.length, count: pageSize })
    if (!reply.ok) return { refusal: reply.refusal }
    if (entries.length === 0) setup = reply.value.setup
    entries.push(...reply.value.entries)
    if (entries.length >= reply.value.next || reply.value.entries.length === 0)
      return { story: { setup, entries } }
  }
}

/** What a replay needs of the open table. `present`: the view this connection has of it. */
export interface OpenTable {
  readonly table: TableInfo
  readonly game: Game
  readonly over: boolean
  readonly present: Viewer
}

/** Every view of a game that is over; the open view, with all cards face up, comes first. */
export const allViewers = (table: TableInfo): readonly Viewer[] => ['open', 'public', ...table.seats.keys()]

/** The open table as a source. While it runs it can be seen in the view this connection has, and in the public one. */
export function tableSource({ table, game, over, present }: OpenTable, ask: Ask): Source {
  const viewers = over ? allViewers(table) : [...new Set([present, 'public' as const])]
  return { table, game, viewers, read: (viewer) => readHistory(ask, viewer) }
}
