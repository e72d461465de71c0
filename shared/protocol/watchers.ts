/** Those who only watch a table: the list of them, its schema, and the requests about them. */
import { z } from 'zod'
import { longestName } from '../engine/file'
import { personName, shown, tableId, whole } from './fields'

/** The most guests at one table. */
export const mostGuests = 64

/** A guest without a seat, who only watches. */
export interface Watcher {
  /** The same as long as the guest's connection lasts; at this table only. */
  readonly id: number
  /** The name that the guest gave; absent if none. */
  readonly name?: string
}

/** Those who watch a table, in every message that carries its people. */
export interface Watched {
  /** In the order in which they came, at most `mostGuests`; absent: nobody. */
  readonly watchers?: readonly Watcher[]
}

/** Gives the sender, a guest without a seat, the name under which everybody sees it watch and chat. */
export const watchAs = z.strictObject({ type: z.literal('watchAs'), name: personName })

/** Asks who watches a table, without coming to it, and who was removed from it. */
export const listWatchers = z.strictObject({ type: z.literal('listWatchers'), table: tableId })

/** Removes a spectator, who is not let in again until readmitted, except to a seat of its own. */
export const kickWatcher = z.strictObject({ type: z.literal('kickWatcher'), table: tableId, watcher: whole })

/** Lets a removed spectator in again: one of `Standing.removed`. */
export const readmitWatcher = z.strictObject({
  type: z.literal('readmitWatcher'),
  table: tableId,
  watcher: whole
})

const watcher = z.object({ id: whole, name: shown(longestName).exactOptional() })
/** What a host sends about those who watch. */
export const watchers: z.ZodType<readonly Watcher[]> = z.array(watcher).max(mostGuests)
